"""The ratchet: a file with the ids of scenarios that pass, so that what passes keeps passing.

    python -m landwalk.testing.scenarios.ratchet SCENARIOS CARDS... --file tests/ratchet/scenarios.txt

adds what passes now. It never takes an id away unless `--allow-loss` is given (a scenario that turned out to contradict the rules).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from landwalk.testing.scenarios.card_files import CardFiles
from landwalk.testing.scenarios.jobs import run_all
from landwalk.testing.scenarios.judging import Result, Verdict
from landwalk.testing.scenarios.loading import load


def read(file: Path) -> list[str]:
    """The ids in the file, none if it isn't there."""
    if not file.is_file():
        return []
    lines = (line.strip() for line in file.read_text("utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("# ")]


def write(file: Path, ids: Sequence[str]) -> None:
    """Sorted, one a line."""
    head = "# Scenarios that pass. Made by `python -m landwalk.testing.scenarios.ratchet`; ids are only ever added.\n"
    file.write_text(head + "".join(f"{i}\n" for i in sorted(ids)), "utf-8")


def results(scenarios: Path, cards: Sequence[Path], ids: Sequence[str] | None = None, jobs: int = 2) -> list[Result]:
    """Plays the scenarios of the file (only those with these ids, if given) with cards from card files."""
    found = load(scenarios)
    if ids is not None:
        wanted = set(ids)
        found = [s for s in found if s.id in wanted]
    return list(run_all(found, partial(CardFiles, tuple(cards)), jobs))


def main(arguments: Sequence[str] | None = None) -> int:
    """Updates the file. Exit code 1 if ids that stand in it don't pass any more."""
    parser = argparse.ArgumentParser(description="Adds the scenarios that pass to the ratchet file.")
    parser.add_argument("scenarios", type=Path)
    parser.add_argument("cards", type=Path, nargs="+")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--allow-loss", action="store_true", help="take out what doesn't pass any more")
    given = parser.parse_args(arguments)
    before = read(given.file)
    passed = {r.id for r in results(given.scenarios, given.cards, jobs=given.jobs) if r.result is Verdict.PASSED}
    lost = [i for i in before if i not in passed]
    kept = passed if given.allow_loss else passed | set(before)
    write(given.file, sorted(kept))
    print(f"{len(kept)} scenarios, {len(kept) - len(before):+d}; {len(lost)} don't pass any more")  # noqa: T201
    for each in lost:
        print(f"  lost: {each}")  # noqa: T201
    return 1 if lost and not given.allow_loss else 0


if __name__ == "__main__":
    raise SystemExit(main())
