"""Vanishing (CR 702.63)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.kernel.events import CountersEvent
from landwalk.kernel.zones import Zone
from landwalk.testing.scene import Scene


@cr("702.63a")
def test_it_is_sacrificed_with_its_last_counter(scene: Scene):
    scene.starts_at("upkeep")
    ann, _bob = scene.players("Ann", "Bob")
    echo = ann.has_creature(2, 2, KeywordAbility("vanishing", (Number(2),)))
    scene.until("precombat_main")
    assert echo.counters == {"time": 1}
    scene.until("precombat_main", turn=3)
    assert echo.zone is Zone.GRAVEYARD


@cr("702.63b")
def test_without_a_number_it_waits_for_a_counter(scene: Scene, happens: Callable[..., None]):
    scene.starts_at("upkeep")
    ann, _bob = scene.players("Ann", "Bob")
    echo = ann.has_creature(2, 2, KeywordAbility("vanishing"))
    scene.until("precombat_main")
    assert echo.zone is Zone.BATTLEFIELD
    happens(CountersEvent(echo.id, "time", 1))
    happens(CountersEvent(echo.id, "time", -1))
    scene.resolve()
    assert echo.zone is Zone.GRAVEYARD
