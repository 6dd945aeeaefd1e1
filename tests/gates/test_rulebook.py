"""Short wordings of rules: whole, short, our own; every rule that the game names has one. The list of tests that ships is true."""

from __future__ import annotations

import ast
import re

import pytest

from landwalk import cite
from landwalk.rulebook import official, places, wordings
from landwalk.rulebook.keyword_names import keywords

NUMBER = re.compile(r"\d{3}\.\d+[a-z]{0,2}")
MOST_LINES = 499
MOST_CHARACTERS = 420
MOST_WORDS_IN_COMMON = 12
QUOTES = (("es", "«", "»"), ("es", "“", "”"), ("de", "„", "“"))
OPEN = "tests/gates/unworded.txt"


@pytest.fixture(scope="module")
def entries():
    """Number -> language -> wording, of all files."""
    return {number: said for file in wordings.files() for number, said in wordings.read(file).items()}


def named(product) -> set[str]:
    """The rules that code gives as values: those of reasons, of narrated lines, of keywords."""
    return {
        node.value
        for f in product
        if not f.name.startswith("src/landwalk/rulebook/")
        for node in ast.walk(f.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value)
    }


def test_every_rule_that_the_game_names_has_a_wording_or_is_listed(product, root):
    listed = (root / OPEN).read_text(encoding="utf-8").split("\n")
    listed = [line for line in listed if line and not line.startswith("#")]
    missing = sorted(n for n in named(product) if cite.is_rule(n) and wordings.wording(n) is None)
    assert sorted(listed) == missing, (
        f"word the rules that are missing (or list them in {OPEN}); strike those that have a wording"
    )


def test_every_keyword_has_a_page():
    missing = [f"{k.number} {k.name}" for k in keywords() if wordings.wording(k.number) is None]
    assert not missing, "write keywords/pages/NAME.txt or actions/pages/NAME.txt for these: " + ", ".join(missing)


def test_files_of_wordings_stay_under_500_lines():
    long = [f.name for f in wordings.files() if f.read_text(encoding="utf-8").count("\n") > MOST_LINES]
    assert not long


def test_wordings_are_sentences_and_short(entries):
    bad = []
    for number, said in entries.items():
        for lang, text in said.items():
            if (
                len(text) > MOST_CHARACTERS
                or text[-1] not in '.!?»”")'
                or "  " in text
                or not (text[0].isupper() or text[0].isdigit() or text[0] in '«„“"¿{+')
            ):
                bad.append(f"{number} {lang}: {text}")
        if len(set(said.values())) < 3:
            bad.append(f"{number}: two languages say the same")
        if any('"' in said[lang] or said[lang].count(mark) != said[lang].count(end) for lang, mark, end in QUOTES):
            bad.append(f"{number}: quotes of another language")
    assert not bad, "\n".join(bad)


def test_every_page_belongs_to_a_keyword_or_action(root):
    headings = {wordings.page_name(r.heading) for r in cite.rules() if r.level is cite.Level.RULE and r.heading}
    sections = {r.number for r in cite.rules() if "." not in r.number}
    known = {wordings.SECTIONS: sections, wordings.ACTION_PAGES: headings, wordings.KEYWORD_PAGES: headings}
    bad = [f.name for f in wordings.files() if f.stem not in known[f.parent]]
    assert not bad


def runs(text: str, length: int):
    """Every row of so many words in a text."""
    words = re.findall(r"[a-z0-9+/{}'-]+", text.lower().replace("\u2019", "'"))
    return {" ".join(words[i : i + length]) for i in range(len(words) - length + 1)}


def test_wordings_are_our_own(entries, shared):
    book = official.parse_file(shared / "rules" / "MagicCompRules.txt")
    printed = {run for said in book.rules.values() for part in said for run in runs(part, MOST_WORDS_IN_COMMON)}
    printed |= {run for said in book.glossary.values() for part in said for run in runs(part, MOST_WORDS_IN_COMMON)}
    bad = [f"{n}: {run}" for n, said in entries.items() for run in runs(said["en"], MOST_WORDS_IN_COMMON) & printed]
    assert not bad, "say these in other words:\n" + "\n".join(sorted(bad))


def test_the_list_of_tests_that_ships_is_true():
    now = {(t.file, t.name): set(t.rules) for t in places.scan_tests(places.TESTS)}
    stale = [
        f"{t.file}: {t.name}" for t in places.read_shipped() if not set(t.rules) <= now.get((t.file, t.name), set())
    ]
    assert not stale, "these tests were renamed or show less; run `python3 dev.py rules`:\n" + "\n".join(stale)
