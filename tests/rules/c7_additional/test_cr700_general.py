"""CR 700.4, 700.5 and what actions do when something is missing (701)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")
BURY = invent("Bury", "{0}", "Instant", "Exile target card from a graveyard.")
SHUFFLES = invent("Deck", "{0}", "Enchantment", "Whenever a player shuffles their library, you gain 1 life.")


@cr("700.4")
def test_dying_is_going_to_the_graveyard_from_the_battlefield(scene: Scene) -> None:
    """By destruction or sacrifice, but not from the hand, the stack or into exile."""
    ann, bob = scene.players("Ann", "Bob")
    imp = invent("Imp", "{0}", "Creature", "When ~ dies, you gain 1 life.", power=1, toughness=1)
    ann.casts(KILL, targets=ann.has(imp))
    scene.resolve()
    assert ann.life == 21
    ann.has(imp)
    bob.casts(invent("Tithe", "{0}", "Instant", "Target opponent sacrifices a creature."), targets=ann)
    scene.resolve()
    assert ann.life == 22
    ann.hand(imp)
    bob.casts(invent("Rot", "{0}", "Instant", "Each opponent discards a card."))
    scene.resolve()
    spell = ann.casts(imp)
    bob.casts(invent("Cancel", "{0}", "Instant", "Counter target spell."), targets=spell)
    scene.resolve()
    bob.casts(invent("Banish", "{0}", "Instant", "Exile target creature."), targets=ann.has(imp))
    scene.resolve()
    assert ann.life == 22


@cr("700.5")
def test_devotion_counts_mana_symbols_of_permanents(scene: Scene) -> None:
    """Hybrid symbols count; lands and tokens have none, nor do other players' permanents or cards in hand."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, cost="{2}{G}{G}")
    ann.has(invent("Charm", "{G/W}{R}", "Enchantment"))
    ann.has("Forest")
    bob.has_creature(1, 1, cost="{G}{G}")
    ann.hand(invent("Bear", "{G}", "Creature", power=1, toughness=1))
    ann.casts(invent("Prayer", "{0}", "Sorcery", "You gain life equal to your devotion to green."))
    scene.resolve()
    assert ann.life == 23


@cr("701.14c")
def test_a_creature_that_fights_itself_deals_itself_twice_its_power(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear, _other = ann.has_creature(2, 5), ann.has_creature(1, 1)
    ann.casts(
        invent("Duel", "{0}", "Sorcery", "Target creature you control fights target creature."), targets=[bear, bear]
    )
    scene.resolve()
    assert bear.damage == 4


@cr("701.22c", "101.4")
def test_players_who_scry_together_decide_in_turn_order(scene: Scene) -> None:
    """The cards move only after all have decided."""
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.library[0], bob.library[0]
    bob.casts(invent("Omen", "{0}", "Instant", "Each player scries 1."))
    ann.chooses([mine])
    scene.until_asked("top_or_bottom")
    assert scene.asked == []
    bob.chooses([theirs])
    scene.resolve()
    assert [who for who, _ in scene.asked] == [ann, bob]
    assert (ann.library[19], bob.library[19]) == (mine, theirs)


@cr("701.24c")
def test_the_library_is_shuffled_though_the_card_is_gone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(SHUFFLES)
    bird = ann.has_creature(1, 1, "When ~ dies, shuffle it into its owner's library.")
    bob.casts(KILL, targets=bird)
    scene.resolve_top()
    bob.casts(BURY, targets=bird)
    scene.resolve()
    assert bird.zone == "exile"
    assert ann.life == 21


@cr("701.50c")
def test_who_controlled_a_creature_that_is_gone_draws_and_discards_for_its_conniving(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    card = ann.hand(invent("Trick", "{5}", "Instant", "You gain 1 life."))
    spy = ann.casts(invent("Spy", "{0}", "Creature", "When ~ enters, it connives.", power=1, toughness=1))
    scene.resolve_top()
    assert len(scene.stack) == 1
    bob.casts(KILL, targets=spy)
    scene.resolve(ann.chooses(card))
    assert (ann, Purpose.DISCARD) in scene.asked
    assert card.zone == "graveyard"
    assert len(ann.hand) == 1


@cr("701.9c")
def test_a_card_discarded_into_a_library_is_no_land_card_for_anybody(scene: Scene) -> None:
    """It was discarded, but nobody saw what it was."""
    ann, bob = scene.players("Ann", "Bob")
    text = "If a card would be put into your graveyard from anywhere, put it on the bottom of your library instead."
    ann.has(invent("Loop", "{0}", "Enchantment", text))
    ann.has(invent("Some", "{0}", "Enchantment", "Whenever you discard a card, you gain 1 life."))
    ann.has(invent("Land Bell", "{0}", "Enchantment", "Whenever you discard a land card, you gain 10 life."))
    forest = ann.hand("Forest")
    bob.casts(invent("Rot", "{0}", "Instant", "Each opponent discards a card."))
    scene.resolve()
    assert forest.zone == "library"
    assert ann.life == 21
