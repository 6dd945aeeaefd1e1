"""CR 118-119: reductions, additional and alternative costs, life that is gained or can't be."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("118.7c", "118.7d")
def test_a_coloured_or_colourless_reduction_may_reduce_the_generic_part(scene: Scene) -> None:
    """{C} less of a cost without {C} is {1} less; coloured parts of other colours aren't reduced."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Lens", "{0}", "Artifact", "Creature spells you cast cost {C} less to cast."))
    one = ann.hand(invent("One", "{1}", "Creature", power=1, toughness=1))
    green = ann.hand(invent("Green", "{G}", "Creature", power=1, toughness=1))
    assert ann.can_cast(one)
    assert not ann.can_cast(green)


@cr("118.9d", "118.9c", "601.2f")
def test_increases_apply_to_an_alternative_cost(scene: Scene) -> None:
    """For {W} instead of {5}, but {1} more: {W} and one more mana. The spell's mana value stays 5."""
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Tax", "{0}", "Enchantment", "Spells your opponents cast cost {1} more to cast."))
    text = "You may pay {W} rather than pay this spell's mana cost."
    young = ann.hand(invent("Young", "{5}", "Creature", text, power=1, toughness=1))
    ann.has_mana("{W}")
    assert not any(getattr(a, "card", 0) == young.id for a in scene.game.legal_actions)
    ann.has_mana("{W}")
    (way,) = [a for a in scene.game.legal_actions if getattr(a, "card", 0) == young.id]
    scene.act(ann, way)
    assert ann.pool == ""
    assert young.zone == "stack"
    assert young.now.mana_value == 5


@cr("118.9", "118.9b", "601.3")
@pytest.mark.parametrize("kind", ["Instant", "Sorcery", "Creature"])
def test_a_spell_that_may_be_cast_for_nothing_if_something_is_so(scene: Scene, kind: str) -> None:
    """It is an alternative cost of the card in hand, whatever its type, not an instruction of the spell (that would come too late)."""
    ann, bob = scene.players("Ann", "Bob")
    text = "If an opponent controls a Forest and you control a tapped creature, you may cast this spell without paying its mana cost."
    more = () if kind == "Creature" else ("You gain 1 life.",)
    size = 1 if kind == "Creature" else None
    spell = ann.hand(invent("Submersion", "{4}{U}", kind, text, *more, power=size, toughness=size))
    bear = ann.has_creature(2, 2)
    twist = ann.hand(invent("Twist", "{0}", "Instant", "Tap target creature."))
    bob.has("Forest")
    assert not ann.can_cast(spell)
    ann.casts(twist, targets=[bear])
    scene.resolve()
    assert ann.can_cast(spell)
    ann.casts(spell)
    scene.resolve()
    assert ann.life == (20 if kind == "Creature" else 21)


@cr("118.8", "118.8d", "601.2b")
def test_an_additional_cost_isnt_part_of_the_mana_cost(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "As an additional cost to cast this spell, pay 3 life."
    rite = ann.casts(invent("Rite", "{0}", "Instant", text, "You gain 1 life."))
    assert ann.life == 17
    assert rite.now.mana_value == 0
    scene.resolve()
    assert ann.life == 18


@cr("118.11", "614.6")
def test_a_cost_is_paid_though_what_was_done_was_changed(scene: Scene) -> None:
    """The sacrificed creature is exiled instead; the cost is paid all the same."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Void", "{0}", "Enchantment", "If a creature would die, exile it instead."))
    bear = ann.has_creature(2, 2)
    text = "As an additional cost to cast this spell, sacrifice a creature."
    ann.casts(invent("Rite", "{0}", "Instant", text, "You gain 1 life."))
    assert bear.zone == "exile"
    scene.resolve()
    assert ann.life == 21


@cr("118.3c", "118.12")
def test_nobody_has_to_tap_lands_for_a_cost_in_a_resolution(scene: Scene) -> None:
    """ "Unless its controller pays {1}": with an untapped Forest, Ann may say no; then nothing is tapped."""
    ann, bob = scene.players("Ann", "Bob")
    forest = ann.has("Forest")
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    bob.casts(invent("Leak", "{0}", "Instant", "Counter target spell unless its controller pays {1}."), targets=bear)
    scene.resolve(ann.chooses(False))
    assert bear.zone == "graveyard"
    assert not forest.tapped
    assert [who for who, _ in scene.asked] == [ann]


@cr("118.2", "118.12a", "605.3a")
def test_lands_may_be_tapped_for_a_cost_in_a_resolution(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    forest = ann.has("Forest")
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    bob.casts(invent("Leak", "{0}", "Instant", "Counter target spell unless its controller pays {1}."), targets=bear)
    scene.resolve(ann.chooses(True))
    assert bear.zone == "battlefield"
    assert forest.tapped


@cr("119.9")
def test_no_life_is_no_gain(scene: Scene) -> None:
    """A creature with power 0 gives no life: nothing triggers."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Joy", "{0}", "Enchantment", "Whenever you gain life, draw a card."))
    wall = ann.has_creature(0, 4)
    spell = invent("Feast", "{0}", "Instant", "Sacrifice a creature. You gain life equal to its power.")
    ann.casts(spell)
    scene.resolve()
    assert wall.zone == "graveyard"
    assert len(ann.hand) == 0
    ann.has_creature(2, 4)
    ann.casts(spell)
    scene.resolve()
    assert ann.life == 22
    assert len(ann.hand) == 1


@cr("614.1a", "614.6")
def test_a_replaced_gain_of_life_is_none(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Well", "{0}", "Enchantment", "If you would gain life, draw a card instead."))
    ann.has(invent("Joy", "{0}", "Enchantment", "Whenever you gain life, draw a card."))
    ann.casts(invent("Gain", "{0}", "Instant", "You gain 5 life."))
    scene.resolve()
    assert ann.life == 20
    assert len(ann.hand) == 1


@cr("119.10")
def test_a_gain_of_no_life_isnt_replaced(scene: Scene) -> None:
    """Sacrificing a creature with power 0 for its power in life draws no card instead."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Well", "{0}", "Enchantment", "If you would gain life, draw a card instead."))
    ann.has_creature(0, 4)
    ann.casts(invent("Feast", "{0}", "Instant", "Sacrifice a creature. You gain life equal to its power."))
    scene.resolve()
    assert len(ann.hand) == 0


@cr("119.7")
def test_who_cant_gain_life_stays_where_they_are(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Drought", "{0}", "Enchantment", "Players can't gain life."))
    bob.casts(invent("Gain", "{0}", "Instant", "You gain 5 life."))
    scene.resolve()
    assert bob.life == 20


@cr("120.1", "120.3a", "120.6")
def test_damage_to_a_player_takes_life_and_damage_to_a_creature_is_marked(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    giant = bob.has_creature(5, 5)
    bolt = invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target.")
    ann.casts(bolt, targets=bob)
    scene.resolve()
    ann.casts(bolt, targets=giant)
    scene.resolve()
    assert bob.life == 17
    assert giant.damage == 3
    assert giant.pt == (5, 5)


@cr("120.9")
def test_that_much_is_what_this_source_dealt(scene: Scene) -> None:
    """Another attacker's damage at the same time doesn't count."""
    ann, bob = scene.players("Ann", "Bob")
    leech = ann.has_creature(2, 2, "Whenever ~ deals combat damage to a player, you gain that much life.")
    bear = ann.has_creature(5, 5)
    ann.attacks(bob, leech, bear)
    scene.until("end_combat")
    scene.resolve()
    assert bob.life == 13
    assert ann.life == 22
