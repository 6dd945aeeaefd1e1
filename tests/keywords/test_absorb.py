"""Absorb (CR 702.64)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.testing.scene import Scene

ABSORB = KeywordAbility("absorb", (Number(1),))


@cr("702.64a")
@cr("702.64b")
def test_from_each_source_each_time(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    sliver = ann.has_creature(5, 9, ABSORB)
    first, second = bob.has_creature(1, 1), bob.has_creature(1, 1)
    happens(DamageEvent(first.id, sliver.id, 3), DamageEvent(second.id, sliver.id, 2))
    assert sliver.damage == 3
    happens(DamageEvent(first.id, sliver.id, 1))
    assert sliver.damage == 3


@cr("702.64c")
def test_two_instances(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    sliver = ann.has_creature(5, 9, ABSORB, ABSORB)
    first = bob.has_creature(1, 1)
    happens(DamageEvent(first.id, sliver.id, 3))
    assert sliver.damage == 1
