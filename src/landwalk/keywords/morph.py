"""Morph and megamorph (CR 702.37).

What it does:
    The card may be cast face down as a 2/2 creature for {3} (702.37a, c); any time its controller has priority, they may turn it face up
    for its morph cost (702.37e). Megamorph adds a +1/+1 counter as it is turned face up (702.37b).

Interactions:
    A special action (116.2b). While it is face down it has none of its other characteristics (708.2). Lands with morph are cast so, too.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.cost import PayMana
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import CountersEvent, SetStatus
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr118_costs import can_pay, pay
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay, SpecialMeaning, cost_params
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, Reason, register

_MORPH, _MEGAMORPH = "morph", "megamorph"
_FACE_UP = "turn face up"
_THREE = (PayMana(ManaCost(("3",))),)


def reasons(look: Look, player: PlayerId, id_: ObjectId, inst: Inst, keyword: KeywordAbility) -> list[Reason]:
    """CR 116.2b."""
    (costs,) = cost_params(keyword)
    if not can_pay(look, player, costs, Context(id_, player)):
        return [Reason("702.37e", "the morph cost of {0} can't be paid", (id_,))]
    return []


def turn_up(state: State, player: PlayerId, id_: ObjectId, inst: Inst, keyword: KeywordAbility) -> Flow[None]:
    """CR 702.37e, 708.7."""
    (costs,) = cost_params(keyword)
    if not (yield from pay(state, player, costs, Context(id_, player))):
        return
    yield SetStatus(id_, "face_down", False)
    if keyword.name == _MEGAMORPH:
        yield CountersEvent(id_, "+1/+1", 1, player)


for _name in (_MORPH, _MEGAMORPH):
    register(
        KeywordMeaning(
            _name,
            "702.37",
            hooks={
                "alternative_way": AlternativeWay(_name, Zone.HAND, price="fixed", fixed=_THREE, face_down="yes"),
                "special_action": SpecialMeaning(_FACE_UP, Zone.BATTLEFIELD, reasons, turn_up),
            },
        )
    )
