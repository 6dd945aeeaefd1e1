"""CR 305: playing lands."""

from __future__ import annotations

from landwalk.abilities.ability import Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import PlayAdditionalLands
from landwalk.abilities.noun import YOU
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("305.1", "305.2a", "116.2a")
def test_one_land_a_turn_without_the_stack(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.plays("Forest")
    assert forest.zone == "battlefield"
    assert scene.stack == []
    second = ann.put("Island", Zone.HAND)
    assert not ann.can_play(second)
    for _ in range(2):
        scene.next_turn()
    scene.until("precombat_main")
    assert ann.can_play(second)


@cr("305.3")
def test_not_in_another_players_turn(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    forest = bob.put("Forest", Zone.HAND)
    ann.passes()
    assert not bob.can_play(forest)


@cr("305.1", "505.6b")
def test_not_while_something_is_on_the_stack(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    ann.casts(invent("Spark", "{R}", "Instant", "~ deals 3 damage to any target."), targets=bob)
    assert not ann.can_play(ann.put("Forest", Zone.HAND))


@cr("305.2", "305.2b")
def test_effects_allow_more(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    more = Static((Clause(YOU, (PlayAdditionalLands(Number(1)),)),))
    ann.has(invent("Path", "{2}", "Enchantment", more))
    ann.plays("Forest")
    ann.plays("Island")
    assert not ann.can_play(ann.put("Swamp", Zone.HAND))


@cr("305.9")
def test_a_land_is_never_cast(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.put("Forest", Zone.HAND)
    assert [r.rule for r in ann.why_not_cast(forest)] == ["305.9"]
