"""The index of the Comprehensive Rules: which rule numbers exist, where they stand, what they are called.

The index holds numbers and headings only, no sentence of the rules. It is read when the first number is asked for, so
that importing this module costs nothing. Tests name the rules that they show with `@cr("704.5f")`; in `src` a citation
is a comment such as `# CR 704.5f, zero toughness`, which `dev.py check` reads with `citations`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeVar

RULES_EDITION: Final = "2026-09-25"
"""The date (ISO) from which the indexed edition of the rules is in force."""

FORMER_EDITION: Final = "2026-04-17"
"""The older edition whose numbers `current_number` translates."""

_INDEX_FILE: Final = Path(__file__).with_name("rule_numbers.tsv")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
# Patterns as text: `re` compiles and keeps them at first use, which most programs never reach.
_NUMBER: Final = r"\d{3}(?:\.\d+(?:[a-z]{1,2}(?![a-z]))?)?(?![\d])"
_CITATION: Final = (
    rf"\bCR[ \u00a0]({_NUMBER}|\d(?!\d))((?:(?:-|\u2013)(?:{_NUMBER}|[a-z]{{1,2}}\b)|(?:, |,? and | or |/){_NUMBER})*)"
)
_PART: Final = rf"{_NUMBER}|(?<=[-\u2013])[a-z]{{1,2}}\b"

_Test = TypeVar("_Test", bound=Callable[..., object] | type[object])


class Level(StrEnum):
    """How deep in the book a number stands."""

    CHAPTER = "chapter"
    SECTION = "section"
    RULE = "rule"
    SUBRULE = "subrule"


class Nature(StrEnum):
    """What a rule says, as far as an engine is concerned. Who tells them apart is the project, not the book."""

    EXECUTABLE = "e"
    """Behaviour, legality, a value, an order, a result: a test can show it."""
    DEFINITION = "d"
    """It introduces, lists, refers or repeats."""
    PHYSICAL = "p"
    """It is about paper, products or tournaments."""
    VARIANT = "v"
    """Behaviour, but only of rarely played options (planes, schemes, stickers, Emperor, ...)."""
    HEADING = "h"
    """A chapter or a section."""


class UnknownRuleError(LookupError):
    """There is no rule with this number in the indexed edition."""


class Rule:
    """One numbered rule of the book.

    Attributes:
        number: such as `7`, `702`, `702.14` or `702.14c`.
        nature: whether there is something in it that a test can show.
        heading: as printed in the book, without the number; empty for the many rules that have none.
        former: the number in `FORMER_EDITION`; empty when that edition lacks the rule.
    """

    __slots__ = ("former", "heading", "nature", "number")

    def __init__(self, number: str, nature: Nature, heading: str, former: str) -> None:
        self.number: str = number
        self.nature: Nature = nature
        self.heading: str = heading
        self.former: str = former

    @property
    def parent(self) -> str:
        """The number of the rule above: `702.14` for `702.14c`; empty for a chapter."""
        return _parent(self.number)

    @property
    def level(self) -> Level:
        """Chapter (`7`), section (`702`), rule (`702.14`) or subrule (`702.14c`)."""
        if "." in self.number:
            return Level.SUBRULE if self.number[-1].isalpha() else Level.RULE
        return Level.CHAPTER if len(self.number) == 1 else Level.SECTION

    @property
    def title(self) -> str:
        """The nearest heading: its own, else that of the rule, section or chapter that it stands in."""
        at = self
        while not at.heading and at.parent:
            at = rule(at.parent)
        return at.heading

    def __repr__(self) -> str:
        return f"Rule({self.number!r}, {self.heading!r})"


class _Index:
    """The index once it is read."""

    __slots__ = ("by_former", "by_number")

    def __init__(self, by_number: dict[str, Rule]) -> None:
        self.by_number: dict[str, Rule] = by_number
        self.by_former: dict[str, str] = {r.former: r.number for r in by_number.values() if r.former}


_read: list[_Index] = []


def _index() -> _Index:
    if not _read:
        by_number: dict[str, Rule] = {}
        natures = {each.value: each for each in Nature}
        for line in _INDEX_FILE.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            number, nature, heading, former, *_ = f"{line}\t\t".split("\t")
            by_number[number] = Rule(number, natures[nature], heading, "" if former == "-" else former or number)
        _read.append(_Index(by_number))
    return _read[0]


def _parent(number: str) -> str:
    if "." not in number:
        return number[0] if len(number) == 3 else ""
    without_letters = number.rstrip(_LETTERS)
    return without_letters if without_letters != number else number.partition(".")[0]


def is_rule(number: str) -> bool:
    """Whether the indexed edition has a rule with this number."""
    return number in _index().by_number


def rule(number: str) -> Rule:
    """The rule with this number.

    Raises:
        UnknownRuleError: there is none; the message names the nearest rule above that exists.
    """
    found = _index().by_number.get(number)
    if found is None:
        raise UnknownRuleError(_unknown(number))
    return found


def rules(under: str = "") -> Iterator[Rule]:
    """All rules in the order of the book, or `under` and what stands below it."""
    for each in _index().by_number.values():
        at = each.number
        while at and at != under:
            at = _parent(at)
        if at == under:
            yield each


def current_number(former: str) -> str | None:
    """The number that a rule of `FORMER_EDITION` has now; None when that edition has no such number."""
    return _index().by_former.get(former)


def _unknown(number: str) -> str:
    above = _parent(number) if re.fullmatch(r"\d{3}(\.\d+[a-z]*)?", number) else ""
    while above and not is_rule(above):
        above = _parent(above)
    hint = f"; {above} ({rule(above).title}) is there" if above else "; a number looks like 704, 704.5 or 704.5f"
    return f"no rule {number!r} in the Comprehensive Rules of {RULES_EDITION}{hint}"


def citations(text: str) -> Iterator[tuple[int, str]]:
    """Every rule number that a text cites after the letters CR, with the position where the citation begins.

    Lists and ranges are followed: "CR 601.2b, 601.2f-h and 733" gives 601.2b, 601.2f, 601.2h, 733.
    """
    for match in re.finditer(_CITATION, text):
        first = match[1]
        yield match.start(), first
        last = first
        for part in re.finditer(_PART, match[2]):
            number = part[0]
            if number[0].isalpha():
                number = last.rstrip(_LETTERS) + number
            yield match.start(), number
            last = number


def cr(*numbers: str) -> Callable[[_Test], _Test]:
    """Mark a test (function or class) with the rules that it shows: `@cr("704.5f", "702.12b")`.

    The numbers are kept in the attribute `cited_rules`, those of several decorators together.

    Raises:
        UnknownRuleError: one of the numbers isn't in the indexed edition.
        TypeError: no number is given.
    """
    if not numbers:
        raise TypeError('cr() needs at least one rule number, such as @cr("704.5f")')
    for number in numbers:
        rule(number)

    def mark(test: _Test) -> _Test:
        test.cited_rules = (*numbers, *cited(test))  # type: ignore[union-attr]
        return test

    return mark


def cited(test: object) -> tuple[str, ...]:
    """The rule numbers with which `cr` marked a test; empty when there are none."""
    numbers: tuple[str, ...] = getattr(test, "cited_rules", ())
    return numbers


def marks(source: str) -> Iterator[tuple[int, str]]:
    """Line and rule number of every `@cr` in the source text of a test module; nothing is imported.

    Marks on a function that is no test are left out.

    Raises:
        SyntaxError: the text isn't Python.
    """
    import ast

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", getattr(mark.func, "attr", "")) == "cr":
                    yield from ((a.lineno, str(a.value)) for a in mark.args if isinstance(a, ast.Constant))
