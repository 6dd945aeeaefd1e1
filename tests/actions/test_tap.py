"""CR 701.26, tap and untap."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("701.26a")
def test_tap_target_creature() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Daze", "{0}", "Instant", "Tap target creature."), bear)
    scene.resolve()
    assert bear.tapped


@cr("701.26b")
def test_untap_all_creatures_you_control() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(1, 1, tapped=True), bob.has_creature(1, 1, tapped=True)
    ann.casts(invent("Rally", "{0}", "Instant", "Untap all creatures you control."))
    scene.resolve()
    assert (mine.tapped, theirs.tapped) == (False, True)
