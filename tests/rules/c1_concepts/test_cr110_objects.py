"""CR 108-112: cards, tokens, permanents and spells; whose they are, and what texts that speak of them mean."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BOUNCE = invent("Bounce", "{0}", "Instant", "Return target creature to its owner's hand.")
STEAL = invent("Steal", "{0}", "Sorcery", "Gain control of target creature.")


@cr("110.2", "108.3", "400.3")
def test_a_stolen_creature_goes_to_its_owners_hand(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(STEAL, targets=bear)
    scene.resolve()
    assert bear.controller == ann
    ann.casts(BOUNCE, targets=bear)
    scene.resolve()
    assert bear in bob.hand
    assert len(ann.hand) == 0


@cr("110.2b", "400.7a", "112.2")
def test_who_takes_a_permanent_spell_controls_the_permanent(scene: Scene) -> None:
    """Its owner stays the same."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    bob.casts(invent("Grab", "{0}", "Instant", "Gain control of target spell."), targets=bear)
    scene.resolve_top()
    assert bear.controller == bob
    scene.resolve()
    assert bear.zone == "battlefield"
    assert bear.controller == bob
    ann.casts(BOUNCE, targets=bear)
    scene.resolve()
    assert bear in ann.hand


@cr("400.7a", "611.2d")
def test_an_effect_on_a_permanent_spell_goes_on_for_the_permanent(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    ann.casts(invent("Dye", "{0}", "Instant", "Target spell or permanent becomes red until end of turn."), targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
    assert [str(c) for c in bear.now.colors] == ["R"]


@cr("109.2", "109.2a")
def test_a_creature_is_on_the_battlefield_and_a_creature_card_is_not(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = invent("Bear", "{1}", "Creature", power=2, toughness=2)
    ann.graveyard(bear)
    ann.has(bear)
    wrath = ann.hand(invent("Kill", "{0}", "Sorcery", "Destroy target creature."))
    raise_ = ann.hand(
        invent("Raise", "{0}", "Sorcery", "Return target creature card from your graveyard to your hand.")
    )
    ann.casts(raise_)
    scene.resolve()
    assert ann.graveyard.names == ["Raise"]
    assert not ann.can_cast(
        ann.hand(invent("Raise", "{0}", "Sorcery", "Return target creature card from your graveyard to your hand."))
    )
    assert ann.can_cast(wrath)


@cr("109.2b", "112.1")
def test_a_creature_spell_isnt_a_creature(scene: Scene) -> None:
    """Nothing that destroys a creature can target it on the stack; what counters a creature spell can."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    assert not bob.can_cast(bob.hand(invent("Kill", "{0}", "Instant", "Destroy target creature.")))
    bob.casts(invent("Remove", "{0}", "Instant", "Counter target creature spell."), targets=bear)
    scene.resolve()
    assert bear.zone == "graveyard"
    assert not bob.can_cast(bob.hand(invent("Remove", "{0}", "Instant", "Counter target creature spell.")))


@cr("109.4", "108.4a", "109.5")
def test_cards_in_a_graveyard_have_an_owner_but_no_controller(scene: Scene) -> None:
    """A card that a player controlled last is in its owner's graveyard: only the owner can return it."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(STEAL, targets=bear)
    scene.resolve()
    ann.casts(invent("Kill", "{0}", "Instant", "Destroy target creature."), targets=bear)
    scene.resolve()
    text = "Return target creature card from your graveyard to the battlefield."
    assert not ann.can_cast(ann.hand(invent("Raise", "{0}", "Instant", text)))
    bob.casts(invent("Raise", "{0}", "Instant", text), targets=bear)
    scene.resolve()
    assert bear.controller == bob


@cr("108.2b", "111.6")
def test_a_token_isnt_a_card(scene: Scene) -> None:
    """ "A nontoken creature" leaves it out; a permanent it is."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Altar", "{0}", "Enchantment", "Whenever a nontoken creature enters, you gain 1 life."))
    ann.has(invent("Shrine", "{0}", "Enchantment", "Whenever a permanent enters, you gain 10 life."))
    bob.casts(invent("Call", "{0}", "Instant", "Create a 1/1 white Soldier creature token."))
    scene.resolve()
    assert ann.life == 30


@cr("111.3", "111.4")
def test_the_effect_says_what_a_token_is(scene: Scene) -> None:
    """It has nothing else: no mana cost, and the name of its subtypes with "Token"."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Call", "{0}", "Instant", "Create a 1/2 white Soldier creature token with flying."))
    scene.resolve()
    token = ann.battlefield[0]
    assert token.name == "Soldier Token"
    assert token.pt == (1, 2)
    assert token.has_keyword("flying")
    assert [str(c) for c in token.now.colors] == ["W"]
    assert token.now.mana_value == 0


@cr("111.8", "111.7", "704.5d")
def test_a_token_that_left_cant_come_back(scene: Scene) -> None:
    """Exiled and returned at once: it stays away and ceases to exist."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Call", "{0}", "Instant", "Create a 1/1 white Soldier creature token."))
    scene.resolve()
    token = ann.battlefield[0]
    text = "Exile target creature you control, then return that card to the battlefield under its owner's control."
    ann.casts(invent("Blink", "{0}", "Instant", text), targets=token)
    scene.resolve()
    assert len(ann.battlefield) == 0
    assert not token.exists
    assert len(ann.exile) == 0


@cr("111.13", "707.10", "608.3f")
def test_a_copy_of_a_permanent_spell_becomes_a_token(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Shrine", "{0}", "Enchantment", "Whenever a creature enters, you gain 10 life."))
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    ann.casts(invent("Fork", "{0}", "Instant", "Copy target creature spell you control."), targets=bear)
    scene.resolve()
    bears = [t for t in ann.battlefield if t.name == "Bear"]
    assert len(bears) == 2
    assert sorted(t.game_object.is_token for t in bears) == [False, True]
    assert ann.life == 40


@cr("110.4", "110.4a", "304.4", "307.4")
def test_only_permanent_cards_come_to_the_battlefield(scene: Scene) -> None:
    """An instant card that would be put there stays where it is; "permanent card" doesn't speak of it."""
    ann, _bob = scene.players("Ann", "Bob")
    trick = ann.graveyard(invent("Trick", "{0}", "Instant", "You gain 1 life."))
    rite = ann.graveyard(invent("Rite", "{0}", "Sorcery", "You gain 1 life."))
    assert not ann.can_cast(
        ann.hand(
            invent("Raise", "{0}", "Instant", "Return target permanent card from your graveyard to the battlefield.")
        )
    )
    for card in (trick, rite):
        ann.casts(
            invent("Pull", "{0}", "Instant", "Return target card from your graveyard to the battlefield."), targets=card
        )
        scene.resolve()
        assert card.zone == "graveyard"
    assert len(ann.battlefield) == 0


@cr("110.5c", "110.5d")
def test_a_tapped_creature_that_is_blinked_comes_back_untapped(scene: Scene) -> None:
    """Only permanents are tapped; and a permanent stays tapped when it changes control or types."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2, tapped=True)
    ann.casts(STEAL, targets=bear)
    scene.resolve()
    assert bear.tapped
    text = "Exile target creature you control, then return that card to the battlefield under its owner's control."
    ann.casts(invent("Blink", "{0}", "Instant", text), targets=bear)
    scene.resolve()
    assert bear.controller == bob
    assert not bear.tapped
