"""Mobilize (CR 702.181)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.181a")
def test_warriors_join_the_attack_and_are_sacrificed_in_the_end(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    chief = ann.has_creature(2, 2, KeywordAbility("mobilize", (Number(2),)))
    ann.attacks(bob, chief)
    scene.resolve()
    warriors = [t for t in ann.battlefield if t != chief]
    assert len(warriors) == 2
    assert all(t.tapped for t in warriors)
    scene.until("postcombat_main")
    assert bob.life == 16
    scene.next_turn()
    assert ann.battlefield == [chief]
