"""CR 700.4, 700.5 and the rarer sentences of CR 701 as rules questions: dies, devotion, fights itself, scries together, transforms."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.noun import Core, Det, It, NounPhrase, Ref
from landwalk.abilities.parts import do
from landwalk.actions.fight import Fight
from landwalk.cite import cr
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

TARGET_CREATURE = NounPhrase(Det.TARGET, (Core(types=("creature",)),))
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
SHUFFLED = invent("Deck", "{0}", "Enchantment", "Whenever a player shuffles their library, you gain 1 life.")
WEREWOLF = two_faced(
    "transform",
    invent("Villager", "{0}", "Creature", "{0}: Transform ~.", power=1, toughness=1),
    invent("Howler", None, "Creature", "{0}: Transform ~.", power=4, toughness=4),
)


@cr("700.4")
def test_to_die_is_to_go_from_the_battlefield_to_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Shroud", "{0}", "Enchantment", "Whenever a creature dies, you gain 1 life."))
    first, second = bob.has_creature(1, 1), bob.has_creature(1, 1)
    bob.hand(invent("Bear", "{9}", "Creature", power=2, toughness=2))
    ann.casts(invent("Away", "{0}", "Instant", "Exile target creature."), targets=first)
    scene.resolve()
    assert ann.life == 20
    ann.casts(invent("Claw", "{0}", "Sorcery", "Target player discards a card."), targets=bob)
    scene.resolve()
    assert bob.graveyard.names == ["Bear"]
    assert ann.life == 20
    ann.casts(DOOM, targets=second)
    scene.resolve()
    assert ann.life == 21


@cr("700.5")
def test_devotion_counts_symbols_and_a_hybrid_symbol_once(scene: Scene) -> None:
    """{B}{B} and {B/G}: three, for black; cards elsewhere and the opponent's permanents don't count."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Rat", "{1}{B}{B}", "Creature", power=1, toughness=1))
    ann.has(invent("Elf", "{B/G}{G}", "Creature", power=1, toughness=1))
    bob.has(invent("Ghoul", "{B}", "Creature", power=1, toughness=1))
    ann.hand(invent("Zombie", "{B}", "Creature", power=1, toughness=1))
    text = "You gain X life, where X is your devotion to black."
    ann.casts(invent("Prayer", "{0}", "Sorcery", text))
    scene.resolve()
    assert ann.life == 23


@cr("701.9c")
def test_a_card_that_goes_elsewhere_instead_was_discarded(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Thorn", "{0}", "Enchantment", "Whenever an opponent discards a card, that player loses 2 life."))
    ann.has(
        invent(
            "Peace", "{0}", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead."
        )
    )
    card = bob.hand("Forest")
    ann.casts(invent("Claw", "{0}", "Sorcery", "Target player discards a card."), targets=bob)
    scene.resolve()
    assert card.zone == "exile"
    assert bob.life == 18


@cr("701.14c")
def test_a_creature_that_fights_itself_deals_twice_its_power_to_itself(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    golem = bob.has_creature(2, 5)
    fight = do(Fight(It(Ref.TARGET)), subject=TARGET_CREATURE)
    ann.casts(invent("Rage", "{0}", "Instant", SpellAbility((fight,))), targets=golem)
    scene.resolve()
    assert golem.damage == 4


@cr("701.22c", "101.4")
def test_players_who_scry_together_decide_in_turn_order(scene: Scene) -> None:
    """Bob's spell, Ann's turn: Ann decides first; the cards move afterwards."""
    ann, bob = scene.players("Ann", "Bob")
    a, b = ann.library[0], bob.library[0]
    bob.casts(invent("Fog", "{0}", "Instant", "Each player scries 1."))
    scene.until_asked("top_or_bottom")
    ann.chooses([a])
    bob.chooses([b])
    scene.resolve()
    assert [seat for seat, _ in scene.asked] == [ann, bob]
    assert ann.library[19] == a
    assert bob.library[19] == b


@cr("701.24c")
def test_the_library_is_shuffled_though_the_card_is_gone(scene: Scene) -> None:
    """Its ability would shuffle it in; meanwhile somebody exiled it from the graveyard."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(SHUFFLED)
    wurm = bob.has_creature(2, 2, "When ~ dies, shuffle it into its owner's library.")
    ann.casts(DOOM, targets=wurm)
    scene.resolve_top()
    ann.casts(invent("Grave", "{0}", "Instant", "Exile target card from a graveyard."), targets=wurm)
    scene.resolve()
    assert wurm.zone == "exile"
    assert len(bob.library) == 20
    assert ann.life == 21


@cr("701.27c")
def test_only_a_double_faced_permanent_transforms(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear, wolf = ann.has_creature(2, 2, name="Bear"), ann.has(WEREWOLF)
    turn = invent("Moon", "{0}", "Instant", "Transform target creature.")
    ann.casts(turn, targets=bear)
    scene.resolve()
    assert (bear.name, bear.pt) == ("Bear", (2, 2))
    ann.casts(turn, targets=wolf)
    scene.resolve()
    assert (wolf.name, wolf.pt) == ("Howler", (4, 4))


@cr("701.27f")
def test_it_transforms_once_for_abilities_that_were_on_the_stack_together(scene: Scene) -> None:
    """The second ability does nothing: it has transformed since that ability was put on the stack. A new one works."""
    ann, _bob = scene.players("Ann", "Bob")
    wolf = ann.has(WEREWOLF)
    ann.activates(wolf, 0)
    ann.activates(wolf, 0)
    scene.resolve()
    assert wolf.name == "Howler"
    ann.activates(wolf, 0)
    scene.resolve()
    assert wolf.name == "Villager"


@cr("701.50c")
def test_what_is_gone_connives_all_the_same(scene: Scene) -> None:
    """Its last controller draws and discards; the counter goes nowhere."""
    ann, bob = scene.players("Ann", "Bob")
    spy = bob.has_creature(1, 1, "When ~ dies, it connives.")
    ann.casts(DOOM, targets=spy)
    scene.resolve(bob.chooses(bob.library[0]))
    assert len(bob.library) == 19
    assert bob.hand == []
    assert sorted(bob.graveyard.names)[1] == "Mountain"
