"""Persist (CR 702.79)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.events import ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.scene import Scene

KEYWORD = KeywordAbility("persist")


@cr("702.79a")
def test_it_returns_with_a_counter(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    ghost = ann.has_creature(2, 2, KEYWORD)
    happens(DestroyEvent(ghost.id))
    assert ghost.zone is Zone.GRAVEYARD
    scene.resolve()
    assert ghost.zone is Zone.BATTLEFIELD
    assert ghost.counters == {"-1/-1": 1}
    assert ghost.pt == (1, 1)


@cr("702.79a")
@cr("603.4")
def test_with_a_counter_it_does_not_trigger(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    ghost = ann.has_creature(2, 2, KEYWORD, counters={"-1/-1": 1})
    other = ann.has_creature(3, 3, KEYWORD, counters={"+1/+1": 1})
    happens(DestroyEvent(ghost.id), DestroyEvent(other.id))
    assert len(scene.stack) == 1
    scene.resolve()
    assert ghost.zone is Zone.GRAVEYARD
    assert other.counters == {"-1/-1": 1}


@cr("702.79a")
def test_it_returns_under_its_owners_control_and_only_from_the_graveyard(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    ghost = ann.has_creature(2, 2, KEYWORD)
    happens(DestroyEvent(ghost.id))
    happens(ZoneChange(ghost.id, Zone.GRAVEYARD, Zone.EXILE))
    scene.resolve()
    assert ghost.zone is Zone.EXILE
