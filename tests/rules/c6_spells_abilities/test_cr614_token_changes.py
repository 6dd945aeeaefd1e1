"""CR 614.1a, replacement effects that change which tokens are created, or how many."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CALL = invent("Call", "{0}", "Instant", "Create two 1/1 white Soldier creature tokens.")
HEAD = "If one or more tokens would be created under your control, "
TWICE = HEAD + "twice that many of those tokens are created instead."
PLUS = HEAD + "those tokens plus that many 3/3 green Ape creature tokens are created instead."
EFFECT = "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead."


def made(seat):
    return sorted(t.name.removesuffix(" Token") for t in seat.battlefield if t.name.endswith("Token"))


@cr("614.1a", "701.7a")
@pytest.mark.parametrize(
    ("text", "names"),
    [
        (TWICE, ["Soldier"] * 4),
        (EFFECT, ["Soldier"] * 4),
        (HEAD + "three times that many of those tokens are created instead.", ["Soldier"] * 6),
        (PLUS, ["Ape"] * 2 + ["Soldier"] * 2),
        (
            HEAD.replace("tokens", "creature tokens") + "that many 3/3 green Ape creature tokens are created instead.",
            ["Ape"] * 2,
        ),
        (
            HEAD.replace("tokens", "artifact tokens") + "twice that many of those tokens are created instead.",
            ["Soldier"] * 2,
        ),
        (
            HEAD.replace("tokens", "black creature tokens") + "twice that many of those tokens are created instead.",
            ["Soldier"] * 2,
        ),
        (
            HEAD.replace("tokens", "nonwhite creature tokens") + "twice that many of those tokens are created instead.",
            ["Soldier"] * 2,
        ),
        (
            HEAD.replace("tokens", "white creature tokens") + "twice that many of those tokens are created instead.",
            ["Soldier"] * 4,
        ),
    ],
)
def test_other_tokens_or_more_of_them(scene: Scene, text: str, names: list[str]):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Change", None, "Enchantment", text))
    ann.casts(CALL)
    scene.resolve()
    assert made(ann) == names


@cr("614.1a", "111.2")
def test_it_is_about_tokens_under_its_controllers_control(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Change", None, "Enchantment", TWICE))
    bob.casts(CALL)
    scene.resolve()
    assert made(bob) == ["Soldier"] * 2


@cr("616.1", "614.5")
def test_two_such_effects_apply_once_each_to_what_the_other_leaves(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Twice", None, "Enchantment", TWICE), invent("Plus", None, "Enchantment", PLUS))
    ann.casts(CALL)
    scene.resolve()
    assert made(ann) == ["Ape"] * 4 + ["Soldier"] * 4
    assert scene.asked == [], "the order makes no difference"


@cr("614.1a", "608.2c")
def test_what_is_done_with_the_tokens_is_done_with_the_others_too(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Plus", None, "Enchantment", PLUS))
    ann.casts(
        invent(
            "Rush",
            "{0}",
            "Sorcery",
            "Create a tapped 1/1 white Soldier creature token. It gains haste until end of turn.",
        )
    )
    scene.resolve()
    assert made(ann) == ["Ape", "Soldier"]
    tokens = [t for t in ann.battlefield if t.name.endswith("Token")]
    assert all(t.tapped for t in tokens)
