"""CR 701.10, double; 701.12, exchange; 701.41, support; 701.57, discover."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.noun import YOU, Controlled, Det, NotControlled, NounPhrase, PlayerPhrase, Who
from landwalk.abilities.parts import CREATURE, UNTIL_END_OF_TURN, do
from landwalk.actions.discover import Discover
from landwalk.actions.double import DoubleCounters, DoubleLife, DoublePower
from landwalk.actions.exchange import ExchangeControl, ExchangeLife
from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import Purpose
from landwalk.kernel.node import Node
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

TARGET = NounPhrase(Det.TARGET, (CREATURE,))


def spell(*sentences: Node) -> Face:
    return invent("Spell", "{0}", "Sorcery", SpellAbility(sentences))


@cr("701.10b", "701.10a")
def test_doubled_power_and_toughness_last_as_long_as_the_text_says() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 3)
    ann.casts(spell(do(DoublePower(TARGET, "both"), duration=UNTIL_END_OF_TURN)), bear)
    scene.resolve()
    assert bear.pt == (4, 6)
    scene.until("upkeep", turn=2)
    assert bear.pt == (2, 3)


@cr("701.10c")
def test_a_negative_power_is_doubled_downwards() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(-1, 3)
    ann.casts(spell(do(DoublePower(TARGET), duration=UNTIL_END_OF_TURN)), bear)
    scene.resolve()
    assert bear.pt == (-2, 3)


@cr("701.10e")
def test_counters_are_doubled_by_putting_as_many() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, counters={"+1/+1": 3, "charge": 1})
    ann.casts(spell(do(DoubleCounters("+1/+1", TARGET))), bear)
    scene.resolve()
    assert bear.counters == {"+1/+1": 6, "charge": 1}


@cr("701.10d")
def test_a_doubled_life_total_is_a_gain() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.has_life(7)
    ann.casts(spell(do(DoubleLife())))
    scene.resolve()
    assert ann.life == 14


@cr("701.12b")
def test_control_of_two_creatures_is_exchanged() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(1, 1), bob.has_creature(5, 5)
    own = NounPhrase(Det.TARGET, (CREATURE,), (Controlled(YOU),))
    other = NounPhrase(Det.TARGET, (CREATURE,), (NotControlled(YOU),))
    ann.casts(spell(do(ExchangeControl(own, other))), [mine, theirs])
    scene.resolve()
    assert (ann.battlefield, bob.battlefield) == ([theirs], [mine])


@cr("701.12a")
def test_if_one_is_gone_nothing_is_exchanged() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(1, 1), bob.has_creature(5, 5)
    own = NounPhrase(Det.TARGET, (CREATURE,), (Controlled(YOU),))
    other = NounPhrase(Det.TARGET, (CREATURE,), (NotControlled(YOU),))
    ann.casts(spell(do(ExchangeControl(own, other))), [mine, theirs])
    bob.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), mine)
    scene.resolve()
    assert bob.battlefield == [theirs]


@cr("701.12c", "701.12g")
def test_life_totals_are_exchanged() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has_life(3)
    ann.casts(spell(do(ExchangeLife(PlayerPhrase(Who.TARGET_PLAYER)))), bob)
    scene.resolve()
    assert (ann.life, bob.life) == (20, 3)


@cr("701.41a")
def test_support_puts_a_counter_on_each_of_up_to_n_targets() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    a, b, c = ann.has_creature(1, 1), ann.has_creature(1, 1), ann.has_creature(1, 1)
    ann.casts(invent("Aid", "{0}", "Sorcery", "Support 2."), [[a, c]])
    scene.resolve()
    assert (a.pt, b.pt, c.pt) == ((2, 2), (1, 1), (2, 2))


@cr("701.57a")
def test_discover_casts_the_first_cheap_card_or_takes_it() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    for card in list(ann.library):
        scene.state.set_zone_ids(card.zone, ann.id, ())
        break
    dear = ann.library(invent("Dear", "{9}", "Creature", power=9, toughness=9))
    cheap = ann.library(invent("Cheap", "{1}", "Creature", power=1, toughness=1))
    ann.casts(spell(do(Discover(Number(3)))))
    scene.resolve(ann.chooses(True))
    assert cheap in ann.battlefield
    assert ann.library == [dear]
    assert scene.asked == [(ann, Purpose.MAY)]
