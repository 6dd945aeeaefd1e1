"""Cumulative upkeep (CR 702.24)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

PHANTASM = invent("Phantasm", "{0}", "Creature", "Cumulative upkeep—Pay 1 life.", power=2, toughness=2)


@cr("702.24a")
def test_the_cost_grows_with_each_upkeep(scene: Scene):
    _ann, bob = scene.players("Ann", "Bob")
    phantasm = bob.has(PHANTASM)
    scene.next_turn()
    scene.resolve(bob.chooses(True))
    assert (bob.life, phantasm.counters) == (19, {"age": 1})
    scene.next_turn()
    scene.next_turn()
    scene.resolve(bob.chooses(True))
    assert (bob.life, phantasm.counters) == (17, {"age": 2})
    assert scene.asked == [(bob, "pay"), (bob, "pay")]


@cr("702.24a")
def test_who_does_not_pay_sacrifices_it(scene: Scene):
    _ann, bob = scene.players("Ann", "Bob")
    phantasm = bob.has(PHANTASM)
    scene.next_turn()
    scene.resolve(bob.chooses(False))
    assert phantasm in bob.graveyard
    assert bob.life == 20


@cr("702.24a", "118.3")
def test_who_cannot_pay_all_is_not_asked(scene: Scene):
    _ann, bob = scene.players("Ann", "Bob")
    bob.has_life(1)
    phantasm = bob.has_permanent(PHANTASM, counters={"age": 1})
    scene.next_turn()
    scene.resolve()
    assert phantasm in bob.graveyard
    assert scene.asked == []


@cr("702.24b")
def test_two_instances_trigger_separately_and_count_all_age_counters(scene: Scene):
    _ann, bob = scene.players("Ann", "Bob")
    twice = invent(
        "Twice",
        "{0}",
        "Creature",
        "Cumulative upkeep—Pay 1 life.",
        "Cumulative upkeep—Pay 1 life.",
        power=2,
        toughness=2,
    )
    bob.has(twice)
    scene.next_turn()
    scene.resolve(bob.chooses(True, True))
    assert bob.life == 20 - 1 - 2
