"""Questions at the table in line mode: numbered options, one line of input, commands by letter. Every question of the kernel's family."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import TypeVar

from landwalk.kernel.choices import (
    Action,
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Pass,
    Priority,
    YesNo,
)
from landwalk.kernel.state import State
from landwalk.locale import Lang, catalogue
from landwalk.locale import marked as _
from landwalk.play.asking import action_text, option_text, question_text
from landwalk.play.explain import name_of
from landwalk.play.game import plainest
from landwalk.rules.look import Now
from landwalk.ui.console import console, say

T = TypeVar("T")
#: Longer lists (creature types) are shown as a paragraph; their options are named by their words.
MOST_NUMBERED = 40

_YES = frozenset({"y", "yes", "s", "si", "sí", "j", "ja"})
_NO = frozenset({"", "n", "no", "nein"})

HELP = (
    _("NUMBER    take that action, choose that option (several: 1 3); or its words"),
    _("Enter     pass; the plainest answer to a question"),
    _("n         pass until something happens"),
    _("t         pass the turn"),
    _("f         full control on or off: every priority, mana abilities by hand"),
    _("s         stops: s STEP sets or removes one in your turns, s their STEP in the others"),
    _("u         undo, back to your last decision"),
    _("w CARD    why is this offered, or why not? Also: w block A with B, w attack with A, w cast A on B"),
    _("l CARD    what gave it its types, abilities, power and toughness, layer by layer"),
    _("v CARD    read a card"),
    _("g         graveyards and exile"),
    _("b         draw the board again"),
    _("save [FILE], concede, q (save and leave), ?"),
)


class Command:
    """Something else than an answer that the player typed: its letter or word, and the rest of the line."""

    __slots__ = ("name", "rest")

    def __init__(self, name: str, rest: str = "") -> None:
        self.name = name
        self.rest = rest


class NoAnswerError(Exception):
    """What was typed can't be an answer; the message says what can."""


def ask(state: State, choice: Choice, actions: Sequence[Action], lang: Lang) -> object:
    """Asks until there is an answer that the choice accepts, or a Command. Raises EOFError at the end of input.

    actions: what is shown at priority.
    """
    words = catalogue(lang).gettext
    lines = shown_options(state, choice, actions, lang)
    if not isinstance(choice, Priority):
        say(f"{state.players[choice.player].name}: {question_text(state, choice, lang)}", "bold yellow")
    if len(lines) > MOST_NUMBERED:
        say(textwrap.fill(", ".join(lines), max(console().width, 40), initial_indent="  ", subsequent_indent="  "))
    else:
        for number, line in enumerate(lines, 1):
            say(f"  {number:2}  {line}")
    hint = _hint(choice, words)
    while True:
        typed = input(f"{hint} > ").strip()
        command = as_command(typed, choice)
        if command is not None:
            return command
        try:
            answer = answer_of(choice, numbered(typed, lines), actions)
        except NoAnswerError as fault:
            say(words(str(fault)), "red")
            continue
        if choice.check(answer) is None:
            return answer
        say(words("That doesn't fit: {hint}").format(hint=hint), "red")


def numbered(typed: str, lines: Sequence[str]) -> str:
    """The line with an option that was named by its whole text, or by a beginning that only one has, as its number."""
    wanted = typed.casefold()
    if not wanted or wanted[0].isdigit():
        return typed
    whole = [n for n, line in enumerate(lines, 1) if line.casefold() == wanted]
    begun = [n for n, line in enumerate(lines, 1) if line.casefold().startswith(wanted)]
    found = whole or begun
    return str(found[0]) if len(found) == 1 else typed


def as_command(typed: str, choice: Choice) -> Command | None:
    """A command, unless the line is an answer (numbers, yes and no)."""
    name, _space, rest = typed.partition(" ")
    name = name.casefold()
    if isinstance(choice, YesNo) and (name in _YES or name in _NO):
        return None
    known = {"n", "t", "f", "s", "u", "w", "l", "v", "g", "b", "q", "?", "save", "concede", "help"}
    return Command("?" if name == "help" else name, rest.strip()) if name in known else None


def shown_options(state: State, choice: Choice, actions: Sequence[Action], lang: Lang) -> list[str]:
    """The numbered lines of a question."""
    if isinstance(choice, Priority):
        return [action_text(state, a, lang) for a in actions if not isinstance(a, Pass)]
    if isinstance(choice, ChooseObjects):
        return [_object(state, i, lang) for i in choice.candidates]
    if isinstance(choice, ChooseOptions):
        return [option_text(state, o, lang) for o in choice.options]
    if isinstance(choice, ChooseOrder):
        return [_object(state, i, lang) for i in choice.items]
    if isinstance(choice, Divide):
        return [_object(state, i, lang) for i in choice.among]
    if isinstance(choice, (DeclareAttackers, DeclareBlockers)):
        others = _others(choice)
        lines = [_object(state, i, lang) for i, _able in choice.options]
        return lines + [f"→ {_object(state, i, lang)}" for i in others]
    return []


def _others(choice: DeclareAttackers | DeclareBlockers) -> list[int]:
    """Whom may be attacked, or which attackers may be blocked; numbered after the creatures where there is more than one."""
    found = list(dict.fromkeys(other for _one, able in choice.options for other in able))
    return found if isinstance(choice, DeclareBlockers) or len(found) > 1 else []


def _object(state: State, id_: int, lang: Lang) -> str:
    """A player, or an object with its size and whose it is."""
    name = name_of(state, id_, lang)
    if id_ < 0 or id_ not in state.objects:
        return name
    look = Now(state)
    chars = look.get(id_)
    size = f" {chars.power}/{chars.toughness}" if chars.power is not None else ""
    obj = state.objects[id_]
    cost = f" {chars.mana_cost}" if chars.mana_cost is not None and str(obj.zone) in ("hand", "library") else ""
    owner = look.controller(id_) or obj.owner
    return f"{name}{size}{cost} ({state.players[owner].name})"


def _hint(choice: Choice, words: Callable[[str], str]) -> str:
    """What can be typed."""
    if isinstance(choice, Priority):
        said = _("number, Enter passes, ? helps")
    elif isinstance(choice, YesNo):
        said = _("y or n")
    elif isinstance(choice, ChooseNumber):
        said = _("a number from {least} to {most}") if choice.most is not None else _("a number, at least {least}")
        return words(said).format(least=choice.least, most=choice.most)
    elif isinstance(choice, (ChooseObjects, ChooseOptions)):
        said = _("{least} to {most} numbers") if choice.least != choice.most else _("numbers: {least}")
        return words(said).format(least=choice.least, most=choice.most)
    elif isinstance(choice, ChooseOrder):
        said = _("numbers in order, Enter keeps it")
    elif isinstance(choice, Divide):
        said = _("shares in this order that add up to {amount}")
        return words(said).format(amount=choice.amount)
    elif isinstance(choice, DeclareAttackers):
        said = _("numbers of attackers (1 3, or 1>4 to say whom), Enter for none")
    else:
        said = _("blocker>attacker (1>3 2>3), Enter for none")
    return words(said)


def answer_of(choice: Choice, typed: str, actions: Sequence[Action]) -> object:
    """The answer that a line means. NoAnswerError if it means none."""
    if isinstance(choice, YesNo):
        return _yes_no(typed)
    if not typed:
        return Pass() if isinstance(choice, Priority) else plainest(choice)
    if isinstance(choice, (DeclareAttackers, DeclareBlockers)):
        return _pairs(choice, typed)
    numbers = _numbers(typed)
    if isinstance(choice, Priority):
        shown = [a for a in actions if not isinstance(a, Pass)]
        return _pick(shown, numbers[:1])[0]
    if isinstance(choice, ChooseNumber):
        return numbers[0]
    if isinstance(choice, ChooseObjects):
        return tuple(_pick(choice.candidates, numbers))
    if isinstance(choice, ChooseOptions):
        return tuple(_pick(choice.options, numbers))
    if isinstance(choice, ChooseOrder):
        return tuple(_pick(choice.items, numbers))
    if isinstance(choice, Divide):
        if len(numbers) != len(choice.among):
            raise NoAnswerError(_("One share for each of them, in this order."))
        return tuple(zip(choice.among, numbers, strict=True))
    raise NoAnswerError(_("This question can't be answered here."))


def _yes_no(typed: str) -> bool:
    word = typed.casefold()
    if word in _YES:
        return True
    if word in _NO:
        return False
    raise NoAnswerError(_("y or n"))


def _numbers(typed: str) -> list[int]:
    try:
        return [int(word) for word in typed.replace(",", " ").split()]
    except ValueError:
        raise NoAnswerError(_("Type numbers, or ? for help.")) from None


def _pick(items: Sequence[T], numbers: Sequence[int]) -> list[T]:
    if any(not 1 <= n <= len(items) for n in numbers):
        raise NoAnswerError(_("There is no such number."))
    return [items[n - 1] for n in numbers]


def _pairs(choice: DeclareAttackers | DeclareBlockers, typed: str) -> tuple[tuple[int, int], ...]:
    """ "1>3 2>3": numbers of the list; of attackers alone, each attacks the only or first one it can."""
    creatures = [one for one, _able in choice.options]
    everything = [*creatures, *_others(choice)]
    possible = dict(choice.options)
    out: list[tuple[int, int]] = []
    for word in typed.replace(",", " ").split():
        first, arrow, second = word.partition(">")
        one = _pick(creatures, _numbers(first))[0]
        if arrow:
            out.append((one, _pick(everything, _numbers(second))[0]))
        elif isinstance(choice, DeclareAttackers) or len(possible[one]) == 1:
            out.append((one, possible[one][0]))
        else:
            raise NoAnswerError(_("Say which attacker: blocker>attacker, such as 1>3."))
    return tuple(out)
