"""Storm (CR 702.40)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import DealDamage
from landwalk.abilities.noun import AnyTarget
from landwalk.abilities.parts import THIS, do
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BALL = invent(
    "Ball",
    "{0}",
    "Instant",
    SpellAbility((do(DealDamage(Number(1), AnyTarget()), subject=THIS),)),
    KeywordAbility("storm"),
)
CUP = invent("Cup", "{0}", "Artifact")


@cr("702.40a")
def test_a_copy_for_each_spell_cast_before_it_this_turn_by_anybody(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(CUP)
    scene.resolve()
    bob.casts(BALL, ann)
    ann.casts(BALL, bob, then=[False, False])
    scene.resolve_top()
    assert len([t for t in scene.stack if t.name == "Ball"]) == 4  # bob's with its storm ability below
    scene.resolve(bob.chooses(False))
    assert bob.life == 17
    assert ann.life == 18


@cr("702.40a")
def test_the_first_spell_of_a_turn_has_no_copies(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(BALL, bob)
    scene.resolve()
    assert bob.life == 19


@cr("702.40b")
def test_each_instance_of_storm_triggers(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(CUP)
    scene.resolve()
    twice = invent("Twice", "{0}", "Instant", "You gain 1 life.", KeywordAbility("storm"), KeywordAbility("storm"))
    ann.casts(twice)
    assert len(scene.stack) == 3
    scene.resolve()
    assert (ann.life, bob.life) == (23, 20)
