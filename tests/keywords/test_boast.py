"""Boast (CR 702.142)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.142a")
def test_once_in_a_turn_in_which_it_attacked(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    viking = ann.has_creature(2, 2, "Boast \u2014 {1}: You gain 1 life.")
    assert not ann.can_activate(viking)
    ann.attacks(bob, viking)
    scene.until("postcombat_main")
    ann.activates(viking)
    assert not ann.can_activate(viking)
    scene.resolve()
    assert ann.life == 21
