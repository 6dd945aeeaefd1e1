"""Battle cry (CR 702.91)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.91a")
def test_each_other_attacker_gets_one_power(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    leader = ann.has_creature(2, 2, KeywordAbility("battle cry"))
    goblin, idle = ann.has_creature(1, 1), ann.has_creature(1, 1)
    ann.attacks(bob, leader, goblin)
    scene.resolve()
    assert (leader.pt, goblin.pt, idle.pt) == ((2, 2), (2, 1), (1, 1))
