"""The benchmark: random against random, copies at every kind of decision, saves. Figures, no verdict."""

from __future__ import annotations

import os
import platform
import resource
import statistics
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from landwalk import __version__
from landwalk.agents.agent import Agent, play, settle_garbage
from landwalk.agents.random_agent import RandomAgent
from landwalk.kernel import state
from landwalk.kernel.choices import Choice, ChooseObjects, ChooseOptions, Priority
from landwalk.play.game import Game
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

#: Games over whose decisions copies are timed, with recording on.
COPY_GAMES = 50


class Figures(msgspec.Struct, frozen=True):
    """What `landwalk bench --json` prints. All times are CPU time of this process, so that other work on the machine counts little.

    windows: priority windows and other decision points reached, asked or skipped. choices: asked with two or more options.
    copy_us / copy_other_us: a copy together with its first legal_actions and one push, at priority and elsewhere, medians in
    microseconds over all decisions of 50 games; _p95: 95th percentile. save_us: to_json, median. rss_mb: largest resident size.
    copy_kb: memory of one more copy that has gone one answer on, in the middle of a game. machine, python, landwalk: what ran it; compiled:
    is the core compiled?
    """

    games: int
    seconds: float
    games_per_second: float
    windows: int
    choices: int
    turns: int
    copy_us: float
    copy_us_p95: float
    copy_other_us: float
    copy_other_us_p95: float
    save_us: float
    rss_mb: float
    copy_kb: float
    turns_per_game: float
    windows_per_game: float
    choices_per_game: float
    machine: str
    python: str
    landwalk: str
    compiled: bool


class _Counting(RandomAgent):
    """The random bot, counting what it is asked."""

    __slots__ = ("asked", "choices")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0
        self.choices = 0

    def answer(self, game: Game, choice: Choice) -> object:
        self.asked += 1
        if options(choice) > 1:
            self.choices += 1
        return super().answer(game, choice)


def options(choice: Choice) -> int:
    """How many options a question has, as far as that is cheap to say (at least 2 where there is a choice)."""
    if isinstance(choice, Priority):
        return len(choice.actions)
    if isinstance(choice, ChooseObjects):
        return 1 if choice.least == choice.most == len(choice.candidates) else 2
    if isinstance(choice, ChooseOptions):
        return len(choice.options)
    return 2


def measure(
    decks: Sequence[Sequence[CardSpec]],
    games: int,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Figures:
    """Plays `games` games and times them on this core; then copies and saves."""
    settle_garbage()
    windows = choices = turns = 0
    seconds = 0.0
    for number in range(games):
        agents = [_Counting(seed * 1_000_003 + number * 2 + i) for i in range(2)]
        start = time.process_time()
        game = Game.new(decks, seed * 1_000_003 + number, recording=False)
        play(game, dict[int, Agent](enumerate(agents)))
        seconds += time.process_time() - start
        windows += game.state.windows + sum(a.asked for a in agents)
        choices += sum(a.choices for a in agents)
        turns += game.state.turn
        if progress is not None:
            progress(number + 1, games)
    at_priority, elsewhere, saves = time_copies(decks, seed)
    rss = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Figures(
        games,
        round(seconds, 3),
        round(games / seconds, 1) if seconds else 0.0,
        windows,
        choices,
        turns,
        *_median_p95(at_priority),
        *_median_p95(elsewhere),
        _median_p95(saves)[0],
        round(rss, 1),
        round(memory_of_copies(decks, seed), 1),
        round(turns / games, 1),
        round(windows / games, 1),
        round(choices / games, 1),
        f"{_processor()}, {os.cpu_count()} cores",
        f"{platform.python_implementation()} {platform.python_version()}",
        __version__,
        not state.__file__.endswith(".py"),
    )


def _processor() -> str:
    """What the system calls it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, "") or platform.processor() or platform.machine()


def memory_of_copies(decks: Sequence[Sequence[CardSpec]], seed: int, copies: int = 100) -> float:
    """Kilobytes (1,024 bytes) that one more copy of a game holds when it has gone one answer on, in the middle of a random game."""
    whole = Game.new(decks, seed)
    play(whole, dict[int, Agent](enumerate(RandomAgent(seed + i) for i in range(2))))
    game = Game.new(decks, seed)
    for answer in whole.answers[: len(whole.answers) // 2]:
        game.push_unchecked(answer)
    kept: list[Game] = []
    tracemalloc.start()
    try:
        before = 0
        for number in range(-1, copies):
            if number == 0:
                before = tracemalloc.get_traced_memory()[0]  # the copy before filled what all games share
            other = game.copy()
            choice = other.choice
            assert choice is not None
            other.push_unchecked(RandomAgent(number + 1).answer(other, choice))
            kept.append(other)
        return (tracemalloc.get_traced_memory()[0] - before) / copies / 1024
    finally:
        tracemalloc.stop()


def time_copies(
    decks: Sequence[Sequence[CardSpec]], seed: int, games: int = COPY_GAMES
) -> tuple[list[float], list[float], list[float]]:
    """Seconds of copies at priority, copies elsewhere, and of saves (every 25th decision), over all decisions of the games."""
    at_priority: list[float] = []
    elsewhere: list[float] = []
    saves: list[float] = []
    for number in range(games):
        game = Game.new(decks, seed * 7_368_787 + number)
        agents = [RandomAgent(seed + number * 2 + i) for i in range(2)]
        probe = RandomAgent(seed + number)
        decisions = 0
        while (choice := game.choice) is not None:
            answer = probe.answer(game, choice)
            start = time.process_time()
            other = game.copy()
            len(other.legal_actions)
            other.push(answer)
            (at_priority if isinstance(choice, Priority) else elsewhere).append(time.process_time() - start)
            decisions += 1
            if decisions % 25 == 0:
                start = time.process_time()
                game.to_json()
                saves.append(time.process_time() - start)
            game.push_unchecked(agents[-1 - choice.player].answer(game, choice))
    return at_priority, elsewhere, saves


def _median_p95(seconds: list[float]) -> tuple[float, float]:
    if not seconds:
        return 0.0, 0.0
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return round(statistics.median(ordered) * 1e6, 1), round(p95 * 1e6, 1)
