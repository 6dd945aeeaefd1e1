"""Myriad (CR 702.116)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


MYRIAD = KeywordAbility("myriad")


@cr("702.116a")
def test_copies_attack_the_other_opponents(scene: Scene):
    ann, bob, cem = scene.players("Ann", "Bob", "Cem")
    mob = ann.has_creature(2, 2, MYRIAD)
    ann.attacks(bob, mob)
    scene.resolve(ann.chooses(True))
    (copy,) = (t for t in ann.battlefield if t != mob)
    assert copy.tapped
    scene.until("postcombat_main")
    assert (bob.life, cem.life) == (18, 18)
    assert ann.battlefield == [mob]


@cr("702.116a")
def test_with_one_opponent_nothing_is_asked(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    mob = ann.has_creature(2, 2, MYRIAD)
    ann.attacks(bob, mob)
    scene.resolve()
    assert scene.asked == []
