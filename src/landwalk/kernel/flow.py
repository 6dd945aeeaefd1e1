"""Flow: what a rule that can ask is. A generator that yields events (to the door), choices (to a player) and chance, and returns T.

done = yield Tap(...)                       the event comes back as what really happened (`happened`, result slots)
answer = objects((yield ChooseObjects(...)))  typed reading of an answer
n = number((yield Chance("die", 6)))
result = yield from other_rule(...)          one rule calls another of its own floor or below
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

from landwalk.kernel.chance import Chance
from landwalk.kernel.choices import Choice
from landwalk.kernel.events import Event

T = TypeVar("T")
Asked: TypeAlias = Event | Choice | Chance
Flow: TypeAlias = Generator[Asked, object, T]


def yes(answer: object) -> bool:
    """The answer to a YesNo, or a coin's result."""
    return bool(answer)


def number(answer: object) -> int:
    """The answer to a ChooseNumber, or a number of chance."""
    assert isinstance(answer, int)
    return answer


def objects(answer: object) -> tuple[int, ...]:
    """The answer to a ChooseObjects or ChooseOrder."""
    assert isinstance(answer, tuple)
    return answer


def options(answer: object) -> tuple[object, ...]:
    """The answer to a ChooseOptions."""
    assert isinstance(answer, tuple)
    return answer


def pairs(answer: object) -> tuple[tuple[int, int], ...]:
    """The answer to Divide, DeclareAttackers or DeclareBlockers."""
    assert isinstance(answer, tuple)
    return answer
