"""CR 118.9, 601.2b: casting spells from the hand without paying their mana costs because an effect allows it."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

ALL = invent("Science", "{9}", "Enchantment", "You may cast spells from your hand without paying their mana costs.")
BEAR = invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2)
BLAST = invent("Blast", "{X}{R}", "Instant", "You gain X life.")


@cr("118.9", "118.9a", "601.2b")
def test_it_is_one_of_the_ways_that_are_asked_for(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(ALL)
    forests = ann.has_many("Forest", 2)
    ann.casts(BEAR, then=["free"])
    scene.resolve()
    assert not any(f.tapped for f in forests)
    ann.casts(BEAR, then=[""])
    assert all(f.tapped for f in forests)


@cr("118.9", "107.3b")
def test_without_mana_it_is_the_only_way_and_x_is_nothing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(ALL)
    ann.casts(BLAST)
    scene.resolve()
    assert ann.life == 20
    assert not bob.can_cast(bob.put(BEAR, Zone.HAND))
