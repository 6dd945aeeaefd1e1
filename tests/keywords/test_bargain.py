"""Bargain (CR 702.166)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DEAL = invent("Deal", "{B}", "Sorcery", "Bargain", "You gain 1 life. If ~ was bargained, you gain 3 life.")
RING = invent("Ring", "{1}", "Artifact")


@cr("702.166a", "702.166b")
def test_an_artifact_is_given_for_more(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    ann.has_creature(2, 2)
    ring = ann.has_permanent(RING)
    ann.casts(DEAL, then=[True])
    assert ring.zone == "graveyard"
    scene.resolve()
    assert ann.life == 24
    assert scene.asked == [(ann, "optional_cost")]


@cr("702.166a")
def test_without_a_bargain(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    ring = ann.has_permanent(RING)
    ann.casts(DEAL, then=[False])
    scene.resolve()
    assert (ann.life, ring.zone) == (21, "battlefield")
