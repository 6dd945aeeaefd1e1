"""Rules questions about storied (CR 702.195), ascend's sister, and offspring (CR 702.175), squad's."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.condition import HasDesignation
from landwalk.abilities.cost import PayMana
from landwalk.abilities.effect import GainAbilities, GetPT
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import YOU, Controlled, Det, NounPhrase
from landwalk.abilities.parts import CREATURE, ONE, THIS
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.events import Entry, SetDesignation, ZoneChange
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

Happens = Callable[..., None]
STORY = "enduring story"
STORIED = KeywordAbility("storied")
CUP = invent("Cup", "{0}", "Artifact")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target permanent.")
PHASE = invent("Mist", "{0}", "Instant", "Target permanent phases out.")
YOURS = NounPhrase(Det.ALL, (CREATURE,), (Controlled(YOU),))
TOLD = HasDesignation(YOU, STORY)


def teller(seat: Seat) -> Thing:
    """A creature with storied, and two artifacts: one short of the story."""
    thing = seat.has_creature(1, 1, STORIED, name="Teller")
    seat.has_many(CUP, 2)
    return thing


# --- storied ------------------------------------------------------------------------------------------


@cr("702.195a", "704.5j")
def test_is_a_third_permanent_enough_that_the_legend_rule_takes_at_once(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    legend = invent("Queen", None, "Legendary Creature", power=2, toughness=2)
    ann.has_creature(1, 1, STORIED)
    first = ann.has(legend)
    ann.has(CUP)
    second = ann.hand(legend)
    ann.chooses(first)
    happens(ZoneChange(second.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert (second.zone, ann.has_designation(STORY)) == ("graveyard", True)


@cr("702.195a")
@pytest.mark.parametrize(
    ("types", "told"),
    [
        ("Artifact", True),
        ("Enchantment - Saga", True),
        ("Legendary Land", True),
        ("Legendary Creature", True),
        ("Enchantment", False),
        ("Basic Land", False),
    ],
)
def test_what_counts_as_a_part_of_the_story(scene: Scene, types: str, told: bool):
    ann, _bob = scene.players("Ann", "Bob")
    teller(ann)
    size = {"power": 1, "toughness": 1} if "Creature" in types else {}
    ann.has(invent("Thing", None, types, **size))
    assert ann.has_designation(STORY) is told


@cr("702.195a", "608.2c")
def test_does_a_token_count_that_the_same_effect_takes_again(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    teller(ann)
    ann.casts(invent("Find", "{0}", "Instant", "Create a Treasure token. Sacrifice a Treasure."))
    scene.resolve()
    assert (len(ann.battlefield), ann.has_designation(STORY), scene.asked) == (3, True, [])


@cr("702.195a", "702.26b")
def test_is_a_permanent_that_is_phased_out_part_of_the_story(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    teller(ann)
    ann.casts(PHASE, ann.battlefield[1])
    scene.resolve()
    ann.has(CUP)
    scene.settles()
    assert not ann.has_designation(STORY)
    scene.until("upkeep", turn=3)
    assert ann.has_designation(STORY)


@cr("702.195a")
def test_do_permanents_of_opponents_and_cards_elsewhere_tell_the_story(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    teller(ann)
    bob.has_many(CUP, 4)
    ann.hand(CUP)
    ann.graveyard(CUP)
    ann.casts(CUP)
    assert not ann.has_designation(STORY)
    assert not bob.has_designation(STORY)
    scene.resolve()
    assert ann.has_designation(STORY)


@cr("702.195a", "613.1f")
def test_does_storied_work_that_was_lost(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Hush", None, "Enchantment", "All creatures lose all abilities."))
    teller(ann)
    ann.has_many(CUP, 3)
    assert not ann.has_designation(STORY)


@cr("702.195b")
def test_does_the_story_end_with_the_things_it_tells_of(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    teller(ann)
    ann.has(CUP)
    bob.casts(invent("End", "{0}", "Instant", "Destroy all artifacts."))
    scene.resolve()
    bob.casts(DOOM, ann.battlefield[0])
    scene.resolve()
    assert len(ann.battlefield) == 0
    scene.until("upkeep", turn=4)
    assert ann.has_designation(STORY)


@cr("702.195b")
def test_does_one_event_give_several_players_a_story(scene: Scene):
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    for player in (ann, bob):
        teller(player)
    cid.has_many(CUP, 2)
    ann.casts(invent("Gifts", "{0}", "Sorcery", "Each player creates a Treasure token."))
    scene.resolve()
    assert [p.has_designation(STORY) for p in (ann, bob, cid)] == [True, True, False]
    assert len(scene.events(SetDesignation)) == 2


@cr("702.195c", "603.6a")
def test_are_effects_that_ask_for_the_story_applied_before_triggers_are_looked_for(scene: Scene, happens: Happens):
    """The third part of the story is a 1/1 itself; with the story it is a 2/2 with "When this creature enters" as it enters."""
    ann, _bob = scene.players("Ann", "Bob")
    gains = invent(
        "Words", None, "Enchantment", 'Creatures you control have "When this creature enters, you gain 4 life."'
    )
    (granted,) = [p for p in gains.abilities[0].walk() if isinstance(p, GainAbilities)]
    song = Static((Clause(YOURS, (granted, GetPT(ONE, ONE))),), TOLD)
    teller(ann)
    ann.has(invent("Song", None, "Enchantment", song))
    golem = ann.hand(invent("Golem", None, "Artifact Creature", power=1, toughness=1))
    happens(ZoneChange(golem.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert (golem.pt, len(scene.stack)) == ((2, 2), 1)
    scene.resolve()
    assert ann.life == 24


@cr("702.195a", "704.5f")
def test_does_the_story_save_a_0_0_creature_that_is_its_last_part(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    teller(ann)
    egg = ann.hand(
        invent(
            "Egg", None, "Artifact Creature", Static((Clause(THIS, (GetPT(ONE, ONE),)),), TOLD), power=0, toughness=0
        )
    )
    happens(ZoneChange(egg.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert (egg.zone, egg.pt) == ("battlefield", (1, 1))


@cr("702.195b", "702.131c")
def test_are_the_blessing_and_the_story_two_things(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, STORIED, KeywordAbility("ascend"))
    ann.has_many("Forest", 9)
    assert (ann.has_designation("city's blessing"), ann.has_designation(STORY)) == (True, False)
    ann.has_many(CUP, 3)
    assert ann.has_designation(STORY)


# --- offspring ----------------------------------------------------------------------------------------


def offspring(price: str) -> KeywordAbility:
    return KeywordAbility("offspring", (CostParam((PayMana(ManaCost.parse(price)),)),))


def mouse(*more: object, cost: str = "{1}") -> Face:
    return invent("Mouse", cost, "Creature", offspring("{2}"), *more, power=3, toughness=3)  # type: ignore[arg-type]


def mice(seat: Seat) -> list[tuple[int | None, int | None]]:
    return sorted(t.pt for t in seat.battlefield if t.name == "Mouse")


@cr("702.175a", "707.10", "608.3f")
def test_does_a_copy_of_the_spell_have_its_offspring(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    spell = ann.has_mana("{3}").casts(mouse(), then=[True])
    ann.casts(invent("Twin", "{0}", "Instant", "Copy target creature spell you control."), spell)
    scene.resolve()
    assert mice(ann) == [(1, 1), (1, 1), (3, 3), (3, 3)]


@cr("702.175b")
def test_is_each_of_two_offsprings_paid_and_triggered_for_itself(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{2}").casts(mouse(offspring("{1}")), then=[True])
    # {2} can't be paid any more: only the second is asked for.
    scene.resolve_top()
    assert len(scene.stack) == 1
    scene.resolve()
    assert mice(ann) == [(1, 1), (3, 3)]
    ann.has_mana("{4}").casts(mouse(offspring("{1}")), then=[True, True, ANY_ORDER])
    scene.resolve()
    assert mice(ann) == [(1, 1), (1, 1), (1, 1), (3, 3), (3, 3)]


@cr("702.175a", "707.2")
def test_does_the_offspring_have_offspring(scene: Scene):
    """It has the ability, but nothing was paid for it; nor for a copy of the parent."""
    ann, _bob = scene.players("Ann", "Bob")
    parent = ann.has_mana("{3}").casts(mouse(), then=[True])
    scene.resolve()
    ann.casts(invent("Echo", "{0}", "Instant", "Create a token that's a copy of target creature."), parent)
    scene.resolve()
    assert mice(ann) == [(1, 1), (3, 3), (3, 3)]
    assert all(t.has_keyword("offspring") for t in ann.battlefield)


@cr("702.175a", "608.2h")
def test_does_the_offspring_come_when_the_parent_has_left(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    parent = ann.has_mana("{3}").casts(mouse(), then=[True])
    scene.resolve_top()
    bob.casts(DOOM, parent)
    scene.resolve()
    assert (parent.zone, mice(ann)) == ("graveyard", [(1, 1)])


@cr("702.175a", "400.7")
def test_does_the_parent_have_offspring_again_when_it_returns(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    parent = ann.has_mana("{3}").casts(mouse(), then=[True])
    scene.resolve()
    blink = "Exile target creature, then return it to the battlefield under its owner's control."
    ann.casts(invent("Blink", "{0}", "Instant", blink), parent)
    scene.resolve()
    assert mice(ann) == [(1, 1), (3, 3)]


@cr("702.175a", "601.2f", "118.8b")
def test_is_offspring_reduced_with_the_rest_of_the_cost(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Barn", None, "Artifact", "Creature spells you cast cost {2} less to cast."))
    ann.has_mana("{1}").casts(mouse(), then=[True])
    assert ann.pool == ""
    scene.resolve()
    assert mice(ann) == [(1, 1), (3, 3)]


@cr("702.175a", "400.7b", "611.3d")
def test_does_a_granted_offspring_stay_with_the_permanent(scene: Scene):
    """ "Creature spells you cast have offspring {1}": what grants it is gone before the ability resolves, the offspring comes."""
    ann, bob = scene.players("Ann", "Bob")
    voice = ann.has(invent("Voice", None, "Artifact", "Creature spells you cast have offspring {1}."))
    bear = ann.has_mana("{2}").casts(invent("Bear", "{1}", "Creature", power=2, toughness=2), then=[True])
    scene.resolve_top()
    bob.casts(DOOM, voice)
    scene.resolve()
    assert [t.pt for t in ann.battlefield if t.name == "Bear"] == [(2, 2), (1, 1)]
    assert bear.has_keyword("offspring")
