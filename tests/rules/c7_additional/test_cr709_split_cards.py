"""CR 709, split cards."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

HOT = invent("Hot", "{R}", "Instant", "~ deals 2 damage to any target.")
COLD = invent("Cold", "{2}{U}", "Sorcery", "Draw a card.")
CARD = two_faced("split", HOT, COLD)


@cr("709.3", "709.3a")
def test_only_the_half_that_is_cast_must_be_paid_for(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    card = ann.casts(CARD, targets=bob)
    assert (card.name, card.now.colors, card.now.mana_value) == ("Hot", {"R"}, 1)
    scene.resolve()
    assert bob.life == 18
    assert card in ann.graveyard


@cr("709.3b")
def test_the_other_half_has_its_own_timing_and_text(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 3)
    card = ann.casts(CARD, face=1)
    hand = len(ann.hand)
    scene.resolve()
    assert (len(ann.hand), bob.life) == (hand + 1, 20)
    assert card in ann.graveyard


@cr("709.4", "709.4b", "709.4c")
def test_elsewhere_it_has_the_characteristics_of_both_halves(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.hand(CARD)
    assert (card.name, card.now.mana_value, card.now.colors) == ("Hot // Cold", 4, {"U", "R"})
    assert {"instant", "sorcery"} <= card.now.types
