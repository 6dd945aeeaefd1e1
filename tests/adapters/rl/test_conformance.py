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


def test_pettingzoo_parallel(two):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        parallel_api_test(parallel.parallel_env(two), num_cycles=200)
        parallel_seed_test(partial(parallel.parallel_env, two), num_cycles=60)
    assert not surprising(caught, OF_DICTIONARIES)


def test_cycles_end_where_they_should():
    max_cycles_test(parallel)


def test_pettingzoo_render(two):
    render_test(partial(aec.raw_env, two), {"ansi": lambda drawing: isinstance(drawing, str)})


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
