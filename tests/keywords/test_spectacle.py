"""Spectacle (CR 702.137)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SHOW = invent("Show", "{3}{R}", "Sorcery", "Spectacle {R}", "You gain 3 life.")
BOLT = invent("Spark", "{R}", "Instant", "~ deals 3 damage to any target.")


@cr("702.137a", "118.9")
def test_it_is_cheap_once_an_opponent_has_lost_life(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 2)
    show = ann.put(SHOW, Zone.HAND)
    assert not ann.can_cast(show)
    ann.casts(BOLT, targets=bob)
    scene.resolve_top()
    ann.casts(show)
    scene.resolve_top()
    assert ann.life == 23
    assert scene.asked == [(ann, "target")]


@cr("702.137a", "118.9a", "601.2b")
def test_with_mana_for_both_one_chooses(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 5)
    ann.casts(BOLT, targets=bob)
    scene.resolve_top()
    ann.casts(SHOW, then=["spectacle"])
    assert scene.asked == [(ann, "target"), (ann, "cost_way")]
    assert len([t for t in ann.battlefield if t.tapped]) == 2


@cr("702.137a")
def test_losing_life_oneself_does_not_count(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 2)
    ann.casts(BOLT, targets=ann)
    scene.resolve_top()
    assert not ann.can_cast(ann.put(SHOW, Zone.HAND))
