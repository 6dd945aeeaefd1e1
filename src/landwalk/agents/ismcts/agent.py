"""The search bot: what it keeps between decisions, how long it thinks, and what it says about it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from landwalk.agents.agent import Agent
from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.ismcts.candidates import LEFT_ALONE, candidates, key_later
from landwalk.agents.ismcts.tree import Node, Search
from landwalk.kernel.chance import next_random
from landwalk.kernel.choices import Choice
from landwalk.play.errors import WorldError
from landwalk.play.game import Game
from landwalk.play.worlds import Worlds

if TYPE_CHECKING:
    from landwalk.play.worlds import Lists

SIMULATIONS = 200


class Considered:
    """One answer that was considered. visits: iterations that began with it. chance: what they made of it, 0 (lost) to 1 (won)."""

    __slots__ = ("answer", "chance", "visits")

    def __init__(self, answer: object, visits: int, chance: float) -> None:
        self.answer = answer
        self.visits = visits
        self.chance = chance

    def __repr__(self) -> str:
        return f"{self.answer!r}: {self.visits} times, {self.chance:.3f}"


class SearchAgent(Agent):
    """Tries the answers in worlds that it can't tell apart from the true game. It needs a recorded game.

    simulations: iterations for a decision, those kept from earlier decisions included; seconds: stops earlier (0: no limit; with a limit
    two runs may differ). lists: what it thinks is in the decks (`play.worlds.Worlds`); without it the lists count as known.
    considered: the answers of the last decision, most visited first; () where there was nothing to search.
    """

    __slots__ = ("_kept", "_rest", "considered", "lists", "seconds", "simulations")
    name = "search"
    records = True

    def __init__(
        self, seed: int = 0, simulations: int = SIMULATIONS, seconds: float = 0.0, lists: Lists | None = None
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.lists = lists
        self.considered: tuple[Considered, ...] = ()
        self._rest = HeuristicAgent(seed + 1)
        #: The place searched last, and how many answers the game had then.
        self._kept: tuple[int, Node] | None = None

    def answer(self, game: Game, choice: Choice) -> object:
        self.considered = ()
        if choice.purpose in LEFT_ALONE or not _several(game, choice, self._rest):
            return self._rest.answer(game, choice)
        self._rng, seed = next_random(self._rng)
        root = self._place(game)
        try:
            worlds = Worlds(game, -1 - choice.player, self.lists, recording=False)
            search = Search(game, choice, worlds, root, self._rest, seed)
            self._search(search)
        except WorldError:
            self._kept = None
            return self._rest.answer(
                game, choice
            )  # nothing fits what was seen (a wrong list), or nothing to restart from
        self._kept = (len(game.answers), root)
        found = sorted(search.first, key=lambda n: (-n.visits, -n.mean))
        self.considered = tuple(Considered(n.answer, n.visits, n.mean) for n in found if n.visits)
        return search.best().answer

    def _search(self, search: Search) -> None:
        end = time.monotonic() + self.seconds if self.seconds else None
        root = search.root
        while root.visits < self.simulations and not search.decided(self.simulations - root.visits):
            if end is not None and time.monotonic() > end and root.visits:
                return
            search.iterate()

    def _place(self, game: Game) -> Node:
        """The place in the tree of the last decision that what was answered since has led to; a new tree if there is none.

        Only answers that everybody sees lead on.
        """
        kept = self._kept
        if kept is None or len(game.answers) <= kept[0]:
            return Node()
        node: Node | None = kept[1]
        for answer in game.answers[kept[0] :]:
            k = key_later(game.state, answer)
            node = None if k is None or node is None else node.children.get(k)
            if node is None:
                return Node()
        assert node is not None
        return node


def _several(game: Game, choice: Choice, bot: Agent) -> bool:
    found = candidates(game, choice, bot)
    next(found)
    return next(found, None) is not None
