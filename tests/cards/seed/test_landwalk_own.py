"""Every face that has landwalk itself: who can block it, and who can't, and why (CR 702.14c, 509.1b)."""

from __future__ import annotations

from tests.cards.seed.landwalk_faces import (
    face_of,
    land,
    named,
    new_scene,
    other_lands,
    own_cores,
    stopped_by,
)
from tests.cards.seed.seed_lists import each

from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.faces import invent

OWN = named("own")
#: What a face needs before it can attack (and have the ability): permanents of its controller, counters, who crews it.
NEEDS = {"Harbor Serpent": ("Island",) * 5}
COUNTERS = {"Halimar Wavewatch": {"level": 5}}
#: These say more when they attack, which tests of their own show.
ATTACK_TRIGGERS = {"Adrestia", "Colossal Whale", "Jedit Ojanen of Efrava", "Meandering Towershell", "The Flood of Mars"}


def attacking(name, *bobs_lands):
    """The face attacks Bob, who has a flying 3/3 and these lands."""
    scene, ann, bob = new_scene()
    attacker = ann.has_permanent(name, counters=COUNTERS.get(name))
    for card in NEEDS.get(name, ()):
        ann.has(card)
    blocker = bob.has_creature(3, 3, "Flying")
    lands = [bob.has(each) for each in bobs_lands]
    if "Vehicle" in face_of(name).subtypes:
        crew = ann.has_creature(3, 3)
        ann.activates(attacker, "Crew", then=[[crew]])
        scene.resolve()
    if name == "The Flood of Mars":
        ann.chooses(ann.has("Plains"))
    ann.attacks(bob, attacker)
    return scene, bob, attacker, blocker, lands


def test_the_list_has_as_many_as_the_issue_says():
    assert len(OWN) >= 125


@cr("702.14c", "509.1b")
@each("name", OWN)
def test_it_cant_be_blocked_where_the_defending_player_controls_such_a_land(name):
    cores = own_cores(name)
    assert cores
    for core in cores:
        scene, bob, attacker, blocker, (such,) = attacking(name, land(core))
        assert stopped_by(blocker, attacker, bob) == [such.id]
        assert possible_blockers(scene.state, bob.id) == ()


@cr("702.14c", "509.1a")
@each("name", OWN)
def test_it_can_be_blocked_where_no_land_is_all_of_that(name):
    cores = own_cores(name)
    others = [each for core in cores for each in other_lands(core)]
    if name == "Stormtide Leviathan":
        others = []  # it makes all lands what it asks for
    elif len(cores) > 1:
        others = [invent("Another Land", None, "Land - Plains")]
    scene, bob, attacker, blocker, _ = attacking(name, *others)
    assert stopped_by(blocker, attacker, bob) == []
    if name not in ATTACK_TRIGGERS:
        bob.blocks(attacker, with_=blocker)
        assert scene.state.combat[0].blocked


@cr("702.14c", "508.5")
@each("name", OWN)
def test_its_controllers_own_lands_dont_matter(name):
    scene, bob, attacker, blocker, _ = attacking(name)
    for core in own_cores(name):
        attacker.controller.has(land(core))
    assert stopped_by(blocker, attacker, bob) == []
