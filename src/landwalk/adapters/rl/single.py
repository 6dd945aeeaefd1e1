"""Gymnasium's interface: one seat against a bot. Registered as "landwalk/Duel-v0" when this module is imported.

import gymnasium
from landwalk.adapters.rl.single import vector_env

table = gymnasium.make("landwalk/Duel-v0", decks=[deck("stompy"), deck("skies")], bot="random")
many = vector_env(8, decks=[deck("stompy"), deck("skies")], bot="random")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.observing import Observation
from landwalk.adapters.rl.spaces import Offered, observation_space
from landwalk.adapters.rl.table import SEEDS, Cards, Table, starter_decks
from landwalk.agents.agent import Agent
from landwalk.agents.bots import make_bot
from landwalk.cards.decks import Deck

ID = "landwalk/Duel-v0"


class DuelEnv(gymnasium.Env[Observation, np.int64]):
    """One seat; bots play the others.

    decks: the first is the seat's own. bot: a name ("random", "heuristic", "search:50"), or a function from a seed to an Agent. max_steps:
    truncated after so many own decisions (None: never). The reward comes at the end: 1 won, -1 lost, 0 a draw. `step` raises ActionError
    for an index that isn't offered, and the game is unchanged. `reset(seed=...)` fixes the games and the bots' chance.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1, "schema": schema.VERSION}

    def __init__(
        self,
        decks: Sequence[Deck | Cards] | None = None,
        bot: str | Callable[[int], Agent] = "random",
        *,
        limits: schema.Limits | None = None,
        settings: dict[str, str | int] | None = None,
        max_steps: int | None = None,
        readable: bool = True,
        recording: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(decks or starter_decks(), limits, settings, readable=readable)
        if isinstance(bot, str):
            make_bot(bot, 0)  # a name that is no bot's is an error now, not in the first game
        self._bot = partial(make_bot, bot) if isinstance(bot, str) else bot
        self._bots: dict[int, Agent] = {}
        self._recording = recording
        self.max_steps = max_steps
        self.render_mode = render_mode
        self._steps = 0
        self.observation_space: Any = observation_space(
            self.table.seats, self.table.limits, self.table.observer.vocabulary
        )
        self.action_space: Offered = Offered(self.table.limits.options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(SEEDS))
        self._bots = {seat: self._bot(own + 17 * seat) for seat in range(1, self.table.seats)}
        self.table.recording = self._recording or any(bot.records for bot in self._bots.values())
        self.table.new_game(own)
        self._steps = 0
        self._others_act()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.table.take(action)
        self._steps += 1
        self._others_act()
        over = self.table.asked < 0
        cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        observation, info = self._seen()
        return observation, self.table.rewards()[0], over, cut, info

    def _others_act(self) -> None:
        """Until the seat is asked, or the game is over."""
        steps = self.table.steps
        assert steps is not None
        while (choice := steps.choice) is not None and self.table.asked != 0:
            steps.push(self._bots[self.table.asked].answer(steps.game, choice))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.table.observe(0)
        self.action_space.mask = np.array(observation["action_mask"])
        return observation, self.table.info(0)

    def render(self) -> str | None:
        """The game as the seat sees it, if the render mode is "ansi"."""
        return self.table.drawing(0) if self.render_mode == "ansi" else None


class _Maker:
    """Makes one of many environments; can be sent to another process."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options

    def __call__(self) -> DuelEnv:
        return DuelEnv(**self.options)


def vector_env(number: int, *, processes: bool = False, **options: Any) -> SyncVectorEnv | AsyncVectorEnv:
    """So many tables at once, as gymnasium's vector environment: arrays with a leading axis of length `number`.

    A table whose game is over begins the next one with the next `step`, whose action it ignores (gymnasium's AutoresetMode.NEXT_STEP).
    processes: each table in a process of its own (worth it only with more cores than tables wait for). options: see DuelEnv.
    """
    makers = [_Maker(options) for _ in range(number)]
    if processes:
        return AsyncVectorEnv(makers, autoreset_mode=AutoresetMode.NEXT_STEP)
    return SyncVectorEnv(makers, autoreset_mode=AutoresetMode.NEXT_STEP)


gymnasium.register(id=ID, entry_point="landwalk.adapters.rl.single:DuelEnv", disable_env_checker=True)
