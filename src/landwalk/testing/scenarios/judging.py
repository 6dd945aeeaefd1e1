"""Judges scenarios: passed, failed, unsupported or error, each with the reason; disputed ones are marked."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path

import msgspec

from landwalk.cards.definitions import Definitions
from landwalk.testing.scenarios import support
from landwalk.testing.scenarios.errors import ScenarioError, ScenarioFailureError
from landwalk.testing.scenarios.model import Scenario
from landwalk.testing.scenarios.running import Run


class Verdict(StrEnum):
    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    DISPUTED = "disputed"  # it failed, and its expectation contradicts the rules; counts as failed
    ERROR = "error"  # the program broke


class Result(msgspec.Struct, frozen=True):
    """What became of a scenario. why: what was expected and what was, or which words or field aren't supported. log: what was done."""

    id: str
    result: Verdict
    why: str = ""
    partial: bool = False
    log: tuple[str, ...] = ()


class Dispute(msgspec.Struct, frozen=True):
    """A scenario whose expectation contradicts a rule."""

    id: str
    rule: str
    reason: str


def judge(scenario: Scenario, cards: Definitions, disputed: Mapping[str, Dispute] | None = None) -> Result:
    """Plays one scenario. Never raises: what breaks is a Result with the verdict ERROR."""
    reason = support.against(scenario, cards)
    if reason is not None:
        return Result(scenario.id, Verdict.UNSUPPORTED, reason, scenario.partial)
    run: Run | None = None
    try:
        run = Run(scenario, cards)
        run.play()
    except ScenarioFailureError as fault:
        dispute = (disputed or {}).get(scenario.id)
        log = () if run is None else tuple(run.log)
        if dispute is not None:
            why = f"{fault}; disputed: CR {dispute.rule}, {dispute.reason}"
            return Result(scenario.id, Verdict.DISPUTED, why, scenario.partial, log)
        return Result(scenario.id, Verdict.FAILED, str(fault), scenario.partial, log)
    except Exception as fault:  # noqa: BLE001 - a broken scenario must not hide the results of the others
        where = traceback.extract_tb(fault.__traceback__)[-1]
        why = f"{type(fault).__name__}: {fault} ({Path(where.filename).name}:{where.lineno})"
        return Result(scenario.id, Verdict.ERROR, why, scenario.partial, () if run is None else tuple(run.log))
    return Result(scenario.id, Verdict.PASSED, "", scenario.partial, tuple(run.log))


def summary(results: Iterable[Result]) -> dict[str, dict[str, int]]:
    """How many of each verdict, apart for complete and partial answers."""
    out = {group: {str(v): 0 for v in Verdict} for group in ("complete", "partial")}
    for result in results:
        out["partial" if result.partial else "complete"][str(result.result)] += 1
    return out


# --- disputed.yaml --------------------------------------------------------------------------------------

_FIRST = re.compile(r"^- (id|rule|reason): (.*)$")
_NEXT = re.compile(r"^  (id|rule|reason): (.*)$")


def load_disputed(path: Path) -> dict[str, Dispute]:
    """The list of disputed scenarios: entries of id, rule and reason, a line each (see disputed.yaml). Raises ScenarioError."""
    if not path.is_file():
        return {}
    entries: list[dict[str, str]] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        first, following = _FIRST.match(line), _NEXT.match(line)
        match = first or following
        if match is None or (first is None and not entries):
            raise ScenarioError(
                "yaml", file=str(path), line=number, reason="write `- id: ...`, `  rule: ...`, `  reason: ...`"
            )
        if first is not None:
            entries.append({})
        entries[-1][match[1]] = _unquoted(match[2])
    out: dict[str, Dispute] = {}
    for entry in entries:
        try:
            dispute = Dispute(entry["id"], entry["rule"], entry["reason"])
        except KeyError as missing:
            raise ScenarioError(
                "field", file=str(path), id=entry.get("id", ""), reason=f"{missing} is missing"
            ) from None
        out[dispute.id] = dispute
    return out


def _unquoted(text: str) -> str:
    text = text.strip()
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text
