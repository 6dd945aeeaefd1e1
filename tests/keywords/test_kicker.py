"""Kicker (CR 702.33)."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.effect import DealDamage, GainLife
from landwalk.abilities.noun import AnyTarget, This
from landwalk.abilities.parts import do
from landwalk.abilities.sentence import IfSo
from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

KICKED = WasPaid("kicked", This())
PULSE = invent(
    "Pulse",
    "{R}",
    "Instant",
    "Kicker {2}",
    SpellAbility((do(GainLife(Number(1))), IfSo(KICKED, (do(DealDamage(Number(4), AnyTarget()), subject=This()),)))),
)


@cr("702.33a", "702.33d", "702.33g", "601.2c")
def test_without_the_kicker_its_target_is_not_required(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    ann.casts(PULSE)
    # Two more mana would be needed, so not even the question comes up.
    assert scene.asked == []
    scene.resolve_top()
    assert (ann.life, bob.life) == (21, 20)


@cr("702.33a", "702.33d", "601.2b")
def test_kicked_it_costs_more_and_has_its_target(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}{2}")
    ann.casts(PULSE, targets=bob, then=[True])
    assert scene.asked == [(ann, "optional_cost"), (ann, "target")]
    assert ann.pool == ""
    scene.resolve_top()
    assert (ann.life, bob.life) == (21, 16)


@cr("702.33a")
def test_one_may_decline(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}{2}")
    ann.casts(PULSE, then=[False])
    assert ann.pool == "CC"


@cr("702.33a", "601.2f")
def test_the_kicker_is_offered_only_as_far_as_it_can_be_paid(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    card = ann.put(invent("Seed", "{G}", "Sorcery", "Kicker {2}", "You gain 1 life."), Zone.HAND)
    ann.casts(card)
    assert scene.asked == []


@cr("702.33b", "702.33a")
def test_two_kicker_costs_are_asked_for_one_by_one(scene: Scene) -> None:
    """ "Kicker A and/or B" is two kicker abilities: one, the other, both or neither may be paid."""
    for answers, rest in (([True, True], ""), ([True, False], "RR"), ([False, True], "GG"), ([False, False], "RRGG")):
        fresh = Scene()
        ann, _bob = fresh.players("Ann", "Bob")
        ann.has_mana("{G}{G}{R}{R}")
        ann.casts(invent("Twice", "{0}", "Sorcery", "Kicker {G}{G}", "Kicker {R}{R}", "You gain 1 life."), then=answers)
        assert fresh.asked == [(ann, "optional_cost"), (ann, "optional_cost")]
        assert ann.pool == rest
