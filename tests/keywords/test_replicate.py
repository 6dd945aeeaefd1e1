"""Replicate (CR 702.56)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import SpellCast
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SPARK = invent("Spark", "{R}", "Instant", "Replicate {1}", "~ deals 1 damage to target player.")


@cr("702.56a", "707.10")
def test_one_copy_for_each_payment(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    ann.casts(SPARK, targets=bob, then=[2, False, False])
    scene.resolve()
    assert bob.life == 17
    assert len(scene.events(SpellCast)) == 1


@cr("702.56a", "603.4")
def test_unpaid_it_makes_no_copy(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    ann.casts(SPARK, targets=bob, then=[0])
    assert len(scene.stack) == 1
    scene.resolve()
    assert bob.life == 19
