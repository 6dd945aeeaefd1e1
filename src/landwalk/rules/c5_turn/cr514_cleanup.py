"""CR 514, cleanup step."""

from __future__ import annotations

from landwalk.abilities.effect import HandSizeIs
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Batch, EndEffects, Event, RemoveDamage
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.rules.clauses import entries
from landwalk.rules.look import Now
from landwalk.rules.references import players


def cleanup(state: State) -> Flow[None]:
    """CR 514.1, discard to the maximum hand size; 514.2, damage wears off and "until end of turn" ends, at the same time."""
    player = state.active
    if state.players[player].in_game:
        limit = max_hand_size(state, player)
        hand = state.players[player].hand
        if limit is not None and len(hand) > limit:
            from landwalk.actions.discard import DiscardEvent

            n = len(hand) - limit
            chosen = objects((yield ChooseObjects(player, Purpose.DISCARD, hand, n, n, text="hand size")))
            yield Batch(tuple(DiscardEvent(player, i) for i in chosen))
    events: list[Event] = []
    damaged = tuple(i for i in state.battlefield if state.objects[i].damage or state.objects[i].deathtouched)
    if damaged:
        events.append(RemoveDamage(damaged))
    if state.effects:
        from landwalk.rules.c6_spells_abilities.cr611_continuous_effects import end_of_turn_ids

        ids = end_of_turn_ids(state)
        if ids:
            events.append(EndEffects(ids))
    if events:
        yield Batch(tuple(events))


def max_hand_size(state: State, player: int) -> int | None:
    """CR 402.2: seven, unless effects say otherwise (None: no maximum); later ones override (613.11)."""
    look = Now(state)
    limit: int | None = state.players[player].max_hand_size
    for entry in entries(look, HandSizeIs):
        if player in players(look, entry.clause.subject, entry.ctx):
            predicate = entry.predicate
            assert isinstance(predicate, HandSizeIs)
            if predicate.amount is None:
                limit = None
            else:
                from landwalk.rules.values import amount

                limit = amount(look, predicate.amount, entry.ctx)
    return limit


@applies(RemoveDamage)
def remove_damage(state: State, event: RemoveDamage) -> None:
    for i in event.objects:
        if i in state.objects:
            obj = state.edit(i)
            obj.damage = 0
            obj.deathtouched = False
