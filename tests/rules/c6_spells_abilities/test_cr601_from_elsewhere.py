"""CR 601.3b, 113.6m: cards that may be cast from where they are because they say so."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CRAWLER = invent(
    "Crawler", "{B}", "Creature - Zombie", "You may cast this card from your graveyard.", power=2, toughness=1
)


@cr("601.3b", "113.6m")
def test_it_is_cast_from_the_graveyard_for_its_mana_cost(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    bob.has("Swamp")
    crawler = ann.put(CRAWLER, Zone.GRAVEYARD)
    assert not bob.can_cast(crawler)
    ann.casts(crawler)
    scene.resolve()
    assert crawler in ann.battlefield


@cr("601.3b")
def test_from_other_zones_it_is_not_allowed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    assert not ann.can_cast(ann.put(CRAWLER, Zone.EXILE))


@cr("601.3b", "604.2")
def test_it_may_depend_on_a_condition(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    text = "You may cast this card from your graveyard as long as you control a Zombie."
    crawler = ann.put(invent("Crawler", "{B}", "Creature - Zombie", text, power=2, toughness=1), Zone.GRAVEYARD)
    assert not ann.can_cast(crawler)
    ann.has(invent("Friend", "{B}", "Creature - Zombie", power=1, toughness=1))
    assert ann.can_cast(crawler)
