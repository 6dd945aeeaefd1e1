"""Copies of spells."""

from __future__ import annotations

from landwalk.abilities.copies import TheCopies
from landwalk.abilities.words import phrase

# fmt: off
ROWS = (
    phrase("ref", TheCopies, "the copy", "la copia", number="one"),
    phrase("ref", TheCopies, "the copies", "las copias", number="many"),
)
# fmt: on
