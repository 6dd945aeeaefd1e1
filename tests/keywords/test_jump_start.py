"""Jump-start (CR 702.133)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

LEAP = invent("Leap", "{R}", "Instant", "You gain 2 life.", "Jump-start")


@cr("702.133a")
def test_it_is_cast_from_the_graveyard_by_discarding_a_card_and_exiled(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    leap = ann.put(LEAP, Zone.GRAVEYARD)
    card = ann.put(LEAP, Zone.HAND)
    ann.casts(leap, way="jump-start")
    scene.resolve()
    assert (ann.life, leap in ann.exile, card in ann.graveyard) == (22, True, True)
