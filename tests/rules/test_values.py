"""Amounts in texts: what number is meant (CR 107, 608.2h)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landwalk.abilities import amount as am
from landwalk.abilities import noun as n
from landwalk.abilities import pattern as p
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import AN_OPPONENT, CREATURE, EACH_OPPONENT, THIS, a
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.events import LoseLifeEvent
from landwalk.kernel.node import Node
from landwalk.rules.values import amount
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

YOUR_CREATURES = n.NounPhrase(n.Det.ALL, (CREATURE,), (n.Controlled(YOU),))
TWO = am.Number(2)


def value(scene: Scene, seat: Seat, node: Node, source: int = 0, **words: object) -> int:
    ctx = Context(source, seat.id)
    for name, word in words.items():
        setattr(ctx, name, word)
    return amount(scene.look, node, ctx)


@pytest.mark.parametrize(
    ("node", "is_"),
    [
        (am.Number(4), 4),
        (am.CountOf(YOUR_CREATURES), 2),
        (am.CountOf(EACH_OPPONENT), 1),
        (am.ForEach(TWO, YOUR_CREATURES), 4),
        (am.GreatestStat(n.Stat.POWER, YOUR_CREATURES), 5),
        (am.GreatestStat(n.Stat.TOUGHNESS, YOUR_CREATURES, "total"), 8),
        (am.LifeTotal(YOU), 20),
        (am.HandSize(YOU), 1),
        (am.BasicLandTypes(YOU), 2),
        (am.CountersOn("+1/+1", YOUR_CREATURES), 3),
        (am.CountersOn("", YOUR_CREATURES), 4),
        (am.Times(3, TWO), 6),
        (am.Plus(1, TWO), 3),
        (am.Half(am.Number(5), am.Rounding.UP), 3),
        (am.Half(am.Number(5), am.Rounding.DOWN), 2),
        (am.Negative(TWO), -2),
    ],
)
@cr("107.1a")
@cr("608.2h")
def test_amounts(scene: Scene, node: Node, is_: int):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(2, 2, counters={"+1/+1": 3, "charge": 1})
    ann.has_creature(1, 3)
    bob.has_creature(9, 9)
    ann.has("Forest", "Forest", "Island")
    bob.has("Swamp")
    ann.hand("Forest")
    assert value(scene, ann, node) == is_


@cr("107.3")
def test_x_is_what_was_announced_or_what_the_text_defines(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    assert value(scene, ann, am.VariableX(), x=3) == 3
    assert value(scene, ann, am.VariableX(), x=3, where=am.LifeTotal(YOU)) == 20


@cr("608.2h")
def test_what_is_gone_counts_as_it_last_was(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, counters={"+1/+1": 2})
    id_ = bear.id
    happens(DestroyEvent(id_))
    assert value(scene, ann, am.StatOf(n.Stat.POWER, THIS), id_) == 4


def test_that_much_is_the_instructions_or_else_the_events_amount(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    assert value(scene, ann, am.ThatMuch(), event=Noted(amount=4)) == 4
    assert value(scene, ann, am.ThatMuch(), event=Noted(amount=4), amount=2) == 2


def test_what_happened_this_turn_is_counted_or_summed(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    for _ in range(2):
        happens(DestroyEvent(bob.has_creature(1, 1).id))
        happens(LoseLifeEvent(bob.id, 3))
    happens(LoseLifeEvent(ann.id, 1))
    assert value(scene, ann, am.HistoryCount(p.Dies(a(CREATURE)))) == 2
    assert value(scene, ann, am.HistoryCount(p.LosesLife(AN_OPPONENT))) == 6
    scene.next_turn()
    assert value(scene, ann, am.HistoryCount(p.LosesLife(AN_OPPONENT))) == 0


@cr("702.33e")
@cr("702.33f")
def test_payments_are_those_of_the_very_instance_for_a_keyword_and_all_for_other_text(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    from landwalk.abilities.ability import KeywordAbility

    cup = ann.has_permanent(invent("Cup", None, "Artifact", KeywordAbility("haste"), "{T}: You gain 1 life."))
    scene.state.edit(cup.id).payments = (("/0:kicked", 2), ("/1:kicked", 1))
    assert value(scene, ann, am.TimesPaid("kicked"), cup.id, key="/0") == 2
    assert value(scene, ann, am.TimesPaid("kicked"), cup.id, key="/1") == 3
