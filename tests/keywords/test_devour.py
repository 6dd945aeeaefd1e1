"""Devour (CR 702.82)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.82a")
def test_it_enters_with_counters_for_each_creature_eaten(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    one, two, three = (ann.has_creature(1, 1) for _ in range(3))
    bob.has_creature(1, 1)
    ann.chooses([one, two])
    dragon = ann.has_creature(2, 2, KeywordAbility("devour", (Number(2),)))
    assert dragon.pt == (6, 6)
    assert ann.graveyard == [one, two]
    assert three in ann.battlefield
    assert scene.asked == [(ann, "sacrifice")]
