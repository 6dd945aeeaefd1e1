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


@cr("702.166d", "601.2c")
def test_the_target_of_the_bargain_is_chosen_only_then(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = "You gain 1 life. If ~ was bargained, it deals 3 damage to target creature."
    bolt = invent("Bolt", "{0}", "Sorcery", "Bargain", text)
    ring, bear = ann.has_permanent(RING), bob.has_creature(3, 3)
    ann.casts(bolt, then=[False])
    assert scene.asked == [(ann, "optional_cost")]
    scene.resolve()
    assert (ann.life, ring.zone, bear.zone) == (21, "battlefield", "battlefield")
    ann.casts(bolt, then=[True])
    scene.resolve()
    assert (ann.life, ring.zone, bear.zone) == (22, "graveyard", "graveyard")
