"""Provoke (CR 702.39)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.39a", "509.1c")
def test_the_creature_untaps_and_must_block(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    lout = ann.has_creature(3, 3, "Provoke")
    bear = bob.has_creature(2, 2, tapped=True)
    bob.has_creature(1, 1)
    ann.chooses(bear)
    ann.attacks(bob, lout)
    scene.resolve(ann.chooses(True))
    assert not bear.tapped
    bob.blocks(lout, with_=bear)
    scene.until("postcombat_main")
    assert (bear.zone, bob.life) == ("graveyard", 20)


@cr("702.39a")
def test_its_controller_may_leave_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    lout = ann.has_creature(3, 3, "Provoke")
    bear = bob.has_creature(2, 2)
    ann.attacks(bob, lout)
    scene.resolve(ann.chooses(False))
    bob.blocks_nothing()
    scene.until("postcombat_main")
    assert (bear.zone, bob.life) == ("battlefield", 17)
