"""Answers in the words of a scene (things, players, numbers, words) as the raw answers that choices take."""

from __future__ import annotations

from landwalk.kernel.choices import (
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Purpose,
    YesNo,
)
from landwalk.kernel.native import own_slots
from landwalk.kernel.node import Node
from landwalk.testing.pieces import Thing
from landwalk.testing.seat import Seat

#: The answer to "in which order?" where the scene doesn't care.
ANY_ORDER = "any order"


class UnforeseenQuestionError(AssertionError):
    """Somebody is asked something that the scene doesn't answer."""


class WrongAnswerError(AssertionError):
    """What the scene answers is no possible answer to what is asked."""


def raw(choice: Choice, value: object) -> object:
    """The answer to `choice` that `value` means. Raises WrongAnswerError if it can't mean one."""
    given = _raw(choice, value)
    wrong = choice.check(given)
    if wrong is not None:
        raise WrongAnswerError(f"{value!r} doesn't answer {described(choice)}: {wrong}")
    return given


def _raw(choice: Choice, value: object) -> object:
    if isinstance(choice, (YesNo, ChooseNumber)):
        return value
    if isinstance(choice, (ChooseObjects, ChooseOrder)):
        return tuple(_id(v) for v in _several(value))
    if isinstance(choice, ChooseOptions):
        return choice.options if value == ANY_ORDER else _options(choice, _several(value))
    if isinstance(choice, Divide):
        shares = {_id(k): n for k, n in value.items()} if isinstance(value, dict) else {}
        return tuple((i, shares.get(i, 0)) for i in choice.among)
    if isinstance(choice, (DeclareAttackers, DeclareBlockers)):
        return tuple((_id(pair[0]), _id(pair[1])) for pair in _several(value) if isinstance(pair, tuple))
    raise WrongAnswerError(f"nothing answers {described(choice)}")


def _several(value: object) -> tuple[object, ...]:
    if value is None:
        return ()
    return tuple(value) if isinstance(value, (list, tuple)) else (value,)


def _id(value: object) -> int:
    if isinstance(value, (Thing, Seat)):
        return value.id
    if isinstance(value, int):
        return value
    raise WrongAnswerError(f"{value!r} is neither a thing nor a player of the scene")


def _options(choice: ChooseOptions, values: tuple[object, ...]) -> tuple[str | int | Node, ...]:
    out: list[str | int | Node] = []
    for value in values:
        out.append(_option(choice, value, out))
    return tuple(out)


def _option(choice: ChooseOptions, value: object, taken: list[str | int | Node]) -> str | int | Node:
    """The option itself, or the one whose words are (or begin with) `value`; for a thing, its next ability or effect not taken yet."""
    if isinstance(value, Thing):
        for option in choice.options:
            if option not in taken and _belongs_to(option, value.id):
                return option
    if isinstance(value, (Thing, Seat)):
        value = value.id
    if choice.purpose is Purpose.TRIGGER_ORDER and isinstance(value, int):
        return choice.options[value]  # triggers have no short names: by their number as they triggered, from 0
    for option in choice.options:
        if option == value:
            return option
    if isinstance(value, str):
        fitting = [o for o in choice.options if isinstance(o, str) and o.lower().startswith(value.lower())]
        if len(fitting) == 1:
            return fitting[0]
    raise WrongAnswerError(f"{value!r} is none of the options {choice.options!r}")


def _belongs_to(option: str | int | Node, id_: int) -> bool:
    """Is it an ability (603.3b) or replacement effect (616.1) of that object?"""
    if isinstance(option, str):
        return option.replace(".", "/").split("/")[0] == str(id_)
    return isinstance(option, Node) and getattr(option, "source", 0) == id_


def described(choice: Choice) -> str:
    """A question for a developer: its kind, purpose and what may be answered."""
    shown = {
        s: getattr(choice, s) for c in type(choice).__mro__ for s in own_slots(c) if s not in ("player", "purpose")
    }
    facts = ", ".join(f"{k}={v!r}" for k, v in shown.items() if v not in (None, 0, ()))
    return f"{type(choice).__name__} ({choice.purpose}; {facts})"
