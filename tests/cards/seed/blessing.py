"""Scenes about the city's blessing: one permanent short of it, and with it (CR 702.131)."""

from __future__ import annotations

from landwalk.testing.pieces import Thing
from landwalk.testing.seat import Seat

BLESSING = "city's blessing"


def nine(seat: Seat, name: str) -> Thing:
    """The permanent and eight Forests: one permanent short of the blessing."""
    thing = seat.has(name)
    seat.has_many("Forest", 8)
    assert not seat.has_designation(BLESSING)
    return thing


def tenth(seat: Seat) -> None:
    """One more permanent: the player, who has one with ascend, is blessed now."""
    seat.has("Forest")
    assert seat.has_designation(BLESSING)
