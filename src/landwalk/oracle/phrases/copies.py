"""Copies of spells."""

from __future__ import annotations

from landwalk.abilities.copies import CastBefore, TheCopies
from landwalk.abilities.words import phrase

# fmt: off
ROWS = (
    phrase("ref", TheCopies, "the copy", "la copia", "die Kopie", number="one"),
    phrase("ref", TheCopies, "the copies", "las copias", "die Kopien", number="many"),
    phrase("eachqty", CastBefore, "each other instant and sorcery spell you've cast before it this turn", "cada otro hechizo de instantáneo y de conjuro que hayas lanzado antes que él este turno", types=("instant", "sorcery")),
)
# fmt: on
