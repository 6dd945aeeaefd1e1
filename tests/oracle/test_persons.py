"""A legend's text calls it him or her (CR 201.5): that is the object itself, whatever was spoken of last."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.oracle.faces import FaceContext, replace_persons
from landwalk.oracle.tokens import NAME
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene


@pytest.mark.parametrize(
    ("said", "read"),
    [
        (
            "return him to the battlefield under his owner's control",
            "return ~ to the battlefield under ~'s owner's control",
        ),
        ("draw a card, then return her to her owner's hand", "draw a card, then return ~ to ~'s owner's hand"),
        ("~ enters with two +1/+1 counters on her.", "~ enters with two +1/+1 counters on it."),
        ("she deals damage equal to her power", "~ deals damage equal to ~'s power"),
        ("he's an artifact", "he's an artifact"),
        ("each of their hands", "each of their hands"),
    ],
)
def test_persons_are_the_object_itself(said: str, read: str):
    legend = FaceContext("Queen", "Legendary Creature \u2014 Human")
    assert replace_persons(said, legend, NAME) == read
    assert replace_persons(said, FaceContext("Bear", "Creature \u2014 Bear"), NAME) == said


@cr("201.5", "400.7j", "712.8")
def test_a_legend_returns_transformed_as_its_text_says_of_him(scene: Scene):
    text = "{0}: Destroy target land. Exile Karl, then return him to the battlefield transformed under his owner's control."
    front = invent("Karl", "{1}", "Legendary Creature", text, power=1, toughness=1)
    back = invent("Karl the Sage", None, "Legendary Planeswalker", loyalty=3)
    ann, bob = scene.players("Ann", "Bob")
    karl = ann.has(two_faced("transform", front, back))
    forest = bob.has("Forest")
    ann.activates(karl, 0, forest)
    scene.resolve()
    assert (forest.zone, karl.name, karl.counters) == ("graveyard", "Karl the Sage", {"loyalty": 3})


@cr("201.5", "608.2c")
def test_her_is_the_legend_though_another_creature_was_named_last(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = "{0}: Tap target creature. Put a +1/+1 counter on her."
    olga = ann.has(invent("Olga", None, "Legendary Creature", text, power=1, toughness=1))
    bear = bob.has_creature(2, 2)
    ann.activates(olga, 0, bear)
    scene.resolve()
    assert (olga.counters, bear.counters, bear.tapped) == ({"+1/+1": 1}, {}, True)
