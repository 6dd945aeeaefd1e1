"""Games as a whole: take back, copy, save, replay. The same decks, seed and answers give the same game."""

from __future__ import annotations

import itertools

import pytest

from landwalk.agents.random_agent import RandomAgent
from landwalk.cite import cr
from landwalk.kernel.choices import Pass, PlayLand, Priority
from landwalk.play.codec import Writer
from landwalk.play.errors import GameError, IllegalActionError, InvalidAnswerError, RecordError
from landwalk.play.game import Game
from landwalk.play.record import digest, load, record, replay

PAIRS = list(itertools.pairwise(["walkers", "city", "squads", "burn", "stompy", "skies", "walkers"]))


def played(decks, seed, answers=10_000, **options):
    """A game of random bots, up to a number of answers."""
    game = Game.new(decks, seed, **options)
    bots = [RandomAgent(seed + i) for i in range(2)]
    for _ in range(answers):
        choice = game.choice
        if choice is None:
            break
        game.push(bots[-1 - choice.player].answer(game, choice))
    return game


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_answer_can_be_taken_back(starter_decks, pair):
    """`pop` gives the state before `push`, at every decision of the game."""
    game = Game.new([starter_decks[p] for p in pair], 5)
    bots = [RandomAgent(i) for i in range(2)]
    for _ in range(120):
        choice = game.choice
        if choice is None:
            break
        before = digest(game.state)
        answer = bots[-1 - choice.player].answer(game, choice)
        game.push(answer)
        assert game.pop() == answer
        assert digest(game.state) == before
        game.push(answer)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_copy_plays_on_to_the_same_end(starter_decks, pair):
    """A copy at any decision, given the same answers, ends in the same state; and what is done to it doesn't touch the original."""
    decks = [starter_decks[p] for p in pair]
    whole = played(decks, 3)
    game = Game.new(decks, 3)
    for at, answer in enumerate(whole.answers):
        if at % 37 == 5:
            other = game.copy()
            before = digest(game.state)
            for later in whole.answers[at:]:
                other.push(later)
            assert digest(other.state) == digest(whole.state)
            assert digest(game.state) == before
        game.push(answer)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_saved_game_goes_on_identically(starter_decks, pair):
    decks = [starter_decks[p] for p in pair]
    whole = played(decks, 11)
    game = Game.new(decks, 11)
    for at, answer in enumerate(whole.answers):
        if at % 53 == 20:
            loaded = Game.from_json(game.to_json())
            for later in whole.answers[at:]:
                loaded.push(later)
            assert digest(loaded.state) == digest(whole.state)
        game.push(answer)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_record_replays_to_the_same_final_state(starter_decks, pair):
    decks = [starter_decks[p] for p in pair]
    game = played(decks, 17)
    again = replay(load(record(game, decks).to_json()))
    assert digest(again.state) == digest(game.state)
    assert again.outcome == game.outcome


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_game_that_recomputes_every_cache_is_the_same_game(starter_decks, pair):
    """The paranoid mode computes every characteristic anew on each read and compares."""
    decks = [starter_decks[p] for p in pair]
    plain = played(decks, 23, 150)
    paranoid = played(decks, 23, 150, settings={"paranoid": 1})
    assert [Writer().value(e) for e in plain.log] == [Writer().value(e) for e in paranoid.log]


@cr("104.2a")
def test_who_wins_when_the_opponent_leaves_the_game(starter_decks):
    """A game of two ends when one of them has lost."""
    game = played([starter_decks["burn"], starter_decks["stompy"]], 2)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.rule == "104.2a"
    assert game.outcome.winner in (0, 1)


@cr("103.5")
def test_a_mulligan_puts_one_card_on_the_bottom(starter_decks):
    """London mulligan: seven new cards, then one of them goes to the bottom. Both players are asked, in turn order."""
    game = Game.new([starter_decks["burn"], starter_decks["stompy"]], 2, settings={"starting_player": -1})
    asked = []
    for answer in (True, False):
        assert game.choice is not None
        asked.append((game.player, game.choice.purpose))
        game.push(answer)
    assert [p for p, _ in asked] == [0, 1]
    game.push(False)
    assert game.player == 0
    hand = game.state.players[-1].hand
    game.push((hand[2],))
    assert len(game.state.players[-1].hand) == 6
    assert len(game.state.players[-2].hand) == 7
    assert len(game.state.players[-1].library) == 54


@cr("117.1", "305.2")
def test_a_second_land_is_refused_with_the_rule(starter_decks):
    """An illegal action is an error with reasons, and the game is unchanged."""
    game = Game.new([starter_decks["burn"], starter_decks["stompy"]], 4, settings={"starting_player": -1})
    while not isinstance(game.choice, Priority) or not any(isinstance(a, PlayLand) for a in game.legal_actions):
        game.push(game.suggestion())
    first = next(a for a in game.legal_actions if isinstance(a, PlayLand))
    game.push(first)
    lands = [i for i in game.state.players[-1].hand if game.state.objects[i].face.name == "Mountain"]
    while not isinstance(game.choice, Priority):
        game.push(game.suggestion())
    if lands:
        before = digest(game.state)
        with pytest.raises(IllegalActionError) as error:
            game.push(PlayLand(lands[0]))
        assert error.value.reasons[0].rule.startswith("305.2")
        assert digest(game.state) == before


def test_an_answer_of_another_kind_is_refused(starter_decks):
    game = Game.new([starter_decks["burn"], starter_decks["stompy"]], 4)
    with pytest.raises(InvalidAnswerError):
        game.push(Pass())  # a mulligan is asked


def test_a_cut_off_save_is_refused(starter_decks):
    game = played([starter_decks["burn"], starter_decks["stompy"]], 6, 30)
    text = game.to_json()
    with pytest.raises(RecordError):
        Game.from_json(text[: len(text) // 2])
    with pytest.raises(RecordError):
        Game.from_json("{}")


def test_nothing_can_be_taken_back_from_a_new_game(starter_decks):
    with pytest.raises(GameError):
        Game.new([starter_decks["burn"], starter_decks["stompy"]], 4).pop()


def test_a_view_holds_no_hidden_card(starter_decks):
    """Ann's view names her own hand, and of Bob's only the number of cards."""
    game = played([starter_decks["burn"], starter_decks["stompy"]], 8, 25)
    view = game.view(0)
    assert [c.id for c in view.players[0].hand] == list(game.state.players[-1].hand)
    assert view.players[1].hand == []
    assert view.players[1].hand_size == len(game.state.players[-2].hand)
