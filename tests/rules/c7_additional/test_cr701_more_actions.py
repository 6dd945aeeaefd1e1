"""CR 701: detain, bolster, monstrosity, explore, populate, goad as rules questions."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Step
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("701.35a")
def test_a_detained_creature_neither_attacks_nor_blocks_nor_has_its_abilities_activated(scene: Scene) -> None:
    """Until the next turn of the player who detained it."""
    ann, bob = scene.players("Ann", "Bob")
    imp = bob.has_creature(1, 1, "{0}: You gain 1 life.")
    ann.casts(invent("Arrest", "{0}", "Sorcery", "Detain target creature an opponent controls."), targets=imp)
    scene.resolve()
    assert not bob.can_activate(imp)
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    assert not bob.can_block(bear, with_=imp)
    scene.until(Step.PRECOMBAT_MAIN, 2)
    assert not bob.can_attack(imp, ann)
    scene.until(Step.UPKEEP, 3)
    assert bob.can_activate(imp)


@cr("701.39a")
def test_bolster_takes_the_creature_with_the_least_toughness(scene: Scene) -> None:
    """Of two such its controller chooses one; it isn't targeted."""
    ann, _bob = scene.players("Ann", "Bob")
    big = ann.has_creature(1, 4)
    small, ghost = ann.has_creature(3, 2), ann.has_creature(2, 2, "Shroud")
    ann.casts(invent("Aid", "{0}", "Sorcery", "Bolster 2."))
    scene.resolve(ann.chooses(ghost))
    assert [c.counters for c in (big, small, ghost)] == [{}, {}, {"+1/+1": 2}]
    assert len(scene.asked) == 1


@cr("701.37a", "701.37b")
def test_monstrosity_works_once(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    hydra = ann.has_creature(2, 2, "{0}: Monstrosity 2.")
    ann.activates(hydra)
    ann.activates(hydra)
    scene.resolve()
    assert hydra.counters == {"+1/+1": 2}
    ann.activates(hydra)
    scene.resolve()
    assert hydra.counters == {"+1/+1": 2}


@cr("701.44a")
def test_exploring_a_nonland_card(scene: Scene) -> None:
    """A +1/+1 counter; the card stays on top or goes to the graveyard, as its controller likes. What explores then has explored."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("All", "{0}", "Sorcery", "Target player mills twenty cards."), targets=ann)
    scene.resolve()
    bear = ann.library(invent("Bear", "{1}", "Creature", power=2, toughness=2))
    scout = ann.has_creature(1, 1)
    ann.casts(invent("Trail", "{0}", "Instant", "Target creature explores."), targets=scout)
    scene.resolve(ann.chooses([bear]))
    assert scout.counters == {"+1/+1": 1}
    assert bear.zone == "graveyard"


@cr("701.36a", "701.36b")
def test_populate_without_tokens_does_nothing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1)
    spread = invent("Sow", "{0}", "Sorcery", "Populate.")
    ann.casts(spread)
    scene.resolve()
    assert len(ann.battlefield) == 1
    ann.casts(invent("Call", "{0}", "Instant", "Create a 1/1 white Soldier creature token."))
    scene.resolve()
    ann.casts(spread)
    scene.resolve()
    assert ann.battlefield.names[1:] == ["Soldier Token", "Soldier Token"]
    assert scene.asked == []


@cr("701.15d", "701.15a")
def test_goading_twice_is_goading_once(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    taunt = invent("Taunt", "{0}", "Instant", "Goad target creature.")
    for _ in range(2):
        ann.casts(taunt, targets=bear)
        scene.resolve()
    scene.until(Step.END_COMBAT, 2)
    assert ann.life == 18


@cr("701.50a")
def test_connive(scene: Scene) -> None:
    """Draw, then discard; a nonland card discarded gives a counter."""
    ann, _bob = scene.players("Ann", "Bob")
    spy = ann.has_creature(1, 1)
    trick = ann.hand(invent("Trick", "{5}", "Instant", "You gain 1 life."))
    ann.casts(invent("Plot", "{0}", "Sorcery", "Target creature connives."), targets=spy)
    scene.resolve(ann.chooses(trick))
    assert spy.counters == {"+1/+1": 1}
    assert trick.zone == "graveyard"
    assert len(ann.hand) == 1
