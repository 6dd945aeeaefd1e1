"""Rampage (CR 702.23)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.scene import Scene

RAMPAGE = KeywordAbility("rampage", (Number(2),))


@cr("702.23a")
def test_it_grows_for_each_blocker_beyond_the_first(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    giant = ann.has_creature(3, 3, RAMPAGE)
    ann.attacks(bob, giant)
    bob.blocks(giant, with_=[bob.has_creature(1, 1) for _ in range(3)])
    scene.resolve()
    assert giant.pt == (7, 7)


@cr("702.23a")
def test_one_blocker_gives_nothing(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    giant, wall = ann.has_creature(3, 3, RAMPAGE), bob.has_creature(0, 4)
    ann.attacks(bob, giant)
    bob.blocks(giant, with_=wall)
    scene.resolve()
    assert giant.pt == (3, 3)
