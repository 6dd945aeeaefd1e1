"""Fear (CR 702.36)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import BOB, Combat


@cr("702.36b")
def test_only_artifact_and_black_creatures_can_block_it():
    c = Combat()
    horror = c.creature("2/2", "fear", colors="B")
    c.creature("2/2", of=BOB, colors="G")
    zombie, golem = c.creature("2/2", of=BOB, colors="BG"), c.creature("2/2", of=BOB, also=("artifact",))
    c.attack(horror)
    assert [b for b, _ in possible_blockers(c.state, BOB)] == [zombie, golem]


@cr("702.36c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    horror, golem = c.creature("2/2", "fear", "fear"), c.creature("2/2", of=BOB, also=("artifact",))
    c.attack(horror)
    assert possible_blockers(c.state, BOB) == ((golem, (horror,)),)
