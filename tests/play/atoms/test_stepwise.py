"""Games asked in atoms: the same answers can be given as when they are asked whole."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.starter import DECKS
from landwalk.kernel.chance import below, permutation
from landwalk.kernel.choices import (
    Activate,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    Concede,
    Divide,
    Pass,
    Priority,
    Purpose,
    YesNo,
)
from landwalk.kernel.state import State
from landwalk.play.atoms.atom import DONE, NO, YES, Atom, AtomKind
from landwalk.play.atoms.stepwise import Stepwise, in_atoms, walk_of, whole
from landwalk.play.errors import GameError, IllegalActionError, InvalidAnswerError
from landwalk.play.game import Game, plainest
from landwalk.play.record import digest
from landwalk.testing.faces import invent

PAIRS = list(itertools.pairwise([*DECKS, next(iter(DECKS))]))


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_game_asked_whole_can_be_said_in_atoms(starter_decks, pair):
    """Each answer is translated; the atoms were offered, say the same answer, and lead to the same state."""
    decks = [starter_decks[p] for p in pair]
    game = Game.new(decks, 21)
    atoms = Stepwise(Game.new(decks, 21), ask_forced="yes")
    bots = [RandomAgent(i) for i in range(2)]
    while (choice := game.choice) is not None:
        answer = bots[-1 - choice.player].answer(game, choice)
        said = in_atoms(game.state, choice, answer)
        assert whole(game.state, choice, said) == answer
        for atom in said:
            assert atom in atoms.options
            atoms.take(atom)
        game.push(answer)
    assert atoms.choice is None
    assert digest(atoms.game.state) == digest(game.state)


@pytest.mark.parametrize("width", [None, 3])
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_game_said_in_atoms_could_have_been_asked_whole(starter_decks, pair, width):
    """The answers that came together are accepted by a game that checks them, which ends in the same state."""
    decks = [starter_decks[p] for p in pair]
    game = Game.new(decks, 22)
    atoms = Stepwise(Game.new(decks, 22), width=width)
    rng = 5
    while atoms.options:
        assert len(atoms.options) > 1
        assert width is None or len(atoms.options) <= width
        rng, n = below(rng, len(atoms.options))
        before = len(atoms.game.answers)
        atoms.take(atoms.options[n])
        for answer in atoms.game.answers[before:]:
            game.push(answer)
    assert game.choice is None
    assert digest(atoms.game.state) == digest(game.state)


def test_a_copy_in_the_middle_of_an_answer_goes_on_alike(starter_decks):
    """Also between the atoms of one answer; and what is done to the copy doesn't touch the original."""
    atoms = Stepwise(Game.new([starter_decks["stompy"], starter_decks["burn"]], 4))
    rng = 1
    copied = 0
    while atoms.options:
        rng, n = below(rng, len(atoms.options))
        if atoms.said:
            copied += 1
            other = atoms.copy()
            assert (other.said, other.options, other.player) == (atoms.said, atoms.options, atoms.player)
            other.take(other.options[n])
            before = atoms.options
            atoms.take(atoms.options[n])
            assert before != atoms.options or other.options == before
            assert digest(other.game.state) == digest(atoms.game.state)
        else:
            atoms.take(atoms.options[n])
    assert copied > 10


def test_an_answer_can_be_begun_again(starter_decks):
    atoms = Stepwise(Game.new([starter_decks["stompy"], starter_decks["burn"]], 4))
    rng = 1
    while not atoms.said:
        rng, n = below(rng, len(atoms.options))
        atoms.take(atoms.options[n])
    before = digest(atoms.game.state)
    choice = atoms.choice
    atoms.restart()
    assert atoms.choice is choice
    assert atoms.said == ()
    assert digest(atoms.game.state) == before


def test_what_isnt_offered_is_refused_and_changes_nothing(starter_decks):
    atoms = Stepwise(Game.new([starter_decks["stompy"], starter_decks["burn"]], 4, settings={"starting_player": -1}))
    before = digest(atoms.game.state)
    for atom in (DONE, Atom(AtomKind.OBJECT, 3), Atom(AtomKind.ACTION, Pass())):
        with pytest.raises((InvalidAnswerError, IllegalActionError)):
            atoms.take(atom)
    assert (digest(atoms.game.state), atoms.options) == (before, (YES, NO))
    with pytest.raises(GameError, match="2 wide"):
        Stepwise(atoms.game, width=1)


def test_conceding_is_an_atom_that_nobody_has_to_offer(starter_decks):
    atoms = Stepwise(Game.new([starter_decks["stompy"], starter_decks["burn"]], 4))
    atoms.take(Atom(AtomKind.ACTION, Concede(-1)))
    assert atoms.options == ()
    assert atoms.game.outcome.winner == 1
    with pytest.raises(GameError):
        atoms.take(YES)


def test_a_mana_ability_that_isnt_listed_is_legal(scene):
    """CR 605.3a: with priority; it isn't offered, since by itself it leads to nothing."""
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.has("Forest")
    ann.hand(invent("Bolt", "{R}", "Instant", "You gain 1 life."))
    atoms = Stepwise(scene.game, ask_forced="yes")
    (inst,) = scene.look.get(forest.id).abilities
    atoms.take(Atom(AtomKind.ACTION, Activate.of(forest.id, inst)))
    assert forest.tapped
    assert ann.pool == "G"


# --- question by question ------------------------------------------------------------------------------

STATE = State()


def ends(choice, most=3000):
    """All whole answers that can be said."""
    out = []
    waiting = [()]
    while waiting:
        said = waiting.pop()
        walk = walk_of(STATE, choice)
        for atom in said:
            walk.say(atom)
        options = walk.options()
        assert len(set(options)) == len(options)
        if options:
            waiting.extend((*said, option) for option in options)
        else:
            out.append(walk.answer())
        assert len(out) < most
    return out


def some_objects(least, most, n):
    return ChooseObjects(-1, Purpose.SELECT, range(1, n + 1), least, most)


@given(n=st.integers(1, 4), data=st.data())
def test_objects_one_by_one(n, data):
    least = data.draw(st.integers(0, n))
    choice = some_objects(least, data.draw(st.integers(least, n)), n)
    expected = [p for k in range(choice.least, choice.most + 1) for p in itertools.permutations(choice.candidates, k)]
    assert sorted(ends(choice)) == sorted(expected)


@given(n=st.integers(1, 3), repeat=st.sampled_from(["no", "yes"]), data=st.data())
def test_options_one_by_one_once_or_again(n, repeat, data):
    least = data.draw(st.integers(0, 2 if repeat == "yes" else n))
    most = data.draw(st.integers(least, 3 if repeat == "yes" else n))
    choice = ChooseOptions(-1, Purpose.MODE, ["a", "b", "c"][:n], least, most, repeat=repeat)
    expected = [
        p
        for k in range(least, most + 1)
        for p in (
            itertools.product(choice.options, repeat=k)
            if repeat == "yes"
            else itertools.permutations(choice.options, k)
        )
    ]
    assert sorted(ends(choice)) == sorted(expected)


@given(st.integers(1, 4))
def test_an_order_one_by_one(n):
    choice = ChooseOrder(-1, Purpose.ORDER, range(1, n + 1))
    assert sorted(ends(choice)) == sorted(itertools.permutations(range(1, n + 1)))


@given(
    amount=st.integers(0, 5),
    each=st.integers(0, 1),
    needs=st.lists(st.integers(0, 3), min_size=1, max_size=3),
    trample=st.booleans(),
)
def test_a_division_point_by_point(amount, each, needs, trample):
    """CR 702.19b included: something for the last one only with lethal damage to the others."""
    ids = tuple(range(1, len(needs) + 1))
    among = (*ids, -2) if trample else ids
    each = 0 if trample or each * len(among) > amount else each
    lethal = tuple(zip(ids, needs, strict=True)) if trample else ()
    choice = Divide(-1, Purpose.DAMAGE, amount, among, each, lethal, -2 if trample else 0)
    expected = {
        answer
        for shares in itertools.product(range(amount + 1), repeat=len(among))
        if choice.check(answer := tuple(zip(among, shares, strict=True))) is None
    }
    if amount == each * len(among):
        assert walk_of(STATE, choice).options() == ()
        assert {walk_of(STATE, choice).answer()} == expected
    else:
        assert set(ends(choice)) == expected
    for answer in expected:
        assert whole(STATE, choice, in_atoms(STATE, choice, answer)) == answer


@given(amount=st.integers(21, 5000), data=st.data())
def test_a_large_division_is_said_in_few_atoms(amount, data):
    """Greater shares are offered while much is left; every division can be said."""
    one = data.draw(st.integers(0, amount))
    choice = Divide(-1, Purpose.DIVIDE, amount, (1, 2), 0)
    answer = ((1, one), (2, amount - one))
    atoms = in_atoms(STATE, choice, answer)
    assert whole(STATE, choice, atoms) == answer
    assert len(atoms) < 100
    assert len(walk_of(STATE, choice).options()) <= 8


@settings(deadline=None)
@given(least=st.integers(0, 120), span=st.one_of(st.none(), st.integers(0, 300)), data=st.data())
def test_numbers_at_once_or_digit_by_digit(least, span, data):
    choice = ChooseNumber(-1, Purpose.X, least, None if span is None else least + span)
    if span is not None:
        assert sorted(ends(choice)) == list(range(least, least + span + 1))
    n = data.draw(st.integers(least, 10**12 if span is None else least + span))
    atoms = in_atoms(STATE, choice, n)
    assert whole(STATE, choice, atoms) == n
    assert len(walk_of(STATE, choice).options()) <= 20


@given(n=st.integers(0, 20), width=st.integers(2, 5))
def test_groups_lead_to_every_option(n, width):
    """A list that is too long is offered in groups of neighbours, with every option reachable."""
    atoms = Stepwise.__new__(Stepwise)
    atoms.width = width
    items = tuple(Atom(AtomKind.OBJECT, i) for i in range(n))

    def leaves(within):
        atoms._offer(within)
        options = atoms.options
        assert len(options) <= width
        for option in options:
            if option.kind is AtomKind.GROUP:
                yield from leaves(within[within.index(option.what) : within.index(option.last) + 1])
            else:
                yield option

    assert tuple(leaves(items)) == items


def test_the_smallest_questions():
    assert ends(YesNo(-1, Purpose.MAY)) == [False, True]
    assert ends(Priority(-1, (Pass(),))) == [Pass()]
    for answer in (1, "yes", None):
        with pytest.raises(InvalidAnswerError):
            in_atoms(STATE, YesNo(-1, Purpose.MAY), answer)
    with pytest.raises(InvalidAnswerError, match="offered"):
        in_atoms(STATE, Priority(-1, (Pass(),)), Concede(-1))
    with pytest.raises(InvalidAnswerError, match="aren't a whole answer"):
        whole(STATE, some_objects(2, 2, 3), (Atom(AtomKind.OBJECT, 1),))
    with pytest.raises(InvalidAnswerError, match="isn't among"):
        whole(STATE, some_objects(2, 2, 3), (DONE,))


@given(seed=st.integers(0, 2**32), n=st.integers(1, 30))
def test_the_plainest_answer_and_any_other_can_be_said(seed, n):
    choice = some_objects(0, n, n)
    order = permutation(seed, n)[1]
    for answer in (plainest(choice), tuple(choice.candidates[i] for i in order[: n // 2])):
        assert whole(STATE, choice, in_atoms(STATE, choice, answer)) == answer
