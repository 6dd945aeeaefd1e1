"""What `landwalk rule` and `landwalk keyword` say about a rule, as facts for programs."""

from __future__ import annotations

from pathlib import Path

import msgspec

from landwalk import cite
from landwalk.cite import Level, Nature, Rule
from landwalk.locale import Lang, catalogue
from landwalk.rulebook import coverage, keyword_names, numbers, official, places, wording
from landwalk.rulebook.official import Book
from landwalk.rulebook.related import related
from landwalk.ui.failures import BadInputError


class Line(msgspec.Struct):
    """A rule named by another: number, heading ("" for most subrules), our short wording or None."""

    number: str
    heading: str
    wording: str | None


class PlaceFact(msgspec.Struct):
    """Where it is built: module below `landwalk.`, function or class in it ("" for the module as a whole), line.

    rules: which of the rule and its subrules are cited there.
    """

    module: str
    function: str
    line: int
    rules: list[str]


class TestFact(msgspec.Struct):
    """A test that shows it: file in the repository, name of the function, the same as a sentence.

    rules: which of the rule and its subrules it shows.
    """

    __test__ = False

    file: str
    name: str
    question: str
    rules: list[str]


class OlderFact(msgspec.Struct):
    """An older numbering: `number` belongs to editions before `until`."""

    number: str
    until: str


class OfficialFact(msgspec.Struct):
    """The imported text: its edition ("" where it doesn't say), the number there, the rule and its examples."""

    edition: str
    number: str
    paragraphs: list[str]


class RuleFacts(msgspec.Struct):
    """What `landwalk rule --json` prints.

    name: of a keyword, in the language; else "". built and tests are of a rule with its subrules; of a section or chapter they are
    left out, and coverage says how many of its rules are in which state.
    state: tested, built, open, definition, physical, variant; "" for headings. why: why nothing can execute it, in the language.
    once: what this number meant in older editions. older: what numbers this rule had in them.
    """

    number: str
    level: str
    heading: str
    name: str
    lang: str
    edition: str
    wording: str | None
    state: str
    why: str
    built: list[PlaceFact]
    tests: list[TestFact]
    related: list[Line]
    parts: list[Line]
    older: list[OlderFact]
    once: list[OlderFact]
    previous: str
    next: str
    coverage: dict[str, int]
    official: OfficialFact | None
    glossary: dict[str, list[str]]


def rule_facts(number: str, lang: Lang, book: Book | None) -> RuleFacts:
    """All about one rule.

    Raises:
        UnknownRuleError: there is none.
    """
    rule = cite.rule(number)
    before, after = numbers.neighbours(number)
    state, why = _state(rule, lang)
    return RuleFacts(
        number,
        rule.level.value,
        rule.title,
        _name(rule, lang),
        lang.value,
        cite.RULES_EDITION,
        wording(number, lang),
        state,
        why,
        _built(_asked(rule)),
        tests_of(_asked(rule)),
        [line(n, lang) for n in related(number)],
        [line(r.number, lang) for r in numbers.below(number)],
        [OlderFact(o.number, o.until) for o in numbers.older_numbers(number)],
        once(number),
        before,
        after,
        _coverage(rule),
        official_text(book, number),
        glossary(book, rule),
    )


def once(number: str) -> list[OlderFact]:
    """What the number of a rule meant in older editions."""
    return [OlderFact(o.number, o.until) for o in numbers.older_meanings(number)]


def _asked(rule: Rule) -> list[str]:
    """A rule and its subrules; nothing for headings of sections and chapters, whose lists would be the whole code."""
    if rule.level in (Level.SECTION, Level.CHAPTER):
        return []
    return [each.number for each in cite.rules(rule.number)]


def _built(asked: list[str]) -> list[PlaceFact]:
    found: dict[tuple[str, str], PlaceFact] = {}
    for number in asked:
        for module, function, at in places.built(number):
            fact = found.setdefault((module, function), PlaceFact(module, function, at, []))
            fact.line = min(fact.line, at)
            fact.rules.append(number)
    return sorted(found.values(), key=lambda f: (f.module, f.line))


def tests_of(asked: list[str]) -> list[TestFact]:
    """The tests that show some of these rules, in the order of the rules."""
    found: dict[tuple[str, str], TestFact] = {}
    for number in asked:
        for test in places.shown_by(number):
            fact = found.setdefault((test.file, test.name), TestFact(test.file, test.name, test.question, []))
            fact.rules.append(number)
    return list(found.values())


def line(number: str, lang: Lang) -> Line:
    """A rule in one line: number, own heading, wording."""
    return Line(number, cite.rule(number).heading, wording(number, lang))


def _name(rule: Rule, lang: Lang) -> str:
    above = rule.parent if rule.level is Level.SUBRULE else rule.number
    keyword = keyword_names.by_number(above)
    return keyword.said(lang) if keyword and lang in keyword.names else ""


def _coverage(rule: Rule) -> dict[str, int]:
    """State -> number of rules in a section or chapter; empty for others."""
    if rule.level not in (Level.SECTION, Level.CHAPTER):
        return {}
    (count,) = [c for c in coverage.counts(rule.level, rule.number) if c.heading.number == rule.number]
    return {state.value: count.states.get(state, 0) for state in coverage.State}


def _state(rule: Rule, lang: Lang) -> tuple[str, str]:
    if rule.nature is Nature.HEADING:
        return "", ""
    standing = coverage.standing(rule)
    return standing.state.value, why_not_executed(standing, lang)


def why_not_executed(standing: coverage.Standing, lang: Lang) -> str:
    """Why nothing can execute the rule, in a language; "" for rules that can be executed."""
    if not standing.reason:
        return ""
    return catalogue(lang).gettext(coverage.REASONS[standing.reason]).format(rules=", ".join(standing.instead))


def official_text(book: Book | None, number: str) -> OfficialFact | None:
    """The imported text of a rule, under the number that it has there; None where it has none beyond its heading."""
    there = official.number_in(book, number) if book else None
    if book is None or there is None or book.rules[there] == [cite.rule(number).heading]:
        return None
    return OfficialFact(book.edition, there, book.rules[there])


def glossary(book: Book | None, rule: Rule) -> dict[str, list[str]]:
    """The imported glossary's entry with the rule's own heading."""
    if book is None or not rule.heading:
        return {}
    wanted = rule.heading.casefold()
    return {term: said for term, said in book.glossary.items() if term.casefold() == wanted}


def imported(folder: Path) -> Book | None:
    """The text that the user imported.

    Raises:
        BadInputError: it is damaged.
    """
    try:
        return official.stored(folder)
    except official.OfficialTextError:
        raise BadInputError(
            "The imported rules can't be read; import them again: `landwalk rules import FILE`.",
            file=str(folder / official.FILE_NAME),
        ) from None
