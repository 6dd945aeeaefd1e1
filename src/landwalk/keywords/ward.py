"""Ward (CR 702.21).

What it does:
    Whenever this permanent becomes the target of a spell or ability an opponent controls, that spell or ability is countered unless that
    player pays the cost (702.21a).

Interactions:
    The player pays as the ability resolves. Each instance triggers.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import YOU, Controlled, Core, Noun
from landwalk.abilities.parts import AN_OPPONENT, EVENT_OTHER, EVENT_PLAYER, THIS, a
from landwalk.abilities.pattern import BecomesTarget
from landwalk.abilities.sentence import Clause, UnlessPaid
from landwalk.actions.counter import Counter
from landwalk.rules.questions import KeywordMeaning, register

_EVENT = BecomesTarget(THIS, a(Core(Noun.SPELL_OR_ABILITY), Controlled(AN_OPPONENT)))
_COUNTERED = Clause(YOU, (Counter(EVENT_OTHER),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    cost = keyword.params[0]
    assert isinstance(cost, CostParam)
    return (Triggered(_EVENT, (UnlessPaid((_COUNTERED,), EVENT_PLAYER, cost.costs),), when="whenever"),)


register(KeywordMeaning("ward", "702.21", means))
