"""Enlist (CR 702.154)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.scene import Scene


@cr("702.154a", "702.154b", "508.1g")
def test_a_tapped_creature_lends_its_power(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    crusher, bear = ann.has_creature(2, 5, "Enlist"), ann.has_creature(3, 3)
    ann.chooses(True, bear)
    ann.attacks(bob, crusher)
    scene.resolve()
    assert (crusher.pt, bear.tapped) == ((5, 5), True)


@cr("702.154a")
def test_it_need_not(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    crusher, bear = ann.has_creature(2, 5, "Enlist"), ann.has_creature(3, 3)
    ann.chooses(False)
    ann.attacks(bob, crusher)
    assert (crusher.pt, bear.tapped) == ((2, 5), False)


@cr("702.154a", "702.154c")
def test_neither_attackers_nor_itself_are_enlisted(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    crusher, bear = ann.has_creature(2, 5, "Enlist"), ann.has_creature(3, 3)
    ann.attacks(bob, crusher, bear)
    assert "optional_cost" not in [purpose for _, purpose in scene.asked]


@cr("702.154d")
def test_two_instances_work_by_themselves(scene: Scene) -> None:
    """Each taps a creature of its own, and each ability counts only the power of that one."""
    ann, bob = scene.players("Ann", "Bob")
    crusher, bear, rat = ann.has_creature(2, 5, "Enlist", "Enlist"), ann.has_creature(3, 3), ann.has_creature(1, 1)
    ann.chooses(True, bear, True, ANY_ORDER)  # of the two only the rat is left
    ann.attacks(bob, crusher)
    assert (bear.tapped, rat.tapped) == (True, True)
    assert len(scene.stack) == 2
    scene.resolve()
    assert crusher.pt == (6, 5)
