"""Equip (CR 702.6)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam, TypeParam
from landwalk.abilities.noun import Core
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SWORD = invent("Blade", "{1}", "Artifact - Equipment", "Equipped creature gets +2/+1.", "Equip {1}")


@cr("702.6a", "301.5b")
def test_it_is_attached_to_a_creature_of_its_controller(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 2)
    blade = ann.has_permanent(SWORD)
    bear, _theirs = ann.has_creature(2, 2), bob.has_creature(2, 2)
    ann.activates(blade)
    # There is one legal target only, so nobody is asked.
    assert scene.asked == []
    scene.resolve_top()
    assert bear.pt == (4, 3)


@cr("702.6a")
def test_it_moves_and_only_as_a_sorcery(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    blade = ann.has_permanent(SWORD)
    one, two = ann.has_creature(2, 2), ann.has_creature(1, 1)
    ann.activates(blade, targets=one)
    assert not ann.can_activate(blade)
    scene.resolve_top()
    ann.activates(blade, targets=two)
    scene.resolve_top()
    assert (one.pt, two.pt) == ((2, 2), (3, 2))


@cr("702.6c", "702.6a")
def test_equip_with_a_quality_restricts_its_targets_only(scene: Scene) -> None:
    """Equip Human: another creature is no target of it, but the Equipment stays on what it got otherwise."""
    ann, _bob = scene.players("Ann", "Bob")
    equip = KeywordAbility("equip", (TypeParam(Core(subtypes=("Human",))), CostParam((PayMana(ManaCost(("0",))),))))
    human, bear = ann.has_creature(1, 1, types="Creature - Human"), ann.has_creature(2, 2, types="Creature - Bear")
    blade = ann.has(invent("Pike", "{1}", "Artifact - Equipment", "Equipped creature gets +2/+1.", equip))
    ann.activates(blade, 0)
    assert scene.asked == []  # one possible target
    scene.resolve()
    assert blade.attached_to == human
    give = "Attach target Equipment you control to target creature you control."
    ann.casts(invent("Give", "{0}", "Instant", give), targets=bear)
    scene.resolve()
    assert blade.attached_to == bear
    assert bear.pt == (4, 3)
