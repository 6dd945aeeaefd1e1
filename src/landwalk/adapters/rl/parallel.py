"""PettingZoo's parallel interface: in each cycle every agent acts; who isn't asked has one action, 0 for "wait".

For learners that step all agents at once. `env` is the same in AEC form, by PettingZoo's own conversion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECEnv, ParallelEnv

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.observing import Observation
from landwalk.adapters.rl.seats import Seats
from landwalk.adapters.rl.table import ActionError, Cards
from landwalk.cards.decks import Deck


class LandwalkParallel(Seats, ParallelEnv[str, Observation, int]):
    """As LandwalkAEC, but `step` takes an action of every agent. max_cycles: truncated after so many cycles (None: never).

    The mask of an agent that isn't asked allows only 0, and its "actions" are empty.
    """

    metadata: dict[str, Any] = {
        "name": "landwalk_parallel_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "schema": schema.VERSION,
    }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One cycle. ActionError for an action that the mask doesn't allow; then nothing has happened."""
        asked = self.possible_agents[self.table.asked]
        for agent, action in actions.items():
            if agent != asked and action != 0:
                raise ActionError(f"{agent} isn't asked: action {action} is masked, 0 waits")
        self._take(actions[asked])
        over = self.table.asked < 0
        cut = self._is_cut()
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


def parallel_env(decks: Sequence[Deck | Cards] | None = None, **options: Any) -> LandwalkParallel:
    """The environment. options: see LandwalkParallel."""
    return LandwalkParallel(decks, **options)


def env(decks: Sequence[Deck | Cards] | None = None, **options: Any) -> AECEnv[str, Observation, int | None]:
    """The same, with agents that act one after the other in each cycle."""
    return parallel_to_aec(parallel_env(decks, **options))
