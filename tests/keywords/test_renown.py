"""Renown (CR 702.112)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

RENOWN = KeywordAbility("renown", (Number(1),))


@cr("702.112a")
def test_the_first_hit_makes_it_renowned(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, RENOWN)
    ann.attacks(bob, knight)
    scene.until("postcombat_main")
    assert knight.counters == {"+1/+1": 1}
    assert knight.game_object.designations == ("renowned",)


@cr("702.112c")
def test_of_two_instances_only_the_first_to_resolve_counts(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, RENOWN, RENOWN)
    ann.attacks(bob, knight)
    scene.until("postcombat_main")
    assert knight.counters == {"+1/+1": 1}
    assert bob.life == 18


@cr("702.112b")
def test_renowned_is_no_ability_and_isnt_copied(scene: Scene):
    """It stays though the knight loses all abilities; a token that copies it isn't renowned."""
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, RENOWN, name="Knight")
    ann.attacks(bob, knight)
    scene.until("postcombat_main")
    ann.casts(invent("Hush", "{0}", "Enchantment", "Creatures lose all abilities."))
    scene.resolve()
    assert knight.game_object.designations == ("renowned",)
    ann.casts(
        invent("Twin", "{0}", "Sorcery", "Create a token that's a copy of target creature you control."), targets=knight
    )
    scene.resolve()
    (token,) = (t for t in ann.battlefield if t.name == "Knight" and t != knight)
    assert token.game_object.designations == ()
