"""Dash (CR 702.109).

What it does:
    The card may be cast for its dash cost; if it was, the permanent has haste and returns to its owner's hand at the beginning of the next
    end step (702.109a).

Interactions:
    An alternative cost (118.9). What has left the battlefield by then stays where it is.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.context import inst_key
from landwalk.abilities.effect import GainAbilities, MoveTo
from landwalk.abilities.noun import AtZone
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, Delayed
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.c6_spells_abilities.cr614_replacement import Replacement
from landwalk.rules.keyword_replacement import then_delayed
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "dash"
_HASTE = Static((Clause(THIS, (GainAbilities((KeywordAbility("haste"),)),)),), condition=WasPaid(_KEY, THIS))
_RETURN = Delayed(StepBegins(Step.END_STEP, next_="next"), (do(MoveTo(AtZone(THIS, Zone.BATTLEFIELD), Zone.HAND)),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_HASTE,)


def returns(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is not Zone.BATTLEFIELD:
        return None
    key = f"{inst_key(inst.origin, inst.ordinal)}:{_KEY}"
    if not look.object(holder).payment(key):
        return None
    return then_delayed(_RETURN, key, event.object, look.controller(holder))


register(
    KeywordMeaning(
        _KEY,
        "702.109",
        means,
        hooks={
            "alternative_way": AlternativeWay(_KEY, Zone.HAND),
            "replacement": returns,
            "interests": frozenset({"replace:enters", "step"}),
        },
    )
)
