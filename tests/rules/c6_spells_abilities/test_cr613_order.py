"""The result of a pass hangs on timestamps and dependency, and on nothing else."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from landwalk.abilities import noun as n
from landwalk.abilities.ability import Static
from landwalk.abilities.amount import CountOf
from landwalk.abilities.effect import BasePT, Become, GainAbilities, GetPT, LoseAbilities, PTEqual, SwitchPT
from landwalk.cite import cr
from landwalk.kernel.characteristics import Characteristics
from landwalk.rules.paranoid import same_values
from landwalk.testing.board import ANN, BOB, YOURS, Board, all_of, creature, enchantment, keyword, land, number, static

FLYING = keyword("flying")
STATICS: tuple[Static, ...] = (
    static(all_of("land", nons=("basic",)), Become(subtypes=("Mountain",))),
    static(all_of("land"), Become(subtypes=("Swamp",), addition="in_addition")),
    static(all_of(subtypes=("Goblin",)), Become(subtypes=("Elf",))),
    static(all_of(subtypes=("Elf",)), Become(subtypes=("Goblin",))),
    static(all_of("creature", tail=(YOURS,)), Become(subtypes=("Goblin",), addition="in_addition")),
    static(all_of("enchantment"), Become(types=("creature",), addition="in_addition"), BasePT(number(3), number(3))),
    static(all_of("creature"), LoseAbilities(), BasePT(number(1), number(1))),
    static(all_of("creature", tail=(n.WithKeyword(FLYING),)), GetPT(number(1), number(0))),
    static(all_of("creature", colors=("W",)), GainAbilities((FLYING,))),
    static(all_of(subtypes=("Elf",)), Become(colors=("W",))),
    static(all_of("creature", tail=(YOURS,)), BasePT(CountOf(all_of("creature", subtypes=("Elf",))), None)),
    static(all_of("creature", tail=(n.WithStat(n.Stat.POWER, n.Compare.AT_LEAST, number(3)),)), SwitchPT()),
    static(all_of("artifact"), Become(types=("creature",), addition="in_addition")),
    static(all_of("creature", status=(n.Status.OTHER,)), Become(types=("artifact",), addition="in_addition")),
)
BODIES = (
    creature("Elf", 1, 1, subtypes=("Elf",), colors=("G",)),
    creature("Goblin", 2, 1, FLYING, subtypes=("Goblin",), colors=("R",)),
    land("Forest", "Forest", supertypes=("basic",)),
    land("Cave", "Cave", abilities=(STATICS[1],)),
    creature("Giant", "*", "*", static(n.This(), PTEqual(CountOf(all_of("land"))))),
)


def _values(board: Board) -> dict[int, Characteristics]:
    return {i: board.get(i) for i in board.state.battlefield}


@cr("613.7")
@cr("613.8")
@settings(deadline=None, max_examples=60)
@given(
    chosen=st.lists(st.integers(0, len(STATICS) - 1), min_size=1, max_size=6),
    bodies=st.lists(st.tuples(st.integers(0, len(BODIES) - 1), st.booleans()), min_size=1, max_size=5),
    data=st.data(),
)
def test_the_internal_order_of_the_battlefield_changes_nothing(
    chosen: list[int], bodies: list[tuple[int, bool]], data: st.DataObject
) -> None:
    board = Board()
    for which, mine in bodies:
        board.put(BODIES[which], ANN if mine else BOB)
    for i in chosen:
        board.put(enchantment(f"E{i}", STATICS[i]), ANN if i % 2 else BOB)
    before = _values(board)
    board.state.battlefield = tuple(data.draw(st.permutations(board.state.battlefield)))
    board.changed()
    after = _values(board)
    assert after.keys() == before.keys()
    for id_, chars in after.items():
        same_values(id_, before[id_], chars)  # raises AssertionError at the first difference
