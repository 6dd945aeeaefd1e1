"""Plot (CR 702.170).

What it does:
    During your main phase while the stack is empty you may pay the plot cost and exile the card from your hand; it becomes plotted
    (702.170a). In such a moment of a later turn its owner may cast it from exile without paying its mana cost (702.170d).

Interactions:
    A special action (116.2k, 702.170b). Instants are cast at sorcery speed this way, too.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Acted, SetDesignation
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr118_costs import can_pay, pay
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay, SpecialMeaning, cost_params
from landwalk.rules.c6_spells_abilities.cr601_permission import sorcery_timing
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, Reason, register

_KEY = "plot"
_PLOTTED = "plotted"


def reasons(look: Look, player: PlayerId, card: ObjectId, inst: Inst, keyword: KeywordAbility) -> list[Reason]:
    """CR 116.2k, 702.170a."""
    if not sorcery_timing(look.state, player):
        return [
            Reason("702.170a", "{0} can be plotted only in a main phase of its owner while the stack is empty", (card,))
        ]
    (costs,) = cost_params(keyword)
    if not can_pay(look, player, costs, Context(card, player)):
        return [Reason("118.3", "the plot cost of {0} can't be paid", (card,))]
    return []


def plot(state: State, player: PlayerId, card: ObjectId, inst: Inst, keyword: KeywordAbility) -> Flow[None]:
    (costs,) = cost_params(keyword)
    if not (yield from pay(state, player, costs, Context(card, player))):
        return
    gone = move(state, card, Zone.EXILE, _KEY)
    yield gone
    if gone.new_id:
        yield SetDesignation(gone.new_id, f"{_PLOTTED}:{state.turn}")
        yield Acted(player, _KEY, (gone.new_id,), 1)


def may(look: Look, player: PlayerId, card: ObjectId) -> bool:
    """CR 702.170d."""
    if not sorcery_timing(look.state, player):
        return False
    for name in look.object(card).designations:
        word, _, turn = name.partition(":")
        if word == _PLOTTED and int(turn) < look.state.turn:
            return True
    return False


register(
    KeywordMeaning(
        _KEY,
        "702.170",
        hooks={
            "special_action": SpecialMeaning(_KEY, Zone.HAND, reasons, plot),
            "alternative_way": AlternativeWay(_KEY, Zone.EXILE, may, "free"),
        },
    )
)
