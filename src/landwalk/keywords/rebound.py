"""Rebound (CR 702.88).

What it does:
    If this spell was cast from your hand, you exile it as it resolves instead of putting it into the graveyard; at the beginning of your
    next upkeep you may cast it from exile without paying its mana cost (702.88a).

Interactions:
    Not when it is countered. Cast from exile it doesn't rebound again. Redundant (702.88c).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import CastFrom
from landwalk.abilities.noun import YOU, AtZone
from landwalk.abilities.parts import THIS
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, Delayed, May
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c6_spells_abilities.cr603_delayed import delay
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "rebound"
_AGAIN = Delayed(
    StepBegins(Step.UPKEEP, YOU, "next"), (May((Clause(YOU, (CastFrom(AtZone(THIS, Zone.EXILE), free="yes"),)),)),)
)


def exiled(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is not Zone.GRAVEYARD:
        return None
    obj = look.object(holder)
    if event.reason != "resolve" or obj.cast_from is not Zone.HAND:
        return None
    you = look.controller(holder)

    def apply(state: State, change: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(change, ZoneChange)
        change.to = Zone.EXILE
        after.append(_later(state, change, you))
        yield from ()
        return [change]

    key = f"{holder}/{inst_key(inst.origin, inst.ordinal)}:{_KEY}"
    return Replacement(key, apply, kind=_KEY, source=holder)


def _later(state: State, change: ZoneChange, you: PlayerId) -> Flow[None]:
    if change.new_id and change.to is Zone.EXILE:
        yield from delay(state, Context(change.new_id, you), _AGAIN)


register(
    KeywordMeaning(
        _KEY,
        "702.88",
        redundant="yes",
        hooks={"replacement": exiled, "interests": frozenset({"replace:zone_change", "step"})},
    )
)
