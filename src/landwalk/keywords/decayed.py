"""Decayed (CR 702.147).

What it does:
    This creature can't block; when it attacks, sacrifice it at end of combat (702.147a).

Interactions:
    It is sacrificed at end of combat even if it has lost decayed by then: the delayed ability was made as the first one resolved.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.effect import Cant, CantDo
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Attacks, StepBegins
from landwalk.abilities.sentence import Clause, Delayed
from landwalk.actions.sacrifice import Sacrifice
from landwalk.kernel.zones import Step
from landwalk.rules.questions import KeywordMeaning, register

_CANT_BLOCK = Static((Clause(THIS, (Cant(CantDo.BLOCK),)),))
_LATER = Delayed(StepBegins(Step.END_COMBAT, next_="next"), (do(Sacrifice(THIS)),))
_TRIGGER = Triggered(Attacks(THIS), (_LATER,))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_CANT_BLOCK, _TRIGGER)


register(KeywordMeaning("decayed", "702.147", means, redundant="yes"))
