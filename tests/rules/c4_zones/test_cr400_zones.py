"""CR 400, zones: what changes zones is another object."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BOUNCE = invent("Bounce", "{0}", "Instant", "Return target creature to its owner's hand.")


@cr("400.7")
def test_an_object_that_changes_zones_forgets_what_it_was(scene: Scene) -> None:
    """Counters, damage and effects stay behind."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    scene.resolve()
    before = bear.id
    ann.casts(invent("Grow", "{0}", "Instant", "Put a +1/+1 counter on target creature."), targets=bear)
    scene.resolve()
    assert bear.pt == (3, 3)
    ann.casts(BOUNCE, targets=bear)
    scene.resolve()
    ann.casts(bear)
    scene.resolve()
    assert bear.pt == (2, 2)
    assert bear.id != before


@cr("400.3", "108.3")
def test_a_card_goes_to_its_owners_hand(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Steal", "{0}", "Sorcery", "Gain control of target creature."), targets=bear)
    scene.resolve()
    assert bear.controller == ann
    ann.casts(BOUNCE, targets=bear)
    scene.resolve()
    assert bear in bob.hand
    assert ann.hand == []


@cr("111.7", "704.5d")
def test_a_token_that_leaves_the_battlefield_is_gone(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Call", "{0}", "Sorcery", "Create a 1/1 white Soldier creature token."))
    scene.resolve()
    token = ann.battlefield[0]
    ann.casts(BOUNCE, targets=token)
    scene.resolve()
    assert ann.hand == []
    assert ann.battlefield == []


@cr("400.7", "608.2b")
def test_a_spell_loses_a_target_that_left_and_came_back(scene: Scene) -> None:
    """It is a new object: the spell has no legal target any more."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), targets=bear)
    text = "Exile target creature, then return it to the battlefield under its owner's control."
    bob.casts(invent("Blink", "{0}", "Instant", text), targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
