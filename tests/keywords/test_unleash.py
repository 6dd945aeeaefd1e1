"""Unleash (CR 702.98)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.scene import Scene

UNLEASH = KeywordAbility("unleash")


@cr("702.98a")
def test_with_the_counter_it_cannot_block(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    bob.chooses(True, False)
    wild, tame = bob.has_creature(1, 1, UNLEASH), bob.has_creature(1, 1, UNLEASH)
    assert (wild.pt, tame.pt) == ((2, 2), (1, 1))
    ann.attacks(bob, bear)
    assert not bob.can_block(bear, with_=wild)
    assert bob.can_block(bear, with_=tame)
    assert scene.asked == [(bob, "may"), (bob, "may")]
