"""Increment (CR 702.191)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

TWO = invent("Two", "{2}", "Sorcery", "You gain 1 life.")
FREE = invent("Free", "{0}", "Sorcery", "You gain 1 life.")


@cr("702.191a")
def test_more_mana_than_its_power(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    pupil = ann.has_creature(1, 3, "Increment")
    ann.casts(TWO)
    scene.resolve()
    assert pupil.counters == {"+1/+1": 1}


@cr("702.191a", "603.4")
def test_as_much_is_not_more(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    pupil = ann.has_creature(2, 2, "Increment")
    ann.casts(TWO)
    assert len(scene.stack) == 1
    scene.resolve()
    assert pupil.counters == {}
