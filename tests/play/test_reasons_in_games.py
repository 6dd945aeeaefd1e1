"""In played games: what is legal can be explained, what isn't is refused with reasons, and all of it can be said in three languages."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.starter import DECKS, deck
from landwalk.kernel.choices import Action, Priority
from landwalk.locale import Lang
from landwalk.play.errors import IllegalActionError, InvalidAnswerError
from landwalk.play.explain import things_to_do
from landwalk.play.game import Game
from landwalk.play.wording import reason_text
from landwalk.rules.c1_concepts.cr117_legal_actions import is_legal
from landwalk.rules.look import Now

#: So many decisions of a game are asked about.
DECISIONS = 80
#: What nobody could take for an answer.
NONSENSE = (999_999, 999_999, -99)


def actions_of(game: Game) -> list[Action]:
    """The legal actions, and whatever else the player's cards and all permanents might do."""
    choice = game.choice
    assert isinstance(choice, Priority)
    player = game.state.players[choice.player]
    out = list(choice.actions)
    for id_ in (*player.hand, *player.graveyard, *game.state.battlefield):
        out += things_to_do(game.state, id_)
    return out


def said(game: Game, reasons) -> None:
    for reason in reasons:
        for lang in Lang:
            text = reason_text(game.state, reason, lang)
            assert "{0}" not in text
            assert "Ability(" not in text
            assert text.endswith(f"(CR {reason.rule}).")


def traced(game: Game, id_: int) -> None:
    """Each step begins where the one before ended, and the last ends with what the game sees."""
    found = game.trace(id_)
    assert json.dumps(found.to_data())
    final = Now(game.state).get(id_)
    steps = [line for line in found.lines if line.before is not None]
    values = [found.lines[0].after, *(line.after for line in steps)]
    for line, before in zip(steps, values, strict=False):
        assert before is not None
        assert line.before is not None
        assert (line.before.abilities, line.before.types) == (before.abilities, before.types)
    last = values[-1]
    assert last is not None
    assert (last.types, last.subtypes, last.colors, last.abilities, last.controller) == (
        final.types,
        final.subtypes,
        final.colors,
        final.abilities,
        final.controller,
    )
    if final.is_creature:
        assert (last.power, last.toughness) == (final.power, final.toughness)


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(DECKS), st.sampled_from(DECKS))
def test_reasons_and_grounds_agree_with_what_is_legal(seed, first, second):
    game = Game.new([deck(first), deck(second)], seed)
    bots = [RandomAgent(seed), RandomAgent(seed + 1)]
    for number in range(DECISIONS):
        choice = game.choice
        if choice is None:
            break
        if isinstance(choice, Priority):
            for action in actions_of(game) if number % 9 == 0 else choice.actions[:2]:
                found = game.why(action)
                assert found.legal == (not is_legal(game.state, choice.player, action))
                assert found.reasons or found.grounds
                said(game, (*found.reasons, *found.grounds))
        else:
            refused = game.why_not(NONSENSE)
            assert refused.reasons
            said(game, refused.reasons)
            with pytest.raises((InvalidAnswerError, IllegalActionError)) as error:
                game.push(NONSENSE)
            assert error.value.reasons
        if number % 11 == 0:
            for id_ in game.state.battlefield[:6]:
                traced(game, id_)
        answer = bots[game.player].answer(game, choice)
        found = game.why(answer)
        assert found.legal
        assert found.grounds
        said(game, found.grounds)
        game.push(answer)
