"""CR 702: an object that has a keyword twice. Most trigger or work separately; for some it makes no difference."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.zones import Step
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")
GAIN = invent("Gain", "{0}", "Instant", "You gain 1 life.")


def attacker(scene: Scene, *keywords: str) -> tuple[Seat, Seat, Thing]:
    ann, bob = scene.players("Ann", "Bob")
    beast = ann.has_creature(2, 2, *keywords)
    ann.chooses(ANY_ORDER)
    return ann, bob, beast


@pytest.mark.parametrize("keyword", ["Battle cry", "Melee", "Dethrone", "Myriad"])
@cr("702.91b", "702.121b", "702.105b", "702.116b")
def test_each_triggers_on_attacking(scene: Scene, keyword: str) -> None:
    ann, bob, beast = attacker(scene, keyword, keyword)
    ann.attacks(bob, beast)
    assert len(scene.stack) == 2


@cr("702.91b")
def test_battle_cry_twice_gives_two_more_power(scene: Scene) -> None:
    ann, bob, beast = attacker(scene, "Battle cry", "Battle cry")
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, beast, bear)
    scene.resolve()
    assert (beast.pt, bear.pt) == ((2, 2), (4, 2))


@cr("702.149b", "702.134b")
def test_training_and_mentor_twice(scene: Scene) -> None:
    """The pupil learns by its own training and by the mentor: two counters each time."""
    ann, bob, big = attacker(scene)
    pupil = ann.has_creature(1, 1, "Training", "Training")
    ann.attacks(bob, big, pupil)
    assert len(scene.stack) == 2
    scene.resolve()
    assert pupil.counters == {"+1/+1": 2}


@cr("702.134b")
def test_mentor_twice(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    master, pupil = ann.has_creature(5, 5, "Mentor", "Mentor"), ann.has_creature(1, 1)
    ann.chooses(ANY_ORDER)
    ann.attacks(bob, master, pupil)
    scene.resolve()
    assert pupil.counters == {"+1/+1": 2}


@cr("702.45b")
def test_bushido_twice(scene: Scene) -> None:
    ann, bob, samurai = attacker(scene, "Bushido 1", "Bushido 2")
    wall = bob.has_creature(0, 9)
    ann.attacks(bob, samurai)
    bob.blocks(samurai, with_=wall)
    assert len(scene.stack) == 2
    scene.resolve()
    assert samurai.pt == (5, 5)


@cr("702.130b")
def test_afflict_twice(scene: Scene) -> None:
    ann, bob, beast = attacker(scene, "Afflict 1", "Afflict 2")
    wall = bob.has_creature(0, 9)
    ann.attacks(bob, beast)
    bob.blocks(beast, with_=wall)
    scene.resolve()
    assert bob.life == 17


@cr("702.68b")
def test_frenzy_twice(scene: Scene) -> None:
    ann, bob, beast = attacker(scene, "Frenzy 1", "Frenzy 2")
    ann.attacks(bob, beast)
    scene.until(Step.END_COMBAT)
    assert bob.life == 15


@cr("702.70b")
def test_poisonous_twice(scene: Scene) -> None:
    ann, bob, beast = attacker(scene, "Poisonous 1", "Poisonous 2")
    ann.attacks(bob, beast)
    scene.until(Step.END_COMBAT)
    assert bob.counters == {"poison": 3}


@cr("702.115b")
def test_ingest_twice(scene: Scene) -> None:
    ann, bob, beast = attacker(scene, "Ingest", "Ingest")
    ann.attacks(bob, beast)
    scene.until(Step.END_COMBAT)
    assert len(bob.exile) == 2


@cr("702.23c")
def test_rampage_twice(scene: Scene) -> None:
    """Blocked by three creatures: two beyond the first, each instance counts them."""
    ann, bob, beast = attacker(scene, "Rampage 1", "Rampage 2")
    walls = [bob.has_creature(0, 9) for _ in range(3)]
    ann.attacks(bob, beast)
    bob.blocks(beast, with_=walls)
    assert len(scene.stack) == 2
    while scene.stack:
        scene.resolve_top()
    assert beast.pt == (8, 8)


@cr("702.23b")
def test_the_rampage_bonus_stays_when_a_blocker_is_gone(scene: Scene) -> None:
    ann, bob, beast = attacker(scene, "Rampage 2")
    walls = [bob.has_creature(0, 9) for _ in range(2)]
    ann.attacks(bob, beast)
    bob.blocks(beast, with_=walls)
    scene.resolve_top()
    ann.casts(KILL, targets=walls[0])
    scene.resolve_top()
    assert walls[0].zone == "graveyard"
    assert beast.pt == (4, 4)


@cr("702.135b")
def test_afterlife_twice(scene: Scene) -> None:
    ann, _bob, beast = attacker(scene, "Afterlife 1", "Afterlife 2")
    ann.casts(KILL, targets=beast)
    scene.resolve()
    assert len(ann.battlefield) == 3


@cr("702.123b")
def test_fabricate_twice(scene: Scene) -> None:
    """For each it may be counters or Servos."""
    ann, _bob = scene.players("Ann", "Bob")
    smith = ann.casts(invent("Smith", "{0}", "Creature", "Fabricate 1", "Fabricate 2", power=1, toughness=1))
    ann.chooses(ANY_ORDER)
    scene.resolve_top()
    assert len(scene.stack) == 2
    assert smith.zone == "battlefield"


@cr("702.101b")
def test_extort_twice(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Swamp", 2)
    ann.has_creature(1, 1, "Extort", "Extort")
    ann.chooses(True, True)
    ann.casts(GAIN)
    scene.resolve()
    assert (ann.life, bob.life) == (23, 18)


@cr("702.40b")
def test_storm_twice(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(GAIN)
    scene.resolve()
    ann.chooses(ANY_ORDER)
    ann.casts(invent("Tempest", "{0}", "Sorcery", "You gain 10 life.", "Storm", "Storm"))
    scene.resolve()
    assert ann.life == 51


@cr("702.54c")
def test_bloodthirst_twice(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Sting", "{0}", "Instant", "~ deals 1 damage to any target."), targets=bob)
    scene.resolve()
    ogre = ann.casts(invent("Ogre", "{0}", "Creature", "Bloodthirst 1", "Bloodthirst 2", power=1, toughness=1))
    ann.chooses(ANY_ORDER)
    scene.resolve()
    assert ogre.counters == {"+1/+1": 3}


@cr("702.58b")
def test_graft_twice(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    plant = ann.casts(invent("Plant", "{0}", "Creature", "Graft 1", "Graft 2", power=0, toughness=0))
    scene.resolve()
    assert plant.counters == {"+1/+1": 3}
    cub = ann.casts(invent("Cub", "{0}", "Creature", power=1, toughness=1))
    ann.chooses(True, True)
    scene.resolve()
    assert cub.counters == {"+1/+1": 2}


@cr("702.63c")
def test_vanishing_twice(scene: Scene) -> None:
    """Three counters, two of which are removed in each upkeep."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.chooses(ANY_ORDER)
    wisp = ann.casts(invent("Wisp", "{0}", "Creature", "Vanishing 1", "Vanishing 2", power=1, toughness=1))
    scene.resolve()
    assert wisp.counters == {"time": 3}
    ann.chooses(ANY_ORDER, ANY_ORDER)
    scene.until(Step.DRAW, 3)
    assert wisp.counters == {"time": 1}


@cr("702.126c")
def test_improvise_twice_is_improvise(scene: Scene) -> None:
    """Each artifact pays for one mana."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Rock", "{0}", "Artifact"))
    engine = ann.hand(invent("Engine", "{2}", "Sorcery", "You gain 1 life.", "Improvise", "Improvise"))
    assert not ann.can_cast(engine)
    ann.has(invent("Rock", "{0}", "Artifact"))
    assert ann.can_cast(engine)


@cr("702.66c")
def test_delve_twice_is_delve(scene: Scene) -> None:
    """Each exiled card pays for one mana."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.graveyard("Forest")
    cruise = ann.hand(invent("Cruise", "{2}", "Sorcery", "You gain 1 life.", "Delve", "Delve"))
    assert not ann.can_cast(cruise)
    ann.graveyard("Island")
    assert ann.can_cast(cruise)


@cr("702.77b", "702.77a")
def test_reinforce_works_only_in_the_hand(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Warden", "{1}", "Creature", "Reinforce 2\u2014{0}", power=1, toughness=1)
    warden, held = ann.has(face), ann.hand(face)
    assert warden.has_keyword("reinforce")
    assert not ann.can_activate(warden)
    ann.activates(held, 0, targets=warden)
    scene.resolve()
    assert warden.counters == {"+1/+1": 2}


@cr("702.88c")
def test_rebound_twice_is_rebound(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Echo", "{0}", "Sorcery", "You gain 1 life.", "Rebound", "Rebound"))
    scene.resolve()
    assert ann.life == 21
    ann.chooses(True)
    scene.until(Step.DRAW, 3)
    assert ann.life == 22
