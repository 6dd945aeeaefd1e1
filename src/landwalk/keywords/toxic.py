"""Toxic N (CR 702.164).

What it does:
    Combat damage that the creature deals to a player also gives that player N poison counters.

Interactions:
    Several instances add up to the creature's total toxic value, whatever the amount of damage (702.164b). Prevented damage gives none.
    It goes with infect, which gives poison counters instead of loss of life.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.rules.questions import KeywordMeaning, register


def value(keyword: KeywordAbility) -> int:
    """N of one instance."""
    (number,) = keyword.params
    assert isinstance(number, Number)
    return number.n


register(KeywordMeaning("toxic", "702.164", hooks={"poison_with_combat_damage": value}))
