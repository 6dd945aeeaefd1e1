"""CR 608.2d, choices made while instructions are followed."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("608.2d")
def test_the_color_is_chosen_as_the_spell_resolves() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    text = "Target creature gains protection from the color of your choice until end of turn."
    ann.casts(invent("Ward Off", "{0}", "Instant", text), bear)
    scene.resolve(ann.chooses("R"))
    assert scene.asked == [(ann, Purpose.COLOR)]
    shock = invent("Red Shock", "{R}", "Instant", "~ deals 1 damage to target creature.")
    bob.has_mana("{R}")
    assert not bob.can_cast(bob.hand(shock))
    bob.has_mana("{B}")
    bob.casts(invent("Black Doom", "{B}", "Instant", "Destroy target creature."), bear)
    scene.resolve()
    assert bear in ann.graveyard


@cr("107.3f")
@cr("118.12")
def test_an_x_paid_in_a_resolution_is_announced_then() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 4)
    text = "You may pay {X}{R}. If you do, ~ deals X damage to any target."
    ann.casts(invent("Breath", "{0}", "Sorcery", text), bob)
    scene.resolve(ann.chooses(True, 2))
    assert bob.life == 18
    assert scene.asked == [(ann, Purpose.TARGET), (ann, Purpose.MAY), (ann, Purpose.X)]
    assert sum(land.tapped for land in ann.battlefield) == 3


@cr("118.12a")
def test_if_they_do_speaks_of_the_paying() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Island")
    bear = bob.has_creature(2, 2)
    text = "Destroy target creature unless its controller pays {1}. If they do, you draw a card."
    ann.casts(invent("Blackmail", "{0}", "Sorcery", text), bear)
    scene.resolve(bob.chooses(True))
    assert bob.battlefield.names == ["Island", bear.name]
    assert len(ann.hand) == 1


@cr("615.12")
def test_damage_that_cant_be_prevented_is_about_all_damage() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    saint = bob.has_creature(2, 2, "Protection from red")
    ann.casts(invent("Spite", "{0}", "Instant", "Damage can't be prevented this turn."))
    scene.resolve()
    ann.casts(invent("Blaze", "{0}", "Sorcery", "~ deals 2 damage to each creature.", colors="R"))
    scene.resolve()
    assert saint in bob.graveyard


@cr("607.2d")
@cr("608.2d")
def test_a_chosen_number_is_known_to_the_rest_of_the_text() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    two = bob.has_creature(2, 2, cost="{1}{G}")
    three = bob.has_creature(3, 3, cost="{2}{G}")
    text = "Choose a number. Destroy all creatures with mana value equal to the chosen number."
    ann.casts(invent("Abyss", "{0}", "Sorcery", text))
    scene.resolve(ann.chooses(2))
    assert bob.graveyard == [two]
    assert bob.battlefield == [three]
    assert scene.asked == [(ann, Purpose.NUMBER)]


@cr("607.2d")
def test_a_chosen_type_is_known_to_the_rest_of_the_text() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    elf = ann.has_creature(1, 1, types="Creature - Elf")
    bear = ann.has_creature(2, 2, types="Creature - Bear")
    text = "Choose a creature type. Creatures of the chosen type get +2/+2 until end of turn."
    ann.casts(invent("Call", "{0}", "Sorcery", text))
    scene.resolve(ann.chooses("Elf"))
    assert (elf.pt, bear.pt) == ((3, 3), (2, 2))
