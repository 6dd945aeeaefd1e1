"""CR 118: costs of all kinds, and what they leave payable."""

from __future__ import annotations

from landwalk.abilities.ability import Activated, Loyal
from landwalk.abilities.amount import Number, VariableX
from landwalk.abilities.cost import (
    AddCounters,
    Cost,
    DiscardCost,
    EitherCost,
    ExileCost,
    Loyalty,
    MillCost,
    PayEnergy,
    PayLife,
    PayMana,
    ReturnCost,
    SacrificeCost,
    UntapThis,
)
from landwalk.abilities.effect import DealDamage, GainLife
from landwalk.abilities.noun import YOU, AnyTarget, Controlled, Core, Det, InZone, Noun, NounPhrase
from landwalk.abilities.parts import CREATURE, THIS, a, do
from landwalk.cite import cr
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

CARD = Core(Noun.CARD)
LAND = Core(Noun.TYPE, (CardType.LAND,))


def machine(seat: Seat, *costs: Cost) -> Thing:
    """An artifact with "[costs]: you gain 1 life"."""
    return seat.has_permanent(invent("Machine", "{1}", "Artifact", Activated(costs, (do(GainLife(Number(1))),))))


@cr("118.3b", "119.4")
def test_life_can_be_paid_only_as_far_as_it_goes(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, PayLife(Number(3)))
    ann.activates(engine)
    assert ann.life == 17
    ann.has_life(2)
    assert [r.rule for r in ann.why_not_activate(engine)] == ["118.3"]


@cr("118.3", "701.9")
def test_a_card_to_discard(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, DiscardCost(a(CARD)))
    assert not ann.can_activate(engine)
    one, two = ann.put("Forest", Zone.HAND), ann.put("Island", Zone.HAND)
    ann.activates(engine, then=[[two]])
    assert scene.asked == [(ann, "cost")]
    assert (one.zone, two.zone) == ("hand", "graveyard")


@cr("118.3", "701.13")
def test_cards_to_exile_from_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    two = NounPhrase(Det.COUNT, (CARD,), (InZone(Zone.GRAVEYARD, YOU),), Number(2))
    engine = machine(ann, ExileCost(two))
    ann.put("Forest", Zone.GRAVEYARD)
    bob.put("Forest", Zone.GRAVEYARD)
    assert not ann.can_activate(engine)
    ann.put("Island", Zone.GRAVEYARD)
    ann.activates(engine, then=[list(ann.graveyard)])
    assert len(ann.exile) == 2


@cr("118.3")
def test_a_land_to_return(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, ReturnCost(a(LAND, Controlled(YOU))))
    assert not ann.can_activate(engine)
    forest = ann.has("Forest")
    ann.activates(engine)
    assert forest.zone == "hand"


@cr("107.14")
def test_energy(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, PayEnergy(Number(2)))
    assert not ann.can_activate(engine)
    scene.state.edit_player(ann.id).counters = (("energy", 3),)
    scene.changed()
    ann.activates(engine)
    assert ann.counters == {"energy": 1}


@cr("118.3", "701.17b")
def test_milling_as_a_cost_needs_the_cards(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, MillCost(Number(20)))
    ann.activates(engine)
    assert len(ann.graveyard) == 20
    assert not ann.can_activate(engine)


@cr("107.6")
def test_the_untap_symbol_needs_a_tapped_permanent(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Machine", "{1}", "Artifact", Activated((UntapThis(),), (do(GainLife(Number(1))),)))
    engine, ready = ann.has_permanent(face, tapped=True), ann.has_permanent(face)
    assert not ann.can_activate(ready)
    ann.activates(engine)
    assert not engine.tapped


@cr("118.1", "122.1")
def test_putting_a_counter_on_as_a_cost(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    weaken = Activated((AddCounters("-1/-1", Number(1), THIS),), (do(GainLife(Number(1))),))
    frog = ann.has_creature(2, 2, weaken)
    ann.activates(frog)
    assert frog.pt == (1, 1)


@cr("118.10")
def test_one_creature_does_not_pay_two_sacrifices(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, SacrificeCost(a(CREATURE, Controlled(YOU))), SacrificeCost(a(CREATURE, Controlled(YOU))))
    ann.has_creature(1, 1)
    assert not ann.can_activate(engine)
    ann.has_creature(1, 1)
    assert ann.can_activate(engine)


@cr("118.8", "601.2b")
def test_one_cost_or_the_other(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, EitherCost(((PayLife(Number(2)),), (SacrificeCost(a(CREATURE)),))))
    ann.activates(engine)
    assert scene.asked == []
    ann.has_creature(1, 1)
    ann.activates(engine, then=[1])
    assert scene.asked == [(ann, "cost_way")]
    assert ann.life == 18


@cr("606.6", "107.3a", "606.4")
def test_minus_x_is_at_most_the_loyalty(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    burn = Loyal(Loyalty(0, "X"), (do(DealDamage(VariableX(), AnyTarget()), subject=THIS),))
    sage = ann.has_permanent(invent("Sage", "{3}", "Planeswalker - Test", burn, loyalty=3))
    ann.activates(sage, targets=bob, then=[2])
    assert scene.asked == [(ann, "x"), (ann, "target")]
    assert scene.look.object(sage.id).counter("loyalty") == 1
    scene.resolve_top()
    assert bob.life == 18


@cr("118.5", "118.5a")
def test_a_cost_of_nothing_is_still_paid_by_acting(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    engine = machine(ann, PayMana(ManaCost(())))
    ann.activates(engine)
    scene.resolve_top()
    assert ann.life == 21


@cr("118.6")
def test_a_card_without_a_mana_cost_cannot_be_cast_for_it(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    relic = ann.put(invent("Relic", None, "Sorcery", "You gain 1 life."), Zone.HAND)
    assert not ann.can_cast(relic)


@cr("118.7a", "118.7b", "118.7c")
def test_reductions_by_coloured_mana() -> None:
    from landwalk.rules.c6_spells_abilities.cr601_total_cost import reduced

    assert reduced(("3", "R"), "R") == ("3",)
    assert reduced(("3", "R"), "U") == ("2", "R")
    assert reduced(("R", "R"), "2") == ("R", "R")
    assert reduced(("1", "G"), "5") == ("G",)
