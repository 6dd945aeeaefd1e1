"""Frenzy (CR 702.68)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.scene import Scene

FRENZY = KeywordAbility("frenzy", (Number(2),))


@cr("702.68a")
def test_unblocked_it_grows(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    sliver = ann.has_creature(1, 1, FRENZY)
    ann.attacks(bob, sliver)
    scene.until("postcombat_main")
    assert bob.life == 17


@cr("702.68a")
def test_blocked_it_does_not(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    sliver, wall = ann.has_creature(1, 1, FRENZY), bob.has_creature(0, 4)
    ann.attacks(bob, sliver)
    bob.blocks(sliver, with_=wall)
    assert scene.stack == []
