"""Enchant (CR 702.5)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.c7_additional.cr701_attaching import why_not
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CURSE = invent("Curse", "{0}", "Enchantment - Aura", "Enchant player")
BOG = invent("Bog", "{0}", "Enchantment - Aura", "Enchant land", "Enchanted land is a Swamp.")
BOON = invent("Boon", "{0}", "Enchantment - Aura", "Enchant creature you control")


@cr("702.5a")
def test_what_it_says_is_what_the_spell_may_target() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bob.has_creature(2, 2)
    assert not ann.can_cast(ann.hand(BOON))
    assert not ann.can_cast(ann.hand(BOG))
    island = bob.has("Island")
    bog = ann.casts(BOG, island)
    scene.resolve()
    assert bog.attached_to == island
    assert island.now.subtypes == {"Swamp"}


@cr("702.5a")
def test_you_is_the_controller_of_the_aura() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(2, 2), bob.has_creature(2, 2)
    boon = ann.casts(BOON, mine)
    scene.resolve()
    assert why_not(scene.look, boon.id, mine.id) == []
    assert [r.rule for r in why_not(scene.look, boon.id, theirs.id)] == ["303.4c"]


@cr("702.5d")
def test_a_player_can_be_enchanted() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    curse = ann.casts(CURSE, bob)
    scene.resolve()
    assert curse.attached_to == bob


@cr("702.5c")
def test_every_instance_limits_it() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    both = invent("Both", "{0}", "Enchantment - Aura", "Enchant creature", "Enchant creature you control")
    mine, theirs = ann.has_creature(2, 2), bob.has_creature(2, 2)
    aura = ann.hand(both)
    assert why_not(scene.look, aura.id, mine.id) == []
    assert why_not(scene.look, aura.id, theirs.id) != []
    ann.casts(aura)
    scene.resolve()
    assert aura.attached_to == mine
    assert scene.asked == []
