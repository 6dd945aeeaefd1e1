"""CR 705, flipping a coin; CR 706, rolling a die."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.chance import FlipCoins, FlipWas, ResultRow, ResultTable, RollDice, RollResult
from landwalk.abilities.effect import GainLife, LoseLife
from landwalk.abilities.parts import do
from landwalk.abilities.sentence import IfSo
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

COIN = invent(
    "Coin",
    "{0}",
    "Sorcery",
    SpellAbility(
        (
            do(FlipCoins(Number(1))),
            IfSo(FlipWas("win"), (do(GainLife(Number(3))),)),
            IfSo(FlipWas("lose"), (do(LoseLife(Number(2))),)),
        )
    ),
)
DIE = invent("Die", "{0}", "Sorcery", SpellAbility((do(RollDice(6, Number(1))), do(GainLife(RollResult())))))
TABLE = invent(
    "Table",
    "{0}",
    "Sorcery",
    SpellAbility(
        (
            do(RollDice(20, Number(1))),
            ResultTable((ResultRow(1, 9, (do(GainLife(Number(1))),)), ResultRow(10, -1, (do(GainLife(Number(5))),)))),
        )
    ),
)


@cr("705.2")
@pytest.mark.parametrize(("coin", "life"), [(1, 23), (0, 18)])
def test_the_flip_is_won_or_lost(coin: int, life: int) -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    spell = ann.casts(COIN)
    scene.state.settings = {**scene.state.settings, "chance": f"coin:{coin}"}
    scene.resolve()
    assert ann.life == life
    assert spell in ann.graveyard
    assert scene.asked == []


@cr("706.2")
def test_the_result_is_the_number_rolled() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(DIE)
    scene.state.settings = {**scene.state.settings, "chance": "die:4"}
    scene.resolve()
    assert ann.life == 24


@cr("706.3a")
@pytest.mark.parametrize(("die", "life"), [(9, 21), (10, 25), (20, 25)])
def test_the_line_of_the_table_is_followed(die: int, life: int) -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(TABLE)
    scene.state.settings = {**scene.state.settings, "chance": f"die:{die}"}
    scene.resolve()
    assert ann.life == life
