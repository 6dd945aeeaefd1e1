"""How much of the rulebook is built and shown: each rule has one state, and a rule that nothing can execute has a reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from landwalk import cite
from landwalk.cite import Level, Nature, Rule
from landwalk.rulebook import places

_NATURES: Final = Path(__file__).with_name("natures.tsv")


class State(StrEnum):
    """What can be said of one rule."""

    TESTED = "tested"
    """Executable; at least one test shows it."""
    BUILT = "built"
    """Executable; the code cites it, but no test shows it."""
    OPEN = "open"
    """Executable; neither cited nor shown."""
    DEFINITION = "definition"
    """Nothing can execute it: it introduces, lists, refers or repeats."""
    PHYSICAL = "physical"
    """Nothing can execute it: it is about paper, tables or tournaments."""
    VARIANT = "variant"
    """Of a rarely played option, and not built."""


#: Kind of reason -> why nothing can execute the rule, as a key of the catalogues.
REASONS: Final[Mapping[str, str]] = {
    "repeats": "it repeats what {rules} says",
    "refers": "it only refers to other rules",
    "introduces": "it introduces or names something; what that does stands in other rules",
    "lists": "it is a list; what uses the list stands in other rules",
    "wording": "it explains a wording, old or new",
    "heading": "it is a heading; the rules below it say what happens",
    "definition": "it defines a word or says what kind of thing something is; a test can't fail on that",
    "printing": "it is about what is printed on cards",
    "table": "it is about things on a real table",
    "tournament": "it is about tournaments and judges",
    "physical": "it is about paper, products and tournaments",
    "variant": "it belongs to a rarely played option",
}


class Standing(NamedTuple):
    """The state of one rule. reason: a kind out of REASONS, "" for what can be executed; instead: the rules that say it."""

    rule: Rule
    state: State
    reason: str = ""
    instead: tuple[str, ...] = ()


class Count(NamedTuple):
    """How many rules of a chapter or section are in which state."""

    heading: Rule
    states: Mapping[State, int]

    @property
    def executable(self) -> int:
        """Rules that an engine can execute, rarely played options aside."""
        return sum(self.states.get(s, 0) for s in (State.TESTED, State.BUILT, State.OPEN))


@cache
def _natures() -> dict[str, tuple[str, tuple[str, ...]]]:
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for line in _NATURES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            number, kind, rules = f"{line}\t\t".split("\t")[:3]
            found[number] = (kind, tuple(rules.split()))
    return found


def standing(rule: Rule) -> Standing:
    """The state of a rule; the code and the tests are read when the first is asked for.

    Raises:
        ValueError: it is a heading.
    """
    if rule.nature is Nature.HEADING:
        raise ValueError(f"{rule.number} is a heading")
    if rule.nature in (Nature.DEFINITION, Nature.PHYSICAL):
        state = State(rule.nature.name.lower())
        kind, instead = _natures().get(rule.number, (state.value, ()))
        if kind == "definition" and rule.heading:
            kind = "heading"
        return Standing(rule, state, kind, instead)
    if rule.number in places.shown():
        return Standing(rule, State.TESTED)
    if rule.number in places.cited():
        return Standing(rule, State.BUILT)
    if rule.nature is Nature.VARIANT:
        return Standing(rule, State.VARIANT, "variant")
    return Standing(rule, State.OPEN)


def standings(under: str = "") -> Iterator[Standing]:
    """The states of all rules below a heading (of a rule: of itself and its subrules), in the order of the book."""
    return (standing(rule) for rule in cite.rules(under) if rule.nature is not Nature.HEADING)


def counts(level: Level, under: str = "") -> list[Count]:
    """The chapters or sections with the number of their rules in each state."""
    found: list[Count] = []
    for heading in cite.rules(under):
        if heading.level is level:
            states: dict[State, int] = {}
            for each in standings(heading.number):
                states[each.state] = states.get(each.state, 0) + 1
            found.append(Count(heading, states))
    return found
