"""Conspire (CR 702.78)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BURN = invent("Burn", "{R}", "Sorcery", "~ deals 3 damage to any target.", "Conspire")
IMP = invent("Imp", "{R}", "Creature - Imp", power=1, toughness=1)
BEAR = invent("Bear", "{G}", "Creature - Bear", power=2, toughness=2)


@cr("702.78a")
def test_two_creatures_of_its_colour_are_tapped_and_it_is_copied(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    first, second = ann.has(IMP, IMP)
    bear = ann.has(BEAR)
    ann.casts(BURN, targets=bob, then=[True, (first, second)])
    ann.chooses(False)
    scene.resolve()
    assert (bob.life, first.tapped, second.tapped, bear.tapped) == (14, True, True, False)


@cr("702.78a")
def test_creatures_of_other_colours_do_not_conspire(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    ann.has(IMP, BEAR)
    ann.casts(BURN, targets=bob)
    assert "optional_cost" not in [purpose for _, purpose in scene.asked]
    scene.resolve()
    assert bob.life == 17


@cr("702.78b")
def test_each_instance_is_paid_and_copies_by_itself(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    imps = ann.has_many(IMP, 4)
    twice = invent("Twice", "{R}", "Sorcery", "~ deals 3 damage to any target.", "Conspire", "Conspire")
    ann.chooses(True, True, imps[:2], imps[2:])
    ann.casts(twice, targets=bob)
    assert [i.tapped for i in imps] == [True] * 4
    assert len(scene.stack) == 3
    scene.resolve(ann.chooses(False, False))
    assert bob.life == 11
