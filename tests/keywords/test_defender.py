"""Defender (CR 702.3)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.combat import BOB, Combat, RefusedError


@cr("702.3b")
def test_a_creature_with_defender_cant_attack_but_can_block():
    c = Combat()
    mine, wolf = c.creature("0/4", "defender"), c.creature("2/2")
    wall = c.creature("0/4", "defender", of=BOB)
    with pytest.raises(RefusedError) as refused:
        c.attack(mine)
    assert [(r.rule, r.objects) for r in refused.value.reasons] == [("702.3b", (mine,))]
    c.attack(wolf)
    c.block({wall: wolf})
    assert c.state.combat[0].blocked


@cr("702.3c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    wall = c.creature("0/4", "defender", "defender")
    with pytest.raises(RefusedError):
        c.attack(wall)
