"""Crew (CR 702.122)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CART = invent("Cart", "{2}", "Artifact - Vehicle", "Crew 3", power=4, toughness=3)


@cr("702.122a", "301.7")
def test_creatures_with_enough_power_make_it_a_creature_until_end_of_turn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    cart = ann.has_permanent(CART)
    one, two, other = ann.has_creature(1, 1), ann.has_creature(2, 2), ann.has_creature(3, 3)
    ann.activates(cart, then=[(one, two)])
    assert (one.tapped, two.tapped, other.tapped) == (True, True, False)
    scene.resolve_top()
    assert (cart.now.is_creature, cart.pt, "Vehicle" in cart.now.subtypes) == (True, (4, 3), True)
    scene.next_turn()
    assert not cart.now.is_creature


@cr("702.122a")
def test_more_is_asked_for_while_the_power_is_not_enough(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    cart = ann.has_permanent(CART)
    one, three = ann.has_creature(1, 1), ann.has_creature(3, 3)
    ann.activates(cart, then=[(one,), (three,)])
    assert one.tapped
    assert three.tapped


@cr("702.122a")
def test_without_enough_power_it_cannot_be_crewed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    cart = ann.has_permanent(CART)
    ann.has_creature(2, 2)
    assert not ann.can_activate(cart)


@cr("702.122a")
def test_it_does_not_crew_itself(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    cart = ann.has_permanent(CART)
    three = ann.has_creature(3, 3)
    ann.activates(cart)
    scene.resolve_top()
    assert three.tapped
    assert not ann.can_activate(cart)


@cr("702.122c", "603.4")
def test_who_crewed_it_this_turn_is_asked_of_the_turn(scene):
    text = "Whenever ~ attacks, if a Pirate crewed it this turn, draw a card."
    for kind, cards in (("Pirate", 1), ("Robot", 0)):
        one = type(scene)()
        ann, bob = one.players("Ann", "Bob")
        ship = ann.has(invent("Sloop", None, "Artifact - Vehicle", text, "Crew 1", power=2, toughness=2))
        crew = ann.has_creature(1, 1, types=f"Creature - {kind}")
        ann.has_creature(1, 1, types="Creature - Pirate")
        ann.activates(ship, "Crew", then=[[crew]])
        one.resolve()
        ann.attacks(bob, ship)
        one.resolve()
        assert len(ann.hand) == cards
