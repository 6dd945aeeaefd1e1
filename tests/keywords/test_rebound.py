"""Rebound (CR 702.88)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SURGE = invent("Surge", "{0}", "Sorcery", "You gain 2 life.", "Rebound")
NO = invent("No", "{0}", "Instant", "Counter target spell.")


@cr("702.88a")
def test_it_is_exiled_and_cast_again_in_the_next_upkeep(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    surge = ann.casts(SURGE)
    scene.resolve()
    assert surge in ann.exile
    scene.next_turn()
    scene.next_turn()
    scene.resolve(ann.chooses(True))
    assert ann.life == 24
    assert surge in ann.graveyard  # cast from exile, it doesn't rebound again
    assert scene.asked == [(ann, "may")]


@cr("702.88a")
def test_who_does_not_want_leaves_it_in_exile(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    surge = ann.casts(SURGE)
    scene.next_turn()
    scene.next_turn()
    scene.resolve(ann.chooses(False))
    assert surge in ann.exile


@cr("702.88a")
def test_countered_it_goes_to_the_graveyard(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    surge = ann.casts(SURGE)
    bob.casts(NO, targets=surge)
    scene.resolve()
    assert surge in ann.graveyard


@cr("702.88c")
def test_two_instances_are_one(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Echo", "{0}", "Sorcery", "You gain 2 life.", "Rebound", "Rebound"))
    scene.next_turn()
    scene.next_turn()
    scene.resolve(ann.chooses(True))
    assert ann.life == 24
    assert scene.asked == [(ann, "may")]
