"""Texts whose sentences change each other (CR 608.2c), types that go (205.1a), and the first time in a turn (603.2)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAR = invent("Bear", "{0}", "Creature - Bear", power=2, toughness=2)


@cr("205.1a")
def test_what_is_not_a_creature_loses_its_creature_types_too(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    god = invent(
        "God",
        "{0}",
        "Legendary Enchantment Creature - God",
        "As long as your devotion to white is less than five, this creature isn't a creature.",
        power=5,
        toughness=5,
    )
    card = ann.has(god)
    assert not card.now.is_creature
    assert "God" not in card.now.subtypes
    assert "enchantment" in card.now.types


@cr("701.6a")
def test_a_spell_countered_this_way_goes_where_the_next_sentence_says(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    no = invent(
        "No",
        "{0}",
        "Instant",
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
    )
    card = ann.casts(BEAR)
    bob.casts(no, targets=card)
    scene.resolve()
    assert card in ann.exile


@cr("603.2")
def test_for_the_first_time_each_turn_is_once_even_if_the_ability_came_later(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    gain = invent("Gain", "{0}", "Instant", "You gain 1 life.")
    watcher = invent(
        "Watcher", "{0}", "Enchantment", "Whenever you gain life for the first time each turn, draw a card."
    )
    ann.casts(gain)
    scene.resolve()
    ann.has(watcher)
    before = len(ann.hand)
    ann.casts(gain)
    scene.resolve()
    assert len(ann.hand) == before


@cr("608.2c")
def test_those_tokens_are_the_tokens_said_before_in_another_number(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    many = invent(
        "Many",
        "{0}",
        "Sorcery",
        "Create a 1/1 white Human creature token. If you control a Bear, create three of those tokens instead.",
    )
    ann.has(BEAR)
    ann.casts(many)
    scene.resolve()
    assert sum(1 for c in ann.battlefield if "Human" in c.now.subtypes) == 3
