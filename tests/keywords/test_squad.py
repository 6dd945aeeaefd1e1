"""Squad (CR 702.157)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

TROOPER = invent("Trooper", "{1}", "Creature - Soldier", "Squad {2}", power=1, toughness=1)


def squad(cost: str) -> KeywordAbility:
    return KeywordAbility("squad", (CostParam((PayMana(ManaCost.parse(cost)),)),))


@cr("702.157a", "601.2b", "601.2f")
def test_one_token_for_each_time_it_was_paid(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 5)
    ann.casts(TROOPER, then=[2])
    assert scene.asked == [(ann, "optional_cost")]
    scene.resolve_top()
    scene.resolve_top()
    assert len([t for t in ann.battlefield if t.name == "Trooper"]) == 3


@cr("702.157a", "603.4")
def test_unpaid_it_does_not_trigger(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 5)
    ann.casts(TROOPER, then=[0])
    scene.resolve_top()
    assert scene.stack == []
    assert len([t for t in ann.battlefield if t.name == "Trooper"]) == 1


@cr("702.157b")
def test_two_instances_are_paid_and_trigger_separately(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 6)
    twice = invent("Twice", "{1}", "Creature - Soldier", squad("{2}"), squad("{1}"), power=1, toughness=1)
    ann.casts(twice, then=[2, 1])
    assert scene.asked == [(ann, "optional_cost"), (ann, "optional_cost")]
    scene.resolve_top(ann.chooses(ANY_ORDER))
    assert len(scene.stack) == 2
    scene.resolve_top()
    scene.resolve_top()
    assert len([t for t in ann.battlefield if t.name == "Twice"]) == 4


@cr("702.157a", "707.2")
def test_the_tokens_have_squad_but_no_payments(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    ann.casts(TROOPER, then=[1])
    scene.resolve_top()
    scene.resolve_top()
    assert scene.stack == []
    assert len([t for t in ann.battlefield if t.name == "Trooper"]) == 2
