"""Write `docs/open-rules.md`: every executable rule that no test shows yet, section by section; and the lists of tests that ship.

A test shows a rule when it is marked with its number (`@cr("509.1b")`). A gate sees to it that a rule which is not on
the list has such a test; adding tests never breaks the gate, and running this again takes what they show off the list.
An open rule is of one of two classes: the code cites it (obeyed, as far as anybody knows, but no test shows it), or it
doesn't (not built, or built without thinking of that number).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from landwalk import cite
from landwalk.cite import Nature, Rule
from landwalk.rulebook import places

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "open-rules.md"


def shown(folder: Path) -> set[str]:
    """The numbers that some test under a folder shows."""
    return {number for test in places.scan_tests(folder) for number in test.rules}


def section(number: str) -> str:
    """The section that a rule stands in: 509 for 509.1b."""
    return number.partition(".")[0]


def page(done: set[str], coded: set[str]) -> str:
    """The text of the page when tests show the numbers in `done` and the code cites those in `coded`."""
    rules = [each for each in cite.rules() if each.nature is Nature.EXECUTABLE]
    open_ = [each for each in rules if each.number not in done]
    in_code = sum(each.number in coded for each in open_)
    lines = [
        "# Rules that no test shows yet",
        "",
        f"Comprehensive Rules of {cite.RULES_EDITION}. Of {len(rules)} rules that an engine can execute,",
        f"{len(rules) - len(open_)} are shown by a test that is marked with their number. Of the {len(open_)} others,",
        f"the code cites {in_code}: these may be obeyed, but nothing shows it. It doesn't cite the other",
        f"{len(open_) - in_code}: most of them aren't built. Rules that only define or refer, and those about paper and",
        "tournaments, aren't counted. Made by `python3 dev.py rules`.",
        "",
        "| Section | Shown | Open, cited in the code | Open, not cited |",
        "|---|--:|---|---|",
    ]
    for heading in (each for each in cite.rules() if each.level is cite.Level.SECTION):
        here = [r for r in rules if section(r.number) == heading.number]
        if here:
            left = [r for r in here if r.number not in done]
            count = f"{len(here) - len(left)}/{len(here)}"
            built = listing(r for r in left if r.number in coded)
            missing = listing(r for r in left if r.number not in coded)
            lines.append(f"| {heading.number} {heading.heading} | {count} | {built} | {missing} |")
    return "\n".join([*lines, "", *variants(done)]) + "\n"


def variants(done: set[str]) -> list[str]:
    """The lines about rules of rarely played options (planes, schemes, stickers, Emperor, ...)."""
    left = [r for r in cite.rules() if r.nature is Nature.VARIANT and r.number not in done]
    sections: dict[str, int] = {}
    for each in left:
        sections[section(each.number)] = sections.get(section(each.number), 0) + 1
    return [
        "## Variants",
        "",
        f"Left out on purpose, besides: {len(left)} rules of rarely played options (planes, schemes, vanguard, attractions,",
        "Emperor, ...). How many by section: " + ", ".join(f"{s} ({n})" for s, n in sections.items()) + ".",
    ]


def listing(rules: Iterable[Rule]) -> str:
    """The numbers of rules, in the order of the book."""
    return ", ".join(each.number for each in rules) or "none"


def main() -> None:
    """Write the page and the lists, and say how many rules are shown."""
    done = shown(ROOT / "tests")
    PAGE.write_text(page(done, set(places.cited())), encoding="utf-8")
    places.write_shipped(places.scan_tests(ROOT / "tests"))
    print(f"{PAGE.relative_to(ROOT)}: {len(done)} rules are shown by tests")


if __name__ == "__main__":
    main()
