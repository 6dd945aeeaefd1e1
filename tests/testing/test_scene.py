"""Scenes read like rules questions."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.play.errors import IllegalActionError
from landwalk.testing.scene import Scene


@cr("508.1")
@cr("510.1")
def test_an_unblocked_attacker_deals_its_power_to_the_player_it_attacks(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    assert bear.tapped
    scene.until("postcombat_main")
    assert bob.life == 18
    assert scene.asked == []


@cr("509.1")
def test_blocked_creatures_deal_damage_to_each_other(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    wall, bird = bob.has_creature(0, 4), bob.has_creature(1, 1)
    ann.attacks(bob, bear)
    assert bob.can_block(bear, with_=wall)
    bob.blocks(bear, with_=wall)
    scene.until("end_combat")
    assert (bob.life, wall.damage, bird.damage) == (20, 2, 0)


@cr("302.6")
def test_a_creature_that_came_this_turn_cannot_attack(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    new = ann.has_creature(3, 3, sick=True)
    assert ann.can_attack(bear, bob)
    assert not ann.can_attack(new, bob)
    with pytest.raises(IllegalActionError):
        ann.attacks(bob, new)


@cr("305.2")
def test_one_land_a_turn(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.plays("Forest")
    assert forest in ann.battlefield
    assert not ann.can_play("Plains")


@cr("702.9b")
def test_rules_of_invented_creatures_may_be_trees(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(1, 1, KeywordAbility("flying"))
    bear = bob.has_creature(2, 2)
    assert not bob.can_block(bird, with_=bear)
