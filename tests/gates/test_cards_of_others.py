"""No printed card text in the product, and no card's name in the code of rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

#: Tables that name cards, and why: nothing but what is said here may read them, so no rule can know a card by its name.
TABLES_OF_NAMES = {
    "src/landwalk/expansion_names.tsv": (
        "CR 206.3a-c list these names",
        ("rules/c2_parts_of_a_card/cr206_expansions.py",),
    ),
    "src/landwalk/rule_numbers.tsv": ("headings of rules that are names of cards too", ("cite.py",)),
}
STARTER = "src/landwalk/cards/starter/"
CODE_OF_RULES = ("kernel", "abilities", "actions", "rules", "keywords", "oracle")
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
LONGEST_NAME = 8


def named(text: str, names: set[str]) -> Iterator[tuple[int, str]]:
    """Names of two and more words that stand in a text, with their place; capital letters count."""
    for line in re.finditer(r".+", text):
        words = [(m.start(), m.end()) for m in WORD.finditer(line[0])]
        for first, (start, _) in enumerate(words):
            if line[0][start].isupper():
                for _, end in words[first + 1 : first + LONGEST_NAME]:
                    if line[0][start:end] in names:
                        yield line.start() + start, line[0][start:end]


def test_a_name_is_found():
    names = {"Grizzly Bears", "Fire at Will"}
    assert [n for _, n in named("# Grizzly Bears, grizzly bears, Fire at\nWill", names)] == ["Grizzly Bears"]


def test_code_of_rules_names_no_card(product, corpus):
    floors = tuple(f"src/landwalk/{floor}/" for floor in CODE_OF_RULES)
    bad = [
        f"{f.name}:{f.line_at(at)}: {name}"
        for f in product
        if f.name.startswith(floors)
        for at, name in named(f.text, corpus.names)
    ]
    assert not bad, "mend the mechanism, not the card:\n" + "\n".join(bad)


def test_tables_name_cards_only_where_their_names_are_facts_of_the_rules(tables, product, corpus):
    naming = {t.name for t in tables if any(named(t.text, corpus.names)) and not t.name.startswith(STARTER)}
    assert naming == set(TABLES_OF_NAMES)
    for table, (_, readers) in TABLES_OF_NAMES.items():
        reading = [f.name.removeprefix("src/landwalk/") for f in product if table.rpartition("/")[2] in f.text]
        assert tuple(reading) == readers


def test_no_printed_text_in_the_product(product, corpus, root):
    bad = [
        f"{f.name}:{node.lineno}: {node.value.strip()[:50]}..."
        for f in product
        for node in ast.walk(f.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.strip() in corpus.sentences
    ]
    for path in sorted((root / "src").rglob("*")):
        if path.is_file() and path.suffix in {".json", ".jsonl", ".yaml", ".yml", ".toml", ".txt", ".tsv", ".cards"}:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if any(piece.strip() in corpus.sentences for piece in re.split(r'["\t]', line)):
                    bad.append(f"{path.relative_to(root)}:{number}: {line[:50]}...")
    assert not bad, "\n".join(bad)
