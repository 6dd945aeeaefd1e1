"""Faces that grant landwalk, or let creatures be blocked as though they didn't have it: it works, and ends (CR 611, 609.4)."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import MANA, face_of, land, named, new_scene, stopped_by, walking
from tests.cards.seed.seed_lists import each, shows

from landwalk.abilities.ability import Activated, KeywordAbility, Static
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import AsThough, GainAbilities
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core, Host, NounPhrase, Status, This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.events import ZoneChange
from landwalk.kernel.zones import Zone


def grants(name):
    """(ability, clause, core) for each kind of landwalk that the face grants."""
    found = []
    for ability in face_of(name).abilities:
        for clause in (n for n in ability.walk() if isinstance(n, Clause)):
            for p in clause.predicates:
                if isinstance(p, GainAbilities):
                    found += [(ability, clause, core) for k in p.abilities if (core := core_of(k)) is not None]
    return found


def core_of(ability):
    """What the land must be, if it is landwalk of one kind."""
    if isinstance(ability, KeywordAbility) and ability.name == "landwalk" and len(ability.params) == 1:
        (param,) = ability.params
        if isinstance(param, LandwalkParam) and Status.CHOSEN not in param.core.status:
            return param.core
    return None


def of_kind(kind, role="grants"):
    return [(name, n) for name in named(role) for n, (a, _, _) in enumerate(grants(name)) if isinstance(a, kind)]


def creature_for(ann, phrase):
    """A creature of Ann's that the phrase speaks of."""
    core = phrase.cores[0] if isinstance(phrase, NounPhrase) else Core()
    kinds = " ".join(core.subtypes)
    return ann.has_creature(2, 2, types=f"Creature - {kinds}" if kinds else "Creature", colors="".join(core.colors))


def attacked(scene, ann, bob, creature, core):
    """The creature attacks Bob, who has a land of the kind and a flying creature: (the land, who might block)."""
    such, blocker = bob.has(land(core)), bob.has_creature(3, 3, "Flying")
    ann.attacks(bob, creature)
    return such, blocker


@cr("702.14c", "611.3a", "613.1f")
@each("name, n", of_kind(Static))
def test_a_static_ability_grants_it_as_long_as_it_functions(name, n, happens_in):
    _, clause, core = grants(name)[n]
    scene, ann, bob = new_scene()
    if isinstance(clause.subject, Host):
        creature = ann.has_creature(2, 2)
        source = ann.has_permanent(name, on=creature)
    else:
        creature = creature_for(ann, clause.subject)
        if name == "Filth":  # an ability that functions in the graveyard, with a Swamp (113.6b)
            ann.has("Swamp")
            source = ann.graveyard(name)
        else:
            source = ann.has(name)
    such, blocker = attacked(scene, ann, bob, creature, core)
    assert stopped_by(blocker, creature, bob) == [such.id]
    happens_in(scene, ZoneChange(source.id, source.zone, Zone.EXILE, "exile"))
    assert stopped_by(blocker, creature, bob) == []


@pytest.fixture
def happens_in():
    """`happens_in(scene, event)`: the event happens, by fiat."""
    from landwalk.testing import position

    def do(scene, event):
        def flow():
            yield event
            return None

        position.run(scene.state, flow(), scene.answer_setup)
        scene.changed()

    return do


def a_kind(subject):
    """Does it speak of creatures of a kind, not of all of them?"""
    return isinstance(subject, NounPhrase) and bool(subject.cores[0].subtypes or subject.cores[0].colors)


@cr("702.14c", "611.3a")
@each("name, n", [(name, n) for name, n in of_kind(Static) if a_kind(grants(name)[n][1].subject)])
def test_a_lord_speaks_of_its_kind_only(name, n):
    _, clause, core = grants(name)[n]
    asked = clause.subject.cores[0]
    scene, ann, bob = new_scene()
    bear = ann.has_creature(2, 2, types="Creature - Bear", colors="R" if "G" in asked.colors else "B")
    source = ann.has(name)
    bob.has(land(core))
    blocker = bob.has_creature(3, 3, "Flying")
    attackers = [bear]
    if CardType.CREATURE in face_of(name).types and Status.OTHER in asked.status:
        attackers.append(source)  # "other ..." isn't the lord itself
    ann.attacks(bob, *attackers)
    assert [stopped_by(blocker, each, bob) for each in attackers] == [[] for _ in attackers]


@cr("602.1", "611.2a", "514.2")
@each("name, n", of_kind(Activated))
def test_an_activated_ability_grants_it_for_a_turn(name, n):
    ability, clause, core = grants(name)[n]
    assert isinstance(clause.duration, Duration)
    assert clause.duration.until is Until.END_OF_TURN
    scene, ann, bob = new_scene()
    source = ann.has(name)
    helper = ann.has_creature(1, 1, types="Creature - Zombie")  # who may be tapped for it
    if isinstance(clause.subject, This):
        creature, targets = source, None
    else:
        creature = creature_for(ann, clause.subject)
        targets = [creature]
    place = [a for a in face_of(name).abilities if isinstance(a, Activated)].index(ability)
    ann.has_mana(MANA)
    then = [[helper]] if any(type(c).__name__ == "TapCost" for c in ability.costs) else []
    ann.activates(source, place, targets, then=then)
    scene.resolve()
    such, blocker = attacked(scene, ann, bob, creature, core)
    assert stopped_by(blocker, creature, bob) == [such.id]
    scene.until("upkeep", turn=2)
    assert not creature.has_keyword("landwalk")


@shows("Nature's Cloak", "Nighthaze")
@cr("601.2c", "611.2a", "514.2")
@pytest.mark.parametrize("name", ["Nature's Cloak", "Nighthaze"])
def test_a_spell_grants_it_for_a_turn(name):
    _, clause, core = grants(name)[0]
    scene, ann, bob = new_scene()
    creature = creature_for(ann, clause.subject)
    ann.has_mana(MANA)
    ann.casts(name, [creature] if name == "Nighthaze" else None)
    cards = len(ann.hand)
    scene.resolve()
    assert len(ann.hand) == cards + (name == "Nighthaze")  # which draws a card too
    such, blocker = attacked(scene, ann, bob, creature, core)
    assert stopped_by(blocker, creature, bob) == [such.id]
    scene.until("upkeep", turn=2)
    assert not creature.has_keyword("landwalk")


# --- as though it didn't have it --------------------------------------------------------------------------


def negations(name):
    """The keywords that the face lets creatures be blocked as though they didn't have."""
    return [n.keyword for a in face_of(name).abilities for n in a.walk() if isinstance(n, AsThough)]


NEGATING = [(name, n) for name in named("negates") if name != "Street Savvy" for n in range(len(negations(name)))]
ISLAND = Core(subtypes=("Island",))


@cr("609.4", "702.14c", "509.1b")
@each("name, n", NEGATING)
def test_it_can_be_blocked_as_though_it_didnt_have_it(name, n, happens_in):
    keyword = negations(name)[n]
    core = core_of(keyword) or ISLAND  # "landwalk abilities": of any kind
    scene, ann, bob = new_scene()
    walker = ann.has_creature(2, 2, KeywordAbility("landwalk", (LandwalkParam(core),)))
    such, blocker = bob.has(land(core)), bob.has_creature(3, 3)
    wall = bob.has(name)
    ann.attacks(bob, walker)
    assert stopped_by(blocker, walker, bob) == []
    assert walker.has_keyword("landwalk"), "it still has the ability"
    happens_in(scene, ZoneChange(wall.id, Zone.BATTLEFIELD, Zone.EXILE, "exile"))
    assert stopped_by(blocker, walker, bob) == [such.id]


@cr("609.4", "702.14c")
@each("name, n", NEGATING)
def test_other_kinds_of_landwalk_go_on(name, n):
    keyword = negations(name)[n]
    named_cores = [core_of(k) for k in negations(name)]
    other = Core(subtypes=("Desert",))
    scene, ann, bob = new_scene()
    walker = ann.has_creature(2, 2, KeywordAbility("landwalk", (LandwalkParam(other),)))
    such, blocker = bob.has(land(other)), bob.has_creature(3, 3)
    bob.has(name)
    ann.attacks(bob, walker)
    assert other not in named_cores
    assert stopped_by(blocker, walker, bob) == ([such.id] if keyword.params else [])


@cr("609.4", "702.14c")
def test_the_enchanted_creature_alone_may_block_as_though():
    scene, ann, bob = new_scene()
    walker = ann.has_creature(2, 2, walking("Forest"))
    such, wise, other = bob.has("Forest"), bob.has_creature(2, 2), bob.has_creature(2, 2)
    bob.has_permanent("Street Savvy", on=wise)
    assert wise.pt == (2, 4)
    ann.attacks(bob, walker)
    assert (stopped_by(wise, walker, bob), stopped_by(other, walker, bob)) == ([], [such.id])
    bob.blocks(walker, with_=wise)
    assert scene.state.combat[0].blocked
