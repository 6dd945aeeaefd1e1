"""Mutate (CR 702.140) and merged permanents (CR 730)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

OTTER = invent(
    "Otter",
    "{4}{U}",
    "Creature - Otter",
    "Mutate {1}{U}",
    "Flying",
    "Whenever this creature mutates, draw a card.",
    power=2,
    toughness=5,
)
LION = invent("Lion", "{1}{W}", "Creature - Cat", "Vigilance", power=2, toughness=2)
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
LEAVE = invent("Leave", "{0}", "Instant", "Return target creature to its owner's hand.")
BLINK = invent(
    "Blink",
    "{0}",
    "Instant",
    "Exile target creature you control, then return that card to the battlefield under your control.",
)


def mutated(scene: Scene, where: str):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    lion = ann.has_permanent(LION, counters={"+1/+1": 1})
    otter = ann.casts(OTTER, targets=lion)
    hand = len(ann.hand)
    scene.resolve(ann.chooses(where))
    assert len(ann.hand) == hand + 1
    return ann, bob, lion, otter


@cr("702.140c", "702.140e", "702.140d", "730.2", "730.2a")
@pytest.mark.parametrize(("where", "name", "pt"), [("over", "Otter", (3, 6)), ("under", "Lion", (3, 3))])
def test_the_spell_merges_over_or_under_and_all_abilities_are_kept(scene: Scene, where: str, name: str, pt):
    ann, _bob, lion, _otter = mutated(scene, where)
    assert [t.name for t in ann.battlefield if t.now.is_creature] == [name]
    assert (lion.name, lion.pt) == (name, pt)
    assert lion.has_keyword("flying")
    assert lion.has_keyword("vigilance")
    assert scene.asked == [(ann, "option")]  # one way to pay, one target


@cr("730.2b", "730.2c", "302.6")
def test_it_has_not_entered_and_can_attack_at_once(scene: Scene):
    ann, bob, lion, _otter = mutated(scene, "over")
    ann.attacks(bob, lion)
    scene.until("postcombat_main")
    assert bob.life == 17


@cr("730.3")
def test_when_it_dies_all_its_cards_go_to_the_graveyard(scene: Scene):
    ann, _bob, lion, otter = mutated(scene, "over")
    ann.casts(DOOM, targets=lion)
    scene.resolve()
    assert sorted(t.name for t in ann.graveyard) == ["Doom", "Lion", "Otter"]
    assert otter in ann.graveyard


@cr("730.3c")
def test_an_effect_that_returns_it_finds_all_its_cards(scene: Scene):
    ann, _bob, lion, _otter = mutated(scene, "over")
    ann.casts(BLINK, targets=lion)
    scene.resolve()
    assert sorted(t.name for t in ann.battlefield if t.now.is_creature) == ["Lion", "Otter"]


@cr("702.140b")
def test_with_an_illegal_target_it_resolves_as_a_creature_spell(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    lion = ann.has(LION)
    otter = ann.casts(OTTER, targets=lion)
    bob.casts(LEAVE, targets=lion)
    scene.resolve()
    assert otter in ann.battlefield
    assert (otter.name, otter.pt) == ("Otter", (2, 5))
    assert lion in ann.hand


@cr("702.140a")
def test_humans_and_creatures_of_other_owners_are_no_targets(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    ann.has_creature(1, 1, types="Creature - Human")
    bob.has(LION)
    assert not ann.can_cast(ann.put(OTTER, ann.hand._zone), "mutate")


@cr("730.2d", "111.8")
def test_a_token_over_which_a_card_lies_is_a_card(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    ann.casts(invent("Call", "{0}", "Sorcery", "Create a 1/1 green Saproling creature token."))
    scene.resolve()
    token = next(t for t in ann.battlefield if t.now.is_creature)
    ann.casts(OTTER, targets=token)
    scene.resolve(ann.chooses("over"))
    assert not token.game_object.is_token
    ann.casts(LEAVE, targets=token)
    scene.resolve()
    assert "Otter" in ann.hand.names


WEREWOLF = two_faced(
    "transform",
    invent("Fox", "{0}", "Creature - Fox", "Haste", power=1, toughness=1),
    invent("Howler", None, "Creature - Wolf", "Menace", power=4, toughness=4),
)


@cr("730.2i")
@pytest.mark.parametrize(("where", "name", "pt"), [("over", "Otter", (2, 5)), ("under", "Howler", (4, 4))])
def test_its_double_faced_component_turns_the_other_face_up(scene: Scene, where: str, name: str, pt):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    fox = ann.has(WEREWOLF)
    ann.casts(OTTER, targets=fox)
    scene.resolve(ann.chooses(where))
    assert fox.has_keyword("haste")
    ann.casts(invent("Moon", "{0}", "Instant", "Transform target creature."), targets=fox)
    scene.resolve()
    assert (fox.name, fox.pt) == (name, pt)
    assert fox.has_keyword("flying")
    assert fox.has_keyword("menace")
    assert not fox.has_keyword("haste")


@cr("702.140a", "601.3b")
def test_a_card_may_be_cast_from_the_graveyard_using_its_mutate_ability(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    lion = ann.has_permanent(LION)
    text = "You may cast this card from your graveyard using its mutate ability."
    apex = ann.put(
        invent("Apex", "{4}{U}", "Creature - Beast", "Mutate {1}{U}", text, power=6, toughness=6), Zone.GRAVEYARD
    )
    assert not ann.can_cast(apex)
    ann.casts(apex, way="mutate", targets=lion)
    scene.resolve(ann.chooses("over"))
    assert lion.pt == (6, 6)
