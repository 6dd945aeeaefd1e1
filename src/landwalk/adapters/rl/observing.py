"""From a view and the question asked to arrays (`schema`). Nothing else of the game is looked at: the view has no secrets in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landwalk.adapters.rl import schema
from landwalk.kernel.choices import Activate, CastSpell, Choice, Pass, PlayLand, SpecialAction
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.play.atoms.atom import Atom, AtomKind
from landwalk.play.errors import GameError
from landwalk.play.view import ObjectView, PlayerView, View

Observation = dict[str, NDArray[Any]]

_GAME = {name: at for at, name in enumerate(schema.GAME)}
_ACTION = {name: at for at, name in enumerate(schema.ACTION)}
_KINDS = {kind: _ACTION[f"kind_{kind}"] for kind in AtomKind}
_ACTS = {
    Pass: "do_pass",
    PlayLand: "do_play_land",
    CastSpell: "do_cast",
    Activate: "do_activate",
    SpecialAction: "do_special",
}
_KEYWORDS = frozenset(schema.KEYWORDS)
#: Slots by which actions and options name an object.
_NAMING = ("card", "source", "on", "holder", "object")


class ObservationError(GameError):
    """What is to be observed doesn't fit into the arrays; the game is unchanged."""


class Asked:
    """What a seat is asked: the question, the atoms so far, and the options of this step."""

    __slots__ = ("choice", "options", "said")

    def __init__(self, choice: Choice, said: Sequence[Atom], options: Sequence[Atom]) -> None:
        self.choice = choice
        self.said = said
        self.options = options


class Observer:
    """Makes observations of games with so many seats and these cards."""

    __slots__ = ("limits", "seats", "vocabulary")

    def __init__(self, seats: int, limits: schema.Limits, vocabulary: schema.Vocabulary) -> None:
        self.seats = seats
        self.limits = limits
        self.vocabulary = vocabulary

    def observe(self, seen: View, asked: Asked | None) -> Observation:
        """The arrays for the viewer. asked: the question if it is this viewer's, else None. ObservationError if anything doesn't fit."""
        limits = self.limits
        options = () if asked is None else asked.options
        if len(options) > limits.options:
            raise ObservationError(f"{len(options)} options don't fit into K = {limits.options}: make K greater")
        seat_rows = {(seen.viewer + at) % self.seats: at for at in range(self.seats)}
        things = list(_things(seen, seat_rows))
        if len(things) > limits.entities:
            raise ObservationError(
                f"{len(things)} objects don't fit into {limits.entities} rows: make `entities` greater"
            )
        rows = {thing.id: at for at, (thing, _) in enumerate(things)}
        where = _Where(rows, seat_rows)
        out: Observation = {
            "observation": _game(seen, asked),
            "players": _filled(
                (self.seats, len(schema.PLAYER)), [_player(seen, p) for p in _in_order(seen, seat_rows)]
            ),
            "entities": _filled(
                (limits.entities, len(schema.ENTITY)), [_entity(thing, place, seat_rows) for thing, place in things]
            ),
            "entity_cards": np.zeros(limits.entities, dtype=np.int32),
            "links": self._links([thing for thing, _ in things], where),
            "actions": np.zeros((limits.options, len(schema.ACTION)), dtype=np.float32),
            "action_refs": np.full((limits.options, 3), -1, dtype=np.int32),
            "action_mask": np.zeros(limits.options, dtype=np.int8),
        }
        out["entity_cards"][: len(things)] = [self.vocabulary.number(thing.front or thing.name) for thing, _ in things]
        if asked is not None and options:
            _mark_options(out, asked, where)
        for name in ("observation", "players", "entities", "actions"):
            np.clip(out[name], -schema.BOUND, schema.BOUND, out=out[name])
        return out

    def _links(self, things: Sequence[ObjectView], where: _Where) -> NDArray[np.int32]:
        found = [link for thing in things for link in _links_of(thing, where, self.limits.entities)]
        if len(found) > self.limits.links:
            raise ObservationError(f"{len(found)} links don't fit into {self.limits.links} rows: make `links` greater")
        out = np.full((self.limits.links, 3), -1, dtype=np.int32)
        if found:
            out[: len(found)] = found
        return out


class _Where:
    """In which rows objects and players are."""

    __slots__ = ("rows", "seats")

    def __init__(self, rows: dict[int, int], seats: dict[int, int]) -> None:
        self.rows = rows
        self.seats = seats

    def row(self, id_: object) -> int:
        return self.rows.get(id_, -1) if isinstance(id_, int) else -1

    def seat(self, id_: object) -> int:
        return self.seats.get(-1 - id_, -1) if isinstance(id_, int) and id_ < 0 else -1


def ids_in(seen: View) -> frozenset[int]:
    """The ids of the players and of all objects that the viewer sees."""
    players = [-1 - p.index for p in seen.players]
    return frozenset([*players, *(thing.id for thing, _ in _things(seen, {p.index: p.index for p in seen.players}))])


def _filled(shape: tuple[int, int], rows: Sequence[Sequence[float]]) -> NDArray[np.float32]:
    out = np.zeros(shape, dtype=np.float32)
    if rows:
        out[: len(rows)] = rows
    return out


def _in_order(seen: View, seat_rows: dict[int, int]) -> list[PlayerView]:
    return sorted(seen.players, key=lambda p: seat_rows[p.index])


def _things(seen: View, seat_rows: dict[int, int]) -> Iterator[tuple[ObjectView, int]]:
    """(object, place in its library) in the order of the rows."""
    players = _in_order(seen, seat_rows)
    groups: list[Iterable[ObjectView]] = [seen.battlefield, seen.stack]
    groups += [p.hand for p in players]
    groups += [p.graveyard for p in players]
    groups += [seen.exile, seen.command]
    for group in groups:
        for thing in group:
            yield thing, 0
    for player in players:
        for place, thing in player.known_library:
            yield thing, place


def _game(seen: View, asked: Asked | None) -> NDArray[np.float32]:
    out = np.zeros(len(schema.GAME), dtype=np.float32)
    out[:3] = (seen.turn, seen.active == seen.viewer, seen.priority == seen.viewer)
    out[_GAME[f"step_{seen.step}"]] = 1
    if asked is not None:
        out[3:6] = (1, len(asked.said), len(asked.options))
        out[_GAME[f"ask_{asked.choice.purpose}"]] = 1
    return out


def _player(seen: View, player: PlayerView) -> list[float]:
    counters = player.counters
    known = [counters.get(k, 0) for k in schema.PLAYER_COUNTERS]
    return [
        player.in_game,
        seen.active == player.index,
        seen.priority == player.index,
        player.life,
        player.hand_size,
        player.library_size,
        len(player.graveyard),
        player.lands_played,
        *(player.pool.count(m) for m in schema.MANA),
        *known,
        sum(counters.values()) - sum(known),
        *(d in player.designations for d in schema.DESIGNATIONS),
        sum(1 for d in player.designations if d not in schema.DESIGNATIONS),
    ]


def _entity(thing: ObjectView, place: int, seat_rows: dict[int, int]) -> tuple[float, ...]:
    counters = thing.counters
    known = [counters.get(k, 0) for k in schema.COUNTERS] if counters else _NO_COUNTERS
    return (
        1,
        seat_rows[thing.owner],
        seat_rows[thing.controller],
        *_marks((thing.zone,), schema.ZONES),
        place,
        *_marks(tuple(thing.types), schema.TYPES),
        *_marks(tuple(thing.supertypes), schema.SUPERTYPES),
        *_marks(tuple(thing.colors), schema.COLORS),
        0 if thing.mana_cost is None else _mana_value(thing.mana_cost),
        thing.power or 0,
        thing.toughness or 0,
        thing.damage,
        thing.tapped,
        thing.sick,
        thing.token,
        thing.face_down,
        thing.attacking is not None,
        bool(thing.blocking),
        *known,
        sum(counters.values()) - sum(known) if counters else 0,
        *_marks(tuple(thing.keywords), schema.KEYWORDS),
        sum(1 for k in thing.keywords if k not in _KEYWORDS),
    )


_NO_COUNTERS = [0] * len(schema.COUNTERS)


@lru_cache(maxsize=4096)
def _marks(words: tuple[str, ...], columns: tuple[str, ...]) -> tuple[float, ...]:
    """1 for each column whose word is among these."""
    return tuple([float(column in words) for column in columns])


@lru_cache(maxsize=4096)
def _mana_value(cost: str) -> int:
    return ManaCost.parse(cost).mana_value


def _links_of(thing: ObjectView, where: _Where, entities: int) -> Iterator[tuple[int, int, int]]:
    own = where.rows[thing.id]
    attacked = thing.attacking
    if attacked is not None and attacked in where.seats:
        attacked = -1 - attacked  # a view gives the index of a player
    ends: tuple[list[int], ...] = (
        [thing.attached_to] if thing.attached_to else [],
        [] if attacked is None else [attacked],
        thing.blocking,
        thing.targets,
        [thing.band] if thing.band and thing.band != thing.id else [],
    )
    for kind, ids in enumerate(ends):
        for id_ in ids:
            seat = where.seat(id_)
            to = where.row(id_) if seat < 0 else entities + seat
            if to >= 0:
                yield kind, own, to


def _mark_options(out: Observation, asked: Asked, where: _Where) -> None:
    actions, refs = out["actions"], out["action_refs"]
    waiting = where.row(_waiting(asked))
    for at, atom in enumerate(asked.options):
        _mark_option(actions[at], refs[at], atom, asked, where)
        refs[at, 2] = waiting
    out["action_mask"][: len(asked.options)] = 1


def _waiting(asked: Asked) -> object:
    """The creature that waits for its other half, else the object that asks."""
    last = asked.said[-1] if asked.said else None
    if last is not None and last.kind in {AtomKind.ATTACKER, AtomKind.BLOCKER}:
        return last.what
    return asked.choice.source


def _mark_option(row: NDArray[np.float32], ref: NDArray[np.int32], atom: Atom, asked: Asked, where: _Where) -> None:
    row[_KINDS[atom.kind]] = 1
    what = atom.what
    if atom.kind is AtomKind.GROUP:
        first = what
        assert isinstance(first, Atom)
        row[_ACTION["number"]] = atom.n
        what = first.what  # a group is shown by its first option
    elif atom.kind in {AtomKind.NUMBER, AtomKind.DIGIT}:
        assert isinstance(what, int)
        row[_ACTION["number"]] = what
        return
    elif atom.kind is AtomKind.SHARE:
        row[_ACTION["number"]] = atom.n
    named: object = what
    if isinstance(what, Node):
        kind = _ACTS.get(type(what))
        if kind is not None:
            row[_ACTION[kind]] = 1
        row[_ACTION["another_way"]] = bool(getattr(what, "way", ""))
        row[_ACTION["place"]] = getattr(what, "face", 0) or getattr(what, "ordinal", 0)
        named = next((getattr(what, slot) for slot in _NAMING if isinstance(getattr(what, slot, None), int)), None)
    elif atom.kind is AtomKind.OPTION:
        all_options = getattr(asked.choice, "options", ())
        row[_ACTION["place"]] = all_options.index(what) if what in all_options else 0
        if isinstance(what, str):
            for color in schema.MANA:
                row[_ACTION[f"color_{color}"]] = what == color
        named = what if isinstance(what, int) and what < 0 else None
    ref[0] = where.row(named)
    ref[1] = where.seat(named)
    row[_ACTION["me"]] = ref[1] == 0
