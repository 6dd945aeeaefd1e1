"""Conditions in texts: what "if" asks of the game."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("608.2c")
@pytest.mark.parametrize(("demons", "life"), [(0, 17), (1, 20)])
def test_if_you_dont_control_a_demon(demons: int, life: int) -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    for _ in range(demons):
        ann.has_creature(6, 6, types="Creature - Demon")
    ann.casts(invent("Pact", "{0}", "Sorcery", "You lose 3 life if you don't control a Demon."))
    scene.resolve()
    assert ann.life == life


@cr("608.2i")
def test_the_spell_that_became_this_permanent_is_not_another_spell() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    text = "When ~ enters, if you've cast another spell this turn, you gain 5 life."
    face = invent("Second Guest", "{0}", "Creature", text, power=1, toughness=1)
    ann.casts(face)
    scene.resolve()
    assert ann.life == 20
    ann.casts(face)
    scene.resolve()
    assert ann.life == 25


@cr("608.2h")
@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("You gain 1 life if you control three or more creatures.", 20),
        ("You gain 1 life if you control two or more creatures.", 21),
        ("If you control exactly two creatures, you gain 1 life.", 21),
        ("If it's your turn, you gain 1 life.", 21),
        ("If it's not your turn, you gain 1 life.", 20),
        ("You gain life equal to the number of creatures you control.", 22),
        ("You gain life equal to the greatest power among creatures you control.", 23),
        ("You gain 2 life for each creature you control.", 24),
        ("If you have 20 or more life, you gain 1 life.", 21),
        ("If you have no cards in hand, you gain 1 life.", 21),
        ("If you attacked this turn, you gain 1 life.", 20),
    ],
)
def test_a_text_asks_the_game_as_it_is_followed(text: str, life: int) -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1)
    ann.has_creature(3, 3)
    bob.has_creature(9, 9)
    ann.casts(invent("Question", "{0}", "Instant", text))
    scene.resolve()
    assert ann.life == life
