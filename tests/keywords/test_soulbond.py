"""Soulbond (CR 702.95)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

MAGE = invent(
    "Trusted Mage",
    "{0}",
    "Creature - Human",
    "Soulbond",
    "As long as this creature is paired with another creature, each of those creatures gets +1/+1.",
    power=2,
    toughness=2,
)
BEAR = invent("Bear", "{0}", "Creature - Bear", power=2, toughness=2)
DOOM = invent("Doomed", "{0}", "Instant", "Destroy target creature.")
THEFT = invent("Theft", "{0}", "Sorcery", "Gain control of target creature.")


@cr("702.95a", "702.95b")
def test_it_is_paired_as_it_enters(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear, other = ann.has_creature(1, 1), ann.has_creature(3, 3)
    mage = ann.casts(MAGE)
    ann.chooses(True, bear)
    scene.resolve()
    assert (mage.pt, bear.pt, other.pt) == ((3, 3), (2, 2), (3, 3))


@cr("702.95a", "702.95d")
def test_a_creature_that_enters_later_may_be_paired_with_it(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    mage = ann.has_permanent(MAGE)
    first = ann.casts(BEAR)
    ann.chooses(True)
    scene.resolve()
    asked = len(scene.asked)
    second = ann.casts(BEAR)
    scene.resolve()
    assert (mage.pt, first.pt, second.pt, len(scene.asked)) == ((3, 3), (3, 3), (2, 2), asked)


@cr("702.95e")
def test_they_are_parted_when_one_of_them_leaves(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(1, 1)
    mage = ann.casts(MAGE)
    ann.chooses(True)
    scene.resolve()
    ann.casts(DOOM, targets=bear)
    scene.resolve()
    assert mage.pt == (2, 2)
    second = ann.casts(BEAR)
    ann.chooses(True)
    scene.resolve()
    assert (mage.pt, second.pt) == ((3, 3), (3, 3))


@cr("702.95e")
def test_they_are_parted_when_another_player_takes_one(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(1, 1)
    mage = ann.casts(MAGE)
    ann.chooses(True)
    scene.resolve()
    scene.next_turn()
    scene.until("precombat_main")
    bob.casts(THEFT, targets=bear)
    scene.resolve()
    assert (mage.pt, bear.pt) == ((2, 2), (1, 1))


@cr("702.95c")
def test_no_pair_with_a_creature_that_has_left(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(1, 1)
    mage = ann.casts(MAGE)
    scene.resolve_top()
    bob.casts(DOOM, targets=bear)
    scene.resolve()
    assert mage.pt == (2, 2)
