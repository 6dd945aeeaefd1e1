"""Replicate (CR 702.56)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import SpellCast
from landwalk.testing.answers import ANY_ORDER
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


@cr("702.56b")
def test_each_instance_is_paid_and_copies_by_itself(scene: Scene) -> None:
    """Twice for the first, once for the second: three copies."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{G}{G}{R}")
    ann.chooses(2, 1, ANY_ORDER)
    ann.casts(invent("Rain", "{0}", "Instant", "Replicate {G}", "Replicate {R}", "You gain 1 life."))
    assert scene.asked == [(ann, "optional_cost"), (ann, "optional_cost"), (ann, "trigger_order")]
    assert len(scene.stack) == 3
    scene.resolve()
    assert ann.life == 24
