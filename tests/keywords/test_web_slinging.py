"""Web-slinging (CR 702.188)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SPIDER = invent("Spider", "{4}{G}", "Creature - Spider", "Web-slinging {G}", power=4, toughness=4)


@cr("702.188a", "118.9")
def test_a_tapped_creature_goes_back_for_it(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    awake = ann.has_creature(1, 1)
    spider = ann.put(SPIDER, Zone.HAND)
    assert not ann.can_cast(spider)
    tired = ann.has_permanent(invent("Bear", "{1}", "Creature", power=2, toughness=2), tapped=True)
    ann.casts(spider)
    assert (tired.zone, awake.zone, spider.zone) == ("hand", "battlefield", "stack")
    assert scene.asked == []
