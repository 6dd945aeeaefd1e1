"""Outlast (CR 702.107)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.107a")
def test_it_grows_at_the_price_of_its_turn(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 2)
    bear = ann.has_creature(2, 2, "Outlast {W}")
    ann.activates(bear)
    assert bear.tapped
    scene.resolve_top()
    assert bear.pt == (3, 3)
    assert not ann.can_activate(bear)


@cr("702.107a", "307.5")
def test_only_as_a_sorcery(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Plains")
    bear = bob.has_creature(2, 2, "Outlast {W}")
    ann.passes()
    assert not bob.can_activate(bear)
