"""Disturb (CR 702.146)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.rules.matching import mana_value
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

ANGLER = two_faced(
    "transform",
    invent("Angler", "{1}{U}", "Creature - Human", "Disturb {1}{U}", power=2, toughness=1),
    invent(
        "Drowned Angler",
        None,
        "Creature - Spirit",
        "Flying",
        "If this creature would be put into a graveyard from anywhere, exile it instead.",
        power=1,
        toughness=2,
    ),
)
SQUIRE = two_faced(
    "transform",
    invent("Squire", "{1}{W}", "Creature - Human", "Disturb {W}", power=1, toughness=1),
    invent("Squire's Blessing", None, "Enchantment - Aura", "Enchant creature", "Enchanted creature gets +2/+2."),
)


@cr("702.146a", "702.146b", "712.8c")
def test_it_is_cast_transformed_from_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    angler = ann.put(ANGLER, Zone.GRAVEYARD)
    ann.casts(angler, way="disturb")
    assert (angler.name, mana_value(scene.look, angler.id)) == ("Drowned Angler", 2)
    scene.resolve()
    assert (angler.name, angler.pt) == ("Drowned Angler", (1, 2))
    bob.casts(invent("Murderous", "{0}", "Instant", "Destroy target creature."), targets=angler)
    scene.resolve()
    assert (angler in ann.exile, angler.name) == (True, "Angler")


@cr("702.146a", "303.4a")
def test_an_aura_on_the_back_has_a_target(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Plains")
    squire = ann.put(SQUIRE, Zone.GRAVEYARD)
    assert not ann.can_cast(squire, way="disturb")
    bear = ann.has_creature(2, 2)
    ann.casts(squire, way="disturb", targets=bear)
    scene.resolve()
    assert bear.pt == (4, 4)
