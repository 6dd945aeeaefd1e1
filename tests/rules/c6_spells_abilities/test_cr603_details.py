"""Triggered abilities, the finer points (CR 603): texts as they are printed."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities import pattern as p
from landwalk.abilities.ability import Static, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import Cant, CantDo, GainLife
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.abilities.parts import A_PLAYER, AN_OPPONENT, CREATURE, do
from landwalk.abilities.sentence import Clause
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.events import Entry, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
AURA = "Enchantment - Aura"


def arrive(scene: Scene, happens: Happens, seat, face, of=Zone.HAND):
    card = seat.put(face, of)
    happens(ZoneChange(card.id, of, Zone.BATTLEFIELD, entry=Entry(seat.id)))
    return card


@cr("603.2b")
def test_at_the_beginning_of_a_step_all_such_abilities_trigger(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Fount", None, "Artifact", "At the beginning of each end step, you gain 1 life."))
    bob.has_permanent(invent("Spring", None, "Artifact", "At the beginning of your end step, you gain 10 life."))
    scene.until("end_step")
    assert len(scene.stack) == 1
    scene.next_turn()
    assert (ann.life, bob.life) == (21, 20)
    scene.next_turn()
    assert (ann.life, bob.life) == (22, 30)


@cr("603.2a")
def test_an_ability_triggers_although_its_source_may_not_be_activated(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    all_creatures = NounPhrase(Det.ALL, (CREATURE,))
    stop = Static((Clause(all_creatures, (Cant(CantDo.ACTIVATE),)),))
    bob.has_permanent(invent("Totem", None, "Artifact", stop))
    monk = ann.has_creature(1, 1, "Whenever a creature enters, you gain 1 life.", "{0}: You gain 5 life.")
    assert not ann.can_activate(monk)
    arrive(scene, happens, ann, invent("Cub", None, "Creature", power=1, toughness=1))
    scene.resolve()
    assert ann.life == 21


@cr("603.6")
def test_a_card_that_has_moved_on_is_not_found(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    phoenix = ann.has_creature(2, 2, "When ~ dies, return it to its owner's hand.")
    happens(DestroyEvent(phoenix.id))
    happens(ZoneChange(phoenix.id, Zone.GRAVEYARD, Zone.EXILE))
    scene.resolve()
    assert phoenix.zone is Zone.EXILE


@cr("603.6")
@cr("400.7")
def test_a_card_that_left_and_came_back_is_another_object(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    phoenix = ann.has_creature(2, 2, "When ~ dies, return it to its owner's hand.")
    happens(DestroyEvent(phoenix.id))
    happens(ZoneChange(phoenix.id, Zone.GRAVEYARD, Zone.EXILE))
    happens(ZoneChange(phoenix.id, Zone.EXILE, Zone.GRAVEYARD))
    scene.resolve()
    assert phoenix.zone is Zone.GRAVEYARD


@cr("603.6b")
def test_a_permanent_is_never_there_without_the_effects_on_it(scene: Scene, happens: Happens):
    """With an anthem, a 1/1 enters as a 2/2: "a creature with power 2 or greater enters" sees that."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Anthem", None, "Enchantment", "Creatures you control get +1/+1."))
    ann.has_permanent(
        invent("Shrine", None, "Artifact", "Whenever a creature with power 2 or greater enters, you gain 1 life.")
    )
    arrive(scene, happens, ann, invent("Cub", None, "Creature", power=1, toughness=1))
    assert len(scene.stack) == 1


@cr("603.6d")
def test_entering_with_counters_is_no_trigger(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    hydra = arrive(
        scene,
        happens,
        ann,
        invent("Hydra", None, "Creature", "~ enters with two +1/+1 counters on it.", power=0, toughness=0),
    )
    assert scene.stack == []
    assert hydra.pt == (2, 2)


@cr("603.6e")
def test_an_aura_finds_the_card_that_its_creature_became(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    text = "When enchanted creature dies, return that card to the battlefield under your control."
    aura = ann.has_permanent(invent("False Demise", None, AURA, "Enchant creature", text), on=bear)
    happens(DestroyEvent(bear.id))
    assert aura.zone is Zone.GRAVEYARD
    scene.resolve()
    assert bear.zone is Zone.BATTLEFIELD
    assert bear.controller == ann


@cr("603.7d")
@cr("603.7e")
def test_a_delayed_ability_belongs_to_who_controlled_the_spell_or_ability(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    bell = ann.has_permanent(
        invent("Bell", None, "Artifact", "{0}: At the beginning of the next end step, you gain 4 life.")
    )
    ann.activates(bell)
    scene.resolve()
    happens(DestroyEvent(bell.id))
    scene.until("end_step")
    (ability,) = scene.stack
    assert ability.controller == ann
    assert ability.game_object.stack.source != ability.id
    scene.resolve()
    assert (ann.life, bob.life) == (24, 20)


@cr("603.9")
@cr("603.10f")
def test_losing_the_game_triggers_whatever_the_reason(scene: Scene):
    ann, bob, cem = scene.players("Ann", "Bob", "Cem")
    mourner = Triggered(p.LosesGame(A_PLAYER), (do(GainLife(Number(5))),))
    rival = Triggered(p.LosesGame(AN_OPPONENT), (do(GainLife(Number(1))),))
    ann.has_permanent(invent("Tomb", None, "Artifact", mourner))
    cem.has_permanent(invent("Trophy", None, "Artifact", rival))
    bob.concedes()
    scene.resolve()
    assert (ann.life, cem.life) == (25, 21)


@cr("603.11")
@cr("607.2k")
def test_a_linked_trigger_waits_only_for_what_its_own_static_ability_did(scene: Scene, happens: Happens):
    """Two miracle cards in the hand: only the one that was revealed may be cast."""
    from landwalk.abilities.ability import KeywordAbility
    from landwalk.abilities.cost import PayMana
    from landwalk.abilities.keyword_params import CostParam
    from landwalk.kernel.events import DrawCard
    from landwalk.kernel.mana import ManaCost

    _ann, bob = scene.players("Ann", "Bob")
    miracle = KeywordAbility("miracle", (CostParam((PayMana(ManaCost(("0",))),)),))
    grace = invent("Grace", "{9}", "Sorcery", "You gain 8 life.", miracle)
    held = bob.hand(grace)
    drawn = bob.library(grace)
    player = scene.state.edit_player(bob.id)
    player.library = (drawn.id, *(i for i in player.library if i != drawn.id))
    bob.chooses(True, True)
    happens(DrawCard(bob.id))
    scene.resolve()
    assert bob.life == 28
    assert held in bob.hand


@cr("603.12a")
def test_a_reflexive_ability_triggers_once_however_much_was_done(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    text = "When ~ enters, you may sacrifice two creatures. When you do, target player loses 3 life."
    for _ in range(2):
        ann.has_creature(1, 1)
    idol = arrive(scene, happens, ann, invent("Idol", None, "Artifact", text))
    ann.chooses(True, bob)
    scene.resolve_top()
    assert [t.game_object.stack.source for t in scene.stack] == [idol.id]
    scene.resolve()
    assert bob.life == 17


@cr("603.2c")
def test_this_or_another_is_one_ability(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    artist = ann.has_creature(
        0, 1, "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."
    )
    bear = bob.has_creature(2, 2)
    ann.chooses(bob, bob)
    happens(DestroyEvent(artist.id), DestroyEvent(bear.id))
    scene.resolve()
    assert (ann.life, bob.life) == (22, 18)


@cr("603.3a")
@cr("603.10a")
def test_a_borrowed_creature_that_dies_triggers_for_its_controller(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    imp = bob.has_creature(1, 1, "When ~ dies, you gain 3 life.")
    spell = invent("Act", "{0}", "Sorcery", "Gain control of target creature until end of turn.")
    ann.casts(spell, imp)
    scene.resolve()
    happens(DestroyEvent(imp.id))
    scene.resolve()
    assert (ann.life, bob.life) == (23, 20)
    assert imp in bob.graveyard


@cr("603.2", "601.2a")
def test_a_spell_from_the_graveyard_is_one_that_was_cast_from_there() -> None:
    from landwalk.testing.faces import invent
    from landwalk.testing.scene import Scene

    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.has(invent("Caller", "{1}", "Artifact", "Whenever you cast a spell from your graveyard, you gain 3 life."))
    twice = invent("Twice", "{0}", "Instant", "Draw a card.", "Flashback {0}")
    ann.casts(ann.hand(twice))
    scene.resolve()
    assert ann.life == 20
    ann.casts(ann.graveyard[0], way="flashback")
    scene.resolve()
    assert ann.life == 23
