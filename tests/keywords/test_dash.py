"""Dash (CR 702.109)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

RUNNER = invent("Runner", "{4}{R}", "Creature", "Dash {1}{R}", power=3, toughness=1)
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


@cr("702.109a", "608.3g")
def test_it_attacks_at_once_and_returns_to_the_hand_at_the_next_end_step(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 2)
    runner = ann.casts(RUNNER)
    scene.resolve()
    assert runner.has_keyword("haste")
    ann.attacks(bob, runner)
    scene.until("end_step")
    assert bob.life == 17
    scene.resolve()
    assert runner in ann.hand


@cr("702.109a")
def test_what_has_died_stays_in_the_graveyard(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 2)
    runner = ann.casts(RUNNER)
    scene.resolve()
    ann.casts(DOOM, targets=runner)
    scene.next_turn()
    assert runner in ann.graveyard


@cr("702.109a")
def test_for_its_mana_cost_it_neither_hurries_nor_returns(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 5)
    runner = ann.casts(RUNNER, then=[""])
    scene.next_turn()
    assert runner in ann.battlefield
    assert not runner.has_keyword("haste")
