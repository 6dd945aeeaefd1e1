"""Fabricate (CR 702.123)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.events import Entry, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat


def enter(ann: Seat, happens: Callable[..., None]) -> Thing:
    smith = invent("Smith", None, "Creature", KeywordAbility("fabricate", (Number(2),)), power=1, toughness=1)
    card = ann.hand(smith)
    happens(ZoneChange(card.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    return card


@cr("702.123a")
def test_counters(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    smith = enter(ann, happens)
    scene.resolve(ann.chooses(True))
    assert smith.counters == {"+1/+1": 2}
    assert ann.battlefield == [smith]


@cr("702.123a")
def test_or_servos(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    smith = enter(ann, happens)
    scene.resolve(ann.chooses(False))
    servos = [t for t in ann.battlefield if t != smith]
    assert [t.pt for t in servos] == [(1, 1), (1, 1)]
    assert all(t.now.types == {"artifact", "creature"} for t in servos)


@cr("702.123a")
def test_if_it_is_gone_no_counters_can_be_put_so_the_servos_come(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    smith = enter(ann, happens)
    happens(DestroyEvent(smith.id))
    scene.resolve(ann.chooses(True))
    assert len(ann.battlefield) == 2
