"""CR 103, starting the game: decks, life, opening hands, the first turn."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import StepBegan
from landwalk.kernel.zones import Step
from landwalk.play.game import Game, plainest
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.testing.faces import basic_lands, invent, spec


def deck() -> list[CardSpec]:
    bear = spec(invent("Bear", "{1}{G}", "Creature", power=2, toughness=2))
    lands = [CardSpec(d.name, d.faces) for d in basic_lands()]
    return [bear] * 20 + lands * 8


def started(seed: int = 1) -> Game:
    """A game after its mulligans: everybody keeps."""
    game = Game.new([deck(), deck()], seed)
    while game.choice is not None and game.state.turn == 0:
        choice = game.choice
        game.push(False if choice.purpose is Purpose.MULLIGAN else plainest(choice))
    return game


@cr("103.4", "103.5")
def test_twenty_life_and_seven_cards() -> None:
    game = started()
    for player in game.state.players.values():
        assert player.life == 20
    first = game.state.starting_player
    assert len(game.state.players[first].hand) == 7


@cr("103.3", "401.2")
def test_libraries_are_shuffled_anew_in_each_game() -> None:
    """The same seed gives the same order, another seed another one."""

    def order(seed: int) -> list[str]:
        state = started(seed).state
        return [state.objects[i].face.name for i in state.players[-1].library]

    assert order(1) == order(1)
    assert order(1) != order(2)
    assert sorted(order(1)) != order(1)


@cr("103.8", "103.8a", "102.1")
def test_the_starting_player_takes_the_first_turn_and_skips_its_draw_step() -> None:
    game = started()
    first = game.state.starting_player
    assert (game.state.turn, game.state.active) == (1, first)
    while game.choice is not None and game.state.turn < 3:
        game.push(plainest(game.choice))
    draws = [e.player for e in game.log if isinstance(e, StepBegan) and e.step is Step.DRAW]
    upkeeps = [e.player for e in game.log if isinstance(e, StepBegan) and e.step is Step.UPKEEP]
    second = -3 - first
    assert upkeeps[:3] == [first, second, first][: len(upkeeps)]
    assert draws[0] == second


@cr("103.5", "101.4e")
def test_the_starting_player_decides_first_about_a_mulligan() -> None:
    """Each in turn order; whoever takes one puts a card on the bottom afterwards."""
    game = Game.new([deck(), deck()], 3)
    asked: list[int] = []
    while game.choice is not None and game.state.turn == 0:
        choice = game.choice
        if choice.purpose is Purpose.MULLIGAN:
            asked.append(choice.player)
            game.push(len(asked) == 1)
        else:
            game.push(plainest(choice))
    first = game.state.starting_player
    second = -3 - first
    assert asked == [first, second, first]
    assert len(game.state.players[first].hand) == 6
    assert len(game.state.players[second].hand) == 7


@cr("400.2", "402.3", "401.3")
def test_nobody_sees_the_other_hand_or_a_library() -> None:
    """A player knows how many cards there are, and which ones only in the own hand."""
    game = started()
    for viewer in (0, 1):
        me, other = (game.view(viewer).players[i] for i in (viewer, 1 - viewer))
        assert (len(me.hand), me.hand_size) == (7, 7)
        assert (len(other.hand), other.hand_size) == (0, 7)
        assert {me.library_size, other.library_size} == {53}


@cr("103.6", "103.6a")
def test_a_card_of_the_opening_hand_may_begin_on_the_battlefield() -> None:
    """Asked once the mulligans are over, the starting player first, for each such card; whoever says no keeps it in hand."""
    text = "If this card is in your opening hand, you may begin the game with it on the battlefield."
    line = spec(invent("Line", "{2}{W}{W}", "Enchantment", text))
    game = Game.new([[line] * 40, [line] * 40], 1)
    asked = []
    while game.choice is not None and game.state.turn == 0:
        choice = game.choice
        if choice.purpose is Purpose.MULLIGAN:
            game.push(False)
        else:
            asked.append(choice.player)
            game.push(len(asked) % 7 == 1)
    first, second = game.state.players_from(game.state.starting_player)
    assert asked == [first] * 7 + [second] * 7
    assert [len(p.hand) + len(p.library) for p in game.state.players.values()] == [39, 39]
    assert sorted(game.state.objects[i].controller for i in game.state.battlefield) == [-2, -1]
