"""Recover (CR 702.59)."""

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

RECOVER = KeywordAbility("recover", (CostParam((PayMana(ManaCost(("1",))),)),))
HYDRA = invent("Hydra", "{4}", "Creature", RECOVER, power=4, toughness=4)


@cr("702.59a")
def test_paid_it_returns_to_the_hand(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    hydra = ann.graveyard(HYDRA)
    bear = ann.has_creature(2, 2)
    ann.has("Forest")
    happens(DestroyEvent(bear.id))
    scene.resolve(ann.chooses(True))
    assert hydra in ann.hand


@cr("702.59a")
def test_not_paid_it_is_exiled(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    hydra = ann.graveyard(HYDRA)
    bear = ann.has_creature(2, 2)
    happens(DestroyEvent(bear.id))
    scene.resolve()
    assert hydra.zone is Zone.EXILE


@cr("702.59a")
@cr("603.10a")
def test_its_own_death_and_an_opponents_creature_do_nothing(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    hydra = ann.has_permanent(HYDRA)
    happens(DestroyEvent(hydra.id), DestroyEvent(bob.has_creature(1, 1).id))
    assert scene.stack == []
