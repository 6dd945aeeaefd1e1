"""Gravestorm (CR 702.69).

What it does:
    When you cast this spell, copy it for each permanent that was put into a graveyard from the battlefield this turn; you may choose new
    targets for the copies (702.69a).

Interactions:
    Tokens count, whoever owned the permanents. Several instances trigger separately (702.69b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import HistoryCount
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import PERMANENT, THIS, a, do
from landwalk.abilities.pattern import Casts, Dies
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register

_TRIGGER = Triggered(Casts(YOU, THIS), (do(CopySpell(THIS, "may", HistoryCount(Dies(a(PERMANENT))))),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("gravestorm", "702.69", means, zones=(Zone.STACK,)))
