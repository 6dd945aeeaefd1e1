"""CR 611: what resolutions begin, for whom, and when it is over."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GROW = invent("Grow", "{0}", "Instant", "Target creature gets +3/+3 until end of turn.")
STEAL = invent("Steal", "{0}", "Instant", "Gain control of target creature until end of turn.")
TAKE = invent("Take", "{0}", "Instant", "Gain control of target creature.")


@cr("611.2a")
@cr("514.2")
def test_until_end_of_turn_ends_in_the_cleanup_step() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(GROW, bear)
    scene.resolve()
    assert bear.pt == (5, 5)
    scene.until("end_step")
    assert bear.pt == (5, 5)
    scene.next_turn()
    assert bear.pt == (2, 2)
    assert scene.asked == []


@cr("611.2c")
def test_creatures_that_come_later_get_nothing() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Rally", "{0}", "Instant", "Creatures you control get +1/+1 until end of turn."))
    scene.resolve()
    late = ann.has_creature(2, 2)
    assert (bear.pt, late.pt) == ((3, 3), (2, 2))


@cr("611.2c")
def test_a_change_of_the_rules_speaks_of_later_creatures_too() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Blind", "{0}", "Instant", "Creatures can't block this turn."))
    scene.resolve()
    bear = ann.has_creature(2, 2)
    wall = bob.has_creature(0, 4)
    ann.attacks(bob, bear)
    assert [r.rule for r in bob.why_not_block(bear, with_=wall)] != []


@cr("611.2d")
@cr("608.2h")
def test_x_is_counted_once() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    text = "Target creature gets +X/+X until end of turn, where X is the number of creatures you control."
    ann.casts(invent("Crowd", "{0}", "Instant", text), bear)
    ann.has_creature(1, 1)
    scene.resolve()
    assert bear.pt == (4, 4)
    ann.has_creature(1, 1)
    assert bear.pt == (4, 4)


@cr("613.1b")
@cr("611.2a")
def test_control_until_end_of_turn() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ogre = bob.has_creature(3, 3)
    ann.casts(STEAL, ogre)
    scene.resolve()
    assert ogre.controller == ann
    scene.next_turn()
    assert ogre.controller == bob


@cr("302.6")
def test_a_creature_that_changed_controllers_cant_attack() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ogre = bob.has_creature(3, 3)
    bear = ann.has_creature(2, 2)
    ann.casts(STEAL, ogre)
    scene.resolve()
    assert ann.can_attack(bear)
    assert not ann.can_attack(ogre)


@cr("506.4")
def test_an_attacker_that_changes_controllers_leaves_combat() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    ann.passes()
    bob.casts(TAKE, bear)
    scene.resolve()
    assert bear.controller == bob
    scene.until("postcombat_main")
    assert bob.life == 20


@cr("611.2b")
def test_for_as_long_as_ends_with_its_condition() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ogre = bob.has_creature(3, 3)
    text = "When ~ enters, gain control of target creature for as long as you control ~."
    thief = ann.casts(invent("Thief", "{0}", "Creature - Rogue", text, power="2", toughness="2"))
    scene.resolve(ann.chooses(ogre))
    scene.resolve()
    assert ogre.controller == ann
    bob.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), thief)
    scene.resolve()
    assert ogre.controller == bob
