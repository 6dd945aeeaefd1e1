"""CR 702: several instances of a keyword, and keywords together with other rules."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("702.8b", "702.8a")
def test_flash_twice_is_flash(scene: Scene) -> None:
    """The other player's turn: with flash it can be cast, however often it has it, and without it can't."""
    _ann, bob = scene.players("Ann", "Bob")
    twice = bob.hand(invent("Twice", "{0}", "Creature", "Flash", "Flash", power=1, toughness=1))
    never = bob.hand(invent("Never", "{0}", "Creature", power=1, toughness=1))
    assert not bob.can_cast(never)
    bob.casts(twice)
    scene.resolve()
    assert twice.zone == "battlefield"


@cr("702.51d")
def test_convoke_twice_is_convoke(scene: Scene) -> None:
    """Each tapped creature pays for one mana, not for two."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1)
    titan = ann.hand(invent("Titan", "{2}", "Creature", "Convoke", "Convoke", power=5, toughness=5))
    assert not ann.can_cast(titan)
    ann.has_creature(1, 1)
    assert ann.can_cast(titan)


@cr("702.6d")
def test_either_of_two_equip_abilities(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear, cub = ann.has_creature(2, 2), ann.has_creature(1, 1)
    sword = ann.has(invent("Sword", "{1}", "Artifact - Equipment", "Equip {2}", "Equip {0}"))
    assert [ann.can_activate(sword, i) for i in (0, 1)] == [False, True]
    ann.activates(sword, 1, targets=bear)
    scene.resolve()
    assert sword.attached_to == bear
    ann.has_mana("{2}")
    ann.activates(sword, 0, targets=cub)
    scene.resolve()
    assert sword.attached_to == cub
    assert ann.pool == ""


@cr("702.29b", "702.29a")
def test_a_permanent_has_cycling_but_cant_be_cycled(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Drake", "{1}", "Creature", "Cycling {0}", power=2, toughness=2)
    drake, held = ann.has(face), ann.hand(face)
    assert drake.has_keyword("cycling")
    assert not ann.can_activate(drake)
    ann.activates(held)
    scene.resolve()
    assert held.zone == "graveyard"
    assert len(ann.hand) == 1


@cr("702.29d")
def test_cycling_a_card_is_one_event_for_cycles_or_discards(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Tide", "{0}", "Enchantment", "Whenever you cycle or discard a card, you gain 1 life."))
    ann.activates(ann.hand(invent("Drake", "{1}", "Creature", "Cycling {0}", power=2, toughness=2)))
    scene.resolve()
    assert ann.life == 21


@cr("702.29f", "702.29e")
def test_typecycling_is_cycling(scene: Scene) -> None:
    """It searches for a Forest and triggers what waits for cycling."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Tide", "{0}", "Enchantment", "Whenever you cycle a card, you gain 1 life."))
    forest = ann.library("Forest")
    ann.activates(ann.hand(invent("Ent", "{5}", "Creature", "Forestcycling {0}", power=5, toughness=5)))
    ann.chooses(forest)
    scene.resolve()
    assert ann.life == 21
    assert forest.zone == "hand"
    assert scene.asked == [(ann, Purpose.SEARCH)]


@cr("702.62c")
def test_what_cant_be_cast_cant_be_suspended(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    card = ann.hand(invent("Visions", "{9}", "Sorcery", "Suspend 2\u2014{0}", "You gain 5 life."))
    wanted = [a for a in scene.game.legal_actions if getattr(a, "kind", "") == "suspend"]
    assert len(wanted) == 1
    bob.has(invent("Silence", "{0}", "Enchantment", "Players can't cast noncreature spells."))
    assert not [a for a in scene.game.legal_actions if getattr(a, "kind", "") == "suspend"]
    assert card.zone == "hand"


@cr("702.62d", "118.9d")
def test_a_tax_is_paid_for_a_suspended_spell_too(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{1}")
    card = ann.hand(invent("Visions", "{9}", "Sorcery", "Suspend 1\u2014{0}", "You gain 5 life."))
    ann.takes("suspend", card)
    bob.has(invent("Tax", "{0}", "Enchantment", "Spells your opponents cast cost {1} more to cast."))
    forest = ann.has("Forest")
    scene.until("upkeep", 3)
    scene.resolve(ann.chooses(True))
    assert ann.life == 25
    assert forest.tapped


@cr("702.9b", "702.17b")
def test_reach_blocks_flying(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(2, 2, "Flying")
    spider, bear, owl = bob.has_creature(1, 3, "Reach"), bob.has_creature(2, 2), bob.has_creature(1, 1, "Flying")
    ann.attacks(bob, bird)
    assert [bob.can_block(bird, with_=x) for x in (spider, bear, owl)] == [True, False, True]


@cr("702.15b", "702.15f")
def test_lifelink_twice_gains_once(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    cat = ann.has_creature(3, 3, "Lifelink", "Lifelink")
    ann.attacks(bob, cat)
    scene.until("end_combat")
    assert (ann.life, bob.life) == (23, 17)


@cr("702.2c", "702.19b")
def test_deathtouch_and_trample(scene: Scene) -> None:
    """One damage is lethal, so the rest may go to the player."""
    ann, bob = scene.players("Ann", "Bob")
    beast = ann.has_creature(4, 4, "Deathtouch", "Trample")
    wall = bob.has_creature(0, 9)
    ann.attacks(bob, beast)
    bob.blocks(beast, with_=wall)
    ann.chooses({wall: 1, bob: 3})
    scene.until("end_combat")
    assert bob.life == 17
    assert wall.zone == "graveyard"


@cr("702.16b", "702.16f")
def test_protection_from_red_against_blockers_and_targets(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    saint = ann.has_creature(2, 2, "Protection from red")
    goblin = bob.has_creature(3, 3, cost="{R}")
    bolt = bob.hand(invent("Bolt", "{R}", "Instant", "~ deals 3 damage to target creature."))
    ann.attacks(bob, saint)
    assert not bob.can_block(saint, with_=goblin)
    bob.has_mana("{R}")
    bob.casts(bolt)
    scene.resolve()
    assert scene.asked == []
    assert saint.zone == "battlefield"
    assert goblin.zone == "graveyard"
