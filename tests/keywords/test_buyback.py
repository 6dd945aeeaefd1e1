"""Buyback (CR 702.27)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SALVE = invent("Salve", "{W}", "Instant", "Buyback {1}", "You gain 3 life.")


@cr("702.27a")
def test_bought_back_it_returns_as_it_resolves(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 2)
    salve = ann.casts(SALVE, then=[True])
    assert scene.asked == [(ann, "optional_cost")]
    scene.resolve_top()
    assert ann.life == 23
    assert salve.zone == "hand"


@cr("702.27a")
def test_otherwise_it_goes_to_the_graveyard(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 2)
    salve = ann.casts(SALVE, then=[False])
    scene.resolve_top()
    assert salve.zone == "graveyard"


@cr("702.27a", "701.6a")
def test_countered_it_is_lost(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 2)
    bob.has_mana("{U}")
    salve = ann.casts(SALVE, then=[True])
    bob.casts(invent("No", "{U}", "Instant", "Counter target spell."), targets=salve)
    scene.resolve_top()
    assert salve.zone == "graveyard"
