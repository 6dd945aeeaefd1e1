"""Write `docs/open-rules.md`: every executable rule that no test shows yet, section by section.

A test shows a rule when it is marked with its number (`@cr("509.1b")`). A gate sees to it that a rule which is not on
the list has such a test; adding tests never breaks the gate, and running this again takes what they show off the list.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from landwalk import cite
from landwalk.cite import Nature, Rule

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "open-rules.md"


def shown(folder: Path) -> set[str]:
    """The numbers that some test under a folder shows."""
    files = sorted(folder.rglob("test_*.py"))
    return {number for file in files for _, number in cite.marks(file.read_text(encoding="utf-8"))}


def section(number: str) -> str:
    """The section that a rule stands in: 509 for 509.1b."""
    return number.partition(".")[0]


def page(done: set[str]) -> str:
    """The text of the page when these numbers are shown by tests."""
    rules = [each for each in cite.rules() if each.nature is Nature.EXECUTABLE]
    lines = [
        "# Rules that no test shows yet",
        "",
        f"Comprehensive Rules of {cite.RULES_EDITION}. Of {len(rules)} rules that an engine can execute,",
        f"{sum(r.number in done for r in rules)} are shown by a test that is marked with their number. The others may",
        "be obeyed or not: nothing shows it. Rules that only define or refer, that are about paper and tournaments, or",
        "about rarely played options (planes, schemes, Emperor, ...) aren't counted. Made by `python3 dev.py rules`.",
        "",
        "| Section | Shown | Open |",
        "|---|--:|---|",
    ]
    for heading in (each for each in cite.rules() if each.level is cite.Level.SECTION):
        here = [r for r in rules if section(r.number) == heading.number]
        if here:
            open_here = [r for r in here if r.number not in done]
            count = f"{len(here) - len(open_here)}/{len(here)}"
            lines.append(f"| {heading.number} {heading.heading} | {count} | {listing(open_here)} |")
    return "\n".join(lines) + "\n"


def listing(rules: Iterable[Rule]) -> str:
    """The numbers of rules, in the order of the book."""
    return ", ".join(each.number for each in rules) or "none"


def main() -> None:
    """Write the page and say how many rules are shown."""
    done = shown(ROOT / "tests")
    PAGE.write_text(page(done), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {len(done)} rules are shown by tests")


if __name__ == "__main__":
    main()
