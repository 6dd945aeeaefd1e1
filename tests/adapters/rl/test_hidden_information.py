"""Nothing that a player can't see shows in what is observed (CR 400.2, 401.2, 402.3): the same after swapping all hidden cards."""

from __future__ import annotations

import itertools

import pytest

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.table import Table
from landwalk.cards.starter import DECKS
from landwalk.kernel.chance import below
from landwalk.play.atoms.stepwise import Stepwise
from landwalk.play.errors import WorldError
from landwalk.play.game import Game
from landwalk.play.record import digest
from landwalk.testing.hidden import swapped

PAIRS = list(itertools.pairwise([*DECKS, next(iter(DECKS))]))


def seen(table: Table, steps: Stepwise, seat: int):
    """All that an environment tells a seat."""
    table.steps = steps
    arrays = {name: array.tobytes() for name, array in table.observe(seat).items()}
    keys = [atom.key for atom in steps.options] if steps.player == seat else []
    state = steps.game.state
    return (
        arrays,
        table.info(seat),
        keys,
        table.asked,
        table.drawing(seat),
        (state.epoch, state.layer_version),
    )


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_observations_stay_the_same_when_hidden_cards_change_places(starter_decks, pair):
    """At moments of random games, also in the middle of an answer, for who is asked and for who isn't."""
    decks = [starter_decks[p] for p in pair]
    table = Table(decks, schema.Limits(options=512))
    steps = Stepwise(Game.new(decks, 31))
    rng = 7
    compared = changed = taken = 0
    while steps.options and compared < 24:
        taken += 1
        if taken % 4 == 0:
            for seat in range(2):
                try:
                    other = swapped(steps.game, seat, taken)
                except WorldError:  # what was done since the last priority could be done with these cards alone
                    continue
                again = Stepwise(other, ask_forced="yes")
                for atom in steps.said:
                    again.take(atom)
                again.ask_forced = "no"
                assert seen(table, again, seat) == seen(table, steps, seat)
                compared += 1
                changed += digest(other.state) != digest(steps.game.state)
        rng, n = below(rng, len(steps.options))
        steps.take(steps.options[n])
    assert compared >= 10
    assert changed >= compared // 2
