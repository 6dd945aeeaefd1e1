"""Ascend (CR 702.131)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility, Static, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import HasDesignation
from landwalk.abilities.effect import GainLife, GetPT
from landwalk.abilities.noun import YOU, Compare, Controlled, Stat, WithStat
from landwalk.abilities.parts import CREATURE, ONE, a, do
from landwalk.abilities.pattern import Enters
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.events import Entry, SetDesignation, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BLESSING = "city's blessing"
ASCEND = KeywordAbility("ascend")


@cr("702.131b")
def test_with_the_tenth_permanent_its_controller_is_blessed(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    ann.has_many("Forest", 8)
    assert not ann.has_designation(BLESSING)
    ann.has("Forest")
    assert ann.has_designation(BLESSING)
    assert not bob.has_designation(BLESSING)
    assert scene.asked == []


@cr("702.131b")
def test_ten_permanents_without_one_that_has_ascend_give_nothing(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    bob.has_many("Island", 12)
    assert not bob.has_designation(BLESSING)


@cr("702.131b")
def test_the_last_of_ten_may_be_the_one_that_has_ascend(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 9)
    assert not ann.has_designation(BLESSING)
    ann.has_creature(1, 1, ASCEND)
    assert ann.has_designation(BLESSING)


@cr("702.131b")
@cr("702.131c")
def test_the_blessing_stays_when_the_permanents_are_gone_and_several_players_may_have_it(
    scene: Scene, happens: Callable[..., None]
):
    ann, bob = scene.players("Ann", "Bob")
    for player in (ann, bob):
        player.has_creature(1, 1, ASCEND)
        lands = player.has_many("Forest", 9)
    happens(*(ZoneChange(land.id, Zone.BATTLEFIELD, Zone.GRAVEYARD) for land in lands))
    assert len(bob.battlefield) == 1
    assert ann.has_designation(BLESSING)
    assert bob.has_designation(BLESSING)


@cr("702.131b")
def test_a_peak_between_two_events_is_enough(scene: Scene, happens: Callable[..., None]):
    """The tenth permanent, a 0/0 creature, is gone at the first check of state-based actions."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    ann.has_many("Forest", 8)
    egg = ann.hand(_face(0, 0))
    happens(ZoneChange(egg.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert egg.zone is Zone.GRAVEYARD
    assert len(ann.battlefield) == 9
    assert ann.has_designation(BLESSING)


def _face(power: int, toughness: int):
    return invent("Egg", None, "Creature", power=power, toughness=toughness)


@cr("702.131b")
def test_tokens_count_and_cards_elsewhere_do_not(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    ann.has_many("Forest", 8)
    for _ in range(4):
        ann.graveyard("Forest")
        ann.hand("Forest")
    assert not ann.has_designation(BLESSING)


@cr("702.131d")
def test_effects_that_ask_for_the_blessing_apply_before_triggers_are_looked_for(
    scene: Scene, happens: Callable[..., None]
):
    """The tenth permanent is a 1/1; blessed, Ann's creatures get +1/+1. "Whenever a creature with power 2 or greater enters" sees a 2/2."""
    ann, _bob = scene.players("Ann", "Bob")
    boost = Static(
        (Clause(_yours(), (GetPT(ONE, ONE),)),),
        HasDesignation(YOU, BLESSING),
    )
    watch = Triggered(
        Enters(a(CREATURE, WithStat(Stat.POWER, Compare.AT_LEAST, Number(2)))), (do(GainLife(Number(3))),)
    )
    ann.has_creature(1, 1, ASCEND, boost, watch)
    ann.has_many("Forest", 8)
    cub = ann.hand(_face(1, 1))
    happens(ZoneChange(cub.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert cub.pt == (2, 2)
    assert len(scene.stack) == 1
    scene.resolve()
    assert ann.life == 23


def _yours():
    from landwalk.abilities.noun import Det, NounPhrase

    return NounPhrase(Det.ALL, (CREATURE,), (Controlled(YOU),))


@cr("702.131b")
def test_two_permanents_with_ascend_bless_once(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    ann.has_creature(1, 1, ASCEND)
    ann.has_many("Forest", 7)
    land = ann.hand("Forest")
    happens(ZoneChange(land.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert len(scene.events(SetDesignation)) == 1


CITY = invent("City", "{0}", "Sorcery", "Ascend", "You gain 1 life. If you have the city's blessing, draw a card.")


@cr("702.131a")
def test_a_spell_with_ascend_blesses_as_it_resolves_before_the_rest_of_its_text(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 10)
    ann.casts(CITY)
    assert not ann.has_designation(BLESSING)
    scene.resolve()
    assert ann.has_designation(BLESSING)
    assert (ann.life, len(ann.hand)) == (21, 1)


@cr("702.131a")
def test_with_nine_permanents_the_spell_gives_none_and_watches_nothing_later(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 9)
    ann.casts(CITY)
    scene.resolve()
    ann.has("Forest")
    assert not ann.has_designation(BLESSING)
    assert (ann.life, len(ann.hand)) == (21, 0)


@cr("702.131b")
def test_a_peak_inside_one_resolution_is_enough(scene: Scene):
    """One ability makes the tenth permanent and sacrifices a permanent again before it has resolved."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    forests = ann.has_many("Forest", 7)
    text = "{0}: Create a Treasure token, then sacrifice a land."
    forge = ann.has_permanent(invent("Forge", None, "Artifact", text))
    ann.activates(forge)
    scene.resolve(ann.chooses(forests[0]))
    assert len(ann.battlefield) == 9
    assert ann.has_designation(BLESSING)


@cr("702.131b")
def test_gaining_control_of_the_tenth_permanent_counts(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    ann.has_many("Forest", 8)
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Act", "{0}", "Sorcery", "Gain control of target creature until end of turn."), bear)
    scene.resolve()
    scene.next_turn()
    assert bear.controller == bob
    assert ann.has_designation(BLESSING)


@cr("702.131b")
def test_a_permanent_that_has_lost_ascend_blesses_nobody(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    bob.has_permanent(invent("Hush", None, "Enchantment", "All creatures lose all abilities."))
    ann.has_many("Forest", 12)
    assert not ann.has_designation(BLESSING)


@cr("702.131b")
def test_ascend_that_an_effect_grants_works_too(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 10)
    bear = ann.has_creature(2, 2)
    assert not ann.has_designation(BLESSING)
    ann.casts(invent("Rise", "{0}", "Instant", "Target creature gains ascend until end of turn."), bear)
    scene.resolve()
    assert ann.has_designation(BLESSING)
