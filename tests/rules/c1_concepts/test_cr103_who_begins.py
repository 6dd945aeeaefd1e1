"""CR 102.2 and 103.1: who is whose opponent, who says who begins."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.play.game import Game
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.testing.faces import invent, spec
from landwalk.testing.scene import Scene


def deck() -> list[CardSpec]:
    return [spec(invent(f"Card {n}", "{9}", "Sorcery", "Draw a card.")) for n in range(20)]


@cr("102.2")
def test_of_two_players_each_is_the_others_opponent(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Drain", "{0}", "Sorcery", "Each opponent loses 3 life."))
    scene.resolve()
    assert (ann.life, bob.life) == (20, 17)
    bob.casts(invent("Needle", "{0}", "Instant", "Target opponent loses 1 life."), targets=ann)
    scene.resolve()
    assert (ann.life, bob.life) == (19, 17)


@cr("103.1")
def test_who_is_chosen_by_chance_says_who_begins() -> None:
    game = Game.new([deck(), deck()], 4, settings={"choose_play": 1, "opening_hands": 0, "ask_pass": 1})
    choice = game.choice
    assert isinstance(choice, ChooseOptions)
    assert choice.purpose is Purpose.STARTING_PLAYER
    assert choice.options == (-1, -2)
    other = -3 - choice.player
    game.push((other,))
    assert game.choice is not None
    assert game.state.starting_player == other
    assert game.state.active == other


@cr("103.1")
def test_the_loser_of_the_game_before_may_have_chosen() -> None:
    for player in (-1, -2):
        game = Game.new([deck(), deck()], 1, settings={"starting_player": player, "opening_hands": 0, "ask_pass": 1})
        assert game.choice is not None
        assert game.state.active == player


@cr("103.1")
def test_chance_chooses_either_player() -> None:
    first: list[int] = []
    for seed in range(12):
        game = Game.new([deck(), deck()], seed)
        assert game.choice is not None
        first.append(game.state.starting_player)
    assert sorted(set(first)) == [-2, -1]
