"""Replacement effects (CR 614)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities import noun as n
from landwalk.abilities import pattern as p
from landwalk.abilities.ability import KeywordAbility, Static, Triggered
from landwalk.abilities.amount import CountOf, Number, Plus, ThatMuch, Times
from landwalk.abilities.condition import Controls
from landwalk.abilities.cost import PayLife
from landwalk.abilities.effect import (
    AsEnters,
    Choose,
    DealDamage,
    Draw,
    Enter,
    GainLife,
    GetPT,
    LoseLife,
    PutCounters,
    WouldInstead,
)
from landwalk.abilities.noun import YOU, AllStyle, Controlled, Core, Det, NounPhrase
from landwalk.abilities.parts import (
    AN_OPPONENT,
    CREATURE,
    EVENT_OBJECT,
    EVENT_OTHER,
    ONE,
    PERMANENT,
    THIS,
    a,
    do,
)
from landwalk.abilities.sentence import Clause, Do, May
from landwalk.actions.destroy import DestroyEvent
from landwalk.actions.exile import Exile
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent, DrawCard, Entry, GainLifeEvent, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
ALL_CREATURES = NounPhrase(Det.ALL, (CREATURE,), style=AllStyle.BARE)
YOUR_CREATURES = NounPhrase(Det.ALL, (CREATURE,), (Controlled(YOU),))


def static(*predicates, subject=THIS, condition=None):
    return Static((Clause(subject, predicates),), condition)


def instead(event, *body):
    return static(WouldInstead(event, body))


# --- entering (614.1c-d, 614.12) -------------------------------------------------------------------------------


@cr("614.1d")
@cr("110.5b")
def test_a_land_that_enters_tapped_was_never_untapped(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    watch = Triggered(p.BecomesTapped(a(PERMANENT)), (do(GainLife(ONE)),))
    ann.has_permanent(invent("Idol", None, "Artifact", watch))
    land = ann.plays(invent("Bog", None, "Land", static(Enter(tapped="tapped"))))
    assert land.tapped
    assert scene.stack == []
    assert scene.asked == []


@cr("614.1d")
def test_others_may_be_told_to_enter_tapped(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    theirs = NounPhrase(Det.ALL, (CREATURE,), (Controlled(AN_OPPONENT),))
    ann.has_permanent(invent("Blind Obedience", None, "Enchantment", static(Enter(tapped="tapped"), subject=theirs)))
    mine, yours = ann.has_creature(1, 1), bob.has_creature(1, 1)
    assert not mine.tapped
    assert yours.tapped


@cr("614.12")
def test_unless_is_asked_of_the_moment_it_enters(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    two_others = NounPhrase(Det.COUNT, (Core(n.Noun.TYPE, types=("land",), status=(n.Status.OTHER,)),), count=Number(2))
    check = static(Enter(tapped="tapped", unless=Controls(YOU, two_others)))
    face = invent("Slow Land", None, "Land", check)
    ann.has("Forest")
    assert ann.has_permanent(face).tapped
    assert not ann.has_permanent(face).tapped


@cr("614.12a")
def test_a_price_for_entering_untapped_is_paid_before_it_enters(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    shock = static(Enter(tapped="tapped", unless_costs=(PayLife(Number(2)),)))
    face = invent("Shock Land", None, "Land", shock)
    ann.chooses(True, False)
    assert not ann.has_permanent(face).tapped
    assert ann.life == 18
    assert ann.has_permanent(face).tapped
    assert ann.life == 18
    assert scene.asked == [(ann, "pay"), (ann, "pay")]


@cr("614.12")
def test_counters_count_from_the_first_moment(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    counters = PutCounters("+1/+1", CountOf(YOUR_CREATURES), THIS)
    ann.has_creature(1, 1)
    hydra = ann.has_creature(0, 0, static(Enter(counters=(counters,))))
    assert hydra.zone is Zone.BATTLEFIELD
    assert hydra.counters == {"+1/+1": 2}  # as it would exist on the battlefield, it counts itself


@cr("614.12")
def test_continuous_effects_say_what_it_will_be(scene: Scene):
    """Artifacts are creatures too: "creatures enter tapped" applies to the cup as it would be on the battlefield."""
    from landwalk.abilities.effect import Become

    ann, _bob = scene.players("Ann", "Bob")
    artifacts = NounPhrase(Det.ALL, (Core(n.Noun.TYPE, types=("artifact",)),))
    alive = static(Become(types=("creature",), power=ONE, toughness=ONE, addition="in_addition"), subject=artifacts)
    ann.has_permanent(invent("March", None, "Enchantment", alive))
    ann.has_permanent(invent("Slow Down", None, "Enchantment", static(Enter(tapped="tapped"), subject=ALL_CREATURES)))
    assert ann.has_permanent(invent("Cup", None, "Artifact")).tapped
    assert not ann.has("Forest").tapped


@cr("614.12a")
@cr("607.2d")
def test_as_it_enters_a_color_is_chosen_and_kept_for_this_ability(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    choose = static(AsEnters((do(Choose(n.Choice.COLOR)),)))
    chosen = NounPhrase(Det.ALL, (CREATURE,), (n.OfChosen(n.Choice.COLOR),))
    boost = static(GetPT(ONE, ONE), subject=chosen)
    ann.chooses("R")
    ann.has_permanent(invent("Banner", None, "Artifact", choose, boost))
    red = ann.has_creature(1, 1, colors="R")
    blue = ann.has_creature(1, 1, colors="U")
    assert (red.pt, blue.pt) == ((2, 2), (1, 1))
    assert scene.asked == [(ann, "color")]


@cr("306.5b")
def test_a_planeswalker_enters_with_its_loyalty(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    jace = ann.has_permanent(invent("Jace", None, "Legendary Planeswalker - Jace", loyalty=3))
    assert jace.counters == {"loyalty": 3}


# --- "instead" -------------------------------------------------------------------------------------------------


@cr("614.6")
def test_what_is_exiled_instead_has_not_died(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Void", None, "Enchantment", instead(p.Dies(a(CREATURE)), do(Exile(EVENT_OBJECT)))))
    bob.has_permanent(invent("Altar", None, "Artifact", Triggered(p.Dies(a(CREATURE)), (do(GainLife(ONE)),))))
    bear = bob.has_creature(2, 2)
    happens(DestroyEvent(bear.id))
    assert bear.zone is Zone.EXILE
    assert scene.stack == []


@cr("614.6")
def test_more_damage_instead(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    more = DealDamage(Plus(1, ThatMuch()), EVENT_OTHER)
    source = a(Core(n.Noun.SOURCE), Controlled(YOU))
    fire = instead(p.DealsDamage(source, AN_OPPONENT), do(more, subject=EVENT_OBJECT))
    ann.has_permanent(invent("Torch", None, "Enchantment", fire))
    imp = ann.has_creature(1, 1)
    happens(DamageEvent(imp.id, bob.id, 2))
    assert bob.life == 17
    happens(DamageEvent(imp.id, ann.id, 2))
    assert ann.life == 18


@cr("614.7a")
def test_no_damage_cannot_be_increased(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    more = DealDamage(Plus(1, ThatMuch()), EVENT_OTHER)
    fire = instead(p.DealsDamage(a(Core(n.Noun.SOURCE)), AN_OPPONENT), do(more, subject=EVENT_OBJECT))
    ann.has_permanent(invent("Torch", None, "Enchantment", fire))
    happens(DamageEvent(ann.has_creature(0, 1).id, bob.id, 0))
    assert bob.life == 20


@cr("614.6")
def test_life_that_would_be_gained_becomes_life_lost(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    rain = instead(p.GainsLife(AN_OPPONENT), do(LoseLife(ThatMuch()), subject=n.ThatPlayer(n.Ref.EVENT_PLAYER)))
    ann.has_permanent(invent("Tainted Rain", None, "Enchantment", rain))
    happens(GainLifeEvent(bob.id, 3))
    assert bob.life == 17
    happens(GainLifeEvent(ann.id, 3))
    assert ann.life == 23


@cr("614.5")
def test_an_effect_applies_once_to_an_event(scene: Scene, happens: Happens):
    """Twice the life, two such enchantments: four times, and no end of it isn't."""
    ann, _bob = scene.players("Ann", "Bob")
    double = instead(p.GainsLife(YOU), do(GainLife(Times(2, ThatMuch()))))
    face = invent("Boon", None, "Enchantment", double)
    one, _two = ann.has_permanent(face), ann.has_permanent(face)
    ann.chooses(one)
    happens(GainLifeEvent(ann.id, 3))
    assert ann.life == 32


@cr("614.11")
@cr("121.2")
def test_two_cards_instead_of_one(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Genius", None, "Enchantment", instead(p.Draws(YOU), do(Draw(Number(2))))))
    happens(DrawCard(ann.id))
    assert len(ann.hand) == 2


@cr("614.11")
@cr("603.5")
def test_a_draw_may_be_replaced(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    may = May((Clause(YOU, (GainLife(Number(3)),)),))
    ann.has_permanent(invent("Wellspring", None, "Enchantment", static(WouldInstead(p.Draws(YOU), (may,)))))
    ann.chooses(True, False)
    happens(DrawCard(ann.id))
    assert (ann.life, len(ann.hand)) == (23, 0)
    happens(DrawCard(ann.id))
    assert (ann.life, len(ann.hand)) == (23, 1)


@cr("615.5")
def test_what_is_done_besides_follows_immediately(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    body = Do((Clause(YOU, (Exile(EVENT_OBJECT),)), Clause(YOU, (GainLife(ONE),))))
    ann.has_permanent(invent("Void", None, "Enchantment", instead(p.Dies(a(CREATURE)), body)))
    bears = [bob.has_creature(2, 2), bob.has_creature(2, 2)]
    happens(*(DestroyEvent(b.id) for b in bears))
    assert [b.zone for b in bears] == [Zone.EXILE, Zone.EXILE]
    assert ann.life == 22


@cr("614.12")
def test_a_token_enters_by_the_same_rules(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    more = PutCounters("+1/+1", ONE, THIS)
    ann.has_permanent(invent("Order", None, "Enchantment", static(Enter(counters=(more,)), subject=YOUR_CREATURES)))
    monk = ann.has_creature(1, 1, KeywordAbility("afterlife", (Number(1),)))
    happens(DestroyEvent(monk.id))
    scene.resolve()
    (spirit,) = (t for t in ann.battlefield if t.has_keyword("flying"))
    assert spirit.pt == (2, 2)


@cr("614.12")
def test_its_own_effect_about_a_group_does_not_count_for_itself(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    lord = ann.has_creature(2, 2, static(Enter(tapped="tapped"), subject=YOUR_CREATURES))
    assert not lord.tapped
    cub = ann.hand(invent("Cub", None, "Creature", power=1, toughness=1))
    happens(ZoneChange(cub.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert cub.tapped
