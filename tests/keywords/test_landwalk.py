"""Landwalk (CR 702.14)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.effect import AsThough, Become, GainAbilities, LoseAbilities
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core, Det, NounPhrase, This, WithKeyword
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import ANN, BOB, CAT, Combat, RefusedError


def walk(*subtypes, **more):
    """ "islandwalk" is walk("Island"), "snow swampwalk" walk("Swamp", supertypes=("snow",))."""
    return KeywordAbility("landwalk", (LandwalkParam(Core(subtypes=subtypes, **more)),))


ISLANDWALK, SWAMPWALK = walk("Island"), walk("Swamp")
LANDWALK = KeywordAbility("landwalk")  # all kinds
CREATURES = NounPhrase(Det.ALL, (Core(types=("creature",)),))
LANDS = NounPhrase(Det.ALL, (Core(types=("land",)),))


def static(*predicates, subject=None):
    return Static((Clause(subject or This(), predicates),))


def blockable(ability, *lands):
    """May a creature of Bob's block an attacker with this ability, when he controls these lands (subtypes, more)?"""
    c = Combat()
    merfolk = c.creature("2/2", ability)
    c.creature("2/2", of=BOB)
    for subtypes, more in lands:
        c.land(*subtypes, **more)
    c.attack(merfolk)
    return bool(possible_blockers(c.state, BOB))


@cr("702.14c", "509.1b")
def test_islandwalk_against_an_island_and_the_reason_names_the_land():
    c = Combat()
    merfolk, bear = c.creature("2/2", ISLANDWALK), c.creature("2/2", of=BOB)
    c.land("Forest")
    island = c.land("Island")
    c.attack(merfolk)
    with pytest.raises(RefusedError) as refused:
        c.block({bear: merfolk})
    assert [(r.rule, r.objects) for r in refused.value.reasons] == [("702.14c", (merfolk, BOB, island))]


@cr("702.14c")
def test_the_attackers_own_island_doesnt_matter():
    c = Combat()
    merfolk, bear = c.creature("2/2", ISLANDWALK), c.creature("2/2", of=BOB)
    c.land("Island", of=ANN)
    c.attack(merfolk)
    c.block({bear: merfolk})
    assert c.state.combat[0].blocked


@cr("702.14a", "702.14c")
@pytest.mark.parametrize(
    ("ability", "land", "stops"),
    [
        (walk("Desert"), (("Desert",), {}), True),
        (walk(types=("land",), supertypes=("legendary",)), ((), {"supertypes": ("legendary",)}), True),
        (walk(types=("land",), supertypes=("legendary",)), ((), {}), False),
        (walk(types=("land",), nons=("basic",)), ((), {}), True),
        (walk(types=("land",), nons=("basic",)), (("Island",), {"supertypes": ("basic",)}), False),
        (walk(types=("artifact",)), ((), {"also": ("artifact",)}), True),
        (walk(types=("artifact",)), ((), {}), False),
        (walk("Swamp", supertypes=("snow",)), (("Swamp",), {"supertypes": ("snow",)}), True),
        (walk("Swamp", supertypes=("snow",)), (("Swamp",), {}), False),
        (walk("Swamp", supertypes=("snow",)), (("Island",), {"supertypes": ("snow",)}), False),
    ],
)
def test_kinds_of_land(ability, land, stops):
    assert blockable(ability, land) is not stops


@cr("702.14c")
def test_type_and_subtype_have_to_be_on_one_land():
    snow_swampwalk = walk("Swamp", supertypes=("snow",))
    assert blockable(snow_swampwalk, (("Swamp",), {}), (("Island",), {"supertypes": ("snow",)}))


@cr("702.14c")
def test_an_artifact_that_is_no_land_is_none():
    c = Combat()
    golem, bear = c.creature("2/2", walk(types=("artifact",))), c.creature("2/2", of=BOB)
    c.permanent(types=("artifact",), of=BOB)
    c.attack(golem)
    c.block({bear: golem})
    assert c.blocks() == ((bear, golem),)


@cr("702.14c", "613.1d")
def test_effective_land_types_count():
    # "Each land is a Swamp in addition to its other land types."
    c = Combat()
    rat, bear = c.creature("2/2", SWAMPWALK), c.creature("2/2", of=BOB)
    forest = c.land("Forest")
    c.enchantment(static(Become(subtypes=("Swamp",), addition="in addition", verb="be"), subject=LANDS))
    c.attack(rat)
    with pytest.raises(RefusedError) as refused:
        c.block({bear: rat})
    assert refused.value.reasons[0].objects == (rat, BOB, forest)


@cr("702.14c", "305.7")
def test_a_nonbasic_land_that_became_a_mountain_is_still_nonbasic_but_no_longer_an_island():
    # "Nonbasic lands are Mountains."
    c = Combat()
    merfolk, hiker, goat = (
        c.creature("2/2", ISLANDWALK),
        c.creature("2/2", walk(types=("land",), nons=("basic",))),
        None,
    )
    goat = c.creature("2/2", walk("Mountain"))
    bear = c.creature("2/2", of=BOB)
    c.land("Island", "Forest")
    nonbasic = NounPhrase(Det.ALL, (Core(types=("land",), nons=("basic",)),))
    c.enchantment(static(Become(subtypes=("Mountain",), verb="be"), subject=nonbasic))
    c.attack(merfolk, hiker, goat)
    assert possible_blockers(c.state, BOB) == ((bear, (merfolk,)),)


@cr("702.14c", "508.5", "802.4a")
def test_the_defending_player_is_the_one_that_this_creature_attacks():
    c = Combat(3)
    one, two = c.creature("2/2", ISLANDWALK), c.creature("2/2", ISLANDWALK)
    bobs, cats = c.creature("2/2", of=BOB), c.creature("2/2", of=CAT)
    c.land("Island", of=CAT)
    c.attack((one, BOB), (two, CAT))
    assert possible_blockers(c.state, BOB) == ((bobs, (one,)),)
    assert possible_blockers(c.state, CAT) == ()
    assert cats


@cr("702.14c", "508.5")
def test_whose_planeswalker_it_attacks_is_the_defending_player():
    c = Combat(3)
    merfolk = c.creature("2/2", ISLANDWALK)
    walker = c.permanent(types=("planeswalker",), loyalty=4, of=CAT)
    c.creature("2/2", of=CAT)
    c.land("Island", of=CAT)
    c.attack((merfolk, walker))
    assert possible_blockers(c.state, CAT) == ()


@cr("702.14d")
def test_landwalk_of_the_blocker_cancels_nothing():
    c = Combat()
    merfolk, other = c.creature("2/2", ISLANDWALK), c.creature("2/2", ISLANDWALK, of=BOB)
    c.land("Island", of=BOB)
    c.land("Island", of=ANN)
    c.attack(merfolk)
    with pytest.raises(RefusedError) as refused:
        c.block({other: merfolk})
    assert refused.value.rules == ("702.14c",)


@cr("702.14e")
def test_two_instances_are_no_more_than_one_and_two_kinds_are_two():
    c = Combat()
    merfolk, bear = c.creature("2/2", ISLANDWALK, ISLANDWALK, SWAMPWALK), c.creature("2/2", of=BOB)
    swamp = c.land("Swamp")
    c.attack(merfolk)
    with pytest.raises(RefusedError) as refused:
        c.block({bear: merfolk})
    assert [r.objects for r in refused.value.reasons] == [(merfolk, BOB, swamp)]


@cr("609.4", "702.14c")
@pytest.mark.parametrize("named", [ISLANDWALK, LANDWALK])
def test_creatures_with_islandwalk_can_be_blocked_as_though_they_didnt_have_it(named):
    c = Combat()
    merfolk, rat = c.creature("2/2", ISLANDWALK), c.creature("2/2", SWAMPWALK)
    bear = c.creature("2/2", of=BOB)
    c.land("Island")
    c.land("Swamp")
    with_it = NounPhrase(Det.ALL, (Core(types=("creature",)),), (WithKeyword(named),))
    c.enchantment(static(AsThough("be_blocked", named, "didnt_have"), subject=with_it), of=BOB)
    c.attack(merfolk, rat)
    assert possible_blockers(c.state, BOB) == ((bear, (merfolk,) if named is ISLANDWALK else (merfolk, rat)),)


@cr("702.14c", "613.1f")
@pytest.mark.parametrize(("lost", "blocked"), [(ISLANDWALK, True), (SWAMPWALK, False), (LANDWALK, True)])
def test_it_may_be_lost_by_kind_or_altogether(lost, blocked):
    c = Combat()
    merfolk = c.creature("2/2", ISLANDWALK)
    c.creature("2/2", of=BOB)
    c.land("Island")
    c.enchantment(static(LoseAbilities((lost,)), subject=CREATURES))
    c.attack(merfolk)
    assert bool(possible_blockers(c.state, BOB)) is blocked


@cr("702.14c", "613.1f")
def test_it_may_be_gained():
    c = Combat()
    bear = c.creature("2/2")
    c.creature("2/2", of=BOB)
    c.land("Island")
    c.enchantment(static(GainAbilities((ISLANDWALK,), "have"), subject=CREATURES))
    c.attack(bear)
    assert possible_blockers(c.state, BOB) == ()


@cr("509.1b")
def test_a_land_that_comes_after_the_block_doesnt_undo_it():
    c = Combat()
    merfolk, bear = c.creature("2/2", ISLANDWALK), c.creature("2/2", of=BOB)
    c.attack(merfolk)
    c.block({bear: merfolk})
    c.land("Island")
    c.damage()
    assert (c.alive(merfolk, bear), c.life(BOB)) == ([False, False], 20)


@cr("702.14a", "607.2d")
def test_landwalk_of_the_chosen_type():
    # "As this Aura enters, choose a land type. Enchanted creature has landwalk of the chosen type."
    from landwalk.abilities.noun import Host, Status

    of_chosen = KeywordAbility("landwalk", (LandwalkParam(Core(status=(Status.CHOSEN,))),))
    c = Combat()
    bear, guard = c.creature("2/2"), c.creature("2/2", of=BOB)
    c.land("Desert")
    cloak = c.enchantment(
        static(GainAbilities((of_chosen,), "have"), subject=Host(Status.ENCHANTED, Core(types=("creature",))))
    )
    c.state.edit(cloak).attached_to = bear
    c.state.layer_version += 1
    c.attack(bear)
    assert possible_blockers(c.state, BOB) == ((guard, (bear,)),)  # nothing is chosen yet
    d = Combat()
    bear, guard = d.creature("2/2"), d.creature("2/2", of=BOB)
    d.land("Desert")
    cloak = d.enchantment(
        static(GainAbilities((of_chosen,), "have"), subject=Host(Status.ENCHANTED, Core(types=("creature",))))
    )
    d.state.edit(cloak).attached_to = bear
    d.state.edit(cloak).chosen = (("/0:land_type", "Desert"),)
    d.state.layer_version += 1
    d.attack(bear)
    assert possible_blockers(d.state, BOB) == ()


@cr("609.4", "702.14c")
def test_a_creature_may_block_those_with_landwalk_as_though_they_didnt_have_it():
    c = Combat()
    merfolk = c.creature("2/2", ISLANDWALK)
    c.creature("2/2", of=BOB)
    savvy = c.creature("2/2", static(AsThough("block", LANDWALK, "didnt_have")), of=BOB)
    c.land("Island")
    c.attack(merfolk)
    assert possible_blockers(c.state, BOB) == ((savvy, (merfolk,)),)
