"""CR 610.3, "until this leaves the battlefield"."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

MAGGOT = invent(
    "Maggot",
    "{0}",
    "Creature",
    "When this creature enters, target opponent reveals their hand and you choose a nonland card from it."
    " Exile that card until this creature leaves the battlefield.",
    power=1,
    toughness=1,
)
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


@cr("610.3")
def test_a_card_that_was_exiled_from_a_hand_returns_to_the_hand(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    card = bob.hand(invent("Secret", "{1}", "Creature", power=3, toughness=3))
    bob.hand("Forest")
    maggot = ann.casts(MAGGOT)
    scene.resolve()
    assert card in bob.exile
    bob.casts(DOOM, targets=maggot)
    scene.resolve()
    assert card in bob.hand
