"""Retrace (CR 702.81)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

AGAIN = invent("Again", "{R}", "Sorcery", "You gain 2 life.", "Retrace")


@cr("702.81a")
def test_it_is_cast_from_the_graveyard_by_discarding_a_land(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    again = ann.put(AGAIN, Zone.GRAVEYARD)
    land = ann.put("Forest", Zone.HAND)
    ann.casts(again, way="retrace")
    assert land in ann.graveyard
    scene.resolve()
    assert (ann.life, again in ann.graveyard) == (22, True)


@cr("702.81a")
def test_without_a_land_to_discard_it_cannot_be_cast(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    again = ann.put(AGAIN, Zone.GRAVEYARD)
    ann.put(AGAIN, Zone.HAND)
    assert not ann.can_cast(again, way="retrace")
