"""Suspend (CR 702.62)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.play.errors import IllegalActionError
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GIANT = invent("Giant", "{6}", "Creature - Giant", "Suspend 2—{R}", power=5, toughness=5)
HASTEN = invent("Hasten", "{0}", "Instant", "Remove a time counter from target suspended card.")
BOLT = invent("Lava", "{4}", "Instant", "Suspend 1—{R}", "~ deals 4 damage to any target.")


@cr("702.62a", "116.2f")
def test_it_is_exiled_with_time_counters_and_cast_when_the_last_is_gone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    giant = ann.put(GIANT, Zone.HAND)
    ann.takes("suspend", giant)
    assert giant.zone == "exile"
    assert scene.look.object(giant.id).counter("time") == 2
    for _ in range(2):
        scene.next_turn()
    scene.until("upkeep")
    ann.chooses(True)
    for _ in range(2):
        scene.next_turn()
    scene.until("precombat_main")
    assert giant.zone == "battlefield"
    assert scene.asked == [(ann, "may")]
    assert ann.can_attack(giant, bob)


@cr("702.62a", "116.2f")
def test_only_when_the_card_could_be_cast(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Mountain", 2)
    giant, bolt = bob.put(GIANT, Zone.HAND), bob.put(BOLT, Zone.HAND)
    ann.passes()
    with pytest.raises(IllegalActionError):
        bob.takes("suspend", giant)
    bob.takes("suspend", bolt)
    assert bolt.zone == "exile"
    assert scene.stack == []


@cr("702.62a")
def test_once_control_is_lost_the_haste_is_gone_for_good(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    giant = ann.put(GIANT, Zone.HAND)
    ann.takes("suspend", giant)
    for _ in range(2):
        scene.next_turn()
    scene.until("upkeep")
    ann.chooses(True)
    for _ in range(2):
        scene.next_turn()
    scene.until("precombat_main")
    assert giant.has_keyword("haste")
    bob.casts(invent("Lend", "{0}", "Instant", "Gain control of target creature until end of turn."), targets=giant)
    scene.resolve()
    assert not giant.has_keyword("haste")
    scene.next_turn()
    assert giant.controller == ann
    assert not giant.has_keyword("haste")


@cr("702.62b")
def test_suspended_is_a_card_in_exile_with_suspend_and_a_time_counter(scene: Scene) -> None:
    """The same card in exile without a counter isn't; nor is another card there."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    giant, other = ann.put(GIANT, Zone.HAND), ann.put(GIANT, Zone.EXILE)
    ann.put("Forest", Zone.EXILE)
    assert not ann.can_cast(ann.put(HASTEN, Zone.HAND))
    ann.takes("suspend", giant)
    ann.casts(HASTEN)
    assert scene.asked == []  # one possible target
    scene.resolve()
    assert (giant.counters, other.counters) == ({"time": 1}, {})
