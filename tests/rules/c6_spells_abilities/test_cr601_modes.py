"""CR 601.2b: modes that cost something (702.172, spree)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

RIDE = invent(
    "Ride", "{R}", "Instant", "Spree\n+ {1} \u2014 You gain 1 life.\n+ {2} \u2014 ~ deals 3 damage to target opponent."
)


@cr("702.172a", "601.2b", "601.2f")
def test_each_mode_chosen_is_paid_for(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    lands = ann.has_many("Mountain", 4)
    ann.casts(RIDE, then=[[0], [1]])
    assert scene.asked == [(ann, "mode"), (ann, "mode")]
    assert all(land.tapped for land in lands)
    scene.resolve()
    assert (ann.life, bob.life) == (21, 17)


@cr("702.172a", "601.4")
def test_a_mode_that_is_too_dear_is_not_offered(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 2)
    ann.casts(RIDE)
    assert scene.asked == []
    scene.resolve()
    assert (ann.life, bob.life) == (21, 20)


@cr("702.172a")
def test_with_the_mana_cost_alone_it_cannot_be_cast(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    ride = ann.put(RIDE, Zone.HAND)
    assert not ann.can_cast(ride)
