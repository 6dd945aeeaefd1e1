"""Delve (CR 702.66)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DEEP = invent("Deep", "{3}{U}", "Sorcery", "You gain 4 life.", "Delve")
BEAR = invent("Bear", "{G}", "Creature - Bear", power=2, toughness=2)


@cr("702.66a", "702.66b")
def test_cards_of_the_graveyard_pay_for_generic_mana(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Island")
    for _ in range(3):
        ann.put(BEAR, Zone.GRAVEYARD)
    ann.casts(DEEP)
    assert (len(ann.graveyard), len(ann.exile)) == (0, 3)
    scene.resolve()
    assert ann.life == 24


@cr("702.66a")
def test_they_pay_for_no_colour(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Plains")
    for _ in range(4):
        ann.put(BEAR, Zone.GRAVEYARD)
    assert not ann.can_cast(ann.put(DEEP, Zone.HAND))


@cr("702.66c")
def test_two_instances_are_one(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    for _ in range(4):
        ann.put(BEAR, Zone.GRAVEYARD)
    ann.casts(invent("Deeper", "{2}", "Sorcery", "You gain 4 life.", "Delve", "Delve"))
    assert (len(ann.graveyard), len(ann.exile)) == (2, 2)
