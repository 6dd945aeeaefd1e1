"""Flash (CR 702.8)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

AMBUSHER = invent("Ambusher", "{1}", "Creature - Cat", "Flash", power=2, toughness=2)
CAT = invent("Cat", "{1}", "Creature - Cat", power=2, toughness=2)


@cr("702.8a", "304.1")
def test_it_is_cast_when_an_instant_could_be(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Forest")
    slow = bob.put(CAT, Zone.HAND)
    ann.passes()
    assert not bob.can_cast(slow)
    ambusher = bob.casts(AMBUSHER)
    scene.resolve_top()
    assert ambusher.zone == "battlefield"
    assert scene.asked == []
