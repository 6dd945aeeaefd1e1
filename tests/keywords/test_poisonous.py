"""Poisonous (CR 702.70)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.scene import Scene


@cr("702.70a")
def test_combat_damage_to_a_player_poisons_and_wounds(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    snake = ann.has_creature(2, 2, KeywordAbility("poisonous", (Number(3),)))
    ann.attacks(bob, snake)
    scene.until("postcombat_main")
    assert bob.life == 18
    assert bob.counters == {"poison": 3}


@cr("702.70b")
def test_two_instances_trigger_separately(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    one, two = (KeywordAbility("poisonous", (Number(n),)) for n in (1, 2))
    snake = ann.has_creature(1, 1, one, two)
    ann.chooses(ANY_ORDER)
    ann.attacks(bob, snake)
    scene.until("postcombat_main")
    assert bob.counters == {"poison": 3}
