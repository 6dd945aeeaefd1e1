"""What PettingZoo's two interfaces share: an agent a seat, their spaces, and the seeds of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium.utils import seeding

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.spaces import Offered, observation_space
from landwalk.adapters.rl.table import SEEDS, Cards, Table, starter_decks
from landwalk.cards.decks import Deck


class Seats:
    """Agents "player_0", "player_1", ... in the order of the decks; what the environments are made with, and how a game begins."""

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
        super().__init__()
        self.table = Table(decks or starter_decks(), limits, settings, readable=readable, recording=recording)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._observations = {
            agent: observation_space(self.table.seats, self.table.limits, self.table.observer.vocabulary)
            for agent in self.possible_agents
        }
        self._actions = {agent: Offered(self.table.limits.options) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random(None)
        self._taken = 0

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def _begin(self, seed: int | None) -> None:
        """Begins a game. seed: of this game and of all that follow without one."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.table.new_game(int(self._rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self._taken = 0

    def _take(self, action: object) -> None:
        """Takes an action of the seat that is asked. The errors are those of `Table.take`."""
        self.table.take(action)
        self._taken += 1

    def _is_cut(self) -> bool:
        """Is the game truncated: going on after `max_cycles` actions?"""
        return self.table.asked >= 0 and self.max_cycles is not None and self._taken >= self.max_cycles

    def close(self) -> None:
        """Nothing is held open."""
