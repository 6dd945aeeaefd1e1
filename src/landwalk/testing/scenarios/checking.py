"""Checks of a scenario: what is, compared with what is expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from landwalk.kernel.state import State
from landwalk.testing.scenarios import permanent_checks, player_checks
from landwalk.testing.scenarios.model import Check
from landwalk.testing.scenarios.naming import Names, describe

Finder = Callable[[State, Check, Names], "object"]


FINDERS: dict[str, Finder] = {**player_checks.FINDERS, **permanent_checks.FINDERS}


def fault(state: State, check: Check, names: Names) -> str | None:
    """None if the check holds, else what was expected and what was."""
    if check.check == "available_mana":
        return player_checks.available_mana(state, check, names)
    found = FINDERS[check.check](state, check, names)
    if isinstance(found, permanent_checks.Several):
        if not found.values:
            return f"expected {said(check)}: nothing of that name is there"
        fits = [_fits(check, value) for value in found.values]
        good = all(fits) if found.each else any(fits)
        shown = ", ".join(repr(v) for v in found.values)
    else:
        good = _fits(check, found)
        shown = repr(found)
    return None if good else f"expected {said(check)}: it is {shown}"


def _fits(check: Check, value: object) -> bool:
    if check.expected is not msgspec.UNSET:
        return _equal(value, check.expected)
    if check.is_not is not msgspec.UNSET:
        return not _equal(value, check.is_not)
    assert isinstance(value, int)
    if check.at_least is not None and value < check.at_least:
        return False
    return check.at_most is None or value <= check.at_most


def _equal(value: object, wanted: Any) -> bool:
    if isinstance(value, list) and isinstance(wanted, list):
        return sorted(map(str, value)) == sorted(map(str, wanted))
    if isinstance(value, str) and isinstance(wanted, str):
        return value.casefold() == wanted.casefold()
    return bool(value == wanted) and isinstance(value, bool) == isinstance(wanted, bool)


def said(check: Check) -> str:
    """A check for a report."""
    parts = [check.check]
    for field in check.__struct_fields__:
        value = getattr(check, field)
        if value in (None, msgspec.UNSET, False) and not (field == "expected" and value is not msgspec.UNSET):
            continue
        if field in ("card", "attachment", "to", "attacker", "defender"):
            value = describe(value)
        if field == "action":
            value = f"{value.do} {value.ability or describe(value.card)}"
        if field != "check":
            parts.append(f"{'is' if field == 'expected' else field} {value}")
    return " ".join(str(p) for p in parts)
