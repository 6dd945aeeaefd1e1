"""Pairs of creatures (soulbond)."""

from __future__ import annotations

from landwalk.abilities.pairing import IsPaired, ThePair
from landwalk.abilities.words import phrase

# fmt: off
ROWS = (
    phrase("condition", IsPaired, "{what:self} is paired with another creature", "{what:baseref nom} (esté|está) [emparejado|emparejada|emparejados|emparejadas:what] con otra criatura", negated="is"),
    phrase("ref", ThePair, "each of those creatures", "cada una de esas criaturas", style="each"),
    phrase("ref", ThePair, "both creatures", style="both"),
)
# fmt: on
