"""Split second (CR 702.61)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SHOT = invent("Shot", "{R}", "Instant", "Split second", "~ deals 1 damage to target player.")
SPARK = invent("Spark", "{0}", "Instant", "You gain 1 life.")


@cr("702.61a")
def test_nobody_casts_or_activates_in_response(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    rod = bob.has_permanent(invent("Rod", "{1}", "Artifact", "{T}: You gain 1 life."))
    spark = bob.put(SPARK, Zone.HAND)
    ann.casts(SHOT, targets=bob)
    scene.give_priority(bob)
    assert not bob.can_cast(spark)
    assert not bob.can_activate(rod)
    scene.resolve_top()
    scene.give_priority(bob)
    assert bob.can_cast(spark)
    assert bob.can_activate(rod)


@cr("702.61b", "603.3")
def test_abilities_still_trigger(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    bob.has_creature(1, 1, "Whenever an opponent casts a spell, you gain 1 life.")
    ann.casts(SHOT, targets=bob)
    scene.resolve_top()
    assert bob.life == 21


@cr("702.61c")
def test_two_instances_are_one(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    spark = bob.put(SPARK, Zone.HAND)
    ann.casts(invent("Shots", "{0}", "Instant", "Split second", "Split second", "You gain 1 life."))
    scene.give_priority(bob)
    assert not bob.can_cast(spark)
    scene.resolve_top()
    assert ann.life == 21
    scene.give_priority(bob)
    assert bob.can_cast(spark)
