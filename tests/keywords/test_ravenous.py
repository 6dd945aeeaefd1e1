"""Ravenous (CR 702.156)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAST = invent("Beast", "{X}{G}", "Creature", KeywordAbility("ravenous"), power=0, toughness=1)


@cr("702.156a")
@cr("107.3m")
def test_x_counters_and_a_card_from_five_on(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 6)
    beast = ann.casts(BEAST, then=[5])
    scene.resolve()
    assert beast.pt == (5, 6)
    assert len(ann.hand) == 1


@cr("702.156a")
@cr("603.4")
def test_with_less_it_does_not_trigger(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 6)
    beast = ann.casts(BEAST, then=[4])
    scene.resolve_top()
    assert beast.pt == (4, 5)
    assert scene.stack == []
