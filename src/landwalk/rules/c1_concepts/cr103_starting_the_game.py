"""CR 103, starting the game: who begins, libraries, life, opening hands with London mulligans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities.opening import BeginsOnBattlefield
from landwalk.kernel.chance import Chance
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import ChooseObjects, ChooseOptions, Purpose, YesNo
from landwalk.kernel.events import DrawCard, Entry, SetPlayer, SetTurnPlan, ShuffleLibrary
from landwalk.kernel.flow import Flow, number, objects, options, yes
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import CARD, Card, GameObject, Player
from landwalk.kernel.state import State
from landwalk.kernel.zones import LIBRARY, Stage, Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.interests import register_face

STARTING_LIFE: Final = 20  # CR 103.4
HAND_SIZE: Final = 7  # CR 103.5


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSpec:
    """A card of a deck as the rules need it: its faces, layout and full name."""

    __slots__ = ("faces", "layout", "name")

    def __init__(self, name: str, faces: tuple[Face, ...], layout: str = "normal") -> None:
        self.name = name
        self.faces = faces
        self.layout = layout


def new_state(decks: Sequence[Sequence[CardSpec]], names: Sequence[str], seed: int, life: int = STARTING_LIFE) -> State:
    """The state before anything happened: each player's deck is their library, unshuffled (103.3 comes with `start`)."""
    state = State()
    state.rng = seed & ((1 << 64) - 1)
    state.stage = Stage.SETUP
    seen: dict[Face, None] = {}
    for index, deck in enumerate(decks):
        player = Player(-1 - index, names[index], life)
        state.players[player.id] = player
        state.turn_order = (*state.turn_order, player.id)
        player.library = tuple([add_card(state, spec, player.id, LIBRARY, seen) for spec in deck])
    return state


def add_card(state: State, spec: CardSpec, owner: int, zone: Zone, seen: dict[Face, None] | None = None) -> int:
    """A new physical card and its object; only for set-up (103) and positions that start in the middle.

    seen: faces that are registered already; it is added to.
    """
    card = Card(len(state.cards) + 1, owner, spec.faces, spec.layout, spec.name)
    state.cards[card.id] = card
    obj = GameObject(state.new_id(), card, card.whole, owner, zone, CARD, state.new_timestamp())
    obj.stamp = state.stamp
    state.objects[obj.id] = obj
    for face in (*spec.faces, card.whole):
        if seen is None or face not in seen:
            register_face(state, face)
            if seen is not None:
                seen[face] = None
    return obj.id


def start(state: State) -> Flow[None]:
    """CR 103.1-103.8."""
    yield from _starting_player(state)
    order = state.players_from(state.starting_player)
    if state.settings.get("shuffle", 1):
        for player in order:
            yield from shuffle(state, player)
    if state.settings.get("opening_hands", 1):
        yield from _opening_hands(state, order)
        for player in order:
            yield from from_opening_hand(state, player)


def from_opening_hand(state: State, player: int) -> Flow[None]:
    """CR 103.6a: the starting player first, each may put cards onto the battlefield that say so."""
    for id_ in state.players[player].hand:
        able = any(isinstance(tree, BeginsOnBattlefield) for tree in state.objects[id_].face.abilities)
        if able and yes((yield YesNo(player, Purpose.MAY, id_))):
            yield move(state, id_, Zone.BATTLEFIELD, "begin", entry=Entry(player))


def _starting_player(state: State) -> Flow[None]:
    """CR 103.1: settings "starting_player" (a loser's choice, a script), else a random player, who chooses to begin or, if settings
    "choose_play", is asked."""
    fixed = state.settings.get("starting_player", 0)
    if fixed:
        player = int(fixed)
    else:
        n = number((yield Chance("number", len(state.turn_order))))
        player = state.turn_order[n]
        if state.settings.get("choose_play"):
            words = tuple(state.turn_order)
            player = int(str(options((yield ChooseOptions(player, Purpose.STARTING_PLAYER, words)))[0]))
    yield SetTurnPlan("starting_player", player)


def shuffle(state: State, player: int) -> Flow[None]:
    """CR 103.3, 701.24a."""
    order = objects((yield Chance("shuffle", len(state.players[player].library), player)))
    yield ShuffleLibrary(player, order)


def _opening_hands(state: State, order: tuple[int, ...]) -> Flow[None]:
    """CR 103.5: seven cards each; in turn order each says whether to take a mulligan, who does takes it at once; then cards go down."""
    for player in order:
        yield from _draw_hand(state, player)
    undecided = list(order)
    while undecided:
        takers = []
        for player in undecided:
            if state.players[player].mulligans < HAND_SIZE and yes((yield YesNo(player, Purpose.MULLIGAN))):
                takers.append(player)
        for player in takers:
            yield SetPlayer(player, "mulligans", state.players[player].mulligans + 1)
            for id_ in state.players[player].hand:
                yield move(state, id_, LIBRARY, "mulligan")
            yield from shuffle(state, player)
            yield from _draw_hand(state, player)
        undecided = takers
    for player in order:
        n = state.players[player].mulligans
        if n:
            hand = state.players[player].hand
            chosen = objects((yield ChooseObjects(player, Purpose.BOTTOM, hand, n, n)))
            for id_ in chosen:  # in the order chosen: the last one lies at the very bottom
                yield move(state, id_, LIBRARY, "mulligan", position="bottom")


def _draw_hand(state: State, player: int) -> Flow[None]:
    for _ in range(HAND_SIZE):
        yield DrawCard(player)
