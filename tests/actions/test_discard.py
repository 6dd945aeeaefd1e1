"""CR 701.9, discard."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("701.9b")
def test_the_player_who_discards_chooses() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bob.hand("Forest", "Island", "Swamp")
    ann.casts(invent("Rot", "{0}", "Sorcery", "Target player discards two cards."), bob)
    forest, island, swamp = bob.hand
    scene.resolve(bob.chooses([swamp, forest]))
    assert bob.hand == [island]
    assert scene.asked == [(ann, Purpose.TARGET), (bob, Purpose.DISCARD)]


@cr("701.9b")
def test_at_random_nobody_chooses() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bob.hand("Forest", "Island", "Swamp")
    ann.casts(invent("Panic", "{0}", "Sorcery", "Target player discards a card at random."), bob)
    scene.resolve()
    assert (len(bob.hand), len(bob.graveyard)) == (2, 1)
    assert scene.asked == [(ann, Purpose.TARGET)]


@cr("609.3")
def test_with_too_few_cards_all_are_discarded() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bob.hand("Forest")
    ann.casts(invent("Rot", "{0}", "Sorcery", "Target player discards two cards."), bob)
    scene.resolve()
    assert len(bob.hand) == 0
    assert scene.asked == [(ann, Purpose.TARGET)]


@cr("121.2")
@cr("608.2c")
def test_draw_then_discard_in_this_order() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    forest = ann.hand("Forest")
    ann.casts(invent("Loot", "{0}", "Sorcery", "Draw a card, then discard a card."))
    scene.resolve(ann.chooses(forest))
    assert forest in ann.graveyard
    assert ann.hand.names == ["Mountain"]
