"""Offspring (CR 702.175)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


MOUSE = invent(
    "Mouse",
    "{1}",
    "Creature",
    KeywordAbility("offspring", (CostParam((PayMana(ManaCost(("2",))),)),)),
    power=3,
    toughness=3,
)


@cr("702.175a")
def test_paid_a_smaller_copy_comes_with_it(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 3)
    mouse = ann.casts(MOUSE, then=[True])
    scene.resolve()
    (child,) = (t for t in ann.battlefield if t.name == "Mouse" and t != mouse)
    assert (mouse.pt, child.pt) == ((3, 3), (1, 1))


@cr("702.175a")
def test_not_paid_it_comes_alone(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 3)
    ann.casts(MOUSE, then=[False])
    scene.resolve()
    assert len([t for t in ann.battlefield if t.name == "Mouse"]) == 1
