"""Bushido (CR 702.45)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.scene import Scene

BUSHIDO = KeywordAbility("bushido", (Number(2),))


@cr("702.45a")
def test_it_grows_once_when_it_becomes_blocked(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    samurai = ann.has_creature(2, 2, BUSHIDO)
    ann.attacks(bob, samurai)
    bob.blocks(samurai, with_=[bob.has_creature(1, 1), bob.has_creature(1, 1)])
    assert len(scene.stack) == 1
    scene.resolve()
    assert samurai.pt == (4, 4)


@cr("702.45a")
def test_it_grows_when_it_blocks_until_the_turn_ends(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear, samurai = ann.has_creature(2, 2), bob.has_creature(1, 2, BUSHIDO)
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=samurai)
    scene.resolve()
    assert samurai.pt == (3, 4)
    scene.next_turn()
    assert samurai.pt == (1, 2)


@cr("702.45b")
def test_two_instances_trigger_separately(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    samurai = ann.has_creature(2, 2, BUSHIDO, KeywordAbility("bushido", (Number(1),)))
    ann.chooses(ANY_ORDER)
    ann.attacks(bob, samurai)
    bob.blocks(samurai, with_=bob.has_creature(1, 1))
    assert len(scene.stack) == 2
    scene.resolve()
    assert samurai.pt == (5, 5)
