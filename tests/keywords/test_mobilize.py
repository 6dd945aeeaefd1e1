"""Mobilize (CR 702.181)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.181a")
def test_warriors_join_the_attack_and_are_sacrificed_in_the_end(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    chief = ann.has_creature(2, 2, KeywordAbility("mobilize", (Number(2),)))
    ann.attacks(bob, chief)
    scene.resolve()
    warriors = [t for t in ann.battlefield if t != chief]
    assert len(warriors) == 2
    assert all(t.tapped for t in warriors)
    scene.until("postcombat_main")
    assert bob.life == 16
    scene.next_turn()
    assert ann.battlefield == [chief]


@cr("702.181a")
@cr("608.2h")
def test_an_x_is_settled_when_an_effect_grants_it(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    horn = ann.has_creature(
        3, 3, "Whenever a creature you control attacks, it gains mobilize X until end of turn, where X is its power."
    )
    ann.attacks(bob, horn)
    scene.resolve_top()
    (granted,) = [i for i in horn.now.abilities if isinstance(i.tree, KeywordAbility)]
    assert granted.tree == KeywordAbility("mobilize", (Number(3),))
