"""A rule is shown by a test, or it is on the list of open ones."""

from __future__ import annotations

import re

from landwalk import cite
from landwalk.cite import Nature


def test_every_executable_rule_is_shown_or_listed_as_open(root, tests):
    page = (root / "docs" / "open-rules.md").read_text(encoding="utf-8")
    listed = {
        number
        for row in re.findall(r"^\| \d{3} [^|]*\|[^|]*\| (.*) \| (.*) \|$", page, re.MULTILINE)
        for cell in row
        for number in cell.split(", ")
    }
    marked = {number for f in tests for _, number in cite.marks(f.text)}
    lost = [
        each.number for each in cite.rules() if each.nature is Nature.EXECUTABLE and each.number not in listed | marked
    ]
    assert not lost, "no test shows these any more; restore the test, or run `python3 dev.py rules`: " + ", ".join(lost)
    unknown = sorted(number for number in listed - {"none"} if not cite.is_rule(number))
    assert not unknown, "docs/open-rules.md names rules that don't exist: " + ", ".join(unknown)
