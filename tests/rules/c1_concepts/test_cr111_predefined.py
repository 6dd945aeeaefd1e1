"""CR 111.10, predefined tokens: what they are, and what becomes of them."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.zones import Step
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat


def token(scene: Scene, ann: Seat, name: str) -> Thing:
    ann.casts(invent("Call", "{0}", "Sorcery", f"Create a {name} token."))
    scene.resolve()
    return next(t for t in ann.battlefield if name in t.name)


@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("Gold", {"artifact"}),
        ("Shard", {"enchantment"}),
        ("Blood", {"artifact"}),
        ("Powerstone", {"artifact"}),
        ("Map", {"artifact"}),
        ("Junk", {"artifact"}),
        ("Lander", {"artifact"}),
        ("Mutagen", {"artifact"}),
    ],
)
@cr("111.10")
def test_it_is_a_colorless_token_of_its_type(scene: Scene, name: str, types: set[str]) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    found = token(scene, ann, name)
    assert {str(t) for t in found.now.types} == types
    assert set(found.now.subtypes) == {name}
    assert len(found.now.colors) == 0
    assert found.name == f"{name} Token"


@cr("111.10c")
def test_gold_is_sacrificed_for_mana_without_tapping(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    gold = token(scene, ann, "Gold")
    scene.state.edit(gold.id).tapped = True
    scene.changed()
    ann.activates(gold, 0, then=["U"])
    assert ann.pool == "U"
    assert not gold.exists


@cr("111.10e")
def test_shard(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    shard = token(scene, ann, "Shard")
    first, second = ann.library[0], ann.library[1]
    ann.has_mana("{2}")
    ann.activates(shard)
    scene.resolve(ann.chooses([first]))
    assert (first.zone, second.zone) == ("library", "hand")


@cr("111.10g")
def test_blood(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    blood = token(scene, ann, "Blood")
    ann.has_mana("{1}")
    assert not ann.can_activate(blood)
    card = ann.hand("Forest")
    ann.activates(blood)
    assert card.zone == "graveyard"
    scene.resolve()
    assert len(ann.hand) == 1


@cr("111.10h")
def test_powerstone_mana_isnt_for_nonartifact_spells(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    token(scene, ann, "Powerstone")
    bear = ann.hand(invent("Bear", "{1}", "Creature", power=2, toughness=2))
    golem = ann.hand(invent("Golem", "{1}", "Artifact Creature", power=2, toughness=2))
    well = ann.has(invent("Well", "{0}", "Enchantment", "{1}: You gain 1 life."))
    assert not ann.can_cast(bear)
    assert ann.can_cast(golem)
    assert ann.can_activate(well)


@cr("111.10s", "701.44a")
def test_map_explores_at_sorcery_speed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    chart = token(scene, ann, "Map")
    bear = ann.has_creature(2, 2)
    ann.library("Forest")
    ann.has_mana("{1}")
    ann.activates(chart, 0, targets=bear)
    scene.resolve()
    assert len(ann.hand) == 1
    assert bear.counters == {}
    second = token(scene, ann, "Map")
    scene.until(Step.BEGIN_COMBAT)
    ann.has_mana("{1}")
    assert not ann.can_activate(second)


@cr("111.10t")
def test_junk_exiles_a_card_that_may_be_played_this_turn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    junk = token(scene, ann, "Junk")
    top = ann.library[0]
    ann.activates(junk)
    scene.resolve()
    assert top.zone == "exile"
    ann.plays(top)
    assert top.zone == "battlefield"


@cr("111.10u")
def test_lander_finds_a_basic_land_tapped(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    lander = token(scene, ann, "Lander")
    land = ann.library[7]
    ann.has_mana("{2}")
    ann.activates(lander)
    scene.resolve(ann.chooses(land))
    assert land.zone == "battlefield"
    assert land.tapped


@cr("111.10v")
def test_mutagen(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    mutagen = token(scene, ann, "Mutagen")
    bear = ann.has_creature(2, 2)
    ann.has_mana("{1}")
    ann.activates(mutagen, 0, targets=bear)
    scene.resolve()
    assert bear.counters == {"+1/+1": 1}
