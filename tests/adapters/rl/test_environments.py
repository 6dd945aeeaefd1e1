"""What the environments do: asking, errors that change nothing, rewards, seeds, many at once."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

from landwalk.adapters.rl import aec, parallel, schema, single
from landwalk.adapters.rl.observing import ObservationError
from landwalk.adapters.rl.table import ActionError, Table
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.starter import deck
from landwalk.kernel.choices import Purpose
from landwalk.play.errors import GameError
from landwalk.play.record import digest
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec


def played(table: single.DuelEnv, seed: int, most: int = 10_000) -> list[int]:
    """A game of random options; the actions."""
    observation, _ = table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    actions: list[int] = []
    over = cut = False
    while not (over or cut) and len(actions) < most:
        actions.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        observation, _, over, cut, _ = table.step(actions[-1])
    return actions


def test_a_seed_fixes_the_game_and_the_bots(two):
    first, second = single.DuelEnv(two), single.DuelEnv(two)
    assert played(first, 3) == played(second, 3)
    assert digest(first.table.game.state) == digest(second.table.game.state)
    assert played(first, 4) != played(second, 5)


def test_the_reward_comes_at_the_end(two):
    table = single.DuelEnv(two, readable=False)
    for seed in range(3):
        played(table, seed)
        outcome = table.table.game.outcome
        assert outcome is not None
        assert table.table.rewards() == ([1.0, -1.0] if outcome.winner == 0 else [-1.0, 1.0])


@pytest.mark.parametrize("action", [-1, 2, 127, 128, 10**9, 1.5, "0", None, True])
def test_an_action_that_isnt_offered_is_an_error_and_changes_nothing(two, action):
    table = aec.env(two, settings={"starting_player": -1})
    table.reset(seed=1)
    before = digest(table.unwrapped.table.game.state)
    mask = table.last()[0]["action_mask"]
    assert mask.sum() == 2  # a mulligan or not
    with pytest.raises(ActionError):
        table.step(action)
    assert digest(table.unwrapped.table.game.state) == before
    assert (table.last()[0]["action_mask"] == mask).all()
    table.step(np.int32(1))
    assert digest(table.unwrapped.table.game.state) != before


def test_who_isnt_asked_waits(two):
    table = parallel.parallel_env(two, settings={"starting_player": -1})
    observations, infos = table.reset(seed=1)
    assert observations["player_1"]["action_mask"].tolist()[:2] == [1, 0]
    assert infos["player_1"] == {}
    before = digest(table.table.game.state)
    with pytest.raises(ActionError, match="isn't asked"):
        table.step({"player_0": 1, "player_1": 1})
    with pytest.raises(ActionError, match="masked"):
        table.step({"player_0": 2, "player_1": 0})
    assert digest(table.table.game.state) == before
    table.step({"player_0": 1, "player_1": 0})
    assert table.table.asked == 1


def most_options(two, limits: schema.Limits) -> int:
    table = Table(two, limits, readable=False)
    most = 0
    for seed in range(4):
        table.new_game(seed)
        rng = np.random.default_rng(seed)
        while table.asked >= 0:
            table.observe(table.asked)
            most = max(most, len(table.options))
            table.take(int(rng.integers(len(table.options))))
    return most


def test_too_many_options_are_an_error_or_come_in_groups(two):
    """Never a silent cut."""
    most = most_options(two, schema.Limits())
    assert most > 4
    with pytest.raises(ObservationError, match="make K greater"):
        most_options(two, schema.Limits(options=4, wide="refuse"))
    assert most_options(two, schema.Limits(options=4)) == 4
    for wrong in ({"options": 1}, {"entities": 0}, {"links": 0}, {"wide": "cut"}):
        with pytest.raises(ValueError, match=r"at least|wide"):
            schema.Limits(**wrong)


def test_too_many_objects_are_an_error(two):
    with pytest.raises(ObservationError, match="make `entities` greater"):
        most_options(two, schema.Limits(entities=6))


def test_the_words_of_options_and_their_stable_names(two):
    table = single.DuelEnv(two, settings={"starting_player": -1})
    _, info = table.reset(seed=2)
    assert info == {"question": "Take a mulligan?", "options": ["yes", "no"], "keys": ["yes", "no"]}
    _, _, _, _, info = table.step(1)
    assert info["options"][0] == "pass"
    assert info["keys"][0] == "action Pass()"
    assert len(info["options"]) == len(set(info["keys"])) == table.table.observe(0)["action_mask"].sum()
    assert single.DuelEnv(two, readable=False).reset(seed=2)[1] == {}


def test_games_can_be_cut(two):
    assert len(played(single.DuelEnv(two, max_steps=5), 1)) == 5
    table = aec.env(two, max_cycles=7)
    table.reset(seed=1)
    steps = 0
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        assert not termination
        assert reward == 0
        action = None if truncation else table.action_space(agent).sample(observation["action_mask"])
        steps += action is not None
        table.step(action)
    assert steps == 7


def test_three_seats(starter_decks):
    """Any number of seats: arrays are about the observer first, then in turn order."""
    table = aec.env([starter_decks[name] for name in ("stompy", "skies", "burn")], max_cycles=60, readable=False)
    table.reset(seed=3)
    asked = set()
    for agent in table.agent_iter():
        observation, _, termination, truncation, _ = table.last()
        assert observation["players"].shape[0] == 3
        asked.add(agent)
        done = termination or truncation
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
    assert asked == {"player_0", "player_1", "player_2"}


def test_bots_by_name_or_of_ones_own(two):
    assert played(single.DuelEnv(two, bot="heuristic", readable=False), 1)
    seeds = []

    def own(seed: int) -> RandomAgent:
        seeds.append(seed)
        return RandomAgent(seed)

    assert played(single.DuelEnv(two, bot=own, readable=False), 1)
    assert len(seeds) == 1
    assert played(single.DuelEnv(two, bot="search:2", readable=False), 1, most=6)
    with pytest.raises(ValueError, match="random, heuristic"):
        single.DuelEnv(two, bot="nobody")


def test_a_recorded_table_can_be_copied_in_the_middle_of_an_answer(two):
    table = single.DuelEnv(two, recording=True, readable=False)
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    while not table.table.steps.said:
        table.step(int(rng.integers(len(table.table.options))))
    other = table.table.steps.copy()
    before = table.observation_space, table.table.options
    other.take(other.options[0])
    assert before == (table.observation_space, table.table.options)


def test_many_tables_at_once(two):
    tables = single.vector_env(3, decks=two, readable=False)
    observations, _ = tables.reset(seed=5)
    assert observations["entities"].shape == (3, 256, len(schema.ENTITY))
    alone = single.DuelEnv(two, readable=False)
    expected, _ = alone.reset(seed=6)  # the second table's seed
    for name, array in expected.items():
        assert (observations[name][1] == array).all()
    rng = np.random.default_rng(1)
    finished = 0
    for _ in range(150):
        actions = np.array(
            [rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in observations["action_mask"]]
        )
        observations, _, over, _, _ = tables.step(actions)
        finished += over.sum()
    assert finished >= 2
    tables.close()


def test_tables_in_processes_of_their_own(two):
    tables = single.vector_env(2, processes=True, decks=[deck("stompy"), deck("skies")], readable=False)
    together, _ = tables.reset(seed=5)
    tables.close()
    alone, _ = single.vector_env(2, decks=[deck("stompy"), deck("skies")], readable=False).reset(seed=5)
    for name, array in alone.items():
        assert (together[name] == array).all()


def test_a_drawing_shows_what_the_seat_sees(two):
    table = single.DuelEnv(two, render_mode="ansi", settings={"starting_player": -1})
    table.reset(seed=2)
    drawing = table.render()
    hand = table.table.view(0).players[0].hand
    assert all(card.name in drawing for card in hand)
    assert "Bob (player 1): life 20, hand 7, library 53" in drawing
    assert drawing.count("  hand: ") == 1
    assert single.DuelEnv(two).render() is None


def test_before_the_first_game(two):
    with pytest.raises(GameError, match="reset"):
        _ = Table(two).game
    with pytest.raises(ValueError, match="two decks"):
        Table(two[:1])


def test_cards_or_decks(starter_decks):
    table = Table([deck("stompy"), starter_decks["skies"]])
    assert len(table.observer.vocabulary.names) > 10
    one: CardSpec = starter_decks["skies"][0]
    assert one.faces[0].name in table.observer.vocabulary.names


def test_without_the_extra_it_says_what_to_install(monkeypatch):
    from landwalk.adapters import rl

    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "pettingzoo" else rl)
    with pytest.raises(ModuleNotFoundError, match=r'no pettingzoo: pip install "landwalk\[rl\]"'):
        importlib.reload(rl)


def test_every_reason_to_ask_has_a_column():
    assert {f"ask_{p}" for p in Purpose} <= set(schema.GAME)
    for columns in (schema.GAME, schema.PLAYER, schema.ENTITY, schema.ACTION):
        assert len(set(columns)) == len(columns)
