"""CR 602 and 606: activated and loyalty abilities."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import Activated, Loyal
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.cost import DiscardCost, Loyalty, PayMana, RemoveCounters, TapCost, TapThis
from landwalk.abilities.effect import Draw, GainLife
from landwalk.abilities.noun import YOU, Controlled, Core, Det, Noun, NounPhrase
from landwalk.abilities.parts import CREATURE, THIS, a, do
from landwalk.cite import cr
from landwalk.kernel.events import AbilityActivated
from landwalk.kernel.mana import ManaCost
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("602.2", "602.2a", "113.7a")
def test_it_goes_on_the_stack_and_resolves_without_its_source(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    pinger = ann.has_creature(1, 1, "{T}: ~ deals 1 damage to any target.")
    bob.has_mana("{R}")
    ann.activates(pinger, targets=bob)
    assert scene.asked == [(ann, "target")]
    assert pinger.tapped
    assert len(scene.stack) == 1
    bob.casts(invent("Spark", "{R}", "Instant", "~ deals 3 damage to any target."), targets=pinger)
    scene.resolve_top()
    assert pinger.zone == "graveyard"
    scene.resolve_top()
    assert bob.life == 19


@cr("602.2")
def test_only_its_controller_activates_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    theirs = bob.has_creature(1, 1, "{T}: You gain 1 life.")
    assert [r.rule for r in ann.why_not_activate(theirs)] == ["602.2"]


@cr("602.5a", "302.6")
def test_the_tap_symbol_waits_a_turn_on_creatures_only(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "{T}: You gain 1 life."
    new = ann.has_creature(1, 1, text, sick=True)
    hasty = ann.has_creature(1, 1, "Haste", text, sick=True)
    rock = ann.has_permanent(invent("Rock", "{1}", "Artifact", text), sick=True)
    assert not ann.can_activate(new)
    assert ann.can_activate(hasty)
    assert ann.can_activate(rock)


@cr("602.5b")
def test_only_once_each_turn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    once = Activated((PayMana(ManaCost(())),), (do(GainLife(Number(1))),), (Timing(When.ONCE_EACH_TURN),))
    one, two = ann.has(*[invent("Well", "{1}", "Artifact", once)] * 2)
    ann.activates(one)
    assert not ann.can_activate(one)
    assert ann.can_activate(two)
    for _ in range(2):
        scene.next_turn()
    assert ann.can_activate(one)


@cr("602.5d", "307.5")
def test_only_as_a_sorcery(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    slow = Activated((PayMana(ManaCost(())),), (do(GainLife(Number(1))),), (Timing(When.SORCERY),))
    mine = ann.has(invent("Well", "{1}", "Artifact", slow))
    assert ann.can_activate(mine)
    scene.until("end_step")
    assert [r.rule for r in ann.why_not_activate(mine)] == ["602.5"]


@cr("107.3a", "107.3k", "602.2b")
def test_x_in_an_activation_cost(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    spring = ann.has(invent("Spring", "{1}", "Artifact", "{X}, {T}: You gain X life."))
    ann.activates(spring, then=[2])
    assert scene.asked == [(ann, "x")]
    scene.resolve_top()
    assert ann.life == 22


@cr("118.3", "118.10")
def test_two_creatures_to_tap_are_two_creatures(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    two = NounPhrase(Det.COUNT, (CREATURE,), (Controlled(YOU),), Number(2))
    drum = ann.has(invent("Drum", "{1}", "Artifact", Activated((TapCost(two),), (do(GainLife(Number(1))),))))
    one = ann.has_creature(1, 1)
    assert not ann.can_activate(drum)
    other, third = ann.has_creature(1, 1), ann.has_creature(1, 1)
    ann.activates(drum, then=[[one, third]])
    assert scene.asked == [(ann, "cost")]
    assert (one.tapped, other.tapped, third.tapped) == (True, False, True)


@cr("118.3")
def test_counters_and_cards_as_costs(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    charge = Activated((RemoveCounters("charge", Number(2), THIS),), (do(Draw(Number(1))),))
    cell = ann.has_permanent(invent("Cell", "{1}", "Artifact", charge), counters={"charge": 3})
    ann.activates(cell)
    assert not ann.can_activate(cell)
    scene.resolve_top()
    loot = Activated((TapThis(), DiscardCost(a(Core(Noun.CARD)))), (do(Draw(Number(1))),))
    jar = ann.has(invent("Jar", "{1}", "Artifact", loot))
    ann.activates(jar)
    assert len(ann.graveyard) == 1


@cr("606.3", "606.4", "606.6")
def test_loyalty_abilities_once_a_turn_and_only_what_can_be_paid(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    walker = invent(
        "Walker",
        "{3}",
        "Planeswalker - Test",
        Loyal(Loyalty(1), (do(GainLife(Number(1))),)),
        Loyal(Loyalty(-4), (do(GainLife(Number(9))),)),
        loyalty=3,
    )
    sage = ann.has_permanent(walker)
    assert not ann.can_activate(sage, 1)
    ann.activates(sage, 0)
    assert scene.look.object(sage.id).counter("loyalty") == 4
    assert len(scene.events(AbilityActivated)) == 1
    scene.resolve_top()
    assert [r.rule for r in ann.why_not_activate(sage, 1)] == ["606.3"]
    for _ in range(2):
        scene.next_turn()
    scene.until("precombat_main")
    ann.activates(sage, 1)
    scene.resolve_top()
    assert sage.zone == "graveyard"
    assert ann.life == 30


@cr("606.3")
def test_loyalty_abilities_are_for_the_own_main_phase(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    walker = invent("Walker", "{3}", "Planeswalker - Test", Loyal(Loyalty(1), (do(GainLife(Number(1))),)), loyalty=3)
    sage = bob.has_permanent(walker)
    ann.passes()
    assert [r.rule for r in bob.why_not_activate(sage)] == ["606.3"]


@cr("602.2b", "115.1", "101.2")
def test_what_abilities_of_opponents_cannot_target_is_known_before(scene: Scene) -> None:
    """The restriction speaks of the ability on the stack, not of the permanent that it comes from."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    aura = invent(
        "Ward",
        "{1}",
        "Enchantment - Aura",
        "Enchant creature",
        "Enchanted creature can't be the target of spells or abilities your opponents control.",
    )
    bob.has_permanent(aura, on=bear)
    rod = ann.has_permanent(invent("Rod", "{1}", "Artifact", "{0}: Tap target creature."))
    assert not ann.can_activate(rod)
    mouse = bob.has_creature(1, 1)
    ann.activates(rod)
    scene.resolve()
    assert (bear.tapped, mouse.tapped) == (False, True)


@cr("602.2b", "601.2b", "606.4")
@pytest.mark.parametrize("cost", ["[\u2212X]", "{X}, {T}"])
def test_targets_that_depend_on_x_are_legal_for_some_x(scene: Scene, cost: str) -> None:
    """X is announced before the targets are chosen: it may be activated if some X has a target and can be paid."""
    ann, _bob = scene.players("Ann", "Bob")
    text = f"{cost}: Return target creature card with mana value X from your graveyard to the battlefield."
    kind, loyalty = ("Planeswalker", 3) if "[" in cost else ("Artifact", None)
    sage = ann.has(invent("Sage", None, kind, text, loyalty=loyalty))
    ann.has_many("Forest", 3)
    assert not ann.can_activate(sage)
    ann.graveyard(invent("Titan", "{6}", "Creature", power=6, toughness=6))
    assert not ann.can_activate(sage)
    bear = ann.graveyard(invent("Bear", "{1}{G}", "Creature", power=2, toughness=2))
    ann.activates(sage)
    scene.resolve()
    assert bear.zone == "battlefield"
    assert scene.asked == []  # only X = 2 has a target
