"""Exhaust (CR 702.177)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.177a")
def test_only_once(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    racer = ann.has_creature(2, 2, "Exhaust \u2014 {1}: Put a +1/+1 counter on ~.")
    ann.activates(racer)
    assert not ann.can_activate(racer)
    scene.resolve()
    assert racer.counters == {"+1/+1": 1}
    assert not ann.can_activate(racer)
    scene.next_turn()
    scene.next_turn()
    scene.until("precombat_main")
    assert not ann.can_activate(racer)


@cr("702.177a")
def test_each_ability_has_its_own_once(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    racer = ann.has_creature(2, 2, "Exhaust \u2014 {1}: You gain 1 life.", "Exhaust \u2014 {1}: You gain 3 life.")
    ann.activates(racer, 0)
    ann.activates(racer, 1)
    scene.resolve()
    assert ann.life == 24
