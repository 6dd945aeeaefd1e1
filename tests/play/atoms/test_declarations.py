"""Attackers and blockers one at a time: what can be said is exactly what can be declared whole (CR 508.1, 509.1)."""

from __future__ import annotations

import itertools
import random

import pytest

from landwalk.cite import cr
from landwalk.kernel.choices import DeclareAttackers, DeclareBlockers
from landwalk.kernel.events import AttackersDeclared, BlockersDeclared
from landwalk.play.answers import against_answer
from landwalk.play.atoms.atom import DONE, Atom, AtomKind
from landwalk.play.atoms.stepwise import Stepwise, in_atoms, walk_of, whole
from landwalk.play.errors import InvalidAnswerError
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

ATTACKERS = (
    "",
    "",
    "~ attacks each combat if able.",
    "~ can't attack alone.",
    "~ attacks each combat if able.\n~ can't attack alone.",
    "Menace",
    "~ can't be blocked by more than one creature.",
    "~ can't be blocked except by three or more creatures.",
    "~ must be blocked if able.",
    "All creatures able to block ~ do so.",
)
BLOCKERS = (
    "",
    "",
    "~ blocks each combat if able.",
    "~ can't block alone.",
    "~ blocks each combat if able.\n~ can't block alone.",
    "~ can block an additional creature each combat.",
    "~ can block any number of creatures.",
    "Flying",
)
TAXES = (
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
    "Creatures can't block unless their controller pays {1} for each of those creatures.",
)


def said(state, choice):
    """All answers that can be said in atoms, as sets of pairs. Every step offers something until the answer is whole."""
    found = set()

    def go_on(atoms):
        walk = walk_of(state, choice)
        for atom in atoms:
            walk.say(atom)
        options = walk.options()
        assert len(set(options)) == len(options)
        if not options:
            assert atoms[-1] is DONE
            found.add(frozenset(walk.answer()))
            assert not against_answer(state, choice, walk.answer())
            return
        for option in options:
            pairs = walk_of(state, choice)
            for atom in (*atoms, option):
                pairs.say(atom)
            key = (frozenset(pairs.pairs()[0]), pairs.pairs()[1], option is DONE)
            if key not in seen:  # another order of the same pairs
                seen.add(key)
                go_on((*atoms, option))

    seen = set()
    go_on(())
    return found


def legal(state, choice):
    """All legal declarations, tried one by one."""
    able = dict(choice.options)
    sets = []
    for creature, others in able.items():
        most = 1 if isinstance(choice, DeclareAttackers) else len(others)
        sets.append(
            [
                tuple((creature, o) for o in chosen)
                for n in range(most + 1)
                for chosen in itertools.combinations(others, n)
            ]
        )
    out = set()
    for parts in itertools.product(*sets):
        answer = tuple(pair for part in parts for pair in part)
        if choice.check(answer) is None and not against_answer(state, choice, answer):
            out.add(frozenset(answer))
    return out


def board(scene: Scene, seed: int, *, block: bool):
    """A random fight, at the moment when it is declared; None if nobody is asked."""
    rng = random.Random(seed)
    ann, bob = scene.players("Ann", "Bob")
    for _ in range(rng.randint(1, 3)):
        ann.has_creature(2, 2, *rng.choice(ATTACKERS).splitlines())
    for _ in range(rng.randint(1, 3)):
        bob.has_creature(2, 2, *rng.choice(BLOCKERS).splitlines())
    if rng.random() < 0.3:
        bob.has(invent("Walker", "{3}", "Planeswalker", "[0]: You gain 1 life.", loyalty=3))
    if rng.random() < 0.4:
        payer, tax = (bob, TAXES[1]) if block else (ann, TAXES[0])
        bob.has(invent("Tax", "{3}", "Enchantment", tax))
        payer.has_many("Forest", rng.randint(0, 2))
    kind = DeclareBlockers if block else DeclareAttackers
    for _ in range(100):
        choice = scene.game.choice
        if choice is None or scene.turn > 1:
            return None
        if isinstance(choice, kind):
            return choice
        if isinstance(choice, DeclareAttackers):  # blocks are about a fight with as many attackers as may be
            answers = legal(scene.state, choice)
            scene.game.push(tuple(sorted(max(answers, key=len))))
        else:
            scene.game.push(scene.game.suggestion())
    return None


@cr("508.1c", "508.1d", "509.1b", "509.1c")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("block", [False, True], ids=["attack", "block"])
def test_what_can_be_said_is_what_can_be_declared(scene, seed, block):
    choice = board(scene, seed, block=block)
    if choice is None:
        return
    whole_answers = legal(scene.state, choice)
    assert whole_answers
    assert said(scene.state, choice) == whole_answers
    rng = random.Random(seed)
    for answer in sorted(whole_answers, key=sorted):
        pairs = tuple(rng.sample(sorted(answer), len(answer)))  # in any order
        assert whole(scene.state, choice, in_atoms(scene.state, choice, pairs)) == pairs


@cr("508.1d")
def test_a_creature_that_must_attack_and_may_not_alone_needs_nobody_who_must_pay(scene):
    """Nobody has to pay for the sake of a requirement, also not for company."""
    ann, bob = scene.players("Ann", "Bob")
    brute = ann.has_creature(2, 2, "~ attacks each combat if able.", "~ can't attack alone.")
    ann.has_creature(2, 2)
    bob.has(invent("Tax", "{3}", "Enchantment", TAXES[0]))
    scene.until_asked("attack")
    choice = scene.game.choice
    assert choice.suggestion == ()
    assert walk_of(scene.state, choice).options() == (DONE,)
    assert (brute.id, bob.id) not in [pair for answer in legal(scene.state, choice) for pair in answer]


@cr("702.111b")
def test_the_first_blocker_of_a_creature_with_menace_calls_for_a_second(scene):
    ann, bob = scene.players("Ann", "Bob")
    ogre = ann.has_creature(3, 3, "Menace")
    one, two = bob.has_creature(1, 1), bob.has_creature(1, 1)
    ann.attacks(bob, ogre)
    scene.until_asked("block")
    walk = walk_of(scene.state, scene.game.choice)
    assert walk.options() == (Atom(AtomKind.BLOCKER, one.id), Atom(AtomKind.BLOCKER, two.id), DONE)
    walk.say(Atom(AtomKind.BLOCKER, one.id))
    assert walk.options() == (Atom(AtomKind.BLOCKED, ogre.id),)
    walk.say(Atom(AtomKind.BLOCKED, ogre.id))
    assert walk.options() == (Atom(AtomKind.BLOCKER, two.id),)


@cr("508.1a", "509.1b", "702.9b")
def test_an_attacker_or_blocker_that_isnt_offered_has_its_reasons(scene):
    ann, bob = scene.players("Ann", "Bob")
    drake, tired = ann.has_creature(2, 2, "Flying"), ann.has_creature(2, 2, tapped=True)
    bear = ann.has_creature(2, 2)
    wall = bob.has_creature(0, 4)
    scene.until_asked("attack")
    steps = Stepwise(scene.game)
    with pytest.raises(InvalidAnswerError) as refused:
        steps.take(Atom(AtomKind.ATTACKER, tired.id))
    assert [r.rule for r in refused.value.reasons] == ["508.1a"]
    assert steps.why_not(Atom(AtomKind.ATTACKER, bear.id)) == []
    for creature in (drake, bear):
        steps.take(Atom(AtomKind.ATTACKER, creature.id))
    scene.until_asked("block")
    steps = Stepwise(scene.game, ask_forced="yes")
    steps.take(Atom(AtomKind.BLOCKER, wall.id))
    with pytest.raises(InvalidAnswerError) as refused:
        steps.take(Atom(AtomKind.BLOCKED, drake.id))
    assert "702.9b" in [r.rule for r in refused.value.reasons]


def test_lists_stay_short_on_a_large_board(scene):
    """A hundred creatures on each side: ten thousand possible blocks, and never more than a hundred and one options."""
    ann, bob = scene.players("Ann", "Bob")
    bear = invent("Bear", "{1}", "Creature", power=2, toughness=2)
    ann.has_many(bear, 100)
    bob.has_many(bear, 100)
    scene.until_asked("attack")
    steps = Stepwise(scene.game)
    lengths = []
    while isinstance(steps.choice, DeclareAttackers):
        lengths.append(len(steps.options))
        steps.take(steps.options[0])
    while not isinstance(steps.choice, DeclareBlockers):
        steps.take(steps.options[0])
    while isinstance(steps.choice, DeclareBlockers):
        lengths.append(len(steps.options))
        steps.take(steps.options[0])
    assert max(lengths) == 101
    (attacked,) = scene.events(AttackersDeclared)
    (blocked,) = scene.events(BlockersDeclared)
    assert len(attacked.attacks) == len(blocked.blocks) == 100
