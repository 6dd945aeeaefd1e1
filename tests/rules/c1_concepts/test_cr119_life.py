"""CR 119, life; CR 121, drawing a card; CR 122, counters."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility, Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import Cant, CantDo, SetLife
from landwalk.abilities.parts import EACH_OPPONENT, do
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("119.3")
def test_gaining_and_losing_life() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Leech", "{0}", "Sorcery", "Target player loses 3 life and you gain 3 life."), bob)
    scene.resolve()
    assert (ann.life, bob.life) == (23, 17)


@cr("119.7")
def test_a_player_who_cant_gain_life_doesnt() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bob.has_creature(1, 1, Static((Clause(EACH_OPPONENT, (Cant(CantDo.GAIN_LIFE),)),)))
    ann.casts(invent("Boon", "{0}", "Sorcery", "You gain 2 life."))
    scene.resolve()
    assert ann.life == 20


@cr("119.5")
def test_a_life_total_that_becomes_a_number_is_a_gain_or_loss() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.has_life(4)
    ann.has_creature(1, 1, "Whenever you gain life, put a +1/+1 counter on ~.", name="Pet")
    ann.casts(invent("Renewal", "{0}", "Sorcery", SpellAbility((do(SetLife(Number(10))),))))
    scene.resolve()
    assert ann.life == 10
    assert ann.battlefield[0].counters == {"+1/+1": 1}


@cr("121.2")
def test_cards_are_drawn_one_at_a_time() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, "Whenever you draw a card, you gain 1 life.")
    ann.casts(invent("Insight", "{0}", "Sorcery", "Draw three cards."))
    scene.resolve()
    assert (len(ann.hand), ann.life) == (3, 23)


@cr("121.4")
@cr("704.5b")
def test_drawing_from_an_empty_library_loses_the_game() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Flood", "{0}", "Sorcery", "Draw twenty cards."))
    scene.resolve()
    assert ann.in_game
    ann.casts(invent("Drop", "{0}", "Sorcery", "Draw a card."))
    scene.resolve()
    assert scene.over
    assert scene.winner == bob


@cr("122.6")
def test_counters_are_put_on_each_of_them() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    a, b = ann.has_creature(1, 1), ann.has_creature(2, 2)
    ann.casts(invent("Lessons", "{0}", "Sorcery", "Put a +1/+1 counter on each creature you control."))
    scene.resolve()
    assert (a.pt, b.pt) == ((2, 2), (3, 3))


@cr("122.5")
@cr("122.1a")
def test_moving_a_counter_removes_and_puts() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    a, b = ann.has_creature(1, 1, counters={"+1/+1": 2}), ann.has_creature(2, 2)
    ann.casts(
        invent("Shift", "{0}", "Sorcery", "Move a +1/+1 counter from target creature onto another target creature."),
        [a, b],
    )
    scene.resolve()
    assert (a.pt, b.pt) == ((2, 2), (3, 3))


@cr("119.9", "702.15e")
def test_damage_of_one_source_to_several_is_one_gain_of_life(scene: Scene) -> None:
    """A creature that damages two creatures causes one gain, of both amounts."""
    ann, bob = scene.players("Ann", "Bob")
    joy = ann.has(invent("Joy", "{0}", "Enchantment", "Whenever you gain life, draw a card."))
    angel = ann.has_creature(3, 3, "Lifelink")
    first, second = bob.has_creature(1, 1), bob.has_creature(1, 1)
    ann.attacks(bob, angel)
    bob.blocks(angel, with_=[first, second])
    ann.chooses({first: 1, second: 2})
    scene.until("postcombat_main")
    assert (ann.life, len(ann.hand), joy in ann.battlefield) == (23, 1, True)
