"""Melee (CR 702.121)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

MELEE = KeywordAbility("melee")


@cr("702.121a")
def test_it_grows_for_each_opponent_attacked(scene: Scene):
    ann, bob, cem = scene.players("Ann", "Bob", "Cem")
    knight, bear = ann.has_creature(2, 2, MELEE), ann.has_creature(2, 2)
    scene.attack(ann, [(knight, bob), (bear, cem)])
    scene.resolve()
    assert knight.pt == (4, 4)


@cr("702.121a")
def test_a_planeswalkers_controller_was_not_attacked(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    jace = bob.has_permanent(invent("Jace", None, "Planeswalker - Jace", loyalty=3))
    knight = ann.has_creature(2, 2, MELEE)
    ann.attacks(jace, knight)
    scene.resolve()
    assert knight.pt == (2, 2)
