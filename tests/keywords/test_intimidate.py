"""Intimidate (CR 702.13)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import BOB, Combat


@cr("702.13b")
def test_only_artifact_creatures_and_those_that_share_a_color_can_block_it():
    c = Combat()
    wraith, golem = c.creature("2/2", "intimidate", colors="BR"), c.creature("2/2", "intimidate")
    goblin, robot = c.creature("2/2", of=BOB, colors="R"), c.creature("2/2", of=BOB, also=("artifact",))
    c.creature("2/2", of=BOB, colors="G")
    c.attack(wraith, golem)
    assert possible_blockers(c.state, BOB) == ((goblin, (wraith,)), (robot, (wraith, golem)))


@cr("702.13c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    wraith, golem = c.creature("2/2", "intimidate", "intimidate"), c.creature("2/2", of=BOB, also=("artifact",))
    c.attack(wraith)
    assert possible_blockers(c.state, BOB) == ((golem, (wraith,)),)
