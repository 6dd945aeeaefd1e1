"""Bloodthirst (CR 702.54)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number, VariableX
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.testing.scene import Scene

THREE = KeywordAbility("bloodthirst", (Number(3),))


@cr("702.54a")
def test_counters_if_an_opponent_was_dealt_damage(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1)
    happens(DamageEvent(imp.id, bob.id, 1))
    assert ann.has_creature(1, 1, THREE).pt == (4, 4)
    assert bob.has_creature(1, 1, THREE).pt == (1, 1)


@cr("702.54b")
def test_x_is_all_the_damage_of_the_turn(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1)
    happens(DamageEvent(imp.id, bob.id, 2))
    happens(DamageEvent(imp.id, bob.id, 3))
    assert ann.has_creature(0, 0, KeywordAbility("bloodthirst", (VariableX(),))).pt == (5, 5)
