"""Prowess (CR 702.108)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GainLife
from landwalk.abilities.parts import do
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

PROWESS = KeywordAbility("prowess")
HEAL = invent("Heal", "{W}", "Instant", SpellAbility((do(GainLife(Number(1))),)))
BEAR = invent("Bear", "{G}", "Creature", power=2, toughness=2)


@cr("702.108a")
def test_a_noncreature_spell_makes_it_grow_before_the_spell_resolves(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    monk = ann.has_creature(1, 2, PROWESS)
    ann.has("Plains")
    ann.casts(HEAL)
    scene.resolve_top()
    assert monk.pt == (2, 3)
    assert ann.life == 20
    scene.resolve()
    assert ann.life == 21
    scene.next_turn()
    assert monk.pt == (1, 2)
    assert scene.active == bob


@cr("702.108a")
def test_creature_spells_and_other_players_spells_do_nothing(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 2, PROWESS)
    ann.has("Forest")
    bob.has("Plains")
    ann.casts(BEAR)
    assert len(scene.stack) == 1
    bob.casts(HEAL)
    assert len(scene.stack) == 2


@cr("702.108b")
def test_two_instances_trigger_separately(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    monk = ann.has_creature(1, 1, PROWESS, PROWESS)
    ann.has("Plains")
    ann.casts(HEAL)
    assert len(scene.stack) == 3
    scene.resolve()
    assert monk.pt == (3, 3)
    assert scene.asked == []
