"""Unearth (CR 702.84)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


UNEARTHED = invent("Ghoul", "{2}", "Creature", KeywordAbility("unearth", (FREE,)), power=2, toughness=2)


@cr("702.84a")
def test_it_returns_with_haste_until_the_end_step(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ghoul = ann.graveyard(UNEARTHED)
    ann.activates(ghoul)
    scene.resolve()
    assert ghoul.zone is Zone.BATTLEFIELD
    ann.attacks(bob, ghoul)
    scene.next_turn()
    assert bob.life == 18
    assert ghoul.zone is Zone.EXILE


@cr("702.84a")
def test_if_it_would_leave_it_is_exiled(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    ghoul = ann.graveyard(UNEARTHED)
    ann.activates(ghoul)
    scene.resolve()
    happens(DestroyEvent(ghoul.id))
    assert ghoul.zone is Zone.EXILE
