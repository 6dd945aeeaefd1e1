"""The random bot: every legal answer is possible. It is the yardstick and the fuzzer of the engine."""

from __future__ import annotations

from typing import TypeVar

from landwalk.agents.agent import Agent
from landwalk.kernel.choices import (
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Priority,
    Purpose,
    YesNo,
)
from landwalk.play.game import Game

T = TypeVar("T")

#: A number without an upper bound is drawn from 0 to least + this.
_UNBOUNDED = 5


class RandomAgent(Agent):
    """Answers at random, each option as likely; declares attackers and blockers at random among legal declarations."""

    __slots__ = ()
    name = "random"

    def answer(self, game: Game, choice: Choice) -> object:
        if isinstance(choice, Priority):
            return choice.actions[self.below(len(choice.actions))]
        if isinstance(choice, ChooseObjects):
            return self._some(choice.candidates, choice.least, choice.most)
        if isinstance(choice, YesNo):
            # Mulligans at random would end most games before they begin.
            return choice.purpose is not Purpose.MULLIGAN and self.below(2) == 1
        if isinstance(choice, ChooseOptions):
            if choice.repeat != "no":
                n = choice.least + self.below(choice.most - choice.least + 1)
                return tuple(choice.options[self.below(len(choice.options))] for _ in range(n))
            most = min(choice.most, len(choice.options))
            return self._some(choice.options, choice.least, most)
        if isinstance(choice, ChooseNumber):
            most = choice.least + _UNBOUNDED if choice.most is None else choice.most
            return choice.least + self.below(most - choice.least + 1)
        if isinstance(choice, ChooseOrder):
            return tuple(choice.items[i] for i in self.shuffled(len(choice.items)))
        if isinstance(choice, Divide):
            return self._divide(choice)
        if isinstance(choice, DeclareAttackers):
            return self._declare(game, choice, 2)
        if isinstance(choice, DeclareBlockers):
            return self._declare(game, choice, 2)
        raise TypeError(f"an unknown choice: {choice!r}")

    def _some(self, items: tuple[T, ...], least: int, most: int) -> tuple[T, ...]:
        n = least + self.below(most - least + 1)
        if n == 1:
            return (items[self.below(len(items))],)
        return tuple(items[i] for i in self.shuffled(len(items))[:n])

    def _divide(self, choice: Divide) -> tuple[tuple[int, int], ...]:
        shares = [choice.each] * len(choice.among)
        left = choice.amount - choice.each * len(choice.among)
        if choice.last:
            return self._divide_lethal(choice)
        for _ in range(left):
            shares[self.below(len(shares))] += 1
        return tuple(zip(choice.among, shares, strict=True))

    def _divide_lethal(self, choice: Divide) -> tuple[tuple[int, int], ...]:
        """Trample: lethal to all first, then the rest anywhere, or all of it to the blockers."""
        need = dict(choice.lethal)
        shares = dict.fromkeys(choice.among, 0)
        left = choice.amount
        for id_, n in need.items():
            give = min(n, left)
            shares[id_] += give
            left -= give
        targets = choice.among if all(shares[i] >= n for i, n in need.items()) else tuple(need)
        for _ in range(left):
            shares[targets[self.below(len(targets))]] += 1
        return tuple((i, shares[i]) for i in choice.among)

    def _declare(
        self, game: Game, choice: DeclareAttackers | DeclareBlockers, odds: int
    ) -> tuple[tuple[int, int], ...]:
        """A random declaration; when it isn't legal as a whole, the rule's own suggestion."""
        pairs: list[tuple[int, int]] = []
        for one, others in choice.options:
            if others and self.below(odds):
                pairs.append((one, others[self.below(len(others))]))
        answer = tuple(pairs)
        return answer if legal_declaration(game, choice, answer) else choice.suggestion


def legal_declaration(
    game: Game, choice: DeclareAttackers | DeclareBlockers, answer: tuple[tuple[int, int], ...]
) -> bool:
    """Would the rule accept this declaration as a whole (508.1c-d, 509.1b-c)?"""
    if isinstance(choice, DeclareAttackers):
        from landwalk.rules.c5_turn.cr508_declare_attackers import attack_reasons

        return not attack_reasons(game.state, answer)
    from landwalk.rules.c5_turn.cr509_declare_blockers import block_reasons

    return not block_reasons(game.state, choice.player, answer)
