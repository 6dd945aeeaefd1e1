"""Affinity (CR 702.41).

What it does:
    The spell costs {1} less to cast for each [text] you control (702.41a).

Interactions:
    Only generic mana is reduced (118.7a). Several instances each work (702.41b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.amount import CountOf
from landwalk.abilities.effect import CostChange
from landwalk.abilities.keyword_params import TypeParam
from landwalk.abilities.noun import YOU, Controlled, Det, NounPhrase
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause
from landwalk.kernel.mana import ManaCost
from landwalk.rules.questions import KeywordMeaning, register

_ONE_MANA = ManaCost(("1",))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (param,) = keyword.params
    assert isinstance(param, TypeParam)
    yours = NounPhrase(Det.ALL, (param.core,), (Controlled(YOU),))
    return (Static((Clause(THIS, (CostChange(_ONE_MANA, amount=CountOf(yours)),)),)),)


register(KeywordMeaning("affinity", "702.41", means))
