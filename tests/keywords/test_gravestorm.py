"""Gravestorm (CR 702.69)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.69a")
def test_a_copy_for_each_permanent_that_died(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    ordeal = invent("Ordeal", "{0}", "Sorcery", "You gain 1 life.", KeywordAbility("gravestorm"))
    happens(DestroyEvent(ann.has_creature(1, 1).id), DestroyEvent(bob.has_creature(1, 1).id))
    ann.casts(ordeal)
    scene.resolve()
    assert ann.life == 23
