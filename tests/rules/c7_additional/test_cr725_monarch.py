"""CR 725, the monarch."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CROWN = invent("Crowning", "{0}", "Sorcery", "You become the monarch.")


@cr("725.1", "725.2")
def test_the_monarch_draws_a_card_at_the_end_step(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    assert not ann.has_designation("monarch")
    ann.casts(CROWN)
    scene.resolve()
    assert ann.has_designation("monarch")
    scene.until("end_step")
    scene.resolve()
    assert (len(ann.hand), len(bob.hand)) == (1, 0)


@cr("725.2", "725.3")
def test_who_deals_combat_damage_to_the_monarch_becomes_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(CROWN)
    scene.resolve()
    bear = bob.has_creature(2, 2)
    scene.next_turn()
    bob.attacks(ann, bear)
    scene.until("postcombat_main")
    assert (ann.has_designation("monarch"), bob.has_designation("monarch")) == (False, True)


@cr("725.2")
def test_other_damage_crowns_nobody(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(CROWN)
    scene.resolve()
    bob.casts(invent("Sting", "{0}", "Instant", "~ deals 2 damage to any target."), targets=ann)
    scene.resolve()
    assert (ann.life, ann.has_designation("monarch")) == (18, True)


@cr("725.4")
def test_the_active_player_succeeds_a_monarch_who_leaves(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    ann.casts(CROWN)
    scene.resolve()
    scene.next_turn()
    ann.concedes()
    scene.until("end_step")
    assert (bob.has_designation("monarch"), cid.has_designation("monarch")) == (True, False)
