"""CR 305.1-305.3 and 116.2a, playing a land: when, how many, and what happens."""

from __future__ import annotations

from landwalk.abilities.effect import Cant, CantDo, PlayAdditionalLands
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import PlayLand
from landwalk.kernel.events import Entry, LandPlayed
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import MAIN_STEPS, Zone
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr601_as_cast import AsCast
from landwalk.rules.clauses import applying
from landwalk.rules.look import Look
from landwalk.rules.questions import Reason
from landwalk.rules.values import amount


def lands_allowed(look: Look, player: PlayerId) -> int:
    """CR 305.2, 305.2b: one land each turn, and as many more as effects allow."""
    n = 1
    for entry in applying(look, PlayAdditionalLands, player):
        assert isinstance(entry.predicate, PlayAdditionalLands)
        n += amount(look, entry.predicate.amount, entry.ctx)
    return n


def why_not_now(look: Look, player: PlayerId) -> list[Reason]:
    """CR 305.1-305.3: reasons why the player can't play any land now."""
    state = look.state
    if state.active != player:
        return [Reason("305.3", "lands can be played only in one's own turn", (player,))]
    if state.step not in MAIN_STEPS or state.stack:
        return [Reason("305.1", "lands can be played only in a main phase while the stack is empty", (player,))]
    played = state.players[player].lands_played
    if played >= 1 and played >= lands_allowed(look, player):
        return [Reason("305.2a", "{0} has played as many lands as this turn allows", (player,))]
    if Cant in look.index.clauses:
        return cant(look, player, CantDo.PLAY_LANDS, 0, "305.1")
    return []


def why_forbidden(look: Look, player: PlayerId, card: ObjectId, face: Face | None = None) -> list[Reason]:
    """CR 101.2: what prohibits the player from playing this land, with this face of it, though others may be played."""
    if Cant not in look.index.clauses:
        return []
    seen = look if face is None else AsCast(look.state, card, player, face)
    return cant(seen, player, CantDo.CAST_OR_PLAY, card, "305.1")


def play_land(state: State, player: PlayerId, action: PlayLand) -> Flow[None]:
    """CR 305.1, 116.2a: from where it is straight onto the battlefield; it doesn't use the stack."""
    card = state.objects[action.card].card
    entry = Entry(player)
    if action.face and card is not None:
        entry.face = card.faces[action.face]
    event = move(state, action.card, Zone.BATTLEFIELD, "play", entry=entry)
    yield event
    if event.new_id:
        yield LandPlayed(event.new_id, player)


@applies(LandPlayed)
def land_played(state: State, event: LandPlayed) -> None:
    """CR 305.2: it counts against this turn's lands."""
    state.edit_player(event.player).lands_played += 1
