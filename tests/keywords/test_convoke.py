"""Convoke (CR 702.51)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

HYDRA = invent("Hydra", "{2}{G}{G}", "Creature - Hydra", "Convoke", power=4, toughness=4)


@cr("702.51a", "702.51b")
def test_creatures_pay_for_their_colour_or_for_generic_mana(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    green = ann.has_creature(1, 1, colors="G")
    red, sick = ann.has_creature(1, 1, colors="R"), ann.has_creature(1, 1, colors="W", sick=True)
    hydra = ann.casts(HYDRA)
    assert hydra.zone == "stack"
    assert [c.tapped for c in (green, red, sick)] == [True, True, True]


@cr("702.51a")
def test_a_creature_of_another_colour_does_not_pay_coloured_mana(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    for _ in range(5):
        ann.has_creature(1, 1, colors="R")
    hydra = ann.put(HYDRA, Zone.HAND)
    assert not ann.can_cast(hydra)


@cr("702.51a", "118.10")
def test_a_creature_that_could_make_mana_does_one_of_the_two(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    elf = ann.has_creature(1, 1, "{T}: Add {G}.", colors="G")
    hydra = ann.put(HYDRA, Zone.HAND)
    assert not ann.can_cast(hydra)
    ann.has("Swamp")
    ann.casts(hydra)
    assert elf.tapped
