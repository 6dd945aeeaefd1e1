"""Graft (CR 702.58)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.kernel.events import Entry, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("702.58a")
def test_a_counter_may_move_onto_each_newcomer(scene: Scene, happens: Callable[..., None]):
    ann, bob = scene.players("Ann", "Bob")
    hydra = ann.has_creature(0, 0, KeywordAbility("graft", (Number(2),)))
    assert hydra.counters == {"+1/+1": 2}
    cub = bob.hand(invent("Cub", None, "Creature", power=1, toughness=1))
    happens(ZoneChange(cub.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(bob.id)))
    scene.resolve(ann.chooses(True))
    assert (hydra.pt, cub.pt) == ((1, 1), (2, 2))


@cr("702.58b")
def test_two_instances_work_separately(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    one, two = (KeywordAbility("graft", (Number(n),)) for n in (1, 2))
    vine = ann.has_creature(0, 0, one, two)
    assert vine.counters == {"+1/+1": 3}
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    scene.resolve(ann.chooses(True, True))
    assert vine.counters == {"+1/+1": 1}
    assert bear.counters == {"+1/+1": 2}
