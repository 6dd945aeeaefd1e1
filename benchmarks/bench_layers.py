"""How long a characteristics pass takes: boards without effects, with lords, and with many type-changing effects (CR 613).

python3 dev.py bench
"""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import Become
from landwalk.keywords import load_all
from landwalk.rules.c6_spells_abilities import cr613_layers, cr613_parts
from landwalk.rules.look import Now
from landwalk.testing.board import ANN, BOB, YOURS, Board, all_of, creature, enchantment, land, lord, static

load_all()

#: Effects that meet each other in many ways; the second ten are copies of the first.
TYPE_CHANGES = (
    static(all_of("creature"), Become(subtypes=("Goblin",), addition="in_addition")),
    static(all_of("land"), Become(subtypes=("Swamp",), addition="in_addition_land")),
    static(all_of("land", nons=("basic",)), Become(subtypes=("Mountain",))),
    static(all_of("artifact"), Become(types=("creature",), addition="in_addition")),
    static(all_of("creature"), Become(types=("artifact",), addition="in_addition")),
    static(
        all_of("land", tail=(YOURS,)),
        Become(types=("creature",), power=Number(1), toughness=Number(1), addition="still_land"),
    ),
    static(all_of(subtypes=("Goblin",)), Become(subtypes=("Elf",), addition="in_addition")),
    static(all_of("enchantment"), Become(types=("creature",), addition="in_addition")),
    static(all_of("creature", tail=(YOURS,)), Become(subtypes=("Zombie",), addition="in_addition")),
    static(all_of("land"), Become(subtypes=("Island",), addition="in_addition")),
)


def board_of(permanents: int, kinds: int = 20) -> Board:
    """Creatures and lands of two players, of `kinds` different faces."""
    faces = [creature(f"C{i}", 2, 2) if i % 2 else land(f"L{i}", "Forest") for i in range(kinds)]
    board = Board()
    for i in range(permanents):
        board.put(faces[i % kinds], ANN if i % 3 else BOB)
    return board


def recompute(board: Board) -> None:
    """A full pass and its index, with nothing taken over from the pass before."""
    board.state.cache = None
    cr613_layers.compute(board.state)


def forget() -> None:
    """Throws away what passes keep for each other."""
    for clauses in cr613_parts._clauses.values():
        for clause in clauses:
            clause.members.clear()
            for part in clause.parts.values():
                part.made.clear()


@pytest.mark.parametrize("permanents", [20, 60, 200])
def bench_no_effects(benchmark: BenchmarkFixture, permanents: int) -> None:
    board = board_of(permanents)
    benchmark(lambda: recompute(board))


@pytest.mark.parametrize("lords", [1, 6])
def bench_lords(benchmark: BenchmarkFixture, lords: int) -> None:
    board = board_of(60)
    for _ in range(lords):
        board.put(enchantment("Anthem", lord(1)))
    benchmark(lambda: recompute(board))


@pytest.mark.parametrize("kinds", [20, 180])
@pytest.mark.parametrize("kept", ["kept", "forgotten"])
def bench_twenty_type_changes_on_two_hundred_permanents(benchmark: BenchmarkFixture, kinds: int, kept: str) -> None:
    """The bar is 20 ms."""
    board = board_of(180, kinds)
    for i in range(20):
        board.put(enchantment(f"T{i}", TYPE_CHANGES[i % 10]))
    benchmark.pedantic(
        lambda: recompute(board), setup=forget if kept == "forgotten" else None, rounds=20, warmup_rounds=1
    )


def bench_reading(benchmark: BenchmarkFixture) -> None:
    board = board_of(60)
    look = Now(board.state)
    ids = board.state.battlefield
    benchmark(lambda: [look.get(i) for i in ids])
