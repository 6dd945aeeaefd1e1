"""Cards that change the words of the landwalk list's faces (CR 612), read from the card data."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import corpus, new_scene, rich, stopped_by, walks

from landwalk.cite import cr

HACKS = {
    "Magical Hack": ["Island", "Swamp"],
    "Mind Bend": ["Island", "Swamp"],
    "Whim of Volrath": [False, "Island", "Swamp"],
}


@cr("612.1", "613.1c", "702.14a")
@pytest.mark.parametrize("name", list(HACKS))
def test_a_hacked_boa_walks_through_other_lands(name):
    assert not corpus().find_all([name])[name].declined
    scene, ann, bob = new_scene()
    boa, guard = ann.has("River Boa"), bob.has_creature(3, 3)
    bob.has("Island")
    swamp = bob.has("Swamp")
    rich(ann).casts(name, boa, then=HACKS[name])
    scene.resolve()
    assert walks(boa, "Swamp")
    ann.attacks(bob, boa)
    assert stopped_by(guard, boa, bob) == [swamp.id]
    scene.next_turn()
    assert walks(boa, "Island" if name == "Whim of Volrath" else "Swamp")


@cr("612.1", "613.1c", "613.1f")
def test_a_hacked_lord_grants_another_landwalk():
    scene, ann, bob = new_scene()
    lord, fish = ann.has("Lord of Atlantis"), ann.has_creature(1, 1, types="Creature - Merfolk")
    rich(ann).casts("Magical Hack", lord, then=["Island", "Forest"])
    scene.resolve()
    assert walks(fish, "Forest")
    assert fish.pt == (2, 2)


@cr("612.1", "609.4")
def test_a_hacked_wall_lets_other_walkers_be_blocked():
    scene, ann, bob = new_scene()
    boa, guard = ann.has("River Boa"), bob.has_creature(3, 3)
    island, wall = bob.has("Island"), bob.has("Great Wall")
    ann.attacks(bob, boa)
    assert stopped_by(guard, boa, bob) == [island.id]
    rich(bob).casts("Magical Hack", wall, then=["Plains", "Island"])
    scene.resolve()
    assert stopped_by(guard, boa, bob) == []


@cr("612.1", "702.14a")
def test_a_hacked_assassin_looks_for_others():
    scene, ann, bob = new_scene()
    assassin, boa, wraith = ann.has("Merfolk Assassin"), bob.has("River Boa"), bob.has("Bog Wraith")
    rich(ann).casts("Magical Hack", assassin, then=["Island", "Swamp"])
    scene.resolve()
    ann.activates(assassin)  # the Wraith is the only target
    scene.resolve()
    assert wraith in bob.graveyard
    assert boa in bob.battlefield


@cr("612.1", "400.7a", "608.3a")
def test_a_spell_that_was_hacked_becomes_a_hacked_creature():
    scene, ann, bob = new_scene()
    boa = rich(ann).casts("River Boa")
    ann.casts("Magical Hack", boa, then=["Island", "Plains"])
    scene.resolve()
    assert boa in ann.battlefield
    assert walks(boa, "Plains")


@cr("612.1", "613.1c")
def test_hidden_path_for_white_creatures():
    scene, ann, bob = new_scene()
    path, elf, angel = ann.has("Hidden Path"), ann.has_creature(1, 1, colors="G"), ann.has_creature(1, 1, colors="W")
    rich(ann).casts("Sleight of Mind", path, then=["G", "W"])
    scene.resolve()
    assert (walks(elf), walks(angel, "Forest")) == (True, True)
