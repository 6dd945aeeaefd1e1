"""Casualty (CR 702.153)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SPARK = invent("Spark", "{R}", "Instant", "Casualty 2", "~ deals 1 damage to target player.")


@cr("702.153a")
def test_a_strong_creature_buys_a_copy(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    bear = ann.has_creature(2, 2)
    mouse = ann.has_creature(1, 1)
    ann.casts(SPARK, targets=bob, then=[True, False])
    assert scene.asked == [(ann, "optional_cost"), (ann, "target")]  # only the bear can pay
    scene.resolve()
    assert (bear.zone, mouse.zone) == ("graveyard", "battlefield")
    assert bob.life == 18


@cr("702.153a", "118.3")
def test_without_one_nobody_is_asked(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    ann.has_creature(1, 1)
    ann.casts(SPARK, targets=bob)
    scene.resolve()
    assert (scene.asked, bob.life) == ([(ann, "target")], 19)
