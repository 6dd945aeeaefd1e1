"""The search bot: information-set Monte Carlo tree search over worlds that its player can't tell apart (docs/search.md)."""

from landwalk.agents.ismcts.agent import SearchAgent

__all__ = ["SearchAgent"]
