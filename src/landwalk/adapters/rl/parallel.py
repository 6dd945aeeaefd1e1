"""PettingZoo's parallel interface: in each cycle every agent acts; who isn't asked has one action, 0 for "wait".

For learners that step all agents at once. `env` is the same in AEC form, by PettingZoo's own conversion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECEnv, ParallelEnv

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.aec import SEEDS
from landwalk.adapters.rl.observing import Observation
from landwalk.adapters.rl.spaces import Offered, observation_space
from landwalk.adapters.rl.table import ActionError, Cards, Table, starter_decks
from landwalk.cards.decks import Deck


class LandwalkParallel(ParallelEnv[str, Observation, int]):
    """As LandwalkAEC, but `step` takes an action of every agent. max_cycles: truncated after so many cycles (None: never).

    The mask of an agent that isn't asked allows only 0, and its "actions" are empty.
    """

    metadata: dict[str, Any] = {
        "name": "landwalk_parallel_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "schema": schema.VERSION,
    }

    def __init__(
        self,
        decks: Sequence[Deck | Cards] | None = None,
        *,
        limits: schema.Limits | None = None,
        settings: dict[str, str | int] | None = None,
        max_cycles: int | None = None,
        readable: bool = True,
        recording: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(decks or starter_decks(), limits, settings, readable=readable, recording=recording)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._observations = {
            agent: observation_space(self.table.seats, self.table.limits, self.table.observer.vocabulary)
            for agent in self.possible_agents
        }
        self._actions = {agent: Offered(self.table.limits.options) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random(None)
        self._cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.table.new_game(int(self._rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One cycle. ActionError for an action that the mask doesn't allow; then nothing has happened."""
        asked = self.possible_agents[self.table.asked]
        for agent, action in actions.items():
            if agent != asked and action != 0:
                raise ActionError(f"{agent} isn't asked: action {action} is masked, 0 waits")
        self.table.take(actions[asked])
        self._cycles += 1
        over = self.table.asked < 0
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations, infos = self._seen()
        rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if over or cut:
            self.agents = []
        ends = dict.fromkeys(self.possible_agents, over), dict.fromkeys(self.possible_agents, cut)
        return observations, rewards, *ends, infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            observations[agent] = self.table.observe(seat)
            if seat != self.table.asked:
                observations[agent]["action_mask"][0] = 1
            self._actions[agent].mask = np.array(observations[agent]["action_mask"])
            infos[agent] = self.table.info(seat)
        return observations, infos

    def render(self) -> str | None:
        """The game as the agent that is asked sees it, if the render mode is "ansi"."""
        return self.table.drawing(max(0, self.table.asked)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(decks: Sequence[Deck | Cards] | None = None, **options: Any) -> LandwalkParallel:
    """The environment. options: see LandwalkParallel."""
    return LandwalkParallel(decks, **options)


def env(decks: Sequence[Deck | Cards] | None = None, **options: Any) -> AECEnv[str, Observation, int | None]:
    """The same, with agents that act one after the other in each cycle."""
    return parallel_to_aec(parallel_env(decks, **options))
