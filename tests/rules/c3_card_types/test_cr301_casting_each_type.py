"""CR 301-308: when cards of each type are cast and where they go."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.zones import Step
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GAIN = invent("Gain", "{0}", "Instant", "You gain 1 life.")
PERMANENTS = {
    "Artifact": {},
    "Creature": {"power": 1, "toughness": 1},
    "Enchantment": {},
    "Planeswalker": {"loyalty": 3},
    "Kindred Enchantment - Elf": {},
}


@pytest.mark.parametrize("types", list(PERMANENTS))
@cr("301.1", "302.1", "303.1", "306.1", "308.1", "307.1")
def test_at_sorcery_speed_only(scene: Scene, types: str) -> None:
    """Not in the upkeep, not with something on the stack, not in the other player's turn."""
    ann, bob = scene.players("Ann", "Bob")
    numbers = PERMANENTS[types]
    card = ann.hand(invent("Card", "{0}", types, **numbers))
    theirs = bob.hand(invent("Card", "{0}", types, **numbers))
    assert ann.can_cast(card)
    ann.casts(GAIN)
    assert not ann.can_cast(card)
    scene.resolve()
    ann.passes()
    assert not bob.can_cast(theirs)
    scene.until(Step.BEGIN_COMBAT)
    assert not ann.can_cast(card)
    scene.until(Step.POSTCOMBAT_MAIN)
    assert ann.can_cast(card)


@pytest.mark.parametrize("types", list(PERMANENTS))
@cr("301.2", "302.2", "303.2", "306.2", "308.1", "608.3a")
def test_a_permanent_spell_becomes_a_permanent(scene: Scene, types: str) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.casts(invent("Card", "{0}", types, **PERMANENTS[types]))
    assert card.zone == "stack"
    scene.resolve()
    assert card.zone == "battlefield"
    assert card.controller == ann


@pytest.mark.parametrize("types", ["Instant", "Sorcery"])
@cr("304.2", "307.2", "608.2n", "404.1")
def test_an_instant_or_sorcery_goes_to_the_graveyard(scene: Scene, types: str) -> None:
    ann, bob = scene.players("Ann", "Bob")
    first = ann.graveyard("Forest")
    spell = ann.casts(invent("Spell", "{0}", types, "Target player mills a card."), targets=bob)
    scene.resolve()
    assert list(ann.graveyard) == [first, spell]
    assert len(bob.graveyard) == 1


@cr("304.1", "304.5", "307.5", "602.5e")
def test_only_as_an_instant_and_only_as_a_sorcery(scene: Scene) -> None:
    """Neither wants a card of that type in the hand."""
    _ann, bob = scene.players("Ann", "Bob")
    fast = bob.has(invent("Fast", "{0}", "Artifact", "{0}: You gain 1 life. Activate only as an instant."))
    slow = bob.has(invent("Slow", "{0}", "Artifact", "{0}: You gain 1 life. Activate only as a sorcery."))
    assert bob.can_activate(fast)
    assert not bob.can_activate(slow)
    scene.until(Step.PRECOMBAT_MAIN, 2)
    assert bob.can_activate(slow)
    bob.casts(GAIN)
    assert bob.can_activate(fast)
    assert not bob.can_activate(slow)


@cr("301.5", "701.3b")
def test_equipment_moved_to_an_illegal_creature_stays(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    saint = ann.has_creature(2, 2, "Protection from artifacts")
    sword = ann.has_permanent(
        invent("Sword", "{1}", "Artifact - Equipment", "Equipped creature gets +1/+1.", "Equip {0}"), on=bear
    )
    text = "Attach target Equipment you control to target creature you control."
    spell = invent("Hand", "{0}", "Instant", text)
    ann.casts(spell, targets=saint)
    scene.resolve()
    assert sword.attached_to == bear
    assert (bear.pt, saint.pt) == ((3, 3), (2, 2))


@cr("301.5d", "301.5c")
def test_the_equipment_stays_with_its_controller_when_the_creature_is_stolen(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    sword = ann.has_permanent(
        invent("Sword", "{1}", "Artifact - Equipment", "Equipped creature gets +1/+1.", "Equip {0}"), on=bear
    )
    bob.casts(invent("Grab", "{0}", "Instant", "Gain control of target creature until end of turn."), targets=bear)
    scene.resolve()
    assert bear.controller == bob
    assert sword.controller == ann
    assert sword.attached_to == bear
    assert bear.pt == (3, 3)
    mine = ann.has_creature(1, 1)
    ann.activates(sword, 0, targets=mine)
    scene.resolve()
    assert (bear.pt, mine.pt) == ((2, 2), (2, 2))


@cr("604.4", "301.5f", "303.4m")
def test_equipped_and_enchanted_creature_are_what_it_is_attached_to(scene: Scene) -> None:
    """Not targets: a creature that gains shroud stays equipped and enchanted."""
    ann, _bob = scene.players("Ann", "Bob")
    bear, cub = ann.has_creature(2, 2), ann.has_creature(1, 1)
    ann.has_permanent(
        invent("Coat", "{1}", "Enchantment - Aura", "Enchant creature", "Enchanted creature gets +2/+2."), on=bear
    )
    ann.casts(invent("Hide", "{0}", "Instant", "Target creature gains shroud until end of turn."), targets=bear)
    scene.resolve()
    assert bear.pt == (4, 4)
    assert cub.pt == (1, 1)


@cr("303.4", "303.4f", "608.3c")
def test_an_aura_enters_attached_to_what_it_targeted(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    aura = ann.casts(
        invent("Curse", "{0}", "Enchantment - Aura", "Enchant player", "Enchanted player can't gain life."),
        targets=bob,
    )
    scene.resolve()
    assert aura.attached_to == bob
    bob.casts(GAIN)
    ann.casts(GAIN)
    scene.resolve()
    assert (ann.life, bob.life) == (21, 20)


@cr("305.4", "305.2b")
def test_putting_a_land_onto_the_battlefield_isnt_playing_it(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.hand("Forest")
    ann.casts(invent("Growth", "{0}", "Sorcery", "Put a land card from your hand onto the battlefield."))
    scene.resolve()
    assert forest.zone == "battlefield"
    island = ann.hand("Island")
    assert ann.can_play(island)
    ann.plays(island)
    assert not ann.can_play(ann.hand("Swamp"))


@cr("306.5", "306.5a", "306.5b", "306.5c")
def test_loyalty_is_printed_on_the_card_and_counters_on_the_permanent(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    sage = invent("Sage", "{0}", "Planeswalker", "[+1]: You gain 1 life.", loyalty=3)
    held = ann.hand(sage)
    assert held.now.loyalty == 3
    walker = ann.casts(held)
    scene.resolve()
    assert walker.counters == {"loyalty": 3}
    ann.activates(walker)
    assert walker.counters == {"loyalty": 4}
    assert walker.now.loyalty == 4
    bob.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target."), targets=walker)
    scene.resolve()
    assert walker.now.loyalty == 1
