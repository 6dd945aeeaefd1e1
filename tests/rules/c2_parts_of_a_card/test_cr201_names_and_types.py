"""CR 201-208: names, types, supertypes, power and toughness as the rules read them."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("201.2a", "704.5j")
def test_the_legend_rule_wants_the_same_name(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("King", "{0}", "Legendary Creature", power=2, toughness=2))
    queen = ann.casts(invent("Queen", "{0}", "Legendary Creature", power=2, toughness=2))
    scene.resolve()
    assert queen.zone == "battlefield"
    assert len(ann.battlefield) == 2
    assert scene.asked == []


@cr("201.5", "201.5b")
def test_a_granted_ability_that_says_this_means_its_new_owner(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(1, 1)
    text = 'Creatures you control have "{0}: This creature gets +1/+0 until end of turn."'
    ann.has(invent("Forge", "{0}", "Enchantment", text))
    other = ann.has_creature(1, 1)
    ann.activates(bear)
    scene.resolve()
    assert (bear.power, other.power) == (2, 1)


@cr("205.2b")
def test_an_artifact_creature_is_both(scene: Scene) -> None:
    """Either spell finds it, and it alone: nobody is asked for the target."""
    ann, bob = scene.players("Ann", "Bob")
    for text in ("Destroy target artifact.", "Destroy target creature."):
        golem = bob.has_creature(3, 3, types="Artifact Creature - Golem")
        ann.casts(invent("Crush", "{0}", "Instant", text), targets=golem)
        scene.resolve()
        assert golem.zone == "graveyard"


@cr("205.2c", "111.6")
def test_a_creature_token_is_a_creature(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.casts(invent("Call", "{0}", "Instant", "Create a 1/1 white Soldier creature token."))
    scene.resolve()
    token = bob.battlefield[0]
    ann.casts(invent("Kill", "{0}", "Instant", "Destroy target creature."), targets=token)
    scene.resolve()
    assert len(bob.battlefield) == 0


@cr("205.4b", "205.1b")
def test_a_legendary_land_that_becomes_a_creature_stays_legendary(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    land = ann.has(invent("Keep", None, "Legendary Land", "{T}: Add {C}."))
    text = "Target land becomes a 3/3 creature until end of turn. It's still a land."
    ann.casts(invent("Wake", "{0}", "Instant", text), targets=land)
    scene.resolve()
    assert land.pt == (3, 3)
    assert "legendary" in [str(s) for s in land.now.supertypes]
    assert {"land", "creature"} == {str(t) for t in land.now.types}


@cr("205.4c", "305.8")
def test_a_forest_without_basic_is_nonbasic(scene: Scene) -> None:
    """A basic land type doesn't make a land basic."""
    ann, bob = scene.players("Ann", "Bob")
    forest = bob.has("Forest")
    grove = bob.has(invent("Grove", None, "Land - Forest"))
    ann.casts(invent("Quake", "{0}", "Instant", "Destroy target nonbasic land."), targets=grove)
    assert scene.asked == []
    scene.resolve()
    assert (forest.zone, grove.zone) == ("battlefield", "graveyard")


@cr("205.4e")
def test_a_legendary_sorcery_wants_a_legendary_creature_or_planeswalker(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ballad = ann.hand(invent("Ballad", "{0}", "Legendary Sorcery", "You gain 1 life."))
    bob.has(invent("King", "{0}", "Legendary Creature", power=2, toughness=2))
    ann.has_creature(2, 2)
    assert not ann.can_cast(ballad)
    ann.has(invent("Queen", "{0}", "Legendary Creature", power=2, toughness=2))
    assert ann.can_cast(ballad)


@cr("205.4g")
def test_a_snow_permanent_has_the_supertype_snow(scene: Scene) -> None:
    """A name with "snow" in it doesn't count."""
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Snow Hut", "{0}", "Artifact"))
    igloo = bob.has(invent("Igloo", "{0}", "Snow Artifact"))
    ann.casts(invent("Thaw", "{0}", "Instant", "Destroy target snow permanent."), targets=igloo)
    assert scene.asked == []
    scene.resolve()
    assert igloo.zone == "graveyard"


@cr("208.3", "301.7b")
def test_a_vehicle_has_power_only_while_it_is_a_creature(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "{0}: ~ becomes an artifact creature until end of turn."
    cart = ann.has(invent("Cart", "{2}", "Artifact - Vehicle", text, power=3, toughness=4))
    assert cart.pt == (None, None)
    ann.activates(cart)
    scene.resolve()
    assert cart.pt == (3, 4)
    scene.next_turn()
    assert cart.pt == (None, None)


@cr("208.1", "208.4b", "613.4b")
def test_base_power_is_set_below_counters_and_pumps(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(4, 4, counters={"+1/+1": 1})
    ann.casts(invent("Grow", "{0}", "Instant", "Target creature gets +2/+2 until end of turn."), targets=bear)
    scene.resolve()
    ann.casts(
        invent("Shrink", "{0}", "Instant", "Target creature has base power and toughness 1/1 until end of turn."),
        targets=bear,
    )
    scene.resolve()
    assert bear.pt == (4, 4)
