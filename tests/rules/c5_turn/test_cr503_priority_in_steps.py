"""CR 500-505, 513 and 514: who gets priority when in the steps of a turn, and when a step is over."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.effect import AdditionalPhase
from landwalk.abilities.parts import do
from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import StepBegan
from landwalk.kernel.zones import Step, Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GAIN = invent("Gain", "{0}", "Instant", "You gain 1 life.")


@cr("503.1", "117.3a")
def test_the_active_player_is_the_first_with_priority_in_the_upkeep(scene: Scene) -> None:
    scene.starts_at(Step.UPKEEP)
    ann, _bob = scene.players("Ann", "Bob")
    scene.start()
    assert scene.step is Step.UPKEEP
    assert scene.state.priority == ann.id


@cr("504.2", "117.3a", "121.1")
def test_the_card_for_the_turn_is_drawn_before_anybody_has_priority(scene: Scene) -> None:
    _ann, bob = scene.players("Ann", "Bob")
    top = bob.library[0]
    scene.next_turn()
    assert scene.step is Step.UPKEEP
    assert top.zone == "library"
    scene.next_step()
    assert scene.step is Step.DRAW
    assert scene.state.priority == bob.id
    assert top.zone == "hand"


@cr("505.2", "505.6", "500.2")
def test_a_main_phase_goes_on_after_the_last_spell_has_resolved(scene: Scene) -> None:
    """An empty stack doesn't end it: all players have to pass in succession with the stack empty."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(GAIN)
    scene.resolve()
    assert scene.step is Step.PRECOMBAT_MAIN
    assert scene.state.priority == ann.id
    ann.passes()
    assert scene.step is Step.PRECOMBAT_MAIN


@cr("500.2", "117.4")
def test_a_spell_cast_after_the_active_player_passed_gives_that_player_priority_again(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.passes()
    bob.casts(GAIN)
    scene.resolve_top()
    assert bob.life == 21
    assert scene.step is Step.PRECOMBAT_MAIN
    assert scene.state.priority == ann.id


@cr("513.1", "117.3a")
def test_the_active_player_gets_priority_in_the_end_step(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    scene.until(Step.END_STEP)
    assert scene.state.priority == ann.id
    ann.casts(GAIN)
    scene.resolve()
    assert ann.life == 21
    assert scene.step is Step.END_STEP


@cr("513.2", "500.6", "603.2b")
def test_what_enters_in_the_end_step_waits_for_the_next_one(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    clock = invent("Clock", "{0}", "Artifact", "Flash", "At the beginning of each end step, you gain 1 life.")
    scene.until(Step.END_STEP)
    ann.casts(clock)
    scene.resolve()
    scene.next_turn()
    assert ann.life == 20
    scene.until(Step.END_STEP)
    scene.resolve()
    assert ann.life == 21
    assert scene.active == bob


@cr("513.2", "603.7a")
def test_a_delayed_ability_made_in_the_end_step_waits_for_the_next_one(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    scene.until(Step.END_STEP)
    ann.casts(
        invent("Doom", "{0}", "Instant", "Untap target creature. Sacrifice it at the beginning of the next end step."),
        targets=bear,
    )
    scene.resolve()
    scene.next_turn()
    assert bear.zone == "battlefield"
    scene.until(Step.END_STEP)
    scene.resolve()
    assert bear.zone == "graveyard"


@cr("503.1a", "117.2a", "603.2a")
def test_what_triggered_while_untapping_goes_on_the_stack_with_the_upkeep_triggers(scene: Scene) -> None:
    """Nobody had priority in the untap step, so both are put on the stack together, and their controller orders them."""
    _ann, bob = scene.players("Ann", "Bob")
    bob.has_permanent(
        invent("Riser", "{0}", "Creature", "Whenever ~ becomes untapped, you gain 1 life.", power=1, toughness=1),
        tapped=True,
    )
    bob.has(invent("Dawn", "{0}", "Enchantment", "At the beginning of your upkeep, you gain 3 life."))
    bob.chooses("any order")
    scene.next_turn()
    assert scene.step is Step.UPKEEP
    assert len(scene.stack) == 2
    assert scene.asked == [(bob, Purpose.TRIGGER_ORDER)]
    scene.resolve()
    assert bob.life == 24


@cr("514.3", "500.3")
def test_nobody_has_priority_in_a_cleanup_step_in_which_nothing_happens(scene: Scene) -> None:
    scene.players("Ann", "Bob")
    scene.until(Step.END_STEP)
    scene.next_step()
    assert scene.turn == 2
    assert scene.step is Step.UPKEEP


@cr("514.3a")
def test_a_trigger_in_the_cleanup_step_gives_priority_and_another_cleanup_step(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Fountain", "{0}", "Enchantment", "Whenever you discard a card, you gain 1 life."))
    hand = [ann.put(GAIN, Zone.HAND) for _ in range(8)]
    ann.chooses(hand[0])
    scene.until(Step.CLEANUP)
    assert len(scene.stack) == 1
    assert scene.state.priority == ann.id
    scene.resolve()
    assert ann.life == 21
    scene.next_turn()
    cleanups = [e for e in scene.events(StepBegan) if isinstance(e, StepBegan) and e.step is Step.CLEANUP]
    assert len(cleanups) == 2


@cr("514.3a", "514.2", "704.3")
def test_state_based_actions_in_the_cleanup_step(scene: Scene) -> None:
    """A damaged creature that shrinks as "until end of turn" ends has lost its damage too; one with toughness 0 dies then."""
    ann, _bob = scene.players("Ann", "Bob")
    ghost = ann.has_creature(0, 0, counters={"+1/+1": 1})
    ann.casts(invent("Grow", "{0}", "Instant", "Target creature gets +2/+2 until end of turn."), targets=ghost)
    scene.resolve()
    ann.casts(invent("Wither", "{0}", "Instant", "Put a -1/-1 counter on target creature."), targets=ghost)
    scene.resolve()
    assert ghost.zone == "battlefield"
    scene.until(Step.CLEANUP)
    assert ghost.zone == "graveyard"
    assert scene.state.priority == ann.id


@cr("500.5a", "511.3")
def test_until_end_of_combat_lasts_through_the_end_of_combat_step(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    ann.casts(invent("Rage", "{0}", "Instant", "Target creature gets +2/+0 until end of combat."), targets=bear)
    scene.resolve()
    scene.until(Step.END_COMBAT)
    assert bear.power == 4
    assert bob.life == 16
    scene.until(Step.POSTCOMBAT_MAIN)
    assert bear.power == 2


@cr("500.6", "603.2b", "117.5")
def test_beginning_of_combat_triggers_before_priority(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Drums", "{0}", "Enchantment", "At the beginning of combat on your turn, you gain 1 life."))
    scene.until(Step.BEGIN_COMBAT)
    assert len(scene.stack) == 1
    assert scene.state.priority == ann.id


@cr("614.10", "614.10a", "500.11", "614.1b")
def test_two_effects_skip_two_draw_steps(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    skip = invent("Fog of Mind", "{0}", "Sorcery", "Target player skips their next draw step.")
    ann.casts(skip, targets=bob)
    scene.resolve()
    ann.casts(skip, targets=bob)
    scene.resolve()
    drawn: list[int] = []
    for turn in (2, 4, 6):
        scene.until(Step.PRECOMBAT_MAIN, turn)
        drawn.append(len(bob.hand))
    assert drawn == [0, 0, 1]


@cr("500.8", "505.1a")
def test_an_extra_combat_phase_comes_right_after_this_main_phase(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    scene.until(Step.POSTCOMBAT_MAIN)
    more = SpellAbility((do(AdditionalPhase(("combat", "postcombat_main"))),))
    ann.casts(invent("Again", "{0}", "Sorcery", "Untap all creatures."))
    scene.resolve()
    ann.casts(invent("More", "{0}", "Sorcery", more))
    scene.resolve()
    ann.attacks(bob, bear)
    scene.until(Step.POSTCOMBAT_MAIN)
    assert bob.life == 16
    assert scene.turn == 1
