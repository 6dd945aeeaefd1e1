"""Affinity (CR 702.41)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

ENFORCER = invent("Enforcer", "{7}", "Artifact Creature", "Affinity for artifacts", power=4, toughness=4)
TRINKET = invent("Trinket", None, "Artifact")


@cr("702.41a", "118.7a")
def test_each_artifact_one_controls_saves_one_mana(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    enforcer = ann.hand(ENFORCER)
    ann.has_many(TRINKET, 4)
    bob.has_many(TRINKET, 2)
    ann.has_many("Mountain", 2)
    assert not ann.can_cast(enforcer)
    ann.has("Mountain")
    ann.casts(enforcer)
    scene.resolve()
    assert enforcer in ann.battlefield


@cr("702.41b")
def test_two_instances_count_twice(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    twice = ann.hand(
        invent(
            "Frogmite",
            "{4}",
            "Artifact Creature",
            "Affinity for artifacts",
            "Affinity for artifacts",
            power=2,
            toughness=2,
        )
    )
    ann.has_many(TRINKET, 2)
    assert ann.can_cast(twice)
