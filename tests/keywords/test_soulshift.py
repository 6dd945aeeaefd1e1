"""Soulshift (CR 702.46)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("702.46a")
def test_a_cheap_spirit_card_may_return(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    kami = ann.has_creature(2, 2, KeywordAbility("soulshift", (Number(3),)), types="Creature - Spirit", cost="{4}")
    small = ann.graveyard(invent("Small", "{2}", "Creature - Spirit", power=1, toughness=1))
    ann.graveyard(invent("Large", "{6}", "Creature - Spirit", power=6, toughness=6))
    ann.chooses(True)
    happens(DestroyEvent(kami.id))
    scene.resolve()
    assert small in ann.hand
    assert scene.asked == [(ann, "may")]
