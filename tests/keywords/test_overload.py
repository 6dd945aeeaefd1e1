"""Overload (CR 702.96)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

MORTARS = invent(
    "Mortars", "{R}", "Sorcery", "~ deals 2 damage to target creature you don't control.", "Overload {2}{R}"
)


@cr("702.96a", "702.96b")
def test_overloaded_it_affects_each_and_targets_nothing(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    mine = ann.has_creature(2, 2)
    bear, hidden = bob.has_creature(2, 2), bob.has_creature(2, 2, "Hexproof")
    ann.casts(MORTARS, then=["overload"])
    scene.resolve()
    assert {bear.zone, hidden.zone} == {"graveyard"}
    assert mine in ann.battlefield
    assert scene.asked == [(ann, "cost_way")]


@cr("702.96a")
def test_otherwise_it_has_one_target(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    bear, other = bob.has_creature(2, 2), bob.has_creature(2, 2)
    ann.casts(MORTARS, targets=bear)
    scene.resolve()
    assert bear in bob.graveyard
    assert other in bob.battlefield
