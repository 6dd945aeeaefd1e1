"""Soulbond (CR 702.95).

What it does:
    When this creature enters, its controller may pair it with another unpaired creature they control; whenever another creature enters
    under their control, they may pair that one with this creature, both unpaired (702.95a).

Interactions:
    Paired with one creature only (702.95d), until one of them leaves, stops being a creature or another player gains control of it
    (702.95e). "If you control both" is asked again as the ability resolves (603.4).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import AllOf, Controls
from landwalk.abilities.noun import YOU, Compare, Controlled, Core, Det, NounPhrase, Status
from landwalk.abilities.pairing import IsPaired, PairUp, Unpaired
from landwalk.abilities.parts import EVENT_OBJECT, THIS, a
from landwalk.abilities.pattern import Enters
from landwalk.abilities.sentence import Clause, May
from landwalk.rules.c7_additional.cr702_pairing import PAIRS
from landwalk.rules.questions import KeywordMeaning, register

_OTHER = Core(types=("creature",), status=(Status.OTHER,))
_PARTNER = NounPhrase(Det.A, (_OTHER,), (Controlled(YOU), Unpaired()))
_ANOTHER = Controls(YOU, _PARTNER, Compare.AT_LEAST, None)
_ALONE = AllOf((IsPaired(THIS, "isnt"), _ANOTHER))
_BOTH_ALONE = AllOf((IsPaired(THIS, "isnt"), IsPaired(EVENT_OBJECT, "isnt")))
_ENTERS = Triggered(Enters(THIS), (May((Clause(YOU, (PairUp(THIS, _PARTNER),)),)),), condition=_ALONE)
_OTHER_ENTERS = Triggered(
    Enters(a(_OTHER, Controlled(YOU))),
    (May((Clause(YOU, (PairUp(EVENT_OBJECT, THIS),)),)),),
    condition=_BOTH_ALONE,
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_ENTERS, _OTHER_ENTERS)


register(KeywordMeaning("soulbond", "702.95", means, hooks={"interests": frozenset({PAIRS})}))
