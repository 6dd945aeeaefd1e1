"""CR 611: what resolutions begin, for whom, and when it is over."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
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


@cr("611.2a")
def test_until_your_next_turn_lasts_through_the_opponents_turn() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Vigil", "{0}", "Instant", "Creatures you control get +0/+3 until your next turn."))
    scene.resolve()
    scene.next_turn()
    assert (scene.state.active, bear.pt) == (bob.id, (2, 5))
    scene.next_turn()
    assert (scene.state.active, bear.pt) == (ann.id, (2, 2))


@cr("611.2a")
@cr("502.4")
def test_an_effect_on_the_next_untap_step_is_used_up_by_it() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ogre = bob.has_permanent(invent("Ogre", "{0}", "Creature - Ogre", power=3, toughness=3), tapped=True)
    text = "Target creature doesn't untap during its controller's next untap step."
    ann.casts(invent("Freeze", "{0}", "Instant", text), ogre)
    scene.resolve()
    scene.next_turn()
    assert ogre.tapped
    scene.next_turn()
    scene.next_turn()
    assert scene.state.active == bob.id
    assert not ogre.tapped


@cr("611.2a")
def test_no_duration_is_for_the_rest_of_the_game() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ogre = bob.has_creature(3, 3)
    ann.casts(TAKE, ogre)
    scene.resolve()
    for _ in range(4):
        scene.next_turn()
    assert ogre.controller == ann


@cr("400.7a")
def test_an_effect_on_a_permanent_spell_stays_on_the_permanent() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    giant = ann.casts(invent("Giant", "{0}", "Creature - Giant", power=4, toughness=4))
    text = "Target spell or permanent becomes red until end of turn."
    ann.casts(invent("Lace", "{0}", "Instant", text), giant)
    scene.resolve_top()
    scene.resolve_top()
    assert giant.now.colors == {"R"}


@cr("611.2c")
def test_a_color_of_your_choice_is_chosen_as_it_resolves() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(
        invent("Dye", "{0}", "Instant", "Target creature becomes the color of your choice until end of turn."), bear
    )
    scene.resolve(ann.chooses("B"))
    assert bear.now.colors == {"B"}
    assert scene.asked == [(ann, Purpose.COLOR)]
