"""Escalate (CR 702.120)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CALL = invent(
    "Call",
    "{W}",
    "Instant",
    "Escalate {1}",
    "Choose one or more \u2014\n\u2022 You gain 1 life.\n\u2022 You gain 3 life.\n\u2022 You gain 7 life.",
)


@cr("702.120a", "601.2b")
def test_each_mode_beyond_the_first_costs_more(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    lands = ann.has_many("Plains", 3)
    ann.casts(CALL, then=[[0], [2], []])
    assert scene.asked == [(ann, "mode")] * 3
    assert [land.tapped for land in lands].count(True) == 2
    scene.resolve()
    assert ann.life == 28


@cr("702.120a", "601.4")
def test_only_modes_that_can_be_paid_for_are_offered(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Plains")
    ann.casts(CALL, then=[[1]])
    assert scene.asked == [(ann, "mode")]
    scene.resolve()
    assert ann.life == 23
