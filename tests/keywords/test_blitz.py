"""Blitz (CR 702.152)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

RUSH = invent("Rusher", "{4}{R}", "Creature", "Blitz {1}{R}", power=3, toughness=1)


@cr("702.152a")
def test_it_has_haste_is_sacrificed_at_the_end_step_and_draws_a_card(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 2)
    rusher = ann.casts(RUSH)
    scene.resolve()
    ann.attacks(bob, rusher)
    scene.until("end_step")
    hand = len(ann.hand)
    scene.resolve()
    assert rusher in ann.graveyard
    assert (bob.life, len(ann.hand)) == (17, hand + 1)


@cr("702.152a")
def test_for_its_mana_cost_it_stays(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 5)
    rusher = ann.casts(RUSH, then=[""])
    scene.next_turn()
    assert rusher in ann.battlefield
