"""Blitz (CR 702.152).

What it does:
    The card may be cast for its blitz cost; if it was, the permanent has haste and "When this permanent is put into a graveyard from the
    battlefield, draw a card", and is sacrificed at the beginning of the next end step (702.152a).

Interactions:
    An alternative cost (118.9). The card is drawn however the permanent dies.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.context import inst_key
from landwalk.abilities.effect import Draw, GainAbilities
from landwalk.abilities.noun import AtZone
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.abilities.pattern import Dies, StepBegins
from landwalk.abilities.sentence import Clause, Delayed
from landwalk.actions.sacrifice import Sacrifice
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.c6_spells_abilities.cr614_replacement import Replacement
from landwalk.rules.keyword_replacement import then_delayed
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "blitz"
_GRANTED = (KeywordAbility("haste"), Triggered(Dies(THIS), (do(Draw(ONE)),)))
_STATIC = Static((Clause(THIS, (GainAbilities(_GRANTED),)),), condition=WasPaid(_KEY, THIS))
_SACRIFICE = Delayed(StepBegins(Step.END_STEP, next_="next"), (do(Sacrifice(AtZone(THIS, Zone.BATTLEFIELD))),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_STATIC,)


def doomed(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is not Zone.BATTLEFIELD:
        return None
    key = f"{inst_key(inst.origin, inst.ordinal)}:{_KEY}"
    if not look.object(holder).payment(key):
        return None
    return then_delayed(_SACRIFICE, key, event.object, look.controller(holder))


register(
    KeywordMeaning(
        _KEY,
        "702.152",
        means,
        hooks={
            "alternative_way": AlternativeWay(_KEY, Zone.HAND),
            "replacement": doomed,
            "interests": frozenset({"replace:enters", "step"}),
        },
    )
)
