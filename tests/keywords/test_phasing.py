"""Phasing (CR 702.26)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

WINGS = invent("Wings", "{0}", "Enchantment - Aura", "Enchant creature", "Enchanted creature gets +1/+1.")


@cr("702.26a", "502.1")
def test_it_phases_out_and_in_every_other_untap_step_of_its_controller(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    drake = ann.has_creature(2, 4, "Phasing")
    there = []
    for _ in range(4):
        scene.next_turn()
        there.append(not drake.game_object.phased_out)
    assert there == [True, False, False, True]


@cr("702.26g", "702.26i")
def test_an_aura_of_the_other_player_comes_and_goes_with_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    drake = ann.has_creature(2, 4, "Phasing")
    scene.next_turn()
    scene.until("precombat_main")
    wings = bob.casts(WINGS, targets=drake)
    scene.resolve()
    scene.next_turn()
    assert (drake.game_object.phased_out, wings.game_object.phased_out) == (True, True)
    scene.next_turn()
    assert wings.game_object.phased_out
    scene.next_turn()
    assert (wings.game_object.phased_out, drake.pt) == (False, (3, 5))


@cr("702.26b", "702.26d")
def test_a_spell_phases_a_creature_out(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Elsewhere", "{0}", "Instant", "Target creature phases out."), targets=bear)
    scene.resolve()
    assert bear.game_object.phased_out
    scene.next_turn()
    assert not bear.game_object.phased_out
