"""The most requirements that blocks can obey (CR 509.1c): the search against trying everything."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from landwalk.abilities.ability import Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import CanBlockMore, Cant, CantDo, Must
from landwalk.abilities.noun import Core, Det, NounPhrase, This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_block_rules import board
from landwalk.rules.c5_turn.cr509_declare_blockers import block_reasons
from landwalk.rules.c5_turn.cr509_most_requirements import legal_sets, most
from landwalk.testing.combat import BOB, Combat


def static(*predicates):
    return Static((Clause(This(), predicates),))


TWO_CREATURES = NounPhrase(Det.COUNT, (Core(types=("creature",)),), count=Number(2))
OF_ATTACKERS = (
    "menace",
    "flying",
    static(Must("be_blocked")),
    static(Must("be_blocked_by_all")),
    static(Cant(CantDo.BE_BLOCKED, by=TWO_CREATURES)),
)
OF_BLOCKERS = (
    "flying",
    "reach",
    static(Must("block")),
    static(Cant(CantDo.BLOCK)),
    static(Cant(CantDo.BLOCK_ALONE)),
    static(CanBlockMore(Number(1))),
)


def everything(table):
    """Every declaration that the restrictions allow."""
    ways = []
    for blocker, able in table.options.items():
        most_at_once = min(table.capacity.get(blocker, 1), len(able))
        ways.append([(blocker, chosen) for n in range(most_at_once + 1) for chosen in combinations(able, n)])
    for choice in product(*ways):
        blocks = tuple((b, a) for b, chosen in choice for a in chosen)
        if legal_sets(table, blocks):
            yield blocks


@cr("509.1c", "509.1b")
@pytest.mark.parametrize("seed", range(60))
def test_the_search_finds_what_trying_everything_finds(seed):
    dice = Random(seed)
    c = Combat()
    attackers = [c.creature("2/2", *dice.sample(OF_ATTACKERS, dice.randint(0, 2))) for _ in range(dice.randint(1, 3))]
    for _ in range(dice.randint(1, 4)):
        c.creature("2/2", *dice.sample(OF_BLOCKERS, dice.randint(0, 2)), of=BOB)
    c.attack(*attackers)
    table = board(c.state, BOB)
    found, suggestion = most(table)
    legal = [(sum(r.obeyed(blocks) for r in table.requirements), blocks) for blocks in everything(table)]
    assert found == max(n for n, _ in legal)
    assert block_reasons(c.state, BOB, suggestion) == []
    for n, blocks in dice.sample(legal, min(4, len(legal))):
        assert (block_reasons(c.state, BOB, blocks) == []) is (n == found)
