"""CR 109.3, 205.4a, 400.11: what is a characteristic, several supertypes, what is in no zone."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("109.3", "707.2")
def test_a_copy_has_the_characteristics_and_nothing_else(scene: Scene) -> None:
    """Name, cost, colour, types, text and numbers; being tapped, counters, damage and who attached what are none."""
    ann, bob = scene.players("Ann", "Bob")
    face = invent("Drake", "{2}{U}", "Legendary Artifact Creature - Drake", "Flying", power=2, toughness=4)
    drake = bob.has_permanent(face, tapped=True, counters={"+1/+1": 1})
    ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 1 damage to target creature."), targets=drake)
    scene.resolve()
    ann.casts(invent("Twin", "{0}", "Sorcery", "Create a token that's a copy of target creature."), targets=drake)
    scene.resolve()
    (token,) = ann.battlefield
    assert (token.name, token.pt, token.has_keyword("flying")) == ("Drake", (2, 4), True)
    assert (token.now.mana_value, token.now.colors) == (3, frozenset("U"))
    assert token.now.supertypes == drake.now.supertypes == {"legendary"}
    assert token.now.types == drake.now.types == {"artifact", "creature"}
    assert token.now.subtypes == drake.now.subtypes == {"Drake"}
    assert (token.tapped, token.counters, token.damage) == (False, {}, 0)
    assert (drake.tapped, drake.counters, drake.damage) == (True, {"+1/+1": 1}, 1)


@cr("205.4a", "205.4b")
def test_an_object_can_have_several_supertypes_and_keeps_them(scene: Scene) -> None:
    """A legendary snow creature that becomes an artifact is still both."""
    ann, bob = scene.players("Ann", "Bob")
    king = bob.has(invent("King", "{2}", "Legendary Snow Creature", power=2, toughness=2))
    bear = bob.has_creature(2, 2)
    assert king.now.supertypes == {"legendary", "snow"}
    assert bear.now.supertypes == frozenset()
    forge = "Target creature becomes an artifact in addition to its other types until end of turn."
    ann.casts(invent("Forge", "{0}", "Instant", forge), targets=king)
    scene.resolve()
    assert king.now.types == {"artifact", "creature"}
    assert king.now.supertypes == {"legendary", "snow"}
    ann.casts(invent("Trap", "{0}", "Instant", "Destroy target nonlegendary creature."))
    assert scene.asked == [(ann, "target")]  # for Forge; Trap has one possible target
    scene.resolve()
    assert (king.zone, bear.zone) == ("battlefield", "graveyard")


@cr("400.11", "111.7", "704.5d")
def test_a_token_that_left_the_battlefield_is_in_no_zone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Call", "{0}", "Sorcery", "Create a 1/1 green Saproling creature token."))
    scene.resolve()
    (token,) = ann.battlefield
    bob.casts(invent("Leave", "{0}", "Instant", "Return target creature to its owner's hand."), targets=token)
    scene.resolve()
    assert token.zone is Zone.NOWHERE
    assert not token.exists
    assert ann.hand.names == []
    assert ann.battlefield == []
