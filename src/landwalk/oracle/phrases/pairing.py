"""Pairs of creatures (soulbond)."""

from __future__ import annotations

from landwalk.abilities.pairing import IsPaired, ThePair
from landwalk.abilities.words import phrase

# fmt: off
ROWS = (
    phrase("condition", IsPaired, "{what:self} is paired with another creature", negated="is"),
    phrase("ref", ThePair, "each of those creatures", style="each"),
    phrase("ref", ThePair, "both creatures", style="both"),
)
# fmt: on
