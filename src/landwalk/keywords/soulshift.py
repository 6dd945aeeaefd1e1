"""Soulshift N (CR 702.46).

What it does:
    When this permanent is put into a graveyard from the battlefield, you may return target Spirit card with mana value N or less from your
    graveyard to your hand (702.46a).

Interactions:
    It is in the graveyard itself by then, and may be the target if it fits. Several instances trigger separately (702.46b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.effect import MoveTo
from landwalk.abilities.noun import YOU, Compare, Core, Det, InZone, Noun, NounPhrase, Stat, WithStat
from landwalk.abilities.parts import THIS, number
from landwalk.abilities.pattern import Dies
from landwalk.abilities.sentence import Clause, May
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    spirit = NounPhrase(
        Det.TARGET,
        (Core(Noun.CARD, subtypes=("Spirit",)),),
        (InZone(Zone.GRAVEYARD, YOU), WithStat(Stat.MANA_VALUE, Compare.AT_MOST, number(keyword.params))),
    )
    return (Triggered(Dies(THIS), (May((Clause(YOU, (MoveTo(spirit, Zone.HAND),)),)),)),)


register(KeywordMeaning("soulshift", "702.46", means))
