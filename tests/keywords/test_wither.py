"""Wither (CR 702.80)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.testing.combat import BOB, Combat


@cr("702.80a", "120.3d", "120.3a")
def test_creatures_get_counters_and_players_lose_life():
    c = Combat()
    scarecrow, giant = c.creature("2/2", "wither"), c.creature("1/5", of=BOB)
    c.happen(DamageEvent(scarecrow, giant, 2), DamageEvent(scarecrow, BOB, 2))
    assert (c.object(giant).damage, c.object(giant).counter("-1/-1"), c.life(BOB)) == (0, 2, 18)


@cr("702.80b", "702.80c")
def test_it_works_as_last_known():
    c = Combat()
    scarecrow, giant = c.creature("2/2", "wither"), c.creature("1/5", of=BOB)
    c.happen(move(c.state, scarecrow, Zone.GRAVEYARD), DamageEvent(scarecrow, giant, 2))
    assert c.object(giant).counter("-1/-1") == 2


@cr("702.2b", "702.80a")
def test_with_deathtouch_the_counters_kill():
    c = Combat()
    scarecrow, giant = c.creature("2/2", "wither", "deathtouch"), c.creature("1/5", of=BOB)
    c.happen(DamageEvent(scarecrow, giant, 1))
    c.settle()
    assert c.alive(giant) == [False]


@cr("702.80d")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    scarecrow, giant = c.creature("2/2", "wither", "wither"), c.creature("1/5", of=BOB)
    c.happen(DamageEvent(scarecrow, giant, 2))
    assert c.object(giant).counter("-1/-1") == 2
