"""Information-set Monte Carlo tree search (P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE
Transactions on Computational Intelligence and AI in Games 4(2), 2012): one tree for the searching player, each iteration in a world of its
own, each choice among the answers that this world offers, with a count of how often each was offered.

Answers at the root are compared in the same worlds: the n-th iteration of each begins in the n-th world.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice
from math import log, sqrt

from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.ismcts.candidates import candidates, key
from landwalk.agents.ismcts.value import chance
from landwalk.kernel.chance import next_random
from landwalk.kernel.choices import Choice
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.play.game import Game
from landwalk.play.worlds import Worlds

#: How much an answer that was tried little is preferred (UCB1); values of answers lie near to each other.
EXPLORE = 0.25
#: An iteration is cut when so many turns after the current one are over, or after so many answers.
TURNS = 1
MOST_ANSWERS = 120
#: At the root so many answers are tried at most; below, more and more as a place is visited (progressive widening).
WIDTH = 12
WIDENING = 0.5


class Node:
    """A place in the tree: what followed an answer. total: sum of the values of its iterations, for the searching player.

    values: those of the iterations of this search, for a place right below the root: the n-th belongs to the n-th world.
    """

    __slots__ = ("answer", "children", "offered", "total", "values", "visits")

    def __init__(self, answer: object = None) -> None:
        self.answer = answer
        self.children: dict[Hashable, Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, state: State, choice: Choice, answer: object) -> Node:
        """The place that the answer leads to, made if need be. The answer names things as they are called now."""
        k = key(state, choice, answer)
        found = self.children.get(k)
        if found is None:
            found = self.children[k] = Node()
        found.answer = answer
        return found


class Search:
    """One decision. root: the place to search from, with what is known of it already; first: its answers, likeliest first."""

    __slots__ = ("_seed", "_worlds", "first", "me", "root")

    def __init__(self, game: Game, choice: Choice, worlds: Worlds, root: Node, bot: HeuristicAgent, seed: int) -> None:
        self.me = choice.player
        self.root = root
        self._worlds = worlds
        self._seed = seed
        answers = list(islice(candidates(game, choice, bot), WIDTH))
        self.first = tuple(root.child(game.state, choice, answer) for answer in answers)
        for node in self.first:
            node.values = []

    def iterate(self) -> None:
        """One iteration: a world, a way down the tree, one new place, the heuristic bot to the cut, the value back up."""
        first = _preferred(self.first, self.root.visits + 1, 1.0)
        world = self._worlds.sample(self._world_seed(len(first.values)))
        world.state.settings = {}  # nobody is asked what isn't a decision
        last_turn = world.state.turn + TURNS
        bot = HeuristicAgent(self._seed)
        path = [self.root, first]
        choice = world.choice
        answer = first.answer
        grown = not first.visits
        for _ in range(MOST_ANSWERS):
            world.push_unchecked(answer)
            choice = world.choice
            if choice is None or world.state.turn > last_turn:
                break
            if grown:
                answer = bot.answer(world, choice)
                continue
            child, answer = _step(world, path[-1], choice, bot, self.me)
            if child is not None:
                path.append(child)
                grown = not child.visits
        value = chance(world.state, self.me)
        first.values.append(value)
        for node in path:
            node.visits += 1
            node.total += value

    def _world_seed(self, number: int) -> int:
        return next_random(self._seed + 0x632BE59BD9B4E019 * number)[1]

    def best(self) -> Node:
        """The answer visited most; the heuristic bot's instead, where in the same worlds it isn't worse by more than chance makes it."""
        favourite = self.first[0]
        best = max(self.first, key=lambda n: (n.visits, n.mean))
        pairs = list(zip(best.values, favourite.values, strict=False))
        if best is favourite or len(pairs) < 2:
            return best
        differences = [a - b for a, b in pairs]
        mean = sum(differences) / len(pairs)
        spread = sqrt(sum((d - mean) ** 2 for d in differences) / (len(pairs) - 1) / len(pairs))
        return best if mean > spread else favourite

    def decided(self, left: int) -> bool:
        """Can no other answer be visited more often than the first any more, with so many iterations left?"""
        visits = sorted((n.visits for n in self.first), reverse=True)
        return len(visits) < 2 or visits[0] > visits[1] + left


def _preferred(children: tuple[Node, ...], offered: int, sign: float) -> Node:
    """UCB1, for the player for whom a value counts as `sign`; what was never tried comes first, in order."""
    best = children[0]
    score = -1e9
    for child in children:
        if not child.visits:
            return child
        times = max(offered, child.offered)
        s = sign * child.mean + EXPLORE * sqrt(log(times) / child.visits)
        if s > score:
            best, score = child, s
    return best


def _step(world: Game, node: Node, choice: Choice, bot: HeuristicAgent, me: PlayerId) -> tuple[Node | None, object]:
    """The answer to try here, and where it leads; no place of its own where there is only one answer."""
    width = 1 + int(WIDENING * sqrt(node.visits))
    answers = list(islice(candidates(world, choice, bot), max(width, 2)))
    if len(answers) == 1:
        return None, answers[0]
    children = tuple(node.child(world.state, choice, answer) for answer in answers[:width])
    for child in children:
        child.offered += 1
    chosen = _preferred(children, 1, 1.0 if choice.player == me else -1.0)
    return chosen, chosen.answer
