"""CR 400, 404-406: new objects in new zones, what still finds them, the order on the stack and in graveyards."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GAIN = invent("Gain", "{0}", "Instant", "You gain 1 life.")
KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")
BLINK = invent(
    "Blink",
    "{0}",
    "Instant",
    "Exile target creature you control, then return that card to the battlefield under its owner's control.",
)


@cr("400.7", "608.2b")
def test_a_creature_that_was_blinked_is_no_longer_the_target(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(KILL, targets=bear)
    bob.casts(BLINK, targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
    assert bob.graveyard.names == ["Blink"]


@cr("400.7", "611.2c")
def test_an_effect_doesnt_follow_a_creature_that_was_blinked(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Grow", "{0}", "Instant", "Target creature gets +2/+2 until end of turn."), targets=bear)
    scene.resolve()
    assert bear.pt == (4, 4)
    ann.casts(BLINK, targets=bear)
    scene.resolve()
    assert bear.pt == (2, 2)


@cr("400.7e", "603.6c")
def test_a_dying_creature_finds_its_card_in_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(1, 1, "When ~ dies, return it to its owner's hand.")
    bob.casts(KILL, targets=bird)
    scene.resolve()
    assert bird.zone == "hand"


@cr("400.7e", "603.6c")
def test_a_card_that_has_left_the_graveyard_isnt_found_any_more(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(1, 1, "When ~ dies, return it to its owner's hand.")
    bob.casts(KILL, targets=bird)
    scene.resolve_top()
    assert len(scene.stack) == 1
    bob.casts(invent("Bury", "{0}", "Instant", "Exile target card from a graveyard."), targets=bird)
    scene.resolve()
    assert bird.zone == "exile"


@cr("400.7f", "603.6e")
def test_an_aura_finds_the_creature_that_died_with_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    text = "When enchanted creature dies, return that card to the battlefield under your control."
    ann.has_permanent(invent("Vow", "{1}", "Enchantment - Aura", "Enchant creature", text), on=bear)
    ann.casts(KILL, targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
    assert bear.controller == ann
    assert ann.graveyard.names == ["Kill", "Vow"]


@cr("400.7j", "608.2c")
def test_an_effect_finds_what_it_exiled_itself(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, tapped=True)
    ann.casts(BLINK, targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
    assert not bear.tapped


@cr("400.7j", "608.2h")
def test_an_effect_knows_what_its_cost_sacrificed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(3, 1, counters={"+1/+1": 1})
    cost = "As an additional cost to cast this spell, sacrifice a creature."
    ann.casts(invent("Feast", "{0}", "Instant", cost, "You gain life equal to the sacrificed creature's power."))
    scene.resolve()
    assert ann.life == 24


@cr("405.1", "405.2", "405.5", "601.2a")
def test_each_new_object_goes_on_top_of_the_stack(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    first = ann.casts(GAIN)
    second = bob.casts(GAIN)
    well = ann.has(invent("Well", "{0}", "Artifact", "{0}: You gain 5 life."))
    ann.activates(well)
    assert scene.stack[:2] == [first, second]
    scene.resolve_top()
    assert (ann.life, bob.life) == (25, 20)
    scene.resolve_top()
    assert (ann.life, bob.life) == (25, 21)
    assert scene.stack == [first]


@cr("405.3", "603.3b")
def test_the_nonactive_players_triggers_are_put_on_top(scene: Scene) -> None:
    """Bob's ability resolves first, though both triggered at the same time."""
    ann, bob = scene.players("Ann", "Bob")
    text = "Whenever a creature enters, you gain 1 life."
    bob.has(invent("Shrine", "{1}", "Enchantment", text))
    ann.has(invent("Altar", "{1}", "Enchantment", text))
    ann.casts(invent("Visitor", "{0}", "Creature", power=1, toughness=1))
    scene.resolve_top()
    assert [t.controller for t in scene.stack] == [ann, bob]
    scene.resolve_top()
    assert (ann.life, bob.life) == (20, 21)


@cr("405.4", "112.2", "112.3")
def test_a_spell_has_the_characteristics_of_its_card_and_an_ability_has_none(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{G}")
    bear = ann.casts(invent("Bear", "{G}", "Creature - Bear", power=2, toughness=2))
    assert bear.controller == ann
    assert bear.pt == (2, 2)
    assert "Bear" in bear.now.subtypes
    well = ann.has(invent("Well", "{1}", "Artifact", "{0}: You gain 5 life."))
    ann.activates(well)
    ability = scene.stack[-1]
    assert (len(ability.now.types), len(ability.now.colors), ability.now.mana_value) == (0, 0, 0)
    assert ability.controller == ann


@cr("404.1", "404.2", "701.6a", "701.9a", "701.21a")
def test_what_is_countered_discarded_destroyed_or_sacrificed_goes_on_top_of_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    gain = ann.casts(GAIN)
    bob.casts(invent("Cancel", "{0}", "Instant", "Counter target spell."), targets=gain)
    scene.resolve()
    card = ann.hand("Forest")
    bob.casts(invent("Rot", "{0}", "Instant", "Each opponent discards a card."))
    scene.resolve()
    first = ann.has_creature(1, 1)
    bob.casts(KILL, targets=first)
    scene.resolve()
    second = ann.has_creature(1, 1)
    bob.casts(invent("Tithe", "{0}", "Instant", "Target opponent sacrifices a creature."), targets=ann)
    scene.resolve()
    assert list(ann.graveyard) == [gain, card, first, second]
    assert bob.graveyard.names == ["Cancel", "Rot", "Kill", "Tithe"]


@cr("400.12")
def test_shuffling_a_hand_into_the_library_takes_all_its_cards(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.hand("Forest", "Island", "Swamp")
    ann.casts(invent("Reset", "{0}", "Sorcery", "Shuffle your hand into your library."))
    scene.resolve()
    assert len(ann.hand) == 0
    assert len(ann.library) == 23


@cr("400.6", "614.6", "603.6")
def test_a_creature_that_is_exiled_instead_doesnt_die(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Void", "{0}", "Enchantment", "If a creature would die, exile it instead."))
    bird = bob.has_creature(1, 1, "When ~ dies, return it to its owner's hand.")
    ann.casts(KILL, targets=bird)
    scene.resolve()
    assert bird.zone == "exile"


@cr("403.2", "609.2")
def test_a_spell_that_names_no_zone_touches_the_battlefield_only(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    in_hand = ann.hand(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    in_grave = ann.graveyard(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    on_table = ann.has(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    ann.casts(invent("Bounce", "{0}", "Sorcery", "Exile all creatures."))
    scene.resolve()
    assert (in_hand.zone, in_grave.zone, on_table.zone) == ("hand", "graveyard", "exile")


@cr("614.1", "614.4")
def test_a_replacement_effect_watches_for_the_event_and_isnt_too_late_in_response(scene: Scene) -> None:
    """It came after the removal spell was cast, but before the creature would die."""
    ann, bob = scene.players("Ann", "Bob")
    void = invent("Void", "{0}", "Enchantment", "Flash", "If a creature would die, exile it instead.")
    first, second = bob.has_creature(1, 1), bob.has_creature(1, 1)
    ann.casts(KILL, targets=first)
    scene.resolve()
    ann.casts(KILL, targets=second)
    ann.casts(void)
    scene.resolve()
    assert (first.zone, second.zone) == ("graveyard", "exile")
