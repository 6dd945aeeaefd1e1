"""View: what one player may know. The only place where secrets are removed.

What was seen and is still known stands in `State.known` (rules/c4_zones/cr400_knowledge.py); `View.sample_world` gives whole games
that are consistent with a view (play/worlds.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.effect import LookAnyTime
from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import GameObject, Kind
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Now

if TYPE_CHECKING:
    from random import Random

    from landwalk.play.game import Game
    from landwalk.play.worlds import Lists


class ObjectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An object as the viewer sees it. `id` is the id that answers name. power/toughness: None if it has none."""

    id: int
    name: str
    owner: int
    controller: int
    zone: str
    types: list[str]
    subtypes: list[str] = []
    supertypes: list[str] = []
    colors: list[str] = []
    mana_cost: str | None = None
    power: int | None = None
    toughness: int | None = None
    tapped: bool = False
    damage: int = 0
    counters: dict[str, int] = {}
    attached_to: int = 0
    token: bool = False
    face_down: bool = False
    attacking: int | None = None
    blocking: list[int] = []
    targets: list[int] = []
    text: str = ""
    sick: bool = False
    front: str = ""  # the name on the front of a face-down object that the viewer may look at (CR 708.5)
    keywords: list[str] = []  # the keyword abilities that it has now, in alphabetical order
    band: int = 0  # the first creature of the attacking band that it is in (CR 702.22c); 0: in none


class PlayerView(msgspec.Struct, frozen=True):
    """A player. hand: the cards that the viewer knows; hand_size counts all. pool: mana letters.

    known_library: (place from the top, card) pairs of the cards of this library that the viewer knows; the top card's place is 0.
    """

    index: int
    name: str
    life: int
    hand_size: int
    hand: list[ObjectView]
    library_size: int
    graveyard: list[ObjectView]
    pool: str
    counters: dict[str, int]
    designations: list[str]
    in_game: bool
    lands_played: int
    known_library: list[tuple[int, ObjectView]] = []


class View(msgspec.Struct, frozen=True, dict=True):
    """What `viewer` may know of a game. Indices of players as in Game.players; ids of players in answers are -1 - index."""

    viewer: int
    turn: int
    phase: str
    step: str
    active: int
    priority: int
    players: list[PlayerView]
    battlefield: list[ObjectView]
    stack: list[ObjectView]
    exile: list[ObjectView]
    command: list[ObjectView]

    def sample_world(self, chance: int | Random, lists: Lists | None = None) -> Game:
        """A whole game at the moment of this view: all that the viewer can't know is drawn anew, also future chance.

        chance: a seed (the same seed gives the same world), or a random.Random to draw one from. lists: see `play.worlds.Worlds`;
        without it all deck lists count as known. WorldError if the view isn't of a game, or no consistent world was found.
        """
        moment = self.__dict__.get("moment")
        if moment is None:
            from landwalk.play.errors import WorldError

            raise WorldError("a view that wasn't made by Game.view has no game behind it")
        seed = chance if isinstance(chance, int) else chance.getrandbits(64)
        found: Game = moment.worlds(self.viewer, lists).sample(seed)
        return found


def view(state: State, viewer: int) -> View:
    """The view of the player with this index."""
    look = Now(state)
    me = -1 - viewer

    def one(id_: int) -> ObjectView:
        return _object(look, id_, me)

    def many(ids: tuple[int, ...]) -> list[ObjectView]:
        return [one(i) for i in ids if may_see(state, i, me)]

    players = []
    for p in state.players.values():
        players.append(
            PlayerView(
                -1 - p.id,
                p.name,
                p.life,
                len(p.hand),
                many(p.hand),
                len(p.library),
                [one(i) for i in p.graveyard],
                "".join(m.type for m in p.pool),
                dict(p.counters),
                list(p.designations),
                p.in_game,
                p.lands_played,
                _known_library(state, p.library, me, one),
            )
        )
    return View(
        viewer,
        state.turn,
        str(state.phase),
        str(state.step),
        -1 - state.active,
        -1 - state.priority,
        players,
        [one(i) for i in look.battlefield()],
        [one(i) for i in state.stack],
        [one(i) for i in state.exile],
        [one(i) for i in state.command],
    )


def may_see(state: State, id_: int, player: int) -> bool:
    """May the player look at the front of this card (CR 400.2, 701.20, 708.5)?"""
    obj = state.objects[id_]
    if obj.zone is Zone.HAND:
        return obj.owner == player or (player, id_) in state.known
    if obj.zone is Zone.LIBRARY:
        return (player, id_) in state.known or _top_is_shown(state, id_, player)
    if obj.face_down:
        return (player, id_) in state.known or (obj.zone is not Zone.EXILE and Now(state).controller(id_) == player)
    return True


def _known_library(
    state: State, library: tuple[int, ...], viewer: int, one: Callable[[int], ObjectView]
) -> list[tuple[int, ObjectView]]:
    if state.known:
        return [(at, one(i)) for at, i in enumerate(library) if may_see(state, i, viewer)]
    return [(0, one(i)) for i in library[:1] if _top_is_shown(state, i, viewer)]


def _top_is_shown(state: State, id_: int, player: int) -> bool:
    """Does an effect let the player see this card, as the top card of a library, all the time (CR 401.5)?"""
    look = Now(state)
    entries = look.index.clauses.get(LookAnyTime, ())
    if not entries:
        return False
    owner = state.objects[id_].owner
    if state.players[owner].library[:1] != (id_,):
        return False
    for entry in entries:
        assert isinstance(entry.predicate, LookAnyTime)
        if applies_to(look, entry, owner) and (owner == player or entry.predicate.how == "revealed"):
            return True
    return False


def _object(look: Now, id_: int, viewer: int) -> ObjectView:
    state = look.state
    obj = state.objects[id_]
    if not may_see(state, id_, viewer) and obj.zone is Zone.EXILE:
        return ObjectView(id_, "", -1 - obj.owner, -1 - obj.controller, str(obj.zone), [], face_down=True)
    chars = look.get(id_)
    attack = look.attack_of(id_)
    info = obj.stack
    source_text = ""
    if obj.kind is Kind.ABILITY and info is not None:
        source_text = look.get(info.source).name if info.source else ""
    return ObjectView(
        id_,
        chars.name or source_text,
        -1 - obj.owner,
        -1 - (chars.controller or obj.owner),
        str(obj.zone),
        sorted(chars.types),
        sorted(chars.subtypes),
        sorted(chars.supertypes),
        sorted(chars.colors),
        None if chars.mana_cost is None else str(chars.mana_cost),
        chars.power,
        chars.toughness,
        obj.tapped,
        obj.damage,
        dict(obj.counters),
        obj.attached_to,
        obj.kind is Kind.TOKEN,
        obj.face_down,
        None if attack is None else (attack.defender if attack.defender > 0 else -1 - attack.defender),
        [a.attacker for a in state.combat or () if id_ in a.blockers],
        [t for group in info.targets for t in group] if info is not None and obj.zone is Zone.STACK else [],
        "" if obj.face_down else obj.face.text,
        _sick(obj, chars, state),
        obj.face.name if obj.face_down and may_see(state, id_, viewer) else "",
        sorted({inst.tree.name for inst in chars.abilities if isinstance(inst.tree, KeywordAbility)}),
        0 if attack is None else attack.band,
    )


def _sick(obj: GameObject, chars: Characteristics, state: State) -> bool:
    """Came under its controller's control this turn (302.6), whatever haste says."""
    return chars.is_creature and obj.zone is Zone.BATTLEFIELD and obj.since >= state.turn
