"""Every rule number that is written down exists in the index."""

from __future__ import annotations

import re

from landwalk import cite

BARE = re.compile(r"(?<![\w.])[1-9]\d\d\.\d+[a-z]{1,2}\b")
WORDLESS = re.compile(r"^\s*# CR [\d.a-z-]+\.?$", re.MULTILINE)


def unknown_numbers(name: str, text: str) -> list[str]:
    return [
        f"{name}:{text.count(chr(10), 0, at) + 1}: CR {number}"
        for at, number in cite.citations(text)
        if not cite.is_rule(number)
    ]


def test_a_wrong_number_is_found():
    assert unknown_numbers("x", "one\n# CR 704.5f, 704.5ab and CR 999.1\n") == ["x:2: CR 704.5ab", "x:2: CR 999.1"]
    code = '@cr("704.5f", "1.2")\ndef test_x(): ...\n@cr("1.3")\ndef scene(): ...'
    assert list(cite.marks(code)) == [(1, "704.5f"), (1, "1.2")]


def test_citations_exist(product, tests, pages):
    here = "tests/gates/test_citations.py"
    bad = [row for f in [*product, *tests, *pages] if f.name != here for row in unknown_numbers(f.name, f.text)]
    assert not bad, f"not in the rules of {cite.RULES_EDITION}:\n" + "\n".join(bad)


def test_subrules_written_without_the_letters_cr_exist(product):
    bad = [
        f"{f.name}:{f.line_at(m.start())}: {m[0]}"
        for f in product
        for m in BARE.finditer(f.text)
        if not cite.is_rule(m[0])
    ]
    assert not bad, f"not in the rules of {cite.RULES_EDITION}:\n" + "\n".join(bad)


def test_marks_of_tests_exist(tests):
    bad = [f"{f.name}:{line}: {n}" for f in tests for line, n in cite.marks(f.text) if not cite.is_rule(n)]
    assert not bad, "\n".join(bad)


def test_a_citation_in_code_says_a_few_words(product):
    bad = [f"{f.name}:{f.line_at(m.start())}: {m[0].strip()}" for f in product for m in WORDLESS.finditer(f.text)]
    assert not bad, "a number alone rots unseen; write `# CR 704.5f, zero toughness`:\n" + "\n".join(bad)


def test_a_rules_file_stands_in_the_room_of_its_chapter(product):
    bad = []
    for f in product:
        number = re.search(r"/cr(\d{3})_\w+\.py$", f.name)
        if number and not (cite.is_rule(number[1]) and f"/c{number[1][0]}_" in f.name):
            bad.append(f.name)
    assert not bad, "cr509_... belongs in a room c5_...:\n" + "\n".join(bad)
