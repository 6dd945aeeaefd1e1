"""Which rules belong together: those that a rule's text refers to, those that refer to it, those that the same tests show."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from landwalk import cite
from landwalk.rulebook import places

_REFERENCES: Final = Path(__file__).with_name("references")


@cache
def references() -> dict[str, tuple[str, ...]]:
    """Rule -> the rules that its text refers to; one file for each chapter."""
    lines = (
        line for file in sorted(_REFERENCES.glob("*.tsv")) for line in file.read_text(encoding="utf-8").splitlines()
    )
    rows = (line.split("\t") for line in lines if line[0] != "#")
    return {number: tuple(others.split()) for number, others in rows}


def related(number: str, most: int = 8) -> list[str]:
    """The rules that belong to one or to its subrules, at most `most`: first those that it refers to, then those that refer to it,
    then those that the same tests show, the commonest first. Its own parts and what it stands in are left out.
    """
    own = {rule.number for rule in cite.rules(number)}
    found = dict.fromkeys(other for n in own_in_order(number) for other in references().get(n, ()))
    found |= dict.fromkeys(other for other, mentioned in references().items() if not own.isdisjoint(mentioned))
    together: dict[str, int] = {}
    for each in own_in_order(number):
        for test in places.shown_by(each):
            for other in test.rules:
                together[other] = together.get(other, 0) + 1
    found |= dict.fromkeys(sorted(together, key=lambda n: -together[n]))
    above = {number}
    while number := cite.rule(number).parent:
        above.add(number)
    return [n for n in found if n not in own and n not in above][:most]


def own_in_order(number: str) -> list[str]:
    """A rule and its subrules, in the order of the book."""
    return [rule.number for rule in cite.rules(number)]
