"""CR 506-511 and 703: combat and turn-based actions: more rules questions."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.events import StepBegan
from landwalk.kernel.zones import Step
from landwalk.play.errors import IllegalActionError
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

RUSH = invent("Rush", "{0}", "Instant", "Put a creature card from your hand onto the battlefield tapped and attacking.")


@cr("508.4", "508.3a")
def test_a_creature_put_onto_the_battlefield_attacking_didnt_attack(scene: Scene) -> None:
    """It deals damage, but "whenever it attacks" doesn't trigger."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    raider = ann.hand(
        invent("Raider", "{5}", "Creature", "Whenever ~ attacks, you gain 10 life.", power=3, toughness=3)
    )
    ann.attacks(bob, bear)
    ann.casts(RUSH)
    scene.resolve()
    assert raider.tapped
    scene.until(Step.END_COMBAT)
    assert bob.life == 15
    assert ann.life == 20


@cr("703.4i", "508.1f", "703.3", "703.1")
def test_attackers_are_declared_before_anybody_has_priority(scene: Scene) -> None:
    """They are tapped by then, and what triggers is on the stack; declaring uses no stack."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, "Whenever ~ attacks, you gain 1 life.")
    ann.attacks(bob, bear)
    assert scene.step is Step.DECLARE_ATTACKERS
    assert bear.tapped
    assert len(scene.stack) == 1
    assert scene.state.priority == ann.id


@cr("703.4j", "509.1", "509.1h")
def test_blockers_are_declared_as_their_step_begins(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=wall)
    assert scene.step is Step.DECLARE_BLOCKERS
    assert scene.state.priority == ann.id
    assert not wall.tapped
    scene.until(Step.END_COMBAT)
    assert bob.life == 20
    assert wall.damage == 2


@cr("703.4k", "703.4m", "510.2")
def test_combat_damage_is_dealt_at_once_before_priority(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, cat = ann.has_creature(2, 2), bob.has_creature(2, 2)
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=cat)
    scene.until(Step.COMBAT_DAMAGE)
    assert (bear.zone, cat.zone) == ("graveyard", "graveyard")
    assert scene.stack == []


@cr("703.4d", "703.4c", "703.3")
def test_untapping_and_drawing_come_before_what_triggers_in_the_step(scene: Scene) -> None:
    """ "At the beginning of your draw step" comes after the draw."""
    _ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2, tapped=True)
    bob.has(invent("Ritual", "{0}", "Enchantment", "At the beginning of your draw step, you gain 1 life."))
    top = bob.library[0]
    scene.until(Step.DRAW, 2)
    assert not bear.tapped
    assert top.zone == "hand"
    assert len(scene.stack) == 1
    assert bob.life == 20


@cr("703.4n", "703.4p", "514.1", "514.2")
def test_in_the_cleanup_step_the_hand_shrinks_to_seven_and_damage_wears_off(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    hand = [ann.hand("Forest") for _ in range(9)]
    giant = ann.has_creature(5, 5)
    ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to target creature."), targets=giant)
    scene.resolve()
    ann.chooses([hand[0], hand[1]])
    scene.next_turn()
    assert len(ann.hand) == 7
    assert giant.damage == 0


@cr("703.4q", "106.4")
def test_mana_is_gone_in_the_next_phase(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{G}")
    bob.has_mana("{R}")
    scene.until(Step.BEGIN_COMBAT)
    assert (ann.pool, bob.pool) == ("", "")


@cr("506.8c")
def test_a_spell_that_may_be_cast_only_after_blockers_were_declared(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    text = "Cast this spell only during combat after blockers are declared."
    trick = ann.hand(invent("Trick", "{0}", "Instant", text, "You gain 1 life."))
    assert not ann.can_cast(trick)
    ann.attacks(bob, bear)
    assert not ann.can_cast(trick)
    scene.until(Step.DECLARE_BLOCKERS)
    assert ann.can_cast(trick)
    scene.until(Step.POSTCOMBAT_MAIN)
    assert not ann.can_cast(trick)


@cr("506.4", "509.1h", "510.1c")
def test_an_attacker_whose_blocker_is_removed_stays_blocked(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=wall)
    ann.casts(invent("Shove", "{0}", "Instant", "Remove target creature from combat."), targets=wall)
    scene.resolve()
    scene.until(Step.END_COMBAT)
    assert bob.life == 20
    assert wall.damage == 0


@cr("506.4", "510.1c")
def test_an_attacker_removed_from_combat_deals_no_damage(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    bob.casts(invent("Shove", "{0}", "Instant", "Remove target creature from combat."), targets=bear)
    scene.resolve()
    scene.until(Step.END_COMBAT)
    assert bob.life == 20
    assert bear.tapped


@cr("509.1b", "509.1a")
def test_unblockable_this_turn_counts_only_before_blocks(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    slip = invent("Slip", "{0}", "Instant", "Target creature can't be blocked this turn.")
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=wall)
    ann.casts(slip, targets=bear)
    scene.resolve()
    scene.until(Step.END_COMBAT)
    assert bob.life == 20


@cr("509.1b")
def test_a_creature_that_cant_be_blocked_isnt(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    other = ann.has_creature(1, 1)
    slip = invent("Slip", "{0}", "Instant", "Target creature can't be blocked this turn.")
    ann.casts(slip, targets=bear)
    scene.resolve()
    ann.attacks(bob, bear, other)
    with pytest.raises(IllegalActionError):
        bob.blocks(bear, with_=wall)


@cr("509.3a", "509.3c", "509.3d")
def test_triggers_of_blocking(scene: Scene) -> None:
    """ "Becomes blocked" once for two blockers, "becomes blocked by a creature" twice, "blocks" once for each blocker."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(
        9,
        9,
        "Whenever ~ becomes blocked, you gain 1 life.",
        "Whenever ~ becomes blocked by a creature, you gain 10 life.",
    )
    walls = [bob.has_creature(0, 9, "Whenever ~ blocks, you gain 1 life.") for _ in range(2)]
    ann.attacks(bob, bear)
    ann.chooses("any order", {walls[0]: 9})
    bob.chooses("any order")
    bob.blocks(bear, with_=walls)
    scene.resolve()
    assert ann.life == 41
    assert bob.life == 22


@cr("509.3g", "508.3a")
def test_attacks_and_isnt_blocked(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = "Whenever ~ attacks and isn't blocked, you gain 1 life."
    first, second = ann.has_creature(1, 1, text), ann.has_creature(1, 1, text)
    wall = bob.has_creature(0, 4)
    ann.attacks(bob, first, second)
    assert scene.stack == []
    bob.blocks(first, with_=wall)
    scene.resolve()
    assert ann.life == 21


@cr("508.8", "506.1")
def test_no_attackers_no_blocks_and_no_damage_step(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(2, 2)
    scene.until(Step.POSTCOMBAT_MAIN)
    steps = [e.step for e in scene.events(StepBegan) if isinstance(e, StepBegan)]
    assert Step.DECLARE_ATTACKERS in steps
    assert Step.DECLARE_BLOCKERS not in steps
    assert Step.COMBAT_DAMAGE not in steps


@cr("510.4", "702.7b", "702.4b")
def test_first_strike_makes_a_step_of_its_own(scene: Scene) -> None:
    """Double strike deals damage in both; a creature that died in the first deals none."""
    ann, bob = scene.players("Ann", "Bob")
    knight, twin = ann.has_creature(2, 2, "First strike"), ann.has_creature(1, 3, "Double strike")
    bear = bob.has_creature(2, 2)
    ann.attacks(bob, knight, twin)
    bob.blocks(knight, with_=bear)
    scene.until(Step.FIRST_STRIKE_DAMAGE)
    assert bob.life == 19
    assert bear.zone == "graveyard"
    scene.until(Step.COMBAT_DAMAGE)
    assert bob.life == 18
    assert knight.damage == 0


@cr("508.1d", "508.1c")
def test_what_must_attack_attacks_if_it_can(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(2, 2, "~ attacks each combat if able.")
    bear = ann.has_creature(2, 2)
    with pytest.raises(IllegalActionError):
        ann.attacks(bob, bear)
    scene.until(Step.END_COMBAT)
    assert bob.life == 18


@cr("508.1h", "508.1d", "508.1i")
def test_nobody_has_to_pay_to_fulfil_a_requirement(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you."
    bob.has(invent("Prison", "{0}", "Enchantment", text))
    forest = ann.has("Forest")
    ann.has_creature(2, 2, "~ attacks each combat if able.")
    scene.until(Step.POSTCOMBAT_MAIN)
    assert bob.life == 20
    assert not forest.tapped


@cr("506.8f")
def test_without_a_declare_blockers_step_there_is_no_time_after_it(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "Cast this spell only during combat after blockers are declared."
    trick = ann.hand(invent("Trick", "{0}", "Instant", text, "You gain 1 life."))
    scene.until(Step.END_COMBAT)
    assert not ann.can_cast(trick)


@cr("509.1d", "509.1e", "509.1f")
def test_blocking_may_cost_mana(scene: Scene) -> None:
    """The defending player taps lands for it as blockers are declared."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(
        invent(
            "Maze",
            "{0}",
            "Enchantment",
            "Creatures can't block unless their controller pays {1} for each of those creatures.",
        )
    )
    forest = bob.has("Forest")
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    ann.attacks(bob, bear)
    bob.chooses(True)
    bob.blocks(bear, with_=wall)
    scene.until(Step.END_COMBAT)
    assert forest.tapped
    assert bob.life == 20
