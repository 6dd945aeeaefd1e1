"""Reinforce (CR 702.77)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.77a")
def test_discarded_it_gives_counters(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.hand(
        invent("Sage", "{3}", "Creature", KeywordAbility("reinforce", (Number(2), FREE)), power=3, toughness=1)
    )
    bear = ann.has_creature(2, 2)
    ann.activates(card, 0, bear)
    assert card.zone is Zone.GRAVEYARD
    scene.resolve()
    assert bear.counters == {"+1/+1": 2}
