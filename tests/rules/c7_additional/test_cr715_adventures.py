"""CR 715, adventurer cards, and CR 720, omen cards."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

COUPLE = invent("Couple", "{3}", "Creature", power=2, toughness=2)
TREATS = invent("Treats", "{0}", "Sorcery - Adventure", "You gain 3 life.")
CARD = two_faced("adventure", COUPLE, TREATS)
NO = invent("No", "{0}", "Instant", "Counter target spell.")


@cr("715.3d")
def test_an_adventure_is_exiled_and_the_creature_may_be_cast_from_there(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.casts(CARD, face=1)
    assert (card.name, card.now.is_creature) == ("Treats", False)  # 715.3b
    scene.resolve()
    assert ann.life == 23
    assert card in ann.exile
    assert card.name == "Couple"  # 715.4
    ann.has_mana("{3}")
    ann.casts(card)
    scene.resolve()
    assert card in ann.battlefield


@cr("715.3d")
def test_it_cannot_be_cast_as_an_adventure_again(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.casts(CARD, face=1)
    scene.resolve()
    assert not [a for a in scene.game.legal_actions if getattr(a, "card", 0) == card.id and getattr(a, "face", 0) == 1]


@cr("715.3d")
def test_a_countered_adventure_goes_to_the_graveyard(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    card = ann.casts(CARD, face=1)
    bob.casts(NO, targets=card)
    scene.resolve()
    assert card in ann.graveyard


@cr("715.3")
def test_it_may_be_played_normally(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    card = ann.casts(CARD)
    scene.resolve()
    assert card in ann.battlefield
    assert ann.life == 20


@cr("720.3d")
def test_an_omen_is_shuffled_into_the_library(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    omen = two_faced("adventure", COUPLE, invent("Sign", "{0}", "Sorcery - Omen", "You gain 3 life."))
    card = ann.casts(omen, face=1)
    scene.resolve()
    assert ann.life == 23
    assert card in ann.library
