"""Afflict (CR 702.130)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.scene import Scene


@cr("702.130a")
def test_the_defending_player_loses_life_once(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    khenra = ann.has_creature(2, 2, KeywordAbility("afflict", (Number(3),)))
    ann.attacks(bob, khenra)
    bob.blocks(khenra, with_=[bob.has_creature(1, 1), bob.has_creature(1, 1)])
    scene.resolve()
    assert bob.life == 17


@cr("702.130b")
def test_two_instances_trigger_separately(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    one, two = (KeywordAbility("afflict", (Number(n),)) for n in (1, 2))
    imp = ann.has_creature(2, 2, one, two)
    ann.chooses(ANY_ORDER)
    ann.attacks(bob, imp)
    bob.blocks(imp, with_=bob.has_creature(1, 1))
    assert len(scene.stack) == 2
    scene.resolve()
    assert bob.life == 17
