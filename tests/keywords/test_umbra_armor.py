"""Umbra armor (CR 702.89)."""

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


UMBRA = invent(
    "Umbra",
    "{1}",
    "Enchantment - Aura",
    "Enchant creature",
    KeywordAbility("umbra armor"),
)


@cr("702.89a")
def test_the_aura_is_destroyed_instead(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    umbra = ann.has_permanent(UMBRA, on=bear)
    happens(DestroyEvent(bear.id))
    assert bear.zone is Zone.BATTLEFIELD
    assert umbra.zone is Zone.GRAVEYARD
    happens(DestroyEvent(bear.id))
    assert bear.zone is Zone.GRAVEYARD


@cr("702.89a")
@cr("616.1")
def test_of_two_one_is_chosen(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    first, second = ann.has_permanent(UMBRA, on=bear), ann.has_permanent(UMBRA, on=bear)
    ann.chooses(second)
    happens(DestroyEvent(bear.id))
    assert (first.zone, second.zone) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
