"""Tribute (CR 702.104)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.effect import GainLife
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Enters
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

UNPAID = Triggered(Enters(THIS), (do(GainLife(Number(5))),), condition=WasPaid("tribute", THIS, "isnt"))
SNAKE = invent("Snake", "{0}", "Creature", KeywordAbility("tribute", (Number(3),)), UNPAID, power=1, toughness=1)


@cr("702.104a")
def test_the_opponent_may_give_it_counters(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    snake = ann.casts(SNAKE)
    scene.resolve(bob.chooses(True))
    assert snake.pt == (4, 4)
    assert ann.life == 20
    assert scene.asked == [(bob, "may")]


@cr("702.104b")
def test_if_not_its_other_ability_triggers(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    snake = ann.casts(SNAKE)
    scene.resolve(bob.chooses(False))
    assert snake.pt == (1, 1)
    assert ann.life == 25
