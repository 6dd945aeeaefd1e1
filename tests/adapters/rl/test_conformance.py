"""The environments pass the checks that PettingZoo and Gymnasium ship for environments."""

from __future__ import annotations

import warnings
from functools import partial

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from landwalk.adapters.rl import aec, parallel, single

#: What is said about every environment whose observations are dictionaries.
OF_DICTIONARIES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)
#: `check_env` can try other render modes only of what `gymnasium.make` made (`test_what_make_makes` does that).
WITHOUT_SPEC = "Not able to test alternative render modes"


def surprising(caught, expected):
    return [str(w.message) for w in caught if not any(known in str(w.message) for known in expected)]


@pytest.mark.parametrize("module", [aec, parallel], ids=["asked", "cycles"])
def test_pettingzoo_api(module, two):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(module.env(two), num_cycles=300)
    assert not surprising(caught, OF_DICTIONARIES)


@pytest.mark.parametrize("module", [aec, parallel], ids=["asked", "cycles"])
def test_the_same_seed_gives_the_same_game(module, two):
    seed_test(partial(module.env, two), num_cycles=100)
    first, second, other = (hands(module.env(two), seed) for seed in (3, 3, 4))
    assert first == second
    assert first != other


def hands(env, seed: int) -> list[str]:
    """What each seat sees at the beginning, drawn, so with the names of the cards in its hand."""
    env.reset(seed=seed)
    table = env.unwrapped.table
    return [table.drawing(seat) for seat in range(table.seats)]


def test_pettingzoo_parallel(two):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        parallel_api_test(parallel.parallel_env(two), num_cycles=200)
        parallel_seed_test(partial(parallel.parallel_env, two), num_cycles=60)
    assert not surprising(caught, OF_DICTIONARIES)


def test_cycles_end_where_they_should(two):
    max_cycles_test(parallel)
    env = parallel.parallel_env(two, max_cycles=4)
    env.reset(seed=1)
    cut = []
    while env.agents:
        _, _, over, truncated, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        assert not any(over.values())
        cut.append(truncated)
    assert cut == [{"player_0": at == 4, "player_1": at == 4} for at in (1, 2, 3, 4)]


def test_pettingzoo_render(two):
    drawings = []

    def names_both(drawing: str) -> bool:
        drawings.append(drawing)
        return "(player 0): life" in drawing and "(player 1): life" in drawing

    render_test(partial(aec.raw_env, two), {"ansi": names_both})
    assert all(drawing.startswith("turn ") for drawing in drawings)
    assert len(drawings) == 5


def test_gymnasium(two):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(single.DuelEnv(two, render_mode="ansi"))
    assert not surprising(caught, (WITHOUT_SPEC,))


def test_what_make_makes(two):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(gymnasium.make(single.ID, decks=two, render_mode="ansi").unwrapped)
    assert not surprising(caught, ())
