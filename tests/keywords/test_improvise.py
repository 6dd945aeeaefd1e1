"""Improvise (CR 702.126)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.126a")
def test_artifacts_pay_for_generic_mana_only(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Engine", "{2}{U}", "Artifact", KeywordAbility("improvise"))
    cups = ann.has_many(invent("Cup", None, "Artifact"), 3)
    assert not ann.can_cast(ann.hand(face))
    ann.has("Island")
    ann.casts(face)
    assert len([c for c in cups if c.tapped]) == 2


@cr("702.126b", "601.2f")
def test_it_pays_the_total_cost_increases_included(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Tax", "{0}", "Enchantment", "Spells cost {1} more to cast."))
    cups = ann.has_many(invent("Cup", None, "Artifact"), 3)
    ann.casts(invent("Engine", "{2}", "Artifact", KeywordAbility("improvise")))
    assert [c.tapped for c in cups] == [True, True, True]


@cr("702.126c")
def test_two_instances_are_one(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    improvise = KeywordAbility("improvise")
    cups = ann.has_many(invent("Cup", None, "Artifact"), 3)
    ann.casts(invent("Engine", "{2}", "Artifact", improvise, improvise))
    assert len([c for c in cups if c.tapped]) == 2
