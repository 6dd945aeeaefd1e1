"""Afterlife (CR 702.135)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.135a")
def test_spirits_come_when_it_dies(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    monk = ann.has_creature(1, 1, KeywordAbility("afterlife", (Number(2),)))
    happens(DestroyEvent(monk.id))
    scene.resolve()
    spirits = list(ann.battlefield)
    assert [s.pt for s in spirits] == [(1, 1), (1, 1)]
    assert all(s.has_keyword("flying") and s.now.colors == {"W", "B"} for s in spirits)
