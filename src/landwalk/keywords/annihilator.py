"""Annihilator N (CR 702.86).

What it does:
    Whenever this creature attacks, defending player sacrifices N permanents (702.86a).

Interactions:
    The player is the one whom it was attacking as it triggered (508.5). Several instances trigger separately (702.86b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.abilities.parts import EVENT_PLAYER, PERMANENT, THIS, do, number
from landwalk.abilities.pattern import Attacks
from landwalk.actions.sacrifice import Sacrifice
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    permanents = NounPhrase(Det.COUNT, (PERMANENT,), count=number(keyword.params))
    return (Triggered(Attacks(THIS), (do(Sacrifice(permanents), subject=EVENT_PLAYER),), when="whenever"),)


register(KeywordMeaning("annihilator", "702.86", means))
