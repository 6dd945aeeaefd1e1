"""Rule numbers as people write them: found, mapped from older editions, or answered with the nearest ones."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from landwalk import cite
from landwalk.cite import FORMER_EDITION, Level, Rule

_WRITTEN: Final = r"(?:cr|rule|regla|regel)?\s*([0-9]+(?:[.,][0-9]+)?)\.?\s*([a-z]{0,2})\.?"
_PARTS: Final = r"(\d{3})\.(\d+)([a-z]*)"


class Older(NamedTuple):
    """What a number stood for in older editions. until: the date (ISO, to the month where the day isn't known) of the first edition
    that numbers anew; number: what the rule is called now.
    """

    until: str
    number: str


# Keyword abilities that were put between others, so that all behind them moved up by one: when, at which number, and the last number
# that 702 had before. (Two independent old numberings agree: landwalk 702.12 before July 2011, annihilator 702.84 until July 2013.)
_INSERTED: Final = (("2011-07", 11, 89), ("2013-07", 12, 100), ("2021-04", 21, 142))


def tidy(written: str) -> str:
    """A number as the index writes it: `702.14c` for "CR 702.14 C", "702,14c" or "rule 702.14c."; else the words as they are."""
    found = re.fullmatch(_WRITTEN, " ".join(unicodedata.normalize("NFKC", written).split()).casefold())
    return f"{found[1].replace(',', '.')}{found[2]}" if found else written.strip()


def older_meanings(number: str) -> list[Older]:
    """What the number stood for in older editions where that is another rule than today's; newest edition first."""
    found: list[Older] = []
    now = cite.current_number(number)
    if now is not None and now != number:
        found.append(Older(cite.RULES_EDITION, now))
    parts = re.fullmatch(_PARTS, number)
    if parts and parts[1] == "702":
        for era in range(len(_INSERTED) - 1, -1, -1):
            at = int(parts[2])
            if not 2 <= at <= _INSERTED[era][2]:
                continue
            for _, place, _ in _INSERTED[era:]:
                at += at >= place
            now = f"702.{at}{parts[3]}"
            if at != int(parts[2]) and cite.is_rule(now):
                found.append(Older(_INSERTED[era][0], now))
    return found


def older_numbers(number: str) -> list[Older]:
    """The numbers that a rule had in older editions, newest first; `number` is the old one here."""
    found: list[Older] = []
    former = cite.rule(number).former
    if former and former != number:
        found.append(Older(cite.RULES_EDITION, former))
    parts = re.fullmatch(_PARTS, number)
    if parts and parts[1] == "702":
        at = int(parts[2])
        for until, place, last in reversed(_INSERTED):
            if at == place:
                break  # the keyword came in then
            at -= at > place
            if at != int(parts[2]) and at <= last:
                found.append(Older(until, f"702.{at}{parts[3]}"))
    return found


def nearest(number: str, count: int = 3) -> tuple[str, ...]:
    """The numbers that come nearest to one that doesn't exist: the rule above and its neighbours, then those written alike."""
    parts = re.fullmatch(r"([0-9]{1,9})(?:\.([0-9]{1,9})([a-z]*))?", tidy(number))
    if parts is None:
        return ()
    found: list[str] = []
    section = parts[1]
    if parts[2] and parts[3]:
        rule = f"{section}.{parts[2]}"
        if cite.is_rule(rule):
            subrules = [r.number for r in cite.rules(rule) if r.number != rule]
            subrules.sort(key=lambda n: abs(_letter(n) - _letter(number)))
            found += [*subrules[: count - 1], rule]
    if parts[2] and not found and cite.is_rule(section):
        rules = [r.number for r in cite.rules(section) if r.level is Level.RULE]
        found += sorted(rules, key=lambda n: abs(int(n.partition(".")[2]) - int(parts[2])))[:count]
    if not found:
        sections = [r.number for r in cite.rules() if r.level is (Level.SECTION if len(section) > 1 else Level.CHAPTER)]
        found += sorted(
            sections, key=lambda n: (-SequenceMatcher(None, n, section).ratio(), abs(int(n) - int(section)))
        )[:count]
    return tuple(found[:count])


def _letter(number: str) -> int:
    letters = number[len(number.rstrip("abcdefghijklmnopqrstuvwxyz")) :]
    value = 0
    for letter in letters:
        value = value * 26 + ord(letter) - 96
    return value


def neighbours(number: str) -> tuple[str, str]:
    """The rules before and after one in the order of the book: of a subrule the next entry, else the next of the same level; "" at
    an end of the book.
    """
    level = cite.rule(number).level
    row: Sequence[Rule] = [r for r in cite.rules() if level is Level.SUBRULE or r.level is level]
    at = next(i for i, r in enumerate(row) if r.number == number)
    before = row[at - 1].number if at else ""
    return before, row[at + 1].number if at + 1 < len(row) else ""


def below(number: str) -> Iterator[Rule]:
    """What stands one level below: sections of a chapter, rules of a section, subrules of a rule."""
    return (r for r in cite.rules(number) if r.parent == number)


__all__ = ["FORMER_EDITION", "Older", "below", "nearest", "neighbours", "older_meanings", "older_numbers", "tidy"]
