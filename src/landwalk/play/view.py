"""View: what one player may know. The only place where secrets are removed."""

from __future__ import annotations

import msgspec

from landwalk.abilities.effect import LookAnyTime
from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import GameObject, Kind
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Now


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


class PlayerView(msgspec.Struct, frozen=True):
    """A player. hand: the cards that the viewer may see; hand_size counts all. pool: mana letters."""

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


class View(msgspec.Struct, frozen=True):
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
        return obj.controller == player or (player, id_) in state.known
    return True


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
        source_text = look.object(info.source).face.name if info.source else ""
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
    )


def _sick(obj: GameObject, chars: Characteristics, state: State) -> bool:
    """Came under its controller's control this turn (302.6), whatever haste says."""
    return chars.is_creature and obj.zone is Zone.BATTLEFIELD and obj.since >= state.turn
