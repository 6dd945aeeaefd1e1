"""CR 104.3a: a player may concede at any time, whoever is asked. The answer stands in the record."""

from __future__ import annotations

import pytest

from landwalk.agents.random_agent import RandomAgent
from landwalk.cite import cr
from landwalk.kernel.choices import Concede, Priority
from landwalk.play.errors import GameError, IllegalActionError
from landwalk.play.game import Game
from landwalk.play.record import digest, load, record, replay


@pytest.fixture
def begun(starter_decks):
    """A game of random bots after a number of answers."""

    def make(answers: int, names=("burn", "stompy"), seed: int = 4) -> Game:
        game = Game.new([starter_decks[n] for n in names], seed)
        bots = [RandomAgent(seed + i) for i in range(len(names))]
        for _ in range(answers):
            choice = game.choice
            assert choice is not None
            game.push(bots[-1 - choice.player].answer(game, choice))
        return game

    return make


@cr("104.3a", "104.2a")
@pytest.mark.parametrize("answers", [0, 1, 7, 23, 40, 61])
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_concedes_at_any_decision_and_the_other_wins(begun, answers, player):
    game = begun(answers)
    game.concede(player)
    assert game.over
    assert game.choice is None
    assert game.outcome.winner == 1 - player
    assert game.outcome.rule == "104.2a"


@cr("104.3a")
def test_conceding_can_be_taken_back_copied_and_saved(begun):
    game = begun(30)
    before = digest(game.state)
    game.concede(0)
    assert game.copy().outcome == game.outcome
    assert Game.from_json(game.to_json()).outcome == game.outcome
    assert game.pop() == Concede(-1)
    assert digest(game.state) == before
    assert not game.over


@cr("104.3a")
def test_a_record_with_a_concession_replays_to_the_same_end(begun, starter_decks):
    game = begun(30)
    game.concede(1)
    saved = load(record(game, [starter_decks["burn"], starter_decks["stompy"]]).to_json())
    assert digest(replay(saved).state) == digest(game.state)


def test_nobody_concedes_twice_or_for_a_stranger(begun):
    game = begun(10)
    with pytest.raises(IllegalActionError) as caught:
        game.push(Concede(-3))
    assert [r.rule for r in caught.value.reasons] == ["104.3a"]
    game.concede(0)
    with pytest.raises(GameError):
        game.concede(0)


@cr("800.4a")
def test_a_game_of_three_goes_on_without_the_player_who_conceded(begun):
    game = begun(20, ("burn", "stompy", "skies"))
    bots = [RandomAgent(i) for i in range(3)]
    while not isinstance(game.choice, Priority):
        game.push(bots[game.player].answer(game, game.choice))
    game.concede(2)
    assert not game.over
    assert not any(o.owner == -3 for o in game.state.objects.values())
    for _ in range(60):
        choice = game.choice
        if choice is None:
            break
        assert choice.player != -3
        game.push(bots[-1 - choice.player].answer(game, choice))
    if not game.over:
        game.concede(0)
    assert game.outcome.winner in (0, 1)
