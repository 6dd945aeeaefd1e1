"""The steps of combat, triggers on attacking and blocking, several defending players (CR 506-511, 802)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.play.errors import IllegalActionError
from landwalk.testing.faces import invent


def steps(scene):
    """The steps that began this turn, in order."""
    from landwalk.kernel.events import StepBegan

    return [str(e.step) for e in scene.events(StepBegan)]


@cr("506.1", "507.2", "508.2", "509.2", "510.3", "511.1")
def test_the_five_steps_of_a_combat_and_priority_in_each(scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    scene.until("postcombat_main")
    begun = steps(scene)
    at = begun.index("begin_combat")
    assert begun[at : at + 5] == [
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "combat_damage",
        "end_combat",
    ]


@cr("506.1", "508.8")
def test_without_attackers_blockers_and_damage_are_skipped(scene):
    scene.players("Ann", "Bob")
    scene.until("postcombat_main")
    begun = steps(scene)
    assert "declare_blockers" not in begun
    assert "combat_damage" not in begun
    assert "end_combat" in begun


@cr("506.2", "506.3")
def test_only_creatures_of_the_attacking_player_attack_and_only_the_other_player_is_attacked(scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    stone = ann.has_permanent(invent("Stone", "{1}", "Artifact"))
    theirs = bob.has_creature(2, 2)
    assert ann.can_attack(bear, bob)
    assert not ann.can_attack(bear, ann)
    assert not ann.can_attack(stone, bob)
    assert not ann.can_attack(theirs, bob)


@cr("506.4a")
def test_what_would_have_kept_it_from_attacking_doesnt_take_it_out_of_combat(scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    leash = bob.has_permanent(
        invent("Leash", "{0}", "Artifact", "{0}: Target creature can't attack or block this turn.")
    )
    ann.attacks(bob, bear)
    scene.give_priority(bob)
    bob.activates(leash, 0, targets=bear)
    scene.resolve()
    scene.until("end_combat")
    assert bob.life == 18


@cr("508.1m", "508.2b", "508.3a")
def test_whenever_it_attacks_triggers_as_attackers_are_declared(scene):
    ann, bob = scene.players("Ann", "Bob")
    herald = ann.has_creature(1, 1, "Whenever ~ attacks, you gain 1 life.")
    ann.attacks(bob, herald)
    assert len(scene.stack) == 1
    scene.resolve()
    assert ann.life == 21


@cr("508.2a")
def test_becoming_what_the_trigger_asks_for_after_the_declaration_is_too_late(scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Banner", "{1}", "Artifact", "Whenever a creature with flying attacks, you gain 5 life."))
    wings = ann.has_permanent(
        invent("Wings", "{1}", "Artifact", "{0}: Target creature gains flying until end of turn.")
    )
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    ann.activates(wings, 0, targets=bear)
    scene.resolve()
    scene.until("end_combat")
    assert ann.life == 20


@cr("508.3d", "508.3c")
@pytest.mark.parametrize(
    "text",
    ["Whenever you attack, you gain 1 life.", "Whenever you attack with two or more creatures, you gain 1 life."],
)
def test_whenever_you_attack_triggers_once_whatever_the_number(scene, text):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Drum", "{1}", "Artifact", text))
    pair = [ann.has_creature(1, 1) for _ in range(2)]
    ann.attacks(bob, *pair)
    scene.resolve()
    assert ann.life == 21


@cr("508.3f", "509.1i", "509.2a", "509.3g")
def test_attacks_and_isnt_blocked_triggers_in_the_declare_blockers_step(scene):
    ann, bob = scene.players("Ann", "Bob")
    thief = ann.has_creature(1, 1, "Whenever ~ attacks and isn't blocked, you gain 3 life.")
    other = ann.has_creature(1, 1, "Whenever ~ attacks and isn't blocked, you gain 3 life.")
    wall = bob.has_creature(0, 4)
    ann.attacks(bob, thief, other)
    assert scene.stack == []
    bob.blocks(other, with_=wall)
    assert len(scene.stack) == 1
    scene.resolve()
    assert ann.life == 23


@cr("509.3a", "509.3b")
@pytest.mark.parametrize(
    ("text", "times"),
    [("Whenever ~ blocks, you gain 1 life.", 1), ("Whenever ~ blocks a creature, you gain 1 life.", 2)],
)
def test_whenever_it_blocks_and_whenever_it_blocks_a_creature(scene, text, times):
    ann, bob = scene.players("Ann", "Bob")
    one, two = ann.has_creature(1, 1), ann.has_creature(1, 1)
    guard = bob.has_creature(0, 9, "~ can block an additional creature each combat.", text)
    ann.attacks(bob, one, two)
    bob.declares_blocks({one: guard, two: guard})
    assert len(scene.stack) == times


@cr("509.3c", "509.3d")
@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("Whenever ~ becomes blocked, you gain 1 life.", 1),
        ("Whenever ~ becomes blocked by a creature, you gain 1 life.", 2),
    ],
)
def test_whenever_it_becomes_blocked_and_whenever_it_becomes_blocked_by_a_creature(scene, text, times):
    ann, bob = scene.players("Ann", "Bob")
    brute = ann.has_creature(3, 3, text)
    pair = [bob.has_creature(0, 4) for _ in range(2)]
    ann.attacks(bob, brute)
    bob.blocks(brute, with_=pair)
    assert len(scene.stack) == times


@cr("509.3f")
def test_a_blocker_that_changes_later_doesnt_trigger(scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Net", "{1}", "Artifact", "Whenever a creature with flying blocks, you gain 5 life."))
    wings = ann.has_permanent(
        invent("Wings", "{1}", "Artifact", "{0}: Target creature gains flying until end of turn.")
    )
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=wall)
    ann.activates(wings, 0, targets=wall)
    scene.resolve()
    scene.until("end_combat")
    assert ann.life == 20


@cr("510.3a", "120.4c")
def test_triggers_of_damage_go_on_the_stack_after_it_was_dealt(scene):
    ann, bob = scene.players("Ann", "Bob")
    thief = ann.has_creature(2, 2, "Whenever ~ deals combat damage to a player, you gain 5 life.")
    ann.attacks(bob, thief)
    scene.until("combat_damage")
    assert bob.life == 18
    assert len(scene.stack) == 1
    scene.resolve()
    assert ann.life == 25


@cr("511.2")
def test_at_end_of_combat_triggers_as_that_step_begins(scene):
    ann, bob = scene.players("Ann", "Bob")
    wisp = ann.has_creature(3, 1, "When ~ attacks, sacrifice it at end of combat.")
    ann.attacks(bob, wisp)
    scene.until("end_combat")
    assert (bob.life, wisp.zone) == (17, "battlefield")
    scene.until("postcombat_main")
    assert wisp.zone == "graveyard"


@cr("802.2", "802.2a", "802.3", "506.2a", "508.5a")
def test_several_players_may_be_attacked_at_once(scene):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    one, two = ann.has_creature(2, 2), ann.has_creature(3, 3)
    assert ann.can_attack(one, bob)
    assert ann.can_attack(one, cat)
    scene.attack(ann, [(one, bob), (two, cat)])
    scene.until("postcombat_main")
    assert (bob.life, cat.life) == (18, 17)


@cr("802.4", "802.4b")
def test_each_defending_player_declares_blocks_in_turn_order(scene):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    one, two = ann.has_creature(2, 2), ann.has_creature(3, 3, "Menace")
    bobs, cats, cats_too = bob.has_creature(0, 4), cat.has_creature(0, 4), cat.has_creature(0, 4)
    scene.attack(ann, [(one, bob), (two, cat)])
    with pytest.raises(IllegalActionError):
        bob.blocks(two, with_=bobs)
    bob.blocks(one, with_=bobs)
    cat.blocks(two, with_=[cats, cats_too])
    assert [attack.blockers for attack in scene.state.combat] == [(bobs.id,), (cats.id, cats_too.id)]
