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
