"""Riot (CR 702.136)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

RIOT = KeywordAbility("riot")


@cr("702.136a")
def test_a_counter_or_haste(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    face = invent("Ruffian", "{0}", "Creature", RIOT, power=2, toughness=2)
    big = ann.casts(face)
    scene.resolve(ann.chooses(True))
    fast = ann.casts(face)
    scene.resolve(ann.chooses(False))
    assert (big.pt, fast.pt) == ((3, 3), (2, 2))
    assert not big.has_keyword("haste")
    assert fast.has_keyword("haste")
    assert ann.can_attack(fast, bob)
    assert not ann.can_attack(big, bob)
    assert scene.asked == [(ann, "may"), (ann, "may")]


@cr("702.136b")
def test_two_instances_ask_twice(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.chooses(True, False)
    ruffian = ann.has_creature(2, 2, RIOT, RIOT)
    assert ruffian.pt == (3, 3)
    assert ruffian.has_keyword("haste")
