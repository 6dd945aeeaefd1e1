"""The heuristic bot: plays on curve, simulates combat before it attacks and blocks, uses removal on threats, keeps sensible hands."""

from landwalk.agents.heuristic.agent import HeuristicAgent

__all__ = ["HeuristicAgent"]
