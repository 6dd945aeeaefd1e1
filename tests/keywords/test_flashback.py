"""Flashback (CR 702.34)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

FURY = invent("Fury", "{3}{R}", "Instant", "~ deals 2 damage to any target.", "Flashback {R}")


@cr("702.34a", "118.9")
def test_it_is_cast_from_the_graveyard_and_then_exiled(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    fury = ann.put(FURY, Zone.GRAVEYARD)
    ann.casts(fury, targets=bob, way="flashback")
    scene.resolve_top()
    assert bob.life == 18
    assert fury.zone == "exile"


@cr("702.34a")
def test_cast_from_the_hand_it_goes_to_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}{3}")
    fury = ann.casts(FURY, targets=bob)
    scene.resolve_top()
    assert fury.zone == "graveyard"


@cr("702.34a", "701.6a")
def test_countered_it_is_exiled_too(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    bob.has_mana("{U}")
    fury = ann.put(FURY, Zone.GRAVEYARD)
    ann.casts(fury, targets=bob, way="flashback")
    bob.casts(invent("No", "{U}", "Instant", "Counter target spell."), targets=fury)
    scene.resolve_top()
    assert fury.zone == "exile"


@cr("702.34a", "601.3")
def test_only_its_owner_and_only_if_it_can_be_paid(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Mountain")
    fury = ann.put(FURY, Zone.GRAVEYARD)
    assert not ann.can_cast(fury, way="flashback")
    ann.passes()
    assert not bob.can_cast(fury, way="flashback")
