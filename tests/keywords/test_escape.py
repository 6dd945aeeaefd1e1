"""Escape (CR 702.138)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

HATCHLING = invent(
    "Hatchling", "{5}", "Creature", "Escape—{1}, Exile two other cards from your graveyard.", power=2, toughness=2
)


@cr("702.138a")
def test_it_is_cast_from_the_graveyard_by_exiling_other_cards(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    hatchling = ann.graveyard(HATCHLING)
    first = ann.graveyard("Plains")
    assert not ann.can_cast(hatchling, "escape")
    second = ann.graveyard("Island")
    ann.casts(hatchling, way="escape", then=[[first, second]])
    scene.resolve()
    assert hatchling in ann.battlefield
    assert ann.exile == [first, second]
    assert scene.asked == [(ann, "cost")]


@cr("702.138a", "307.1")
def test_timing_is_that_of_the_card(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    scene.starts_at("upkeep")
    ann.has("Forest")
    hatchling = ann.graveyard(HATCHLING)
    ann.graveyard("Plains", "Island")
    assert not ann.can_cast(hatchling, "escape")
