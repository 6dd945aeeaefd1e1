"""Entwine (CR 702.42)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BOTH = invent("Both", "{1}", "Sorcery", "Choose one —\n• You gain 2 life.\n• Draw a card.", "Entwine {2}")


@cr("702.42a", "702.42b", "601.4")
def test_entwined_all_modes_are_followed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    hand = len(ann.hand)
    ann.casts(BOTH, then=[True])
    assert scene.asked == [(ann, "optional_cost")]
    scene.resolve()
    assert (ann.life, len(ann.hand)) == (22, hand + 1)


@cr("702.42a")
def test_otherwise_one_mode_is_chosen(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    hand = len(ann.hand)
    ann.casts(BOTH, then=[False, 0])
    scene.resolve()
    assert (ann.life, len(ann.hand)) == (22, hand)


@cr("702.42a")
def test_without_the_mana_nobody_is_asked(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 2)
    ann.casts(BOTH, then=[0])
    assert scene.asked == [(ann, "mode")]
