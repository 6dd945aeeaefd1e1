"""What a decision and a copy cost, by how much there is: permanents, cards in hand, triggers, continuous effects, players.

A position is made for each size, and two turns are played from it by players who cast one creature a turn, attack with one creature and
block with nothing. The slope is that of the straight line nearest to the points in a log-log plot: 1 is linear, 2 quadratic.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GetPT
from landwalk.kernel.choices import CastSpell, Choice, DeclareAttackers, Pass, Priority
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step, Zone
from landwalk.play.game import Game, plainest
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.testing import position
from landwalk.testing.board import YOURS, all_of, creature, enchantment, land, static
from landwalk.testing.faces import invent, spec

#: Permanents, for a start: where another thing grows, there are so many of them.
_USUAL = 20
_LIBRARY = 10
_FACES = 20
_MOST_DECISIONS = 400
#: The two turns are played so many times; the cards drawn differ.
_ROUNDS = 5


class Point(msgspec.Struct, frozen=True):
    """size: of what grows. decision_us: CPU microseconds from an answer to the next question, the mean over two turns. copy_us: median of a
    copy with its first legal actions and one push, at priority. decisions: how many were timed."""

    size: int
    decision_us: float
    copy_us: float
    decisions: int


class Curve(msgspec.Struct, frozen=True):
    """what: what grows. slopes: of the straight line through the points in a log-log plot (natural logarithms, least squares)."""

    what: str
    points: list[Point]
    decision_slope: float
    copy_slope: float


def _lands_and_creatures(state: State, number: int) -> None:
    """Half lands, half creatures, of `_FACES` different faces, shared out among the players."""
    order = state.turn_order
    faces = [
        spec(land(f"Field {i}", "Forest", supertypes=("basic",)) if i % 2 else creature(f"Newt {i}", 1, 4))
        for i in range(_FACES)
    ]
    for i in range(number):
        _enter(state, faces[i % _FACES], order[(i // 2) % len(order)])


def _enter(state: State, card: CardSpec, owner: PlayerId) -> None:
    position.enter(state, card, owner, _no_question)


def _no_question(choice: Choice) -> object:
    raise TypeError(f"nobody should be asked while the position is made: {choice!r}")


def _hands(state: State, number: int) -> None:
    for player in state.turn_order:
        for i in range(number):
            position.put(state, spec(creature(f"Recruit {i}", 1, 1, mana_cost=ManaCost(("G",)))), player, Zone.HAND)


def _permanents(state: State, size: int) -> None:
    _lands_and_creatures(state, size)
    _hands(state, 3)


def _cards_in_hand(state: State, size: int) -> None:
    _lands_and_creatures(state, _USUAL)
    _hands(state, size)


def _triggers(state: State, size: int) -> None:
    _permanents(state, _USUAL)
    face = invent("Bell", None, "Enchantment", "Whenever a creature enters, you gain 1 life.")
    for i in range(size):
        _enter(state, spec(face), state.turn_order[i % len(state.turn_order)])


def _effects(state: State, size: int) -> None:
    _permanents(state, _USUAL)
    for i in range(size):
        effect = static(all_of("creature", tail=(YOURS,)), GetPT(Number(0), Number(1)))
        _enter(state, spec(enchantment(f"Anthem {i}", effect)), state.turn_order[i % len(state.turn_order)])


#: What grows -> (how a position of that size is made, the sizes).
DIMENSIONS: dict[str, tuple[Callable[[State, int], None], tuple[int, ...]]] = {
    "permanents": (_permanents, (10, 20, 50, 100, 200, 400)),
    "cards in hand": (_cards_in_hand, (1, 2, 5, 10, 20, 50)),
    "triggers": (_triggers, (1, 2, 5, 10, 20, 50)),
    "continuous effects": (_effects, (1, 2, 5, 10, 20, 50)),
    "players": (lambda state, _: _permanents(state, _USUAL * 2), (2, 3, 4, 6, 8)),
}


def position_of(what: str, size: int, seed: int = 1) -> Game:
    """The game at the beginning of the first player's first main phase. Raises KeyError if nothing of that name grows."""
    make, _ = DIMENSIONS[what]
    names = [f"Player {i + 1}" for i in range(size if what == "players" else 2)]
    state = position.empty(names, life=1000, seed=seed)
    for player in state.turn_order:
        for i in range(_LIBRARY):
            position.put(state, spec(land(f"Field {i}", "Forest", supertypes=("basic",))), player, Zone.LIBRARY)
    make(state, size)
    position.begin_at(state, Step.PRECOMBAT_MAIN, state.starting_player)
    return Game(state)


def answer(game: Game, choice: Choice, cast: set[tuple[int, PlayerId]]) -> object:
    """One creature spell a turn, one attacker, to the rest the plainest answer (no blockers). `cast` notes who has cast this turn."""
    if isinstance(choice, Priority):
        key = (game.state.turn, choice.player)
        spells = [a for a in choice.actions if isinstance(a, CastSpell)]
        if spells and key not in cast:
            cast.add(key)
            return spells[0]
        return Pass()
    if isinstance(choice, DeclareAttackers):
        able = [(one, others[0]) for one, others in choice.options if others]
        return tuple(able[:1])
    return plainest(choice)


def measure_point(what: str, size: int, rounds: int = _ROUNDS) -> Point:
    """Two turns of a position, timed on this core, some times over."""
    spent: list[float] = []
    copied: list[float] = []
    for seed in range(rounds):
        _play_on(position_of(what, size, seed), spent, copied)
    return Point(size, round(statistics.fmean(spent) * 1e6, 1), round(statistics.median(copied) * 1e6, 1), len(spent))


def _play_on(game: Game, spent: list[float], copied: list[float]) -> None:
    cast: set[tuple[int, PlayerId]] = set()
    for _ in range(_MOST_DECISIONS):
        choice = game.choice
        if choice is None or game.state.turn > 2:
            return
        given = answer(game, choice, cast)
        if isinstance(choice, Priority):
            start = time.process_time()
            other = game.copy()
            len(other.legal_actions)
            other.push_unchecked(given)
            copied.append(time.process_time() - start)
        start = time.process_time()
        game.push_unchecked(given)
        spent.append(time.process_time() - start)


def slope(pairs: Sequence[tuple[float, float]]) -> float:
    """Of the least-squares line through (ln x, ln y). Raises ValueError for fewer than two points or sizes that aren't positive."""
    if len(pairs) < 2:
        raise ValueError("a line needs two points")
    xs = [math.log(x) for x, _ in pairs]
    ys = [math.log(y) for _, y in pairs]
    return statistics.linear_regression(xs, ys).slope


def measure(
    progress: Callable[[int, int], None] | None = None, dimensions: Sequence[str] = tuple(DIMENSIONS)
) -> Iterator[Curve]:
    """One curve for each thing that grows, as they come. One point is played before, to load what is loaded when first needed."""
    total = sum(len(DIMENSIONS[what][1]) for what in dimensions)
    done = 0
    measure_point("permanents", _USUAL)
    for what in dimensions:
        points: list[Point] = []
        for size in DIMENSIONS[what][1]:
            points.append(measure_point(what, size))
            done += 1
            if progress is not None:
                progress(done, total)
        yield Curve(
            what,
            points,
            round(slope([(p.size, p.decision_us) for p in points]), 2),
            round(slope([(p.size, p.copy_us) for p in points]), 2),
        )
