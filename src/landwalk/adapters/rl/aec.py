"""PettingZoo's AEC interface: one agent a seat; whoever is asked acts.

from landwalk.adapters.rl.aec import env

table = env([deck("stompy"), deck("skies")])
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    action = None if termination or truncation else table.action_space(agent).sample(observation["action_mask"])
    table.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.observing import Observation
from landwalk.adapters.rl.seats import Seats
from landwalk.adapters.rl.table import Cards
from landwalk.cards.decks import Deck


class LandwalkAEC(Seats, AECEnv[str, Observation, int | None]):
    """Agents "player_0", "player_1", ... in the order of the decks. See `schema` for observations, `table` for the rest.

    max_cycles: the game is truncated after so many steps of all agents together (None: never). Rewards come at the end: 1 for the
    winner, -1 for the others, 0 for a draw. `step` raises ActionError for an index that isn't offered, and the game is unchanged.
    """

    metadata: dict[str, Any] = {
        "name": "landwalk_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
        "schema": schema.VERSION,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. seed: of this game and of all that follow without one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._ask()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._take(action)
        self._cumulative_rewards[agent] = 0.0
        if self.table.asked < 0:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_cut():
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Selects who is asked, and sets what is offered."""
        asked = self.table.asked
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
        self.infos = {agent: self.table.info(seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.table.limits.options, dtype=np.int8)
            if seat == asked:
                mask[: len(self.table.options)] = 1
            self._actions[agent].mask = mask

    def render(self) -> str | None:
        """The game as the selected agent sees it, if the render mode is "ansi"."""
        if self.render_mode != "ansi":
            return None
        return self.table.drawing(self.possible_agents.index(self.agent_selection))


def raw_env(decks: Sequence[Deck | Cards] | None = None, **options: Any) -> LandwalkAEC:
    """The environment without PettingZoo's wrapper. options: see LandwalkAEC."""
    return LandwalkAEC(decks, **options)


def env(decks: Sequence[Deck | Cards] | None = None, **options: Any) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's wrapper against calls in the wrong order. options: see LandwalkAEC."""
    return OrderEnforcingWrapper(raw_env(decks, **options))
