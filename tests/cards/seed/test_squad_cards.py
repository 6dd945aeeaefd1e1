"""Each card with squad does what it says (CR 702.157)."""

from __future__ import annotations

import pytest
from tests.cards.seed.seed_lists import shows

from landwalk.cite import cr
from landwalk.play.errors import IllegalActionError
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

CUP = invent("Cup", None, "Artifact")
BOLT = invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target.")


def named(seat: Seat, name: str) -> list[Thing]:
    """The permanents of that name that the player controls."""
    return [thing for thing in seat.battlefield if thing.name == name]


def tokens(seat: Seat, name: str) -> list[Thing]:
    """Those of them that are tokens."""
    return [thing for thing in named(seat, name) if thing.game_object.is_token]


@shows("Arco-Flagellant")
@cr("702.157a", "509.1b", "702.12b")
def test_arco_flagellant_cant_block_and_buys_indestructible_with_life(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{4}{B}").casts("Arco-Flagellant", then=[1])
    scene.resolve()
    first, second = named(ann, "Arco-Flagellant")
    assert (first.pt, second.pt, ann.pool) == ((3, 1), (3, 1), "")
    attacker = bob.has_creature(1, 1)
    assert not any(ann.can_block(attacker, with_=one) for one in (first, second))
    ann.activates(second)
    assert ann.life == 17
    scene.resolve()
    for one in (first, second):
        ann.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), one)
        scene.resolve()
    assert named(ann, "Arco-Flagellant") == [second]


@shows("Endless Foot Assault")
@cr("702.157a", "508.4")
def test_endless_foot_assault_is_an_enchantment_whose_copies_all_send_ninjas(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    ann.has_mana("{2}{W}{1}{W}").casts("Endless Foot Assault", then=[1])
    scene.resolve()
    assert len(named(ann, "Endless Foot Assault")) == 2
    bear = ann.has_creature(2, 2)
    ann.chooses(ANY_ORDER).attacks(bob, bear)
    scene.resolve()
    ninjas = tokens(ann, "Ninja Token")
    assert [(n.pt, n.tapped, n.now.colors) for n in ninjas] == [((1, 1), True, frozenset("B"))] * 4
    scene.until("end_combat")
    assert (bob.life, cid.life) == (16, 18)


@shows("Galadhrim Brigade")
@cr("702.157a", "613.4c")
def test_galadhrim_brigades_strengthen_each_other_and_other_elves(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    elf, cat = ann.has_creature(1, 1, types="Creature - Elf"), ann.has_creature(1, 1, types="Creature - Cat")
    theirs = bob.has_creature(1, 1, types="Creature - Elf")
    ann.has_mana("{2}{G}{1}{G}{1}{G}").casts("Galadhrim Brigade", then=[2])
    scene.resolve()
    assert [b.pt for b in named(ann, "Galadhrim Brigade")] == [(4, 4)] * 3
    assert (elf.pt, cat.pt, theirs.pt) == ((4, 4), (1, 1), (1, 1))


@shows("Gary Clone")
@cr("702.157a", "707.2")
def test_gary_clones_attack_together(scene: Scene) -> None:
    """Each that attacks gives +1/+0 to each of that name, copies included; others get nothing."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.has_mana("{1}{W}{4}").casts("Gary Clone", then=[2])
    scene.resolve()
    scene.until("precombat_main", turn=3)
    garys = named(ann, "Gary Clone")
    ann.chooses(ANY_ORDER).attacks(bob, garys[0], garys[1], bear)
    scene.resolve()
    assert ([g.pt for g in garys], bear.pt) == ([(3, 3)] * 3, (2, 2))
    scene.until("end_combat")
    assert bob.life == 20 - 3 - 3 - 2
    scene.next_turn()
    assert garys[0].pt == (1, 3)


@shows("Powder Ganger")
@cr("702.157a", "115.1")
def test_each_powder_ganger_may_destroy_an_artifact(scene: Scene) -> None:
    """The copy enters too, so its own ability triggers; "up to one": it may choose none."""
    ann, bob = scene.players("Ann", "Bob")
    first, second = bob.has_many(CUP, 2)
    ann.has_mana("{2}{R}{2}").casts("Powder Ganger", then=[1, ANY_ORDER])
    ann.chooses([first], [])
    scene.resolve()
    assert (first.zone, second.zone) == ("graveyard", "battlefield")
    assert scene.asked == [
        (ann, "optional_cost"),
        (ann, "trigger_order"),
        (ann, "target"),
        (ann, "target"),
    ]


@shows("Roadkill Rodney")
@cr("702.157a", "702.2b", "111.10")
def test_roadkill_rodney_kills_what_it_hurts_and_makes_a_mutagen_token(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts("Roadkill Rodney", then=[1])
    scene.resolve()
    wall = bob.has_creature(0, 9)
    scene.until("precombat_main", turn=3)
    first, second = named(ann, "Roadkill Rodney")
    ann.attacks(bob, first, second)
    bob.blocks(first, with_=wall)
    scene.until("end_combat")
    assert (wall.zone, bob.life) == ("graveyard", 18)
    (mutagen,) = tokens(ann, "Mutagen Token")
    assert (mutagen.now.types, mutagen.now.subtypes) == (frozenset({"artifact"}), frozenset({"Mutagen"}))
    scene.until("postcombat_main")
    ann.has_mana("{1}").activates(mutagen, 0, second)
    scene.resolve()
    assert (second.counters, tokens(ann, "Mutagen Token")) == ({"+1/+1": 1}, [])


@shows("Ruthless Radrat")
@cr("702.157a", "118.3", "509.1b")
def test_ruthless_radrat_is_squadded_by_cards_in_the_graveyard(scene: Scene) -> None:
    """Nine cards pay twice, not three times; the one left over stays."""
    ann, bob = scene.players("Ann", "Bob")
    for _ in range(9):
        ann.graveyard("Forest")
    left = ann.graveyard[8]
    ann.has_mana("{1}{B}{B}")
    ann.casts("Ruthless Radrat", then=[2, list(ann.graveyard)[:4], list(ann.graveyard)[4:8]])
    assert (list(ann.graveyard), len(ann.exile)) == ([left], 8)
    scene.resolve()
    rats = named(ann, "Ruthless Radrat")
    assert [r.pt for r in rats] == [(2, 2)] * 3
    guard = bob.has_creature(1, 1)
    second = bob.has_creature(1, 1)
    scene.until("precombat_main", turn=3)
    ann.attacks(bob, rats[1])
    with pytest.raises(IllegalActionError, match=r"702\.111b"):
        bob.blocks(rats[1], with_=guard)
    bob.blocks(rats[1], with_=[guard, second])


@shows("Securitron Squadron")
@cr("702.157a", "702.20b")
def test_securitron_squadron_arms_the_tokens_that_enter(scene: Scene) -> None:
    """Both of two copies see the other token and themselves enter: three counters each, with the first one's."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{1}{W}{6}").casts("Securitron Squadron", then=[2, ANY_ORDER])
    scene.resolve()
    made = tokens(ann, "Securitron Squadron")
    assert [t.counters for t in made] == [{"+1/+1": 3}] * 2
    (card,) = [s for s in named(ann, "Securitron Squadron") if s not in made]
    assert (card.counters, card.pt) == ({}, (2, 2))
    scene.until("precombat_main", turn=3)
    ann.attacks(bob, card)
    assert not card.tapped


@shows("Sicarian Infiltrator")
@cr("702.157a", "702.8a")
def test_sicarian_infiltrators_come_at_any_time_and_draw_a_card_each(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    scene.until("end_step", turn=2)
    assert scene.active == bob
    before = len(ann.hand)
    ann.has_mana("{2}{U}{4}").casts("Sicarian Infiltrator", then=[2, ANY_ORDER, ANY_ORDER])
    scene.resolve()
    assert (len(named(ann, "Sicarian Infiltrator")), len(ann.hand)) == (3, before + 3)


@shows("Space Marine Devastator")
@cr("702.157a", "115.1")
def test_space_marine_devastators_destroy_artifacts_or_enchantments(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    cup, oath = bob.has(CUP, invent("Oath", None, "Enchantment"))
    bear = bob.has_creature(2, 2)
    ann.has_mana("{3}{W}{2}").casts("Space Marine Devastator", then=[1, ANY_ORDER])
    ann.chooses([cup], [oath])
    scene.resolve()
    assert (cup.zone, oath.zone, bear.zone) == ("graveyard", "graveyard", "battlefield")


@shows("Thrill-Kill Disciple")
@cr("702.157a", "601.2h", "111.10")
def test_thrill_kill_disciple_is_squadded_by_mana_and_discarding(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    one, two, three = (ann.hand("Forest") for _ in range(3))
    ann.has_mana("{2}{R}{2}")
    ann.casts("Thrill-Kill Disciple", then=[2, one, three])
    assert (ann.graveyard.names, ann.hand.names, ann.pool) == (["Forest", "Forest"], ["Forest"], "")
    scene.resolve()
    disciples = named(ann, "Thrill-Kill Disciple")
    assert len(disciples) == 3
    ann.casts(BOLT, disciples[2])
    scene.resolve()
    (junk,) = tokens(ann, "Junk Token")
    top = ann.library[0]
    ann.activates(junk)
    scene.resolve()
    assert (junk.zone, top.zone, ann.can_play(top)) == ("nowhere", "exile", True)


@shows("Ultramarines Honour Guard")
@cr("702.157a", "613.4c")
def test_ultramarines_honour_guards_strengthen_all_others(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, theirs = ann.has_creature(2, 2), bob.has_creature(2, 2)
    ann.has_mana("{3}{W}{2}").casts("Ultramarines Honour Guard", then=[1])
    scene.resolve()
    assert [g.pt for g in named(ann, "Ultramarines Honour Guard")] == [(3, 3)] * 2
    assert (bear.pt, theirs.pt) == ((4, 4), (2, 2))


@shows("Vanguard Suppressor")
@cr("702.157a", "702.9b", "510.2")
def test_each_vanguard_suppressor_that_hits_a_player_draws(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{3}{U}{2}").casts("Vanguard Suppressor", then=[1])
    scene.resolve()
    scene.until("precombat_main", turn=3)
    first, second = named(ann, "Vanguard Suppressor")
    assert not bob.can_block(second, with_=bob.has_creature(1, 1))
    before = len(ann.hand)
    ann.chooses(ANY_ORDER).attacks(bob, first, second)
    scene.until("end_combat")
    assert (bob.life, len(ann.hand)) == (14, before + 2)


@shows("Wasteland Raider")
@cr("702.157a", "701.21a", "608.2h")
def test_wasteland_raider_may_sacrifice_itself_and_its_copy_enters_all_the_same(scene: Scene) -> None:
    """Its own ability resolves first and takes it; squad copies it as it last was, and the copy's ability takes the copy."""
    ann, bob = scene.players("Ann", "Bob")
    bears = [bob.has_creature(n, n) for n in (1, 2, 3)]
    ann.has_mana("{2}{B}{B}{2}").casts("Wasteland Raider", then=[1, [0, 1]])
    raider = scene.stack[-1]
    bob.chooses(bears[0], bears[1])
    scene.resolve()
    assert (raider.zone, named(ann, "Wasteland Raider")) == ("graveyard", [])
    assert bob.battlefield == [bears[2]]
    assert scene.asked == [
        (ann, "optional_cost"),
        (ann, "trigger_order"),
        (bob, "sacrifice"),  # Ann has only the one creature
        (bob, "sacrifice"),
    ]


@shows("Zephyrim")
@cr("702.157a", "702.94a", "601.2b", "702.9b", "702.20b")
def test_zephyrim_cast_for_its_miracle_cost_may_be_squadded_as_well(scene: Scene) -> None:
    """Squad is an additional cost: it is paid on top of whatever alternative cost (601.2f)."""
    ann, bob = scene.players("Ann", "Bob")
    ann.library("Zephyrim")
    player = scene.state.edit_player(ann.id)
    player.library = (player.library[-1], *player.library[:-1])
    scene.changed()
    ann.has_many("Plains", 6)
    ann.casts(invent("Study", "{0}", "Instant", "Draw a card."))
    ann.chooses(True, True, 2)
    scene.resolve()
    sisters = named(ann, "Zephyrim")
    assert [s.pt for s in sisters] == [(3, 3)] * 3
    assert not bob.can_block(sisters[1], with_=bob.has_creature(1, 1))
    scene.until("precombat_main", turn=3)
    ann.attacks(bob, *sisters)
    assert not any(s.tapped for s in sisters)


@shows("Zephyrim")
@cr("702.157a")
def test_zephyrim_cast_from_the_hand_costs_four_and_two_for_each_copy(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{3}{W}{2}").casts("Zephyrim", then=[1])
    assert ann.pool == ""
    scene.resolve()
    assert len(named(ann, "Zephyrim")) == 2
