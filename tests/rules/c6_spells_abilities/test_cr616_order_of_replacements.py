"""The order of replacement and prevention effects (CR 616), and prevention (CR 615)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities import noun as n
from landwalk.abilities import pattern as p
from landwalk.abilities.ability import KeywordAbility, SpellAbility, Static
from landwalk.abilities.amount import Number, Plus, ThatMuch, Times
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import DealDamage, Enter, PreventDamage, PutCounters, WouldInstead
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase
from landwalk.abilities.parts import CREATURE, EVENT_OBJECT, EVENT_OTHER, ONE, THIS, a, do
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
A_SOURCE = a(Core(n.Noun.SOURCE))
THIS_TURN = Duration(Until.END_OF_TURN, "this")


def static(*predicates, subject=THIS):
    return Static((Clause(subject, predicates),))


def damage_becomes(amount):
    return static(
        WouldInstead(
            p.DealsDamage(A_SOURCE, n.PlayerPhrase(n.Who.A_PLAYER)),
            (do(DealDamage(amount, EVENT_OTHER), subject=EVENT_OBJECT),),
        )
    )


DOUBLE = invent("Furnace", None, "Enchantment", damage_becomes(Times(2, ThatMuch())))
ONE_MORE = invent("Torch", None, "Enchantment", damage_becomes(Plus(1, ThatMuch())))


@cr("616.1")
@cr("616.1e")
def test_the_damaged_player_chooses_the_order(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    double, more = ann.has_permanent(DOUBLE), ann.has_permanent(ONE_MORE)
    imp = ann.has_creature(1, 1)
    bob.chooses(double)
    happens(DamageEvent(imp.id, bob.id, 2))
    assert bob.life == 15
    assert scene.asked == [(bob, "replacement")]
    bob.chooses(more)
    happens(DamageEvent(imp.id, bob.id, 2))
    assert bob.life == 9


@cr("616.1c")
@cr("616.1f")
def test_becoming_a_copy_comes_before_the_rest_and_brings_its_own_effects(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    hydra = ann.has_creature(0, 0, static(Enter(counters=(PutCounters("+1/+1", Number(3), THIS),))))
    clone = static(Enter(copy_of=a(CREATURE), may="may"))
    ann.chooses(hydra)
    copy = ann.has_creature(0, 0, clone, name="Clone")
    assert copy.pt == (3, 3)
    assert copy.name == hydra.name
    assert scene.asked == [(ann, "copy")]


@cr("616.1")
def test_effects_that_only_add_facts_ask_nobody(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    mine = NounPhrase(Det.ALL, (CREATURE,), (Controlled(YOU),))
    ann.has_permanent(invent("Slow", None, "Enchantment", static(Enter(tapped="tapped"), subject=mine)))
    more = Enter(counters=(PutCounters("+1/+1", ONE, THIS),))
    ann.has_permanent(invent("Order", None, "Enchantment", static(more, subject=mine)))
    cub = ann.has_creature(1, 1)
    assert cub.tapped
    assert cub.pt == (2, 2)
    assert scene.asked == []


# --- prevention (615) ------------------------------------------------------------------------------------------


def shield(n_: int):
    target = n.AnyTarget()
    return invent(
        "Shield",
        "{0}",
        "Instant",
        SpellAbility((do(PreventDamage(Number(n_), target), duration=THIS_TURN),)),
    )


@cr("615.7")
def test_a_shield_shrinks_as_it_prevents(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1)
    bob.casts(shield(3), bob)
    scene.resolve()
    happens(DamageEvent(imp.id, bob.id, 2))
    assert bob.life == 20
    happens(DamageEvent(imp.id, bob.id, 2))
    assert bob.life == 19
    happens(DamageEvent(imp.id, bob.id, 2))
    assert bob.life == 17


@cr("615.3")
def test_a_shield_is_gone_with_the_turn(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1)
    bob.casts(shield(3), bob)
    scene.resolve()
    scene.next_turn()
    happens(DamageEvent(imp.id, bob.id, 2))
    assert bob.life == 18


@cr("615.1")
def test_all_combat_damage_is_prevented_but_no_other(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    fog = invent(
        "Fog", "{0}", "Instant", SpellAbility((do(PreventDamage(None, None, kind="combat"), duration=THIS_TURN),))
    )
    bear = ann.has_creature(2, 2)
    bob.casts(fog)
    scene.resolve()
    ann.attacks(bob, bear)
    scene.until("postcombat_main")
    assert bob.life == 20
    happens(DamageEvent(bear.id, bob.id, 2))
    assert bob.life == 18


@cr("615.10")
def test_a_static_ability_prevents_its_number_from_each_event(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    bob.has_permanent(invent("Urn", None, "Artifact", static(PreventDamage(ONE, YOU), subject=YOU)))
    imps = [ann.has_creature(1, 1) for _ in range(2)]
    happens(*(DamageEvent(i.id, bob.id, 2) for i in imps))
    assert bob.life == 18


@cr("615.12")
def test_damage_that_cannot_be_prevented(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1)
    bob.casts(shield(3), bob)
    scene.resolve()
    sure = DamageEvent(imp.id, bob.id, 2)
    sure.unpreventable = True
    happens(sure)
    assert bob.life == 18
    happens(DamageEvent(imp.id, bob.id, 3))
    assert bob.life == 18  # the shield was whole


@cr("615.7")
def test_of_simultaneous_damage_the_player_chooses_what_the_shield_prevents(scene: Scene, happens: Happens):
    """Both would deal 2; a shield of 2. One of them has lifelink."""
    ann, bob = scene.players("Ann", "Bob")
    plain, cleric = ann.has_creature(2, 2), ann.has_creature(2, 2, KeywordAbility("lifelink"))
    bob.casts(shield(2), bob)
    scene.resolve()
    bob.chooses([cleric, plain])
    happens(DamageEvent(plain.id, bob.id, 2), DamageEvent(cleric.id, bob.id, 2))
    assert (ann.life, bob.life) == (20, 18)
    assert scene.asked[-1] == (bob, "replacement")


@cr("615.7")
def test_a_shield_that_is_enough_for_all_asks_nothing(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    imps = [ann.has_creature(2, 2) for _ in range(2)]
    bob.casts(shield(4), bob)
    scene.resolve()
    before = len(scene.asked)
    happens(*(DamageEvent(i.id, bob.id, 2) for i in imps))
    assert bob.life == 20
    assert len(scene.asked) == before
