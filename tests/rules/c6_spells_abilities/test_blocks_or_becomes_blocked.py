"""Triggers on blocking (CR 509.3) and what they say later about objects that are gone (603.7, 608.2h)."""

from __future__ import annotations

from landwalk.abilities.noun import Core, Det, NounPhrase, Status, This
from landwalk.abilities.pattern import BecomesBlocked, Blocks, EitherEvent
from landwalk.cite import cr

EQUIPPED = NounPhrase(Det.A, (Core(types=("creature",), status=(Status.EQUIPPED,)),))
OOZE = (
    "Whenever ~ blocks or becomes blocked by an equipped creature, destroy all Equipment attached to that creature "
    "at end of combat."
)


@cr("509.3a", "509.3d")
def test_the_creature_named_at_the_end_belongs_to_both():
    pattern = EitherEvent((Blocks(This()), BecomesBlocked(This(), EQUIPPED)))
    assert pattern.meant() == (Blocks(This(), EQUIPPED), BecomesBlocked(This(), EQUIPPED))
    alone = EitherEvent((Blocks(This()), BecomesBlocked(This())))
    assert alone.meant() == alone.parts


@cr("603.7c", "608.2h")
def test_equipment_of_a_creature_that_died_in_that_combat_is_found_at_its_end(scene):
    from landwalk.testing.faces import invent

    ann, bob = scene.players("Ann", "Bob")
    ooze = bob.has_creature(2, 2, OOZE)
    knight = ann.has_creature(2, 2)
    sword = ann.has_permanent(invent("Blade", "{1}", "Artifact - Equipment", "Equip {1}"))
    ann.has_mana("{1}")
    ann.activates(sword, 0, targets=knight)
    scene.resolve()
    ann.attacks(bob, knight)
    bob.blocks(knight, with_=ooze)
    scene.until("postcombat_main")
    assert (knight.zone, sword.zone) == ("graveyard", "graveyard")


@cr("509.3a")
def test_it_doesnt_trigger_for_a_creature_that_isnt_equipped(scene):
    ann, bob = scene.players("Ann", "Bob")
    ooze = bob.has_creature(2, 2, OOZE)
    knight = ann.has_creature(2, 2)
    ann.attacks(bob, knight)
    bob.blocks(knight, with_=ooze)
    scene.until_asked("priority")
    assert scene.stack == []
