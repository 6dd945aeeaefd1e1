"""CR 500-505 and 512-514: the turn, its steps, what happens by itself in them."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import StepBegan
from landwalk.kernel.zones import Step, Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

PING = invent("Ping", "{0}", "Instant", "~ deals 1 damage to any target.")


@cr("500.1", "501.1", "506.1", "512.1", "505.1")
def test_the_steps_of_a_turn_without_attack_come_in_order(scene: Scene) -> None:
    """Declare blockers and combat damage are skipped when nothing attacks (508.8)."""
    scene.starts_at(Step.UPKEEP)
    scene.players("Ann", "Bob")
    scene.next_turn()
    scene.next_turn()
    steps = [str(e.step) for e in scene.events(StepBegan) if isinstance(e, StepBegan)]
    second = steps[steps.index("cleanup") + 1 :]
    assert second[: second.index("cleanup") + 1] == [
        "untap",
        "upkeep",
        "draw",
        "precombat_main",
        "begin_combat",
        "declare_attackers",
        "end_combat",
        "postcombat_main",
        "end_step",
        "cleanup",
    ]


@cr("502.3", "502.4")
def test_only_the_active_players_permanents_untap_and_nobody_has_priority(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(1, 1), bob.has_creature(1, 1)
    ann.casts(invent("Freeze", "{0}", "Instant", "Tap all creatures."))
    scene.resolve()
    assert mine.tapped
    assert theirs.tapped
    scene.next_turn()
    assert not theirs.tapped
    assert mine.tapped


@cr("504.1", "103.8a")
def test_the_second_player_draws_in_the_first_turn(scene: Scene) -> None:
    _ann, bob = scene.players("Ann", "Bob")
    before = len(bob.hand)
    scene.next_turn()
    scene.until("precombat_main")
    assert len(bob.hand) == before + 1


@cr("500.5", "106.4")
def test_mana_empties_at_the_end_of_each_step(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{G}")
    assert ann.pool == "G"
    scene.next_step()
    assert ann.pool == ""


@cr("514.1", "402.2")
def test_down_to_seven_cards_in_the_cleanup_step(scene: Scene) -> None:
    """Only the active player discards, and only that player is asked."""
    ann, bob = scene.players("Ann", "Bob")
    hand = [ann.put(invent("Card", "{9}", "Sorcery", "Draw a card."), Zone.HAND) for _ in range(8)]
    ann.chooses(hand[3])
    scene.next_turn()
    assert hand[3].zone == "graveyard"
    assert len(ann.hand) == 7
    assert scene.asked == [(ann, Purpose.DISCARD)]
    assert bob.graveyard == []


@cr("514.2")
def test_damage_wears_off_and_until_end_of_turn_ends_together(scene: Scene) -> None:
    """A 2/2 made 4/4 that has 3 damage doesn't die in the cleanup step: both end at the same time."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Grow", "{0}", "Instant", "Target creature gets +2/+2 until end of turn."), targets=bear)
    scene.resolve()
    ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to target creature."), targets=bear)
    scene.resolve()
    scene.next_turn()
    assert bear.zone == "battlefield"
    assert bear.pt == (2, 2)
    assert bear.damage == 0


@cr("500.7")
def test_an_extra_turn_comes_next(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Warp", "{0}", "Sorcery", "Take an extra turn after this one."))
    scene.resolve()
    scene.next_turn()
    assert scene.active == ann
    scene.next_turn()
    assert scene.active == bob


@cr("302.6", "508.1a")
def test_a_creature_that_came_this_turn_cant_attack(scene: Scene) -> None:
    """Summoning sickness: it can attack only if its controller has controlled it since the turn began; haste doesn't wait."""
    ann, bob = scene.players("Ann", "Bob")
    old = ann.has_creature(2, 2)
    new = ann.casts(invent("Newcomer", "{0}", "Creature", power=2, toughness=2))
    scene.resolve()
    fast = ann.casts(invent("Runner", "{0}", "Creature", "Haste", power=2, toughness=2))
    scene.resolve()
    assert ann.can_attack(old, bob)
    assert not ann.can_attack(new, bob)
    assert ann.can_attack(fast, bob)


@cr("117.3b", "117.3d", "117.4", "405.5")
def test_the_last_spell_resolves_first_after_both_pass(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_life(1)
    ann.has_life(1)
    ann.casts(PING, targets=bob)
    bob.casts(PING, targets=ann)
    scene.resolve()
    assert scene.over
    assert scene.winner == bob


@cr("117.5", "603.3", "603.3b")
def test_triggers_go_on_the_stack_active_player_first(scene: Scene) -> None:
    """The nonactive player's ability is put on top, so it resolves first."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_life(1)
    bob.has_life(1)
    text = "Whenever a creature enters, ~ deals 1 damage to target opponent."
    ann.has(invent("Altar", "{1}", "Enchantment", text))
    bob.has(invent("Shrine", "{1}", "Enchantment", text))
    ann.casts(invent("Visitor", "{0}", "Creature", power=1, toughness=1))
    scene.resolve()
    assert scene.winner == bob
