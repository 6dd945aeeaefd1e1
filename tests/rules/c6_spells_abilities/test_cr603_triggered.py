"""Triggered abilities (CR 603)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities import pattern as p
from landwalk.abilities.ability import Activated, KeywordAbility, SpellAbility, Triggered
from landwalk.abilities.amount import LifeTotal, Number, StatOf, ThatMuch
from landwalk.abilities.condition import AmountIs, Controls, DidThat, Timing, When
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import AddMana, Draw, GainControl, GainLife, LoseLife, ManaChoice
from landwalk.abilities.noun import YOU, Compare, Controlled, Core, Det, It, Noun, NounPhrase, Ref, Stat, Status
from landwalk.abilities.parts import (
    A_PLAYER,
    AN_OPPONENT,
    CREATURE,
    EVENT_PLAYER,
    ONE,
    THIS,
    a,
    do,
)
from landwalk.abilities.sentence import Clause, Delayed, IfSo, May, Modal, Mode, WhenYouDo
from landwalk.actions.destroy import Destroy, DestroyEvent
from landwalk.actions.sacrifice import Sacrifice
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent, DrawCard, Entry, GainLifeEvent, LoseLifeEvent, TapEvent, ZoneChange
from landwalk.kernel.zones import Step, Zone
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
A_CREATURE = a(CREATURE)
ANOTHER_CREATURE = a(Core(Noun.TYPE, types=("creature",), status=(Status.OTHER,)))


def gains(n: int):
    return do(GainLife(Number(n)))


def enters(scene: Scene, happens: Happens, seat, *rules, power=1, toughness=1):
    card = seat.hand(invent(scene.new_name(), None, "Creature", *rules, power=power, toughness=toughness))
    happens(ZoneChange(card.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(seat.id)))
    return card


# --- triggering ------------------------------------------------------------------------------------------


@cr("603.2")
@cr("603.3")
def test_an_ability_triggers_at_once_and_goes_on_the_stack_before_anybody_gets_priority(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, Triggered(p.Enters(A_CREATURE), (gains(1),)))
    enters(scene, happens, ann)
    assert ann.life == 20
    assert len(scene.stack) == 1
    scene.resolve()
    assert ann.life == 21


@cr("603.2c")
def test_once_for_each_of_several_that_happen_together_but_one_or_more_once(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    each = Triggered(p.Dies(A_CREATURE), (gains(1),))
    once = Triggered(p.Dies(NounPhrase(Det.ONE_OR_MORE, (CREATURE,))), (gains(10),))
    ann.has_permanent(invent("Altar", None, "Artifact", each, once))
    bears = [bob.has_creature(2, 2) for _ in range(3)]
    ann.chooses(ANY_ORDER)
    happens(*(DestroyEvent(b.id) for b in bears))
    assert len(scene.stack) == 4
    scene.resolve()
    assert ann.life == 33


@cr("603.2e")
def test_entering_tapped_is_not_becoming_tapped(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, Triggered(p.BecomesTapped(A_CREATURE), (gains(1),)))
    entry = Entry(ann.id)
    entry.tapped = True
    cub = ann.hand(invent("Cub", None, "Creature", power=1, toughness=1))
    happens(ZoneChange(cub.id, Zone.HAND, Zone.BATTLEFIELD, entry=entry))
    assert cub.tapped
    assert scene.stack == []
    bear = ann.has_creature(2, 2)
    happens(TapEvent(bear.id))
    assert len(scene.stack) == 1


@cr("603.2g")
def test_damage_that_is_prevented_triggers_nothing(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    wall = ann.has_creature(0, 4, Triggered(p.IsDealtDamage(THIS), (gains(1),)), KeywordAbility("absorb", (Number(2),)))
    imp = bob.has_creature(1, 1)
    happens(DamageEvent(imp.id, wall.id, 2))
    assert scene.stack == []
    happens(DamageEvent(imp.id, wall.id, 3))
    assert len(scene.stack) == 1


@cr("603.3a")
def test_the_controller_is_who_controlled_the_source_as_it_triggered(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    seer = ann.has_creature(1, 1, Triggered(p.Dies(ANOTHER_CREATURE), (gains(1),)))
    bear = bob.has_creature(2, 2)
    happens(DestroyEvent(bear.id))
    happens(DestroyEvent(seer.id))
    scene.resolve()
    assert (ann.life, bob.life) == (21, 20)


# --- order (603.3b) --------------------------------------------------------------------------------------


@cr("603.3b")
@cr("101.4")
def test_the_active_players_triggers_go_on_the_stack_first_and_resolve_last(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    watch = Triggered(p.Enters(ANOTHER_CREATURE), (gains(1),))
    mine, yours = ann.has_creature(1, 1, watch), bob.has_creature(1, 1, watch)
    enters(scene, happens, ann)
    assert [t.game_object.stack.source for t in scene.stack] == [mine.id, yours.id]
    scene.resolve_top()
    assert (ann.life, bob.life) == (20, 21)
    assert scene.asked == []


@cr("603.3b")
def test_a_player_orders_triggers_that_differ(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    first = ann.has_creature(1, 1, Triggered(p.Enters(ANOTHER_CREATURE), (gains(1),)))
    second = ann.has_creature(1, 1, Triggered(p.Enters(ANOTHER_CREATURE), (do(LoseLife(ONE), subject=AN_OPPONENT),)))
    ann.chooses([second, first])
    enters(scene, happens, ann)
    scene.resolve_top()
    assert (ann.life, bob.life) == (21, 20)
    assert scene.asked == [(ann, "trigger_order")]


@cr("603.3b")
def test_triggers_that_come_while_others_are_put_on_the_stack_go_above_them(scene: Scene, happens: Happens):
    """Bob's creature becomes the target of Ann's trigger: his ability triggers then."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(
        1, 1, Triggered(p.Enters(ANOTHER_CREATURE), (do(Destroy(NounPhrase(Det.TARGET, (CREATURE,), (_theirs(),)))),))
    )
    victim = bob.has_creature(
        2, 2, Triggered(p.BecomesTarget(THIS, a(Core(Noun.SPELL_OR_ABILITY))), (gains(5),), when="whenever")
    )
    enters(scene, happens, ann)
    assert len(scene.stack) == 2
    scene.resolve_top()
    assert bob.life == 25
    assert victim.zone is Zone.BATTLEFIELD
    scene.resolve()
    assert victim.zone is Zone.GRAVEYARD


def _theirs():
    return Controlled(AN_OPPONENT)


# --- choices (603.3c-d) ------------------------------------------------------------------------------------


@cr("603.3d")
def test_without_a_legal_target_it_is_removed(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    body = (do(Destroy(NounPhrase(Det.TARGET, (CREATURE,), (_theirs(),)))),)
    enters(scene, happens, ann, Triggered(p.Enters(THIS), body))
    assert scene.stack == []
    assert scene.asked == []


@cr("603.3c")
@cr("700.2b")
def test_modes_are_chosen_as_it_goes_on_the_stack_and_impossible_ones_are_not_offered(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    destroy = Mode((do(Destroy(NounPhrase(Det.TARGET, (CREATURE,), (_theirs(),)))),))
    modal = Modal(1, 1, (destroy, Mode((gains(3),)), Mode((do(Draw(ONE)),))))
    ann.chooses(1)
    enters(scene, happens, ann, Triggered(p.Enters(THIS), (modal,)))
    assert scene.asked == [(ann, "mode")]
    scene.resolve()
    assert ann.life == 23
    assert bob.life == 20


# --- intervening "if" (603.4) -------------------------------------------------------------------------------


@cr("603.4")
def test_the_condition_is_asked_as_it_triggers_and_as_it_resolves(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    poor = AmountIs(LifeTotal(YOU), Compare.AT_MOST, Number(20))
    ann.has_permanent(
        invent("Shrine", None, "Artifact", Triggered(p.Enters(A_CREATURE), (do(Draw(ONE)),), condition=poor))
    )
    enters(scene, happens, ann)
    happens(GainLifeEvent(ann.id, 5))
    scene.resolve()
    assert len(ann.hand) == 0
    enters(scene, happens, ann)
    assert scene.stack == []


# --- zone changes (603.6, 603.10) ---------------------------------------------------------------------------


@cr("603.6a")
def test_newcomers_see_each_other_and_themselves_enter(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    watch = Triggered(p.Enters(A_CREATURE), (gains(1),))
    face = invent("Twin", None, "Creature", watch, power=1, toughness=1)
    twins = [ann.hand(face), ann.hand(face)]
    happens(*(ZoneChange(t.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)) for t in twins))
    assert len(scene.stack) == 4


@cr("603.10a")
def test_creatures_that_die_together_see_each_other_die(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    artist = ann.has_creature(0, 1, Triggered(p.Dies(A_CREATURE), (gains(1),)))
    bear = bob.has_creature(2, 2)
    happens(DestroyEvent(artist.id), DestroyEvent(bear.id))
    assert len(scene.stack) == 2


@cr("603.10a")
@cr("608.2h")
def test_a_leaves_trigger_uses_what_the_object_last_was(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    trigger = Triggered(p.Dies(THIS), (do(GainLife(StatOf(Stat.POWER, THIS))),))
    beast = ann.has_creature(2, 2, trigger, counters={"+1/+1": 2})
    happens(DestroyEvent(beast.id))
    scene.resolve()
    assert ann.life == 24


@cr("603.6c")
def test_put_into_a_graveyard_from_anywhere_is_seen_from_the_graveyard(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    trigger = Triggered(p.PutIntoZone(THIS, Zone.GRAVEYARD), (gains(3),))
    card = ann.hand(invent("Elder", None, "Creature", trigger, power=1, toughness=1))
    happens(ZoneChange(card.id, Zone.HAND, Zone.GRAVEYARD))
    scene.resolve()
    assert ann.life == 23


@cr("603.10a")
def test_sacrificing_looks_back(scene: Scene, happens: Happens):
    from landwalk.actions.sacrifice import SacrificeEvent

    ann, _bob = scene.players("Ann", "Bob")
    goblin = ann.has_creature(1, 1, Triggered(p.Sacrifices(YOU, A_CREATURE), (gains(1),)))
    happens(SacrificeEvent(ann.id, goblin.id))
    scene.resolve()
    assert ann.life == 21


# --- delayed (603.7) ----------------------------------------------------------------------------------------


@cr("603.7a")
@cr("603.7b")
def test_a_delayed_trigger_waits_for_the_next_time_and_triggers_once(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    later = Delayed(p.StepBegins(Step.END_STEP, next_="next"), (gains(4),))
    bell = invent("Bell", None, "Artifact", Activated((), (later,)))
    ann.activates(ann.has_permanent(bell))
    scene.resolve()
    assert ann.life == 20
    scene.next_turn()
    assert ann.life == 24
    scene.next_turn()
    assert ann.life == 24


@cr("603.7b")
def test_with_a_duration_it_triggers_each_time_until_that_ends(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    this_turn = Duration(Until.END_OF_TURN, "this")
    later = Delayed(p.GainsLife(YOU), (do(Draw(ONE)),), until=this_turn)
    bell = invent("Bell", None, "Artifact", Activated((), (later,)))
    ann.activates(ann.has_permanent(bell))
    scene.resolve()
    for _ in range(2):
        happens(GainLifeEvent(ann.id, 1))
    scene.resolve()
    assert len(ann.hand) == 2
    scene.next_turn()
    happens(GainLifeEvent(ann.id, 1))
    assert scene.stack == []


@cr("603.7c")
def test_it_speaks_of_the_object_that_the_effect_was_about(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    target = NounPhrase(Det.TARGET, (CREATURE,))
    borrow = do(GainControl(target), duration=Duration(Until.END_OF_TURN))
    later = Delayed(p.StepBegins(Step.END_STEP, next_="next"), (do(Sacrifice(It(Ref.TARGET, 0))),))
    spell = invent("Act", "{0}", "Sorcery", SpellAbility((borrow, later)))
    bear, other = bob.has_creature(2, 2), bob.has_creature(2, 2)
    ann.casts(spell, bear)
    scene.resolve()
    assert bear.controller == ann
    scene.next_turn()
    assert bear.zone is Zone.GRAVEYARD
    assert other.zone is Zone.BATTLEFIELD


# --- state triggers (603.8) ---------------------------------------------------------------------------------


@cr("603.8")
def test_a_state_trigger_waits_until_its_ability_has_left_the_stack(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    no_creatures = Controls(YOU, NounPhrase(Det.NO, (CREATURE,)))
    ann.has_permanent(invent("Monument", None, "Artifact", Triggered(p.StateIs(no_creatures), (gains(1),))))
    bear = ann.has_creature(2, 2)
    assert scene.game.choice is not None
    assert scene.stack == []
    happens(DestroyEvent(bear.id))
    assert len(scene.stack) == 1
    scene.resolve_top()
    assert ann.life == 21
    assert len(scene.stack) == 1  # it triggered again


@cr("603.8")
def test_a_state_that_holds_only_for_a_moment_of_a_resolution_is_enough(scene: Scene):
    """Ann's hand is empty for a moment: she discards her last card, then draws one."""
    from landwalk.abilities.amount import HandSize
    from landwalk.actions.discard import Discard

    ann, _bob = scene.players("Ann", "Bob")
    no_cards = AmountIs(HandSize(YOU), Compare.EQUAL, Number(0))
    ann.has_permanent(invent("Idol", None, "Artifact", Triggered(p.StateIs(no_cards), (gains(1),))))
    ann.hand("Forest")
    loot = invent("Loot", None, "Artifact", Activated((), (do(Discard(None, "hand")), do(Draw(ONE)))))
    ann.activates(ann.has_permanent(loot))
    scene.resolve()
    assert len(ann.hand) == 1
    assert ann.life == 21


# --- reflexive (603.12) -------------------------------------------------------------------------------------


@cr("603.12")
def test_a_reflexive_trigger_chooses_its_targets_after_the_action(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    may = May((Clause(YOU, (Sacrifice(a(CREATURE)),)),))
    when = WhenYouDo((do(Destroy(NounPhrase(Det.TARGET, (CREATURE,)))),))
    rat, bear, wolf = ann.has_creature(1, 1), bob.has_creature(2, 2), bob.has_creature(2, 2)
    body = (may, when)
    idol = ann.hand(invent("Idol", None, "Artifact", Triggered(p.Enters(THIS), body)))
    happens(ZoneChange(idol.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert scene.asked == []
    scene.resolve(ann.chooses(True, wolf))
    assert rat.zone is Zone.GRAVEYARD
    assert wolf.zone is Zone.GRAVEYARD
    assert bear.zone is Zone.BATTLEFIELD
    assert scene.asked == [(ann, "may"), (ann, "target")]


@cr("603.12")
def test_if_it_was_not_done_nothing_triggers(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    may = May((Clause(YOU, (Sacrifice(a(CREATURE)),)),))
    when = WhenYouDo((do(Destroy(NounPhrase(Det.TARGET, (CREATURE,)))),))
    ann.has_creature(1, 1)
    bear = bob.has_creature(2, 2)
    idol = ann.hand(invent("Idol", None, "Artifact", Triggered(p.Enters(THIS), (may, when))))
    happens(ZoneChange(idol.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    scene.resolve(ann.chooses(False))
    assert bear.zone is Zone.BATTLEFIELD
    assert scene.asked == [(ann, "may")]


# --- limits, counts, values ---------------------------------------------------------------------------------


@cr("603.2")
def test_only_once_each_turn(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    trigger = Triggered(p.Enters(A_CREATURE), (gains(1),), limits=(Timing(When.ONCE_EACH_TURN),))
    ann.has_permanent(invent("Shrine", None, "Artifact", trigger))
    enters(scene, happens, ann)
    enters(scene, happens, ann)
    scene.resolve()
    enters(scene, happens, ann)
    scene.resolve()
    assert ann.life == 21
    scene.next_turn()
    enters(scene, happens, ann)
    scene.resolve()
    assert ann.life == 22


@cr("603.2")
def test_the_second_card_each_turn(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Book", None, "Artifact", Triggered(p.Draws(YOU, nth=2), (gains(1),))))
    happens(DrawCard(ann.id))
    happens(DrawCard(bob.id))
    assert scene.stack == []
    happens(DrawCard(ann.id))
    assert len(scene.stack) == 1
    happens(DrawCard(ann.id))
    assert len(scene.stack) == 1


@cr("603.2")
def test_that_much_and_that_player_are_the_events(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    mirror = Triggered(p.LosesLife(A_PLAYER), (do(GainLife(ThatMuch()), subject=EVENT_PLAYER),))
    ann.has_permanent(invent("Mirror", None, "Artifact", mirror))
    happens(LoseLifeEvent(bob.id, 4))
    scene.resolve()
    assert (ann.life, bob.life) == (20, 20)


@cr("605.4a")
def test_a_triggered_mana_ability_does_not_use_the_stack(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    more = do(AddMana(ManaChoice(symbols=("G",))), subject=YOU)
    forest_tapped = p.TappedForMana(a(Core(Noun.TYPE, types=("land",), subtypes=("Forest",))), A_PLAYER)
    ann.has_permanent(invent("Growth", None, "Enchantment", Triggered(forest_tapped, (more,))))
    forest = ann.has("Forest")
    ann.activates(forest)
    assert ann.pool == "GG"
    assert scene.stack == []


@cr("603.5")
def test_a_may_is_decided_as_it_resolves(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    body = (May((Clause(YOU, (Draw(ONE),)),)), IfSo(DidThat(YOU), (gains(1),)))
    enters(scene, happens, ann, Triggered(p.Enters(THIS), body))
    assert len(scene.stack) == 1
    assert scene.asked == []
    scene.resolve(ann.chooses(True))
    assert ann.life == 21


@cr("603.2c")
def test_a_sources_damage_to_several_at_once_is_one_occurrence(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    source = a(Core(Noun.SOURCE), Controlled(YOU))
    ann.has_permanent(
        invent("Roots", None, "Enchantment", Triggered(p.DealsDamage(source), (do(GainLife(ThatMuch())),)))
    )
    imp, other = ann.has_creature(1, 1), ann.has_creature(1, 1)
    ann.chooses(ANY_ORDER)
    happens(DamageEvent(imp.id, bob.id, 4), DamageEvent(imp.id, ann.id, 2), DamageEvent(other.id, bob.id, 1))
    assert len(scene.stack) == 2
    scene.resolve()
    assert ann.life == 25
