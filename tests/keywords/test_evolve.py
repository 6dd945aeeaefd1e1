"""Evolve (CR 702.100)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.events import Entry, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

EVOLVE = KeywordAbility("evolve")


def enter(happens: Callable[..., None], seat: Seat, power: int, toughness: int) -> Thing:
    card = seat.hand(invent("Newcomer", None, "Creature", power=power, toughness=toughness))
    happens(ZoneChange(card.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(seat.id)))
    return card


@cr("702.100a")
def test_a_greater_creature_makes_it_grow(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    ooze = ann.has_creature(1, 3, EVOLVE)
    enter(happens, ann, 2, 2)
    scene.resolve()
    assert ooze.counters == {"+1/+1": 1}


@cr("702.100a")
def test_neither_greater_nor_yours_does_nothing(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(2, 2, EVOLVE)
    enter(happens, ann, 2, 2)
    enter(happens, bob, 5, 5)
    assert scene.stack == []


@cr("603.4")
@cr("702.100d")
def test_it_is_compared_again_as_each_instance_resolves(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    ooze = ann.has_creature(1, 1, EVOLVE, EVOLVE)
    enter(happens, ann, 2, 2)
    assert len(scene.stack) == 2
    scene.resolve()
    assert ooze.counters == {"+1/+1": 1}


@cr("608.2h")
def test_a_newcomer_that_is_gone_counts_as_it_last_was(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    ooze = ann.has_creature(1, 1, EVOLVE)
    giant = enter(happens, ann, 4, 4)
    happens(DestroyEvent(giant.id))
    scene.resolve()
    assert ooze.counters == {"+1/+1": 1}
