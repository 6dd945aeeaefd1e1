"""Replacement effects, the finer points (CR 614), linked abilities (607), and what becomes applicable late (616.2)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities import noun as n
from landwalk.abilities import pattern as p
from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.amount import Number, ThatMuch
from landwalk.abilities.effect import Cant, CantDo, DealDamage, Draw, GainLife, WouldInstead
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import EVENT_OBJECT, ONE, THIS, a, do
from landwalk.abilities.sentence import Clause, May
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent, DrawCard, Entry, GainLifeEvent, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
EXILE_INSTEAD = "If a creature would die, exile it instead."


def instead(event, *body):
    return Static((Clause(THIS, (WouldInstead(event, body),)),))


@cr("614.4")
def test_an_effect_must_be_there_before_the_event(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    bear, cub = bob.has_creature(2, 2), bob.has_creature(1, 1)
    happens(DestroyEvent(bear.id))
    ann.has_permanent(invent("Void", None, "Enchantment", EXILE_INSTEAD))
    happens(DestroyEvent(cub.id))
    assert (bear.zone, cub.zone) == (Zone.GRAVEYARD, Zone.EXILE)


@cr("614.3")
@cr("611.2a")
def test_an_effect_of_a_spell_lasts_as_long_as_it_says(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    body = do(WouldInstead(p.Dies(a(n.Core(n.Noun.TYPE, types=("creature",)))), (do(_exile()),)), duration=_this_turn())
    spell = invent("Wipe", "{0}", "Instant", _spell(body))
    bear, cub = bob.has_creature(2, 2), bob.has_creature(1, 1)
    ann.casts(spell)
    scene.resolve()
    happens(DestroyEvent(bear.id))
    scene.next_turn()
    happens(DestroyEvent(cub.id))
    assert (bear.zone, cub.zone) == (Zone.EXILE, Zone.GRAVEYARD)


def _exile():
    from landwalk.actions.exile import Exile

    return Exile(EVENT_OBJECT)


def _this_turn():
    from landwalk.abilities.duration import Duration, Until

    return Duration(Until.END_OF_TURN, "this")


def _spell(*body):
    from landwalk.abilities.ability import SpellAbility

    return SpellAbility(body)


@cr("614.7")
def test_an_effect_waits_if_its_event_does_not_happen(scene: Scene, happens: Happens):
    """Nothing is destroyed that can't be: the regeneration shield stays."""
    ann, _bob = scene.players("Ann", "Bob")
    troll = ann.has_creature(2, 2, "{0}: Regenerate ~.", KeywordAbility("indestructible"))
    ann.activates(troll)
    scene.resolve()
    happens(DestroyEvent(troll.id))
    assert not troll.tapped


@cr("614.8")
def test_regeneration_replaces_destruction(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    troll = ann.has_creature(2, 2, "{0}: Regenerate ~.")
    ann.activates(troll)
    scene.resolve()
    happens(DamageEvent(troll.id, troll.id, 5))
    assert troll.zone is Zone.BATTLEFIELD
    assert troll.tapped
    assert troll.damage == 0
    happens(DestroyEvent(troll.id))
    assert troll.zone is Zone.GRAVEYARD


@cr("614.9")
def test_damage_is_redirected_with_its_source_and_kind(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    redirect = instead(
        p.DealsDamage(a(n.Core(n.Noun.SOURCE)), YOU), do(DealDamage(ThatMuch(), THIS), subject=EVENT_OBJECT)
    )
    guard = bob.has_creature(0, 5, redirect)
    cleric = ann.has_creature(3, 3, KeywordAbility("lifelink"))
    ann.attacks(bob, cleric)
    scene.until("postcombat_main")
    assert (ann.life, bob.life) == (23, 20)
    assert guard.damage == 3


@cr("614.9")
def test_what_is_no_creature_any_more_takes_no_redirected_damage(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    redirect = instead(
        p.DealsDamage(a(n.Core(n.Noun.SOURCE)), YOU), do(DealDamage(ThatMuch(), THIS), subject=EVENT_OBJECT)
    )
    bob.has_permanent(invent("Statue", None, "Artifact", redirect))
    happens(DamageEvent(ann.has_creature(1, 1).id, bob.id, 3))
    assert bob.life == 17


@cr("614.11a")
@cr("121.2")
def test_of_several_draws_each_is_replaced_by_itself(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    may = May((Clause(YOU, (GainLife(Number(3)),)),))
    ann.has_permanent(invent("Book", None, "Enchantment", instead(p.Draws(YOU), may)))
    ann.casts(invent("Insight", "{0}", "Sorcery", "Draw three cards."))
    scene.resolve(ann.chooses(True, False, True))
    assert ann.life == 26
    assert len(ann.hand) == 1
    assert scene.asked == [(ann, "may")] * 3


@cr("614.11")
def test_a_draw_from_an_empty_library_is_replaced_too(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Well", None, "Enchantment", instead(p.Draws(YOU), do(GainLife(ONE)))))
    scene.state.edit_player(ann.id).library = ()
    happens(DrawCard(ann.id))
    assert ann.life == 21
    assert not scene.over


@cr("614.13a")
def test_what_enters_together_cannot_eat_each_other(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    goblin = ann.has_creature(1, 1)
    face = invent("Maw", None, "Creature", KeywordAbility("devour", (Number(1),)), power=1, toughness=1)
    maws = [ann.hand(face), ann.hand(face)]
    ann.chooses([goblin])
    happens(*(ZoneChange(m.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)) for m in maws))
    assert sorted(m.pt for m in maws) == [(1, 1), (2, 2)]
    assert scene.asked == [(ann, "sacrifice")]


@cr("614.14")
@cr("607.2a")
@cr("607.2c")
def test_the_exiled_card_is_the_one_that_its_own_effect_exiled(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    lines = (
        "As ~ enters, exile an instant or sorcery card from your graveyard.",
        "~'s power and toughness are each equal to the exiled card's mana value.",
    )
    lore = invent("Lore", "{0}", "Creature", *lines, power="*", toughness="*")
    small = ann.graveyard(invent("Small", "{1}", "Instant", "You gain 1 life."))
    large = ann.graveyard(invent("Large", "{5}", "Sorcery", "You gain 1 life."))
    first = ann.casts(lore)
    scene.resolve(ann.chooses(large))
    second = ann.casts(lore)
    scene.resolve()
    assert (first.pt, second.pt) == ((5, 5), (1, 1))
    assert (small.zone, large.zone) == (Zone.EXILE, Zone.EXILE)


@cr("614.17")
@cr("614.17c")
def test_what_cannot_happen_is_not_replaced(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_permanent(invent("Well", None, "Enchantment", instead(p.GainsLife(YOU), do(Draw(ONE)))))
    happens(GainLifeEvent(ann.id, 3))
    assert (ann.life, len(ann.hand)) == (20, 1)
    bob.has_permanent(invent("Curse", None, "Artifact", _players_cant_gain_life()))
    happens(GainLifeEvent(ann.id, 3))
    assert (ann.life, len(ann.hand)) == (20, 1)


def _players_cant_gain_life():
    everyone = n.PlayerPhrase(n.Who.EACH_PLAYER)
    return Static((Clause(everyone, (Cant(CantDo.GAIN_LIFE),)),))


@cr("616.2")
@cr("616.1f")
def test_a_copy_brings_the_effects_of_what_it_copies(scene: Scene):
    """A clone that enters as a copy of a creature that enters tapped with a counter does so too."""
    ann, _bob = scene.players("Ann", "Bob")
    ogre = ann.has_creature(3, 3, "~ enters tapped with a +1/+1 counter on it.")
    ann.chooses(ogre)
    clone = ann.has_permanent(
        invent(
            "Clone",
            None,
            "Creature",
            "You may have ~ enter as a copy of any creature on the battlefield.",
            power=0,
            toughness=0,
        )
    )
    assert clone.pt == (4, 4)
    assert clone.tapped


@cr("614.10")
@cr("614.10a")
def test_two_effects_skip_two_steps(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    spell = invent("Fog Bank", "{0}", "Sorcery", "Skip your next draw step.")
    ann.casts(spell)
    scene.resolve()
    ann.casts(spell)
    scene.resolve()
    scene.until("precombat_main", turn=5)
    assert len(ann.hand) == 0
    scene.until("precombat_main", turn=7)
    assert len(ann.hand) == 1
