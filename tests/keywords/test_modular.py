"""Modular (CR 702.43)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.testing.scene import Scene

MODULAR = KeywordAbility("modular", (Number(2),))


@cr("702.43a")
def test_it_enters_with_counters_and_passes_them_on(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    worker = ann.has_creature(0, 0, MODULAR, types="Artifact Creature", counters={"+1/+1": 1})
    golem = ann.has_creature(2, 2, types="Artifact Creature")
    ann.has_creature(2, 2)
    assert worker.pt == (3, 3)
    ann.chooses(True)
    happens(DestroyEvent(worker.id))
    scene.resolve()
    assert golem.counters == {"+1/+1": 3}


@cr("702.43b")
def test_two_instances_add_up(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    worker = ann.has_creature(0, 0, MODULAR, MODULAR, types="Artifact Creature")
    assert worker.counters == {"+1/+1": 4}
    assert scene.asked == []
