"""Demonstrate (CR 702.144)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import SpellCast
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

LESSON = invent("Lesson", "{0}", "Sorcery", "Demonstrate", "You gain 2 life.")


@cr("702.144a", "707.10")
def test_you_and_an_opponent_copy_it(scene: Scene) -> None:
    ann, bob, cem = scene.players("Ann", "Bob", "Cem")
    ann.casts(LESSON)
    scene.resolve(ann.chooses(True, bob))
    assert (ann.life, bob.life, cem.life) == (24, 22, 20)
    assert len(scene.events(SpellCast)) == 1


@cr("702.144a")
def test_not_copied_nobody_else_has_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(LESSON)
    scene.resolve(ann.chooses(False))
    assert (ann.life, bob.life) == (22, 20)
