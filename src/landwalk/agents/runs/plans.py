"""Plans for the sideboard: which cards go out and come in after the first game of a match, against which deck.

A plan is a text file beside the deck, with the ending .plan:

    vs burn          the name of the other deck's file; * stands for every other
    -2 Overrun
    +2 Naturalize
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from landwalk.agents.runs.errors import RunError
from landwalk.locale import marked as _
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

NO_HEADING = _("line {line}: a change before the first `vs DECK`. Write first against which deck.")
NO_CHANGE = _("line {line}: '{given}' is no change. Write `-2 Name` or `+2 Name`, under a line `vs DECK`.")
NOT_MAIN = _("line {line}: the main deck hasn't {count} cards named '{name}'.")
NOT_SIDE = _("line {line}: the sideboard hasn't {count} cards named '{name}'.")
UNEQUAL = _("against {deck} {out} cards go out and {into} come in. The deck must keep its size.")

_CHANGE = re.compile(r"([+-])\s*(\d{1,3})\s*x?\s+(\S.*)")
SUFFIX = ".plan"


def read_plans(path: Path, main: Sequence[CardSpec], sideboard: Sequence[CardSpec]) -> dict[str, dict[str, int]]:
    """The plans in a file: deck -> name -> how many come in (minus: go out). RunError with the line; OSError."""
    file = str(path)
    have = {"-": Counter(card.name for card in main), "+": Counter(card.name for card in sideboard)}
    plans: dict[str, dict[str, int]] = {}
    plan: dict[str, int] | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        text = line.strip()
        if not text or text.startswith(("//", "#")):
            continue
        if text[:3].casefold() == "vs ":
            plan = plans.setdefault(text[3:].strip(), {})
            continue
        found = _CHANGE.fullmatch(text)
        if found is None:
            raise RunError(NO_CHANGE, file=file, line=number, given=text[:60])
        if plan is None:
            raise RunError(NO_HEADING, file=file, line=number)
        sign, count, name = found[1], int(found[2]), found[3]
        changed = plan.get(name, 0) + (count if sign == "+" else -count)
        needed = max(count, changed if sign == "+" else -changed)  # lines about one card add up
        if have[sign][name] < needed:
            raise RunError(NOT_MAIN if sign == "-" else NOT_SIDE, file=file, line=number, count=needed, name=name)
        plan[name] = changed
    for deck, changes in plans.items():
        out, into = -sum(n for n in changes.values() if n < 0), sum(n for n in changes.values() if n > 0)
        if out != into:
            raise RunError(UNEQUAL, file=file, deck=deck, out=out, into=into)
    return plans
