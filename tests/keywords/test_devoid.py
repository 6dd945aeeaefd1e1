"""Devoid (CR 702.114)."""

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


@cr("702.114a")
def test_it_is_colorless_everywhere(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Drone", "{2}{R}", "Creature", KeywordAbility("devoid"), power=2, toughness=2)
    assert ann.has_permanent(face).now.colors == set()
    assert ann.hand(face).now.colors == set()
    assert ann.graveyard(face).now.colors == set()
