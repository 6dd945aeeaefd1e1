"""Evoke (CR 702.74)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DRIFTER = invent(
    "Drifter", "{4}{U}", "Creature", "When this creature enters, draw two cards.", "Evoke {2}{U}", power=2, toughness=2
)


@cr("702.74a")
def test_an_evoked_creature_is_sacrificed_but_its_ability_works(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 3)
    drifter = ann.casts(DRIFTER)
    hand = len(ann.hand)
    scene.resolve(ann.chooses([0, 1]))
    assert drifter in ann.graveyard
    assert len(ann.hand) == hand + 2


@cr("702.74a", "118.9a")
def test_for_its_mana_cost_it_stays(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 5)
    drifter = ann.casts(DRIFTER, then=[""])
    scene.resolve()
    assert drifter in ann.battlefield
    assert scene.asked == [(ann, "cost_way")]
