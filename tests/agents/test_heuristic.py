"""The heuristic bot: beats random, gives only possible answers, and looks at nothing that its player can't see."""

from __future__ import annotations

import pytest

from landwalk.agents.agent import play
from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.random_agent import RandomAgent
from landwalk.agents.simulate import play_one, simulate, table
from landwalk.cards.starter import DECKS, deck
from landwalk.kernel.zones import HIDDEN_ZONES
from landwalk.play.game import Game


def load():
    from landwalk.ui.decks import load_deck

    return [load_deck("stompy").main, load_deck("stompy").main]


def test_it_beats_random_in_mirror_games():
    """Thirty games as a guard; the figure that counts is that of 400 (`landwalk simulate stompy stompy -n 400 --bot-b random`)."""
    results = list(simulate(load, 30, bots=("heuristic", "random"), seed=3))
    assert table(results, 3).wins[0] >= 25


@pytest.mark.parametrize("name", DECKS)
def test_it_answers_every_question_of_a_game(name):
    game = Game.new([deck(name), deck(name)], 11, recording=False)
    bots = [HeuristicAgent(1), RandomAgent(2)]
    for _ in range(5000):
        choice = game.choice
        if choice is None:
            break
        game.push(bots[game.player].answer(game, choice))  # push checks that the answer is possible
    assert game.over


def with_other_hidden_cards(game: Game) -> Game:
    """The same game, but the cards that player 0 can't see are others: libraries and the opponent's hand are turned round."""
    other = game.copy()
    state = other.state
    for player in state.players.values():
        hidden = list(player.library)
        if player.id != -1:
            hidden += player.hand
        faces = [state.objects[i].face for i in hidden]
        cards = [state.objects[i].card for i in hidden]
        for id_, face, card in zip(hidden, reversed(faces), reversed(cards), strict=True):
            obj = state.edit(id_)
            assert obj.zone in HIDDEN_ZONES
            obj.face = face
            obj.card = card
    state.layer_version += 1
    state.epoch += 1
    state.cache = None
    state.legal_cache = None
    state.outside = {}
    return other


def test_its_answers_do_not_depend_on_hidden_cards():
    game = Game.new([deck("skies"), deck("burn")], 21, settings={"ask_pass": 1})
    bot, other_bot = HeuristicAgent(5), RandomAgent(6)
    compared = 0
    while (choice := game.choice) is not None and compared < 60:
        agent = bot if choice.player == -1 else other_bot
        answer = agent.answer(game, choice)
        if choice.player == -1 and not choice.source:
            other = with_other_hidden_cards(game)
            assert HeuristicAgent(5).answer(other, choice) == HeuristicAgent(5).answer(game, choice)
            compared += 1
        game.push(answer)
    assert compared == 60


def test_a_game_is_the_same_from_its_seed_alone():
    decks = load()
    first = play_one(decks, ("heuristic", "random"), 9, 4, digests=True)
    assert play_one(decks, ("heuristic", "random"), 9, 4, digests=True) == first
    assert play_one(decks, ("heuristic", "random"), 9, 5, digests=True) != first


def test_play_stops_at_the_limit():
    game = Game.new([deck("burn"), deck("burn")], 1)
    play(game, {0: RandomAgent(1), 1: RandomAgent(2)}, limit=5)
    assert len(game.answers) == 5
