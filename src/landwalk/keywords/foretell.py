"""Foretell (CR 702.143).

What it does:
    Any time you have priority during your turn you may pay {2} and exile the card from your hand face down; on a later turn it may be cast
    from exile for its foretell cost (702.143a).

Interactions:
    A special action (116.2h, 702.143b). Timing of the spell is that of the card.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.cost import PayMana
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Acted, Entry, Reveal, SetDesignation
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr118_costs import can_pay, pay
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay, SpecialMeaning
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, Reason, register

_KEY = "foretell"
_FORETOLD = "foretold"
_COST = (PayMana(ManaCost(("2",))),)


def reasons(look: Look, player: PlayerId, card: ObjectId, inst: Inst, keyword: KeywordAbility) -> list[Reason]:
    """CR 116.2h, 702.143a."""
    if look.state.active != player:
        return [Reason("702.143a", "{0} can be foretold only during its owner's turn", (card,))]
    if not can_pay(look, player, _COST, Context(card, player)):
        return [Reason("118.3", "{0} can't be foretold without {{2}}", (card,))]
    return []


def foretell(state: State, player: PlayerId, card: ObjectId, inst: Inst, keyword: KeywordAbility) -> Flow[None]:
    if not (yield from pay(state, player, _COST, Context(card, player))):
        return
    entry = Entry(player)
    entry.face_down = True
    gone = move(state, card, Zone.EXILE, _KEY, entry=entry)
    yield gone
    new = gone.new_id
    if new:
        yield SetDesignation(new, f"{_FORETOLD}:{state.turn}")
        yield Reveal((new,), (player,))
        yield Acted(player, _KEY, (new,), 1)


def may(look: Look, player: PlayerId, card: ObjectId) -> bool:
    """After the turn in which it was foretold."""
    for name in look.object(card).designations:
        word, _, turn = name.partition(":")
        if word == _FORETOLD and int(turn) < look.state.turn:
            return True
    return False


register(
    KeywordMeaning(
        _KEY,
        "702.143",
        hooks={
            "special_action": SpecialMeaning(_KEY, Zone.HAND, reasons, foretell),
            "alternative_way": AlternativeWay(_KEY, Zone.EXILE, may),
        },
    )
)
