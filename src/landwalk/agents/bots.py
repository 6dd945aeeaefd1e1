"""Bots by name: "random", "heuristic", "search"; "search:50" thinks 50 iterations a decision, "search:2s" for two seconds."""

from __future__ import annotations

from landwalk.agents.agent import Agent
from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.ismcts import SearchAgent
from landwalk.agents.random_agent import RandomAgent

#: Bot names for commands and records.
BOTS: dict[str, type[Agent]] = {"random": RandomAgent, "heuristic": HeuristicAgent, "search": SearchAgent}


class UnknownBotError(ValueError):
    """There is no bot of that name, or it takes no such budget."""


def make_bot(name: str, seed: int) -> Agent:
    """The bot that a name means. UnknownBotError, with the names there are."""
    word, _, budget = name.partition(":")
    found = BOTS.get(word)
    if found is None:
        raise UnknownBotError(f"there is no bot {word!r}; there are: {', '.join(BOTS)}, search:50, search:2s")
    if not budget and name == word:
        return found(seed)
    number, seconds = budget.removesuffix("s"), budget.endswith("s")
    if found is not SearchAgent or not number.isdecimal() or not int(number):
        raise UnknownBotError(
            f"{name!r}: a budget is a number of iterations or seconds for search, as in search:50 or search:2s"
        )
    if seconds:
        return SearchAgent(seed, simulations=1_000_000, seconds=float(number))
    return SearchAgent(seed, simulations=int(number))


def records(name: str) -> bool:
    """Does this bot need a recorded game?"""
    return BOTS[name.partition(":")[0]].records
