"""CR 715 and 720, adventurer and omen cards: where a spell cast as the inset goes as it resolves. (Casting it: the card's second face.)"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import PlayPermission
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause
from landwalk.kernel.events import Event, StartEffect, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import Kind, PlayerId
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr103_starting_the_game import shuffle
from landwalk.rules.c6_spells_abilities.cr601_permission import NORMALLY
from landwalk.rules.c6_spells_abilities.cr614_replacement import SELF, After, Replacement
from landwalk.rules.look import Look

_ADVENTURE: Final = "Adventure"
_OMEN: Final = "Omen"
_MAY_PLAY: Final = Clause(YOU, (PlayPermission(THIS, NORMALLY),))


def replacing(look: Look, event: Event) -> list[Replacement]:
    """CR 715.3d, 720.3d: an Adventure spell is exiled, an Omen spell shuffled into the library, instead of going to the graveyard."""
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is not Zone.GRAVEYARD:
        return []
    obj = look.state.objects.get(event.object)
    if event.reason != "resolve" or obj is None or obj.kind is not Kind.CARD:
        return []
    subtypes = look.get(event.object).subtypes
    if _ADVENTURE in subtypes:
        return [_instead(event.object, "715.3d", Zone.EXILE, look.controller(event.object))]
    if _OMEN in subtypes:
        return [_instead(event.object, "720.3d", Zone.LIBRARY, obj.owner)]
    return []


def _instead(item: int, rule: str, zone: Zone, player: PlayerId) -> Replacement:
    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = zone
        after.append(_permit(state, event, player) if zone is Zone.EXILE else shuffle(state, player))
        yield from ()
        return [event]

    return Replacement(f"{item}/rule:{rule}", apply, rank=SELF, source=item)


def _permit(state: State, event: ZoneChange, player: PlayerId) -> Flow[None]:
    """For as long as the card remains exiled, that player may play it, though not as an Adventure."""
    card = event.new_id
    if card and event.to is Zone.EXILE:
        ctx = Context(card, player)
        yield StartEffect(Effect(0, _MAY_PLAY, ctx, card, player, (card,), None, 0, state.turn))
