"""Menace (CR 702.111)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.combat import BOB, Combat, RefusedError


@cr("702.111b", "509.1b")
def test_one_creature_alone_cant_block_it():
    c = Combat()
    brute = c.creature("3/3", "menace")
    one, two = c.creature("2/2", of=BOB), c.creature("2/2", of=BOB)
    c.attack(brute)
    with pytest.raises(RefusedError) as refused:
        c.block({one: brute})
    assert [(r.rule, r.objects) for r in refused.value.reasons] == [("702.111b", (brute, one))]
    c.block({one: brute, two: brute})
    assert c.state.combat[0].blockers == (one, two)


@cr("702.111c")
def test_two_instances_dont_need_three():
    c = Combat()
    brute = c.creature("3/3", "menace", "menace")
    pair = [c.creature("2/2", of=BOB) for _ in range(2)]
    c.attack(brute)
    c.block(dict.fromkeys(pair, brute))
    assert len(c.state.combat[0].blockers) == 2
