"""Warp (CR 702.185)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GIANT = invent("Giant", "{3}", "Artifact Creature - Giant", "Warp {1}", power=3, toughness=3)


@cr("702.185a")
def test_it_is_exiled_in_the_end_step_and_may_be_cast_later(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    giant = ann.casts(GIANT, then=["warp"])
    scene.resolve()
    assert giant in ann.battlefield
    scene.until("end_step")
    scene.resolve()
    assert giant in ann.exile
    assert not ann.can_cast(giant, way="warped")
    scene.next_turn()
    scene.next_turn()
    scene.until("precombat_main")
    ann.casts(giant, way="warped")
    scene.resolve()
    scene.next_turn()
    assert giant in ann.battlefield


@cr("702.185a")
def test_cast_normally_it_stays(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    giant = ann.casts(GIANT, then=[""])
    scene.resolve()
    scene.next_turn()
    assert giant in ann.battlefield
