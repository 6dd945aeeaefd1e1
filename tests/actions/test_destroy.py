"""CR 701.8, destroy."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
WRATH = invent("Wrath", "{0}", "Sorcery", "Destroy all creatures.")
HARSH = invent("Harsh Doom", "{0}", "Instant", "Destroy target creature. It can't be regenerated.")
MEND = invent("Mend", "{0}", "Instant", "Regenerate target creature.")


@cr("701.8a")
def test_a_destroyed_creature_goes_to_its_owners_graveyard() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(DOOM, bear)
    scene.resolve()
    assert bob.graveyard == [bear]
    assert scene.asked == []


@cr("701.8a")
@cr("608.2f")
def test_all_creatures_are_destroyed_at_once() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(2, 2)
    bob.has_creature(3, 3)
    ann.casts(WRATH)
    scene.resolve()
    assert len(ann.battlefield) == len(bob.battlefield) == 0


@cr("702.12b")
def test_an_indestructible_creature_is_not_destroyed() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    rock = bob.has_creature(2, 2, "Indestructible")
    ann.casts(DOOM, rock)
    scene.resolve()
    assert bob.battlefield == [rock]


@cr("701.19a")
def test_a_regenerated_creature_is_tapped_instead() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(MEND, bear)
    scene.resolve()
    ann.casts(DOOM, bear)
    scene.resolve()
    assert bob.battlefield == [bear]
    assert bear.tapped


@cr("701.19a")
def test_one_shield_is_used_up_by_one_destruction() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(MEND, bear)
    scene.resolve()
    for _ in range(2):
        ann.casts(DOOM, bear)
        scene.resolve()
    assert bob.graveyard == [bear]


@cr("701.19c")
@cr("608.2c")
def test_later_text_can_forbid_regeneration() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(MEND, bear)
    scene.resolve()
    ann.casts(HARSH, bear)
    scene.resolve()
    assert bob.graveyard == [bear]


@cr("701.19a")
@cr("704.5g")
def test_regeneration_removes_the_damage_of_a_lethal_wound() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(MEND, bear)
    scene.resolve()
    ann.casts(invent("Burn", "{0}", "Instant", "~ deals 3 damage to any target."), bear)
    scene.resolve()
    assert bob.battlefield == [bear]
    assert bear.damage == 0


@cr("608.2h")
def test_the_controller_of_what_was_destroyed_is_known() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Pang", "{0}", "Instant", "Destroy target creature. Its controller loses 2 life."), bear)
    scene.resolve()
    assert (bob.graveyard, bob.life, ann.life) == ([bear], 18, 20)
