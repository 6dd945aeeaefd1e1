"""Abilities that trigger an additional time (CR 603.2d)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


def bear(*rules: str) -> Face:
    return invent("Bear", "{0}", "Creature", *rules, power=2, toughness=2)


def organ(cause: str, name: str = "Organ") -> Face:
    text = f"If {cause} causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time."
    return invent(name, None, "Artifact", text)


@cr("603.2d")
def test_an_entering_permanent_makes_abilities_trigger_twice(scene: Scene):
    """Its own and those of others that its controller controls; an opponent's trigger once, and so do others with another cause."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(organ("an artifact or creature entering"))
    ann.has(invent("Drum", None, "Enchantment", "Whenever a creature enters, you gain 1 life."))
    ann.has(invent("Horn", None, "Enchantment", "Whenever you cast a creature spell, you gain 10 life."))
    bob.has(invent("Drum", None, "Enchantment", "Whenever a creature enters, you gain 1 life."))
    ann.casts(bear("When ~ enters, draw a card."), then=["any order"])
    scene.resolve()
    assert (ann.life, bob.life, len(ann.hand)) == (32, 21, 2)


@cr("603.2d")
def test_two_such_effects_add_two_times(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(organ("a permanent entering"), organ("a creature entering", "Second Organ"))
    ann.casts(bear("When ~ enters, draw a card."))
    scene.resolve()
    assert len(ann.hand) == 3


@cr("603.2d", "603.10a")
def test_a_dying_creature_makes_its_own_ability_trigger_twice(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(organ("a creature dying"))
    cub = ann.has(bear("When ~ dies, you gain 3 life.", "When ~ enters, draw a card."))
    ann.casts(DOOM, cub)
    scene.resolve()
    assert (ann.life, len(ann.hand)) == (26, 0)


@cr("603.2d", "603.10a")
def test_what_dies_at_the_same_time_still_makes_abilities_trigger_twice(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    text = "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time."
    ann.has(bear(text), bear("When ~ dies, you gain 3 life."))
    ann.casts(invent("Wrath", "{0}", "Sorcery", "Destroy all creatures."))
    scene.resolve()
    assert ann.life == 26


@cr("603.2d", "508.3a")
def test_attacking_with_two_creatures_is_seen_for_each(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(organ("a creature attacking"))
    one, two = ann.has(bear("Whenever ~ attacks, you gain 1 life."), bear())
    ann.attacks(bob, one, two)
    scene.resolve()
    assert ann.life == 22


@cr("603.2d")
def test_abilities_of_certain_permanents_whatever_makes_them_trigger(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    text = "If a triggered ability of another creature you control triggers, that ability triggers an additional time."
    ann.has_creature(1, 1, text, "At the beginning of your upkeep, you gain 1 life.")
    ann.has_creature(1, 1, "At the beginning of your upkeep, you gain 10 life.")
    ann.chooses("any order")
    scene.until("draw", turn=3)
    assert ann.life == 41


@cr("603.2d", "603.2h")
def test_what_triggers_only_once_each_turn_does_so(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(organ("a creature entering"))
    ann.has(
        invent(
            "Drum",
            None,
            "Artifact",
            "Whenever a creature enters, you gain 1 life. This ability triggers only once each turn.",
        )
    )
    ann.casts(bear())
    scene.resolve()
    assert ann.life == 21
