"""CR 113.6, 601.3: what a card says about how it can be cast functions where it could be cast from."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.choices import CastSpell
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("702.8a", "113.6", "601.3b")
@pytest.mark.parametrize("kind", ["Sorcery", "Creature"])
def test_flash_as_long_as_something_is_so(scene: Scene, kind: str) -> None:
    """Bob's card in hand has flash from the moment at which his creature is tapped, in Ann's turn."""
    ann, bob = scene.players("Ann", "Bob")
    size = 1 if kind == "Creature" else None
    rest = () if kind == "Creature" else ("You gain 1 life.",)
    text = "~ has flash as long as you control a tapped creature."
    card = bob.hand(invent("Ambush", "{0}", kind, text, *rest, power=size, toughness=size))
    bear = bob.has_creature(2, 2)
    twist = ann.hand(invent("Twist", "{0}", "Instant", "Tap target creature."))
    scene.start()
    scene.give_priority(bob)
    assert not bob.can_cast(card)
    scene.give_priority(ann)
    ann.casts(twist, targets=[bear])
    scene.resolve_top()
    scene.give_priority(bob)
    assert any(getattr(a, "card", 0) == card.id for a in scene.game.legal_actions)
    bob.casts(card)
    scene.resolve()
    assert bob.life == (20 if kind == "Creature" else 21)


@cr("113.6b", "601.3")
def test_a_sorcery_that_may_be_cast_from_the_graveyard(scene: Scene) -> None:
    """It says so in the graveyard; it isn't an instruction that is followed as it resolves."""
    ann, _bob = scene.players("Ann", "Bob")
    face = invent(
        "Legion", "{0}", "Sorcery", "You gain 1 life. Exile ~.", "You may cast this card from your graveyard."
    )
    card = ann.put(face, Zone.GRAVEYARD)
    ann.casts(card)
    scene.resolve()
    assert ann.life == 21
    assert len(ann.exile) == 1


@cr("601.3", "702.185a")
def test_a_warped_card_is_offered_from_exile_on_a_later_turn(scene: Scene) -> None:
    """Its second way to be cast is from another zone than the first; nothing else in the game speaks of exile."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(ann.hand(invent("Diver", "{0}", "Creature", "Warp {0}", power=1, toughness=1)), way="warp")
    scene.resolve()
    scene.next_turn()
    (card,) = ann.exile
    scene.next_turn()
    scene.until("precombat_main")
    assert any(getattr(a, "card", 0) == card.id for a in scene.game.legal_actions)


@cr("601.3", "709.3")
def test_a_card_has_no_further_face_to_cast(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.hand(invent("Plain", "{0}", "Sorcery", "You gain 1 life."))
    scene.start()
    assert scene.why_not(ann, CastSpell(card.id)) == []
    assert scene.why_not(ann, CastSpell(card.id, 1)) != []
