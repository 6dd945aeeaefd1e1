"""Multikicker (CR 702.33c)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("702.33c", "702.33d", "400.7b")
def test_multikicker_is_paid_any_number_of_times_and_the_permanent_knows(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 4)
    totem = invent("Totem", "{G}", "Creature - Wolf", "Multikicker {1}", power=1, toughness=1)
    wolf = ann.casts(totem, then=[2])
    assert scene.asked == [(ann, "optional_cost")]
    scene.resolve_top()
    payments = scene.look.object(wolf.id).payments
    assert [n for key, n in payments if key.endswith(":kicked")] == [2]


@cr("702.33c", "614.12")
def test_it_enters_with_a_counter_for_each_time_that_it_was_kicked(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 4)
    text = "This creature enters with a +1/+1 counter on it for each time it was kicked."
    wolf = ann.casts(invent("Pup", "{G}", "Creature - Wolf", "Multikicker {1}", text, power=1, toughness=1), then=[3])
    scene.resolve()
    assert wolf.counters == {"+1/+1": 3}
