"""CR 601-607: playing and casting, activating, mana abilities, loyalty and linked abilities: more rules questions."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Step
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GAIN = invent("Gain", "{0}", "Instant", "You gain 1 life.")
SEEK = invent("Seek", "{0}", "Sorcery", "Exile the top card of your library. You may play that card this turn.")


@cr("601.1a", "305.1")
def test_playing_an_exiled_land_is_playing_a_land(scene: Scene) -> None:
    """The one land of the turn is used up by it."""
    ann, _bob = scene.players("Ann", "Bob")
    top = ann.library[0]
    ann.casts(SEEK)
    scene.resolve()
    assert top.zone == "exile"
    ann.plays(top)
    assert top.zone == "battlefield"
    assert not ann.can_play(ann.hand("Forest"))


@cr("601.3d", "702.8a")
def test_flash_under_a_condition(scene: Scene) -> None:
    _ann, bob = scene.players("Ann", "Bob")
    text = "You may cast this spell as though it had flash if you control a creature."
    bear = bob.hand(invent("Bear", "{0}", "Creature", text, power=2, toughness=2))
    assert not bob.can_cast(bear)
    bob.has_creature(1, 1)
    assert bob.can_cast(bear)


@cr("601.7")
def test_a_tax_that_comes_later_doesnt_touch_what_is_on_the_stack(scene: Scene) -> None:
    """(601.6 in older editions.)"""
    ann, bob = scene.players("Ann", "Bob")
    tax = invent("Tax", "{0}", "Enchantment", "Flash", "Spells your opponents cast cost {1} more to cast.")
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    bob.casts(tax)
    scene.resolve_top()
    assert not ann.can_cast(ann.hand(GAIN))
    scene.resolve()
    assert bear.zone == "battlefield"


@cr("602.1a", "602.2b")
def test_the_cost_is_paid_as_the_ability_is_activated(scene: Scene) -> None:
    """Answering with removal comes too late: the creature is sacrificed already."""
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1, "Sacrifice ~: You gain 1 life.")
    ann.activates(imp)
    assert imp.zone == "graveyard"
    assert ann.life == 20
    assert bob.life == 20
    scene.resolve()
    assert ann.life == 21


@cr("602.1b", "602.5b")
def test_once_each_turn(scene: Scene) -> None:
    """Counted for the object: another one of the same name has its own time."""
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Well", "{0}", "Artifact", "{0}: You gain 1 life. Activate only once each turn.")
    first, second = ann.has_many(face, 2)
    ann.activates(first)
    assert not ann.can_activate(first)
    ann.activates(second)
    scene.resolve()
    assert ann.life == 22
    scene.until(Step.UPKEEP, 2)
    assert ann.can_activate(first)


@cr("602.1c", "603.1")
def test_what_forbids_activating_doesnt_touch_triggers(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    altar = ann.has_creature(1, 1, "{0}: You gain 1 life.", "Whenever another creature enters, you gain 10 life.")
    bob.has_permanent(
        invent(
            "Silence",
            "{0}",
            "Enchantment - Aura",
            "Enchant creature",
            "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
        ),
        on=altar,
    )
    assert not ann.can_activate(altar)
    ann.casts(invent("Visitor", "{0}", "Creature", power=1, toughness=1))
    scene.resolve()
    assert ann.life == 30


@cr("605.5a", "605.1")
def test_an_ability_with_a_target_is_no_mana_ability(scene: Scene) -> None:
    """It uses the stack and can't pay for a spell."""
    ann, bob = scene.players("Ann", "Bob")
    drum = ann.has(invent("Drum", "{0}", "Artifact", "{T}: Add {R}. ~ deals 1 damage to any target."))
    red = ann.hand(invent("Red", "{R}", "Instant", "You gain 1 life."))
    assert not ann.can_cast(red)
    ann.activates(drum, 0, targets=bob)
    assert len(scene.stack) == 1
    assert ann.pool == ""
    scene.resolve()
    assert ann.pool == "R"
    assert bob.life == 19


@cr("605.3", "605.3a", "605.3b")
def test_a_mana_ability_doesnt_use_the_stack(scene: Scene) -> None:
    """Nor does the other player get priority between."""
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.has("Forest")
    ann.activates(forest)
    assert scene.stack == []
    assert ann.pool == "G"
    assert scene.state.priority == ann.id


@cr("605.1", "605.2")
def test_a_mana_ability_that_adds_nothing_now_is_one_all_the_same(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    cradle = ann.has(invent("Cradle", None, "Land", "{T}: Add {G} for each creature you control."))
    ann.activates(cradle)
    assert scene.stack == []
    assert cradle.tapped
    assert ann.pool == ""


@cr("606.2", "606.3")
def test_one_loyalty_ability_in_each_turn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Sage", "{0}", "Planeswalker", "[+1]: You gain 1 life.", "[\u22121]: You gain 5 life.", loyalty=3)
    first, second = ann.has(face), ann.has(invent("Seer", "{0}", "Planeswalker", "[+1]: You gain 1 life.", loyalty=3))
    ann.activates(first, 1)
    scene.resolve()
    assert first.counters == {"loyalty": 2}
    assert not ann.can_activate(first, 0)
    assert ann.can_activate(second, 0)
    scene.until(Step.PRECOMBAT_MAIN, 3)
    assert ann.can_activate(first, 0)


@cr("606.6", "118.3")
def test_too_little_loyalty(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    sage = ann.has(invent("Sage", "{0}", "Planeswalker", "[\u22124]: You gain 5 life.", loyalty=3))
    assert not ann.can_activate(sage, 0)


RINGER = invent(
    "Ringer",
    "{0}",
    "Creature",
    "When ~ enters, exile another target creature.",
    "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    power=1,
    toughness=1,
)


@cr("607.1", "607.2a")
def test_the_exiled_card_is_the_one_that_this_object_exiled(scene: Scene) -> None:
    """Two creatures with the same two abilities: the first one gives back only what it took itself."""
    ann, bob = scene.players("Ann", "Bob")
    bear, cub = bob.has_creature(2, 2), bob.has_creature(1, 1)
    first = ann.casts(RINGER)
    scene.resolve(ann.chooses(bear))
    ann.casts(RINGER)
    scene.resolve(ann.chooses(cub))
    assert (bear.zone, cub.zone) == ("exile", "exile")
    bob.casts(invent("Kill", "{0}", "Instant", "Destroy target creature."), targets=first)
    scene.resolve()
    assert (bear.zone, cub.zone) == ("battlefield", "exile")


@cr("607.2i", "702.33d", "400.7d")
def test_if_it_was_kicked_speaks_of_its_own_kicker(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "When ~ enters, if it was kicked, draw a card."
    big = invent("Scout", "{0}", "Creature", "Kicker {1}", text, power=1, toughness=1)
    ann.has_mana("{1}")
    ann.casts(big, then=[True])
    scene.resolve()
    assert len(ann.hand) == 1
    ann.has_mana("{1}")
    ann.casts(big, then=[False])
    scene.resolve()
    assert len(ann.hand) == 1


@cr("607.2d", "614.1c", "614.12a")
def test_the_chosen_color_is_chosen_for_each_object(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    face = invent(
        "Flag", "{0}", "Enchantment", "As ~ enters, choose a color.", "Creatures of the chosen color get +1/+1."
    )
    red, green = ann.has_creature(1, 1, cost="{R}"), ann.has_creature(1, 1, cost="{G}")
    ann.casts(face)
    scene.resolve(ann.chooses("R"))
    assert (red.pt, green.pt) == ((2, 2), (1, 1))
    ann.casts(face)
    scene.resolve(ann.chooses("G"))
    assert (red.pt, green.pt) == ((2, 2), (2, 2))
    assert [str(p) for _, p in scene.asked] == ["color", "color"]


@cr("604.6", "601.3", "113.6e")
def test_cast_only_during_combat(scene: Scene) -> None:
    """The restriction works in the hand."""
    ann, _bob = scene.players("Ann", "Bob")
    trick = ann.hand(invent("Trick", "{0}", "Instant", "Cast this spell only during combat.", "You gain 1 life."))
    assert not ann.can_cast(trick)
    scene.until(Step.BEGIN_COMBAT)
    assert ann.can_cast(trick)
