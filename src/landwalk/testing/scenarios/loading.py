"""Scenario files: YAML, JSON, JSON Lines; every fault with file, line or id, and the mend."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from landwalk.cite import is_rule
from landwalk.testing.scenarios.errors import ScenarioError
from landwalk.testing.scenarios.model import (
    ACTIONS,
    ANSWERS,
    CHECKS,
    CHOICES,
    FORMATS,
    HAPPENINGS,
    NEEDS,
    OWN_VALUE,
    TIMED,
    WHAT,
    Ask,
    Check,
    Entry,
    Scenario,
)


def load(path: Path | str) -> list[Scenario]:
    """All scenarios of a file. Raises ScenarioError."""
    file = str(path)
    text = _text(Path(path))
    suffix = Path(path).suffix.lower()
    data: Iterator[tuple[int | None, Any]]
    if suffix == ".jsonl":
        data = _json_lines(file, text)
    elif suffix == ".json":
        data = _json(file, text)
    elif suffix in (".yaml", ".yml"):
        data = _yaml(file, text)
    else:
        raise ScenarioError("suffix", file=file)
    found: list[Scenario] = []
    ids: set[str] = set()
    for line, item in data:
        scenario = read(item, file, line)
        if scenario.id in ids:
            raise ScenarioError("twice", file=file, line=line, id=scenario.id)
        ids.add(scenario.id)
        found.append(scenario)
    if not found:
        raise ScenarioError("empty", file=file)
    return found


def read(data: object, file: str = "", line: int | None = None) -> Scenario:
    """One scenario from JSON data. Raises ScenarioError."""
    id_ = str(data.get("id", "")) if isinstance(data, dict) else ""
    try:
        scenario = msgspec.convert(data, Scenario)
    except msgspec.ValidationError as fault:
        raise ScenarioError("shape", file=file, line=line, id=id_, reason=str(fault)) from fault
    for reason in faults(scenario):
        raise ScenarioError("field", file=file, line=line, id=id_, reason=reason)
    return scenario


# --- files -------------------------------------------------------------------------------------------


def _text(path: Path) -> str:
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise ScenarioError("missing", file=str(path)) from None
    except OSError as fault:
        raise ScenarioError("unreadable", file=str(path), reason=str(fault.strerror or fault)) from fault
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw[: fault.start].count(b"\n") + 1
        raise ScenarioError("encoding", file=str(path), line=line, byte=fault.start) from fault


def _json_lines(file: str, text: str) -> Iterator[tuple[int | None, Any]]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                yield number, json.loads(line)
            except (json.JSONDecodeError, RecursionError) as fault:
                raise ScenarioError("json", file=file, line=number, reason=_reason(fault)) from fault


def _json(file: str, text: str) -> Iterator[tuple[int | None, Any]]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as fault:
        raise ScenarioError("json", file=file, line=fault.lineno, reason=_reason(fault)) from fault
    except RecursionError as fault:
        raise ScenarioError("json", file=file, reason=_reason(fault)) from fault
    yield from ((None, item) for item in (data if isinstance(data, list) else [data]))


def _reason(fault: Exception) -> str:
    return f"{fault.msg}, column {fault.colno}" if isinstance(fault, json.JSONDecodeError) else "too deeply nested"


def _yaml(file: str, text: str) -> Iterator[tuple[int | None, Any]]:
    try:
        import yaml
    except ImportError:
        raise ScenarioError("no-yaml", file=file) from None
    try:
        documents = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
        loaded = list(yaml.safe_load_all(text))
    except yaml.YAMLError as fault:
        mark = getattr(fault, "problem_mark", None)
        line = None if mark is None else int(mark.line) + 1
        reason = str(getattr(fault, "problem", None) or fault)
        raise ScenarioError("yaml", file=file, line=line, reason=reason) from fault
    for node, data in zip(documents, loaded, strict=True):
        if isinstance(data, list) and node is not None:
            for item_node, item in zip(node.value, data, strict=True):
                yield int(item_node.start_mark.line) + 1, item
        elif data is not None:
            yield int(node.start_mark.line) + 1, data


#: What is wrong with a check that says nothing to compare with.
NO_VALUE = "it needs is, is_not, at_least or at_most"


# --- what the shape alone doesn't say ---------------------------------------------------------------------


def faults(scenario: Scenario) -> Iterator[str]:
    """What is wrong with a scenario of the right shape, in words."""
    if scenario.format not in FORMATS:
        yield f"format {scenario.format!r} is none of {', '.join(FORMATS)}"
    if scenario.answers not in ("partial", "complete"):
        yield f"answers {scenario.answers!r} is neither partial nor complete"
    for rule in scenario.cr:
        if not is_rule(rule):
            yield f"cr: there is no rule {rule} in the Comprehensive Rules"
    letters = set(scenario.players)
    for letter in scenario.turn_order:
        if letter not in letters:
            yield f"player {letter} of turn_order has no set-up under players"
    if len(scenario.turn_order) < 2:
        yield "a game needs two players or more"
    for number, part in enumerate(scenario.parts):
        where = "" if number == 0 else f"then {number}, "
        for index, entry in enumerate(part.script, 1):
            for reason in _entry_faults(entry, letters):
                yield f"{where}script entry {index} ({entry.do}): {reason}"
        for index, check in enumerate(part.expect, 1):
            for reason in _check_faults(check, letters):
                yield f"{where}check {index} ({check.check}): {reason}"
    if scenario.ask is not None:
        for reason in _ask_faults(scenario.ask, letters):
            yield f"ask: {reason}"
    for letter, setup in scenario.players.items():
        for zone in ("battlefield", "hand", "graveyard", "exile", "command", "library"):
            for card in getattr(setup, zone):
                if card.card is None and card.custom is None:
                    yield f"player {letter}, {zone}: an entry needs a card or a custom permanent"
                if card.count < 1:
                    yield f"player {letter}, {zone}: count must be 1 or more"


def _entry_faults(entry: Entry, letters: set[str]) -> Iterator[str]:
    if entry.do in ANSWERS:
        if entry.turn is not None or entry.step is not None:
            yield "an answer has no turn and step"
        yield from _answer_faults(entry)
    elif entry.do in TIMED:
        if entry.turn is None or entry.step is None:
            yield "an action needs turn and step"
        for field in NEEDS.get(entry.do, ()):
            if getattr(entry, field) is None:
                yield f"it needs {field}"
        if entry.that is not None:
            yield from _check_faults(entry.that, letters)
    else:
        yield "there is nothing of that name to do"
    if entry.player is None:
        yield "it needs player"
    elif entry.player not in letters and not (entry.player == "all" and entry.do == "wait"):
        yield f"there is no player {entry.player}"


def _ask_faults(ask: Ask, letters: set[str]) -> Iterator[str]:
    given = [name for name in ("can", "what", "value") if getattr(ask, name) is not None]
    if len(given) != 1:
        yield "it needs one of can, what, value"
    if ask.what is not None and ask.what.of not in WHAT:
        yield f"of {ask.what.of!r} is none of {', '.join(WHAT)}"
    if ask.what is not None and ask.what.has is not None and ask.what.of not in ("types", "colors", "abilities"):
        yield "has goes with of: types, colors or abilities"
    if ask.value is not None:
        yield from (r for r in _check_faults(ask.value, letters) if r != NO_VALUE)
    entries = ask.can if isinstance(ask.can, list) else [] if ask.can is None else [ask.can]
    for entry in entries:
        if entry.do not in ACTIONS and entry.do not in HAPPENINGS:
            yield f"can: do {entry.do!r} is none of {', '.join((*ACTIONS, *HAPPENINGS))}"
            continue
        if len(entries) > 1 and entry.do not in ("attack", "block"):
            yield "can: only attacks or blocks can be asked about together"
        for field in NEEDS.get(entry.do, ()) or HAPPENINGS.get(entry.do, ()):
            if getattr(entry, field) is None:
                yield f"can ({entry.do}): it needs {field}"
        if entry.player is not None and entry.player not in letters:
            yield f"can: there is no player {entry.player}"
    if len({entry.do for entry in entries}) > 1:
        yield "can: only attacks, or only blocks, can be asked about together"


def _answer_faults(entry: Entry) -> Iterator[str]:
    if entry.do == "choose":
        said = [c for c in CHOICES if getattr(entry, c) is not None]
        if len(said) != 1:
            yield f"it needs one of {', '.join(CHOICES)}"
    elif entry.do == "choose_target" and (entry.targets is None) == (entry.done is None):
        yield "it needs targets or done"
    elif entry.do == "choose_mode" and (entry.mode is None) == (entry.done is None):
        yield "it needs mode or done"


def _check_faults(check: Check, letters: set[str]) -> Iterator[str]:
    needs = CHECKS.get(check.check)
    if needs is None:
        yield "there is no check of that name"
        return
    for field in needs:
        if getattr(check, field) is None:
            yield f"it needs {field}"
    if check.player is not None and check.player not in letters:
        yield f"there is no player {check.player}"
    values = (check.expected is not msgspec.UNSET) + (check.is_not is not msgspec.UNSET)
    values += (check.at_least is not None) + (check.at_most is not None)
    if values == 0 and check.check not in OWN_VALUE:
        yield NO_VALUE
