"""Declaring blockers (CR 509)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.amount import Number, StatOf
from landwalk.abilities.effect import CanBlockMore, Cant, CantDo, Must, OnlyBlock
from landwalk.abilities.noun import Compare, Core, Det, It, NounPhrase, Ref, Stat, This, WithKeyword, WithStat
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.choices import DeclareBlockers
from landwalk.rules.c5_turn.cr509_block_rules import board
from landwalk.rules.c5_turn.cr509_declare_blockers import declare_blockers, possible_blockers
from landwalk.rules.c5_turn.cr509_most_requirements import most
from landwalk.rules.driver import Driver
from landwalk.testing.combat import BOB, CAT, Combat, RefusedError

CREATURE = (Core(types=("creature",)),)


def static(*predicates, subject=None, condition=None):
    return Static((Clause(subject or This(), predicates),), condition)


def creatures(det=Det.ALL, *tail, count=None):
    return NounPhrase(det, CREATURE, tail, None if count is None else Number(count))


@cr("509.1a", "509.1g", "509.1h")
def test_an_untapped_creature_of_the_defending_player_blocks_and_the_attacker_is_blocked():
    c = Combat()
    wolf, other = c.creature("3/3"), c.creature("3/3")
    bear = c.creature("2/2", of=BOB)
    c.creature("2/2", of=BOB, tapped=True)
    c.attack(wolf, other)
    assert possible_blockers(c.state, BOB) == ((bear, (wolf, other)),)
    c.block({bear: wolf})
    first, second = c.state.combat
    assert (first.blockers, first.blocked) == ((bear,), True)
    assert (second.blockers, second.blocked) == ((), False)


@cr("509.1a")
def test_a_creature_blocks_one_attacker_unless_it_may_block_more():
    c = Combat()
    one, two = c.creature("1/1"), c.creature("1/1")
    bear = c.creature("2/2", of=BOB)
    guard = c.creature("2/2", static(CanBlockMore(Number(1))), of=BOB)
    c.attack(one, two)
    with pytest.raises(RefusedError) as refused:
        c.block({bear: [one, two]})
    assert refused.value.rules == ("509.1a",)
    c.block({guard: [one, two]})
    assert all(a.blockers == (guard,) for a in c.state.combat)


@cr("509.1a", "802.4a")
def test_one_can_block_only_what_attacks_oneself():
    c = Combat(3)
    wolf = c.creature("3/3")
    bear, cub = c.creature("2/2", of=BOB), c.creature("2/2", of=CAT)
    c.attack(wolf, at=CAT)
    assert possible_blockers(c.state, BOB) == ()
    with pytest.raises(RefusedError):
        c.block({bear: wolf}, by=BOB)
    c.block({cub: wolf}, by=CAT)
    assert c.state.combat[0].blocked


@cr("509.1a")
def test_nobody_is_asked_when_nothing_could_block():
    c = Combat()
    bird = c.creature("1/1", "flying")
    c.creature("2/2", of=BOB)
    c.attack(bird)
    driver = Driver(c.state, declare_blockers(c.state))
    driver.start()
    assert driver.choice is None


@cr("509.1b")
def test_cant_be_blocked_at_all_and_cant_block_at_all():
    c = Combat()
    thief, wolf = c.creature("1/1", static(Cant(CantDo.BE_BLOCKED))), c.creature("3/3")
    coward, bear = c.creature("2/2", static(Cant(CantDo.BLOCK)), of=BOB), c.creature("2/2", of=BOB)
    c.attack(thief, wolf)
    assert possible_blockers(c.state, BOB) == ((bear, (wolf,)),)
    for blocks in ({coward: wolf}, {bear: thief}):
        with pytest.raises(RefusedError) as refused:
            c.block(blocks)
        assert refused.value.rules == ("509.1b",)


@cr("509.1b")
def test_cant_be_blocked_by_creatures_of_less_power_than_its_own():
    weaker = NounPhrase(Det.ALL, CREATURE, (WithStat(Stat.POWER, Compare.LESS, StatOf(Stat.POWER, It(Ref.SUBJECT))),))
    c = Combat()
    giant = c.creature("3/3", static(Cant(CantDo.BE_BLOCKED, by=weaker)))
    small, equal = c.creature("2/2", of=BOB), c.creature("3/1", of=BOB)
    c.attack(giant)
    assert possible_blockers(c.state, BOB) == ((equal, (giant,)),)
    with pytest.raises(RefusedError):
        c.block({small: giant})


@cr("509.1b")
def test_except_by_artifact_creatures_and_only_creatures_with_flying():
    c = Combat()
    ghost = c.creature(
        "1/1", static(Cant(CantDo.BE_BLOCKED, except_=NounPhrase(Det.ALL, (Core(types=("artifact", "creature")),))))
    )
    bird = c.creature("1/1", "flying")
    golem, bear = c.creature("2/2", of=BOB, also=("artifact",)), c.creature("2/2", of=BOB)
    net = c.creature(
        "0/3", "reach", static(OnlyBlock(creatures(Det.ALL, WithKeyword(KeywordAbility("flying"))))), of=BOB
    )
    c.attack(ghost, bird)
    assert possible_blockers(c.state, BOB) == ((golem, (ghost,)), (net, (bird,)))
    assert bear not in dict(possible_blockers(c.state, BOB))


@cr("509.1b")
def test_by_two_or_more_and_by_no_more_than_one():
    c = Combat()
    crowd_shy = c.creature("3/3", static(Cant(CantDo.BE_BLOCKED, by=creatures(Det.COUNT, count=2))))
    crowd_only = c.creature("3/3", static(Cant(CantDo.BE_BLOCKED, except_=creatures(Det.COUNT, count=3))))
    bears = [c.creature("2/2", of=BOB) for _ in range(3)]
    c.attack(crowd_shy, crowd_only)
    with pytest.raises(RefusedError) as refused:
        c.block({bears[0]: crowd_shy, bears[1]: crowd_shy})
    assert refused.value.rules == ("509.1b",)
    with pytest.raises(RefusedError):
        c.block({bears[0]: crowd_only, bears[1]: crowd_only})
    c.block(dict.fromkeys(bears, crowd_only))
    assert len(c.state.combat[1].blockers) == 3


@cr("509.1b", "506.5")
def test_a_creature_that_cant_block_alone_needs_another_blocker():
    c = Combat()
    one, two = c.creature("2/2"), c.creature("2/2")
    timid, bear = c.creature("2/2", static(Cant(CantDo.BLOCK_ALONE)), of=BOB), c.creature("2/2", of=BOB)
    c.attack(one, two)
    with pytest.raises(RefusedError):
        c.block({timid: one})
    c.block({timid: one, bear: two})
    assert c.state.combat[0].blocked


@cr("509.1c")
def test_a_creature_that_must_block_and_menace_need_both_creatures():
    # The example of the rule: one must block, the other has no abilities, the attacker has menace.
    c = Combat()
    brute = c.creature("3/3", "menace")
    eager, bear = c.creature("2/2", static(Must("block")), of=BOB), c.creature("2/2", of=BOB)
    c.attack(brute)
    for blocks, rule in (({eager: brute}, "702.111b"), ({bear: brute}, "702.111b"), ({}, "509.1c")):
        with pytest.raises(RefusedError) as refused:
            c.block(blocks)
        assert refused.value.rules == (rule,)
    assert most(board(c.state, BOB)) == (1, ((eager, brute), (bear, brute)))
    c.block({eager: brute, bear: brute})
    assert c.state.combat[0].blockers == (eager, bear)


@cr("509.1c")
def test_all_creatures_able_to_block_it_do_so():
    c = Combat()
    lure, bird = c.creature("1/1", static(Must("be_blocked_by_all"))), c.creature("1/1")
    bears = [c.creature("2/2", of=BOB) for _ in range(3)]
    c.creature("2/2", of=BOB, tapped=True)
    c.attack(lure, bird)
    with pytest.raises(RefusedError) as refused:
        c.block({bears[0]: lure, bears[1]: lure, bears[2]: bird})
    assert refused.value.rules == ("509.1c",)
    assert refused.value.reasons[0].objects == (bears[2], lure)
    c.block(dict.fromkeys(bears, lure))
    assert c.state.combat[0].blockers == tuple(bears)


@cr("509.1c")
def test_must_be_blocked_asks_for_one_blocker_and_the_most_count():
    c = Combat()
    one, two = (c.creature("1/1", static(Must("be_blocked"))) for _ in range(2))
    both, ground = c.creature("2/2", of=BOB), c.creature("2/2", of=BOB)
    c.attack(one, two)
    with pytest.raises(RefusedError):  # one requirement obeyed, two are possible
        c.block({both: one, ground: one})
    c.block({both: one, ground: two})
    assert all(a.blocked for a in c.state.combat)


@cr("509.1c")
def test_of_two_requirements_that_exclude_each_other_one_is_enough():
    c = Combat()
    lures = [c.creature("1/1", static(Must("be_blocked_by_all"))) for _ in range(2)]
    bear = c.creature("2/2", of=BOB)
    c.attack(*lures)
    with pytest.raises(RefusedError):
        c.block({})
    c.block({bear: lures[1]})
    assert c.state.combat[1].blocked


@cr("509.1c")
def test_the_search_for_the_most_requirements_stays_small_on_a_large_board():
    c = Combat()
    attackers = [c.creature("2/2", "menace", static(Must("be_blocked"))) for _ in range(6)]
    for _ in range(12):
        c.creature("1/1", of=BOB)
    c.attack(*attackers)
    number, blocks = most(board(c.state, BOB))
    assert number == 6
    c.block(dict(blocks))
    assert all(len(a.blockers) == 2 for a in c.state.combat)


@cr("509.1c")
def test_an_illegal_declaration_is_asked_again_with_one_that_is_legal():
    c = Combat()
    lure = c.creature("1/1", static(Must("be_blocked_by_all")))
    bear = c.creature("2/2", of=BOB)
    c.attack(lure)
    driver = Driver(c.state, declare_blockers(c.state))
    driver.start()
    driver.answer(())
    again = driver.choice
    assert isinstance(again, DeclareBlockers)
    assert again.suggestion == ((bear, lure),)


@cr("509.1h", "506.4")
def test_an_attacker_stays_blocked_when_its_blocker_is_gone():
    from landwalk.rules.c5_turn.cr506_combat import removal

    c = Combat()
    wolf = c.creature("3/3")
    bear = c.creature("2/2", of=BOB)
    c.attack(wolf)
    c.block({bear: wolf})
    c.happen(removal(c.state, (bear,)))
    assert (c.state.combat[0].blocked, c.state.combat[0].blockers) == (True, ())
    c.damage()
    assert c.life(BOB) == 20
