"""Can a scenario be played at all? Decided before the first step, from its fields and the texts of its cards alone."""

from __future__ import annotations

from landwalk.cards.definitions import Definitions
from landwalk.cards.faces import CardDefinition
from landwalk.testing.faces import UnreadTextError
from landwalk.testing.scenarios.checking import FINDERS
from landwalk.testing.scenarios.model import CardEntry, Check, Scenario
from landwalk.testing.scenarios.setup import BASICS, custom_spec

FORMATS = frozenset({"duel", "free_for_all"})
_ZONES = ("battlefield", "hand", "graveyard", "exile", "library", "command")
_UNPLAYED = frozenset({"set_day_night"})


def against(scenario: Scenario, cards: Definitions) -> str | None:
    """Why it isn't supported (the field, or the words of a card that aren't understood or executed), or None."""
    reason = _fields(scenario)
    if reason is not None:
        return reason
    entries = [e for setup in scenario.players.values() for zone in _ZONES for e in getattr(setup, zone)]
    names = list(dict.fromkeys(e.card for e in entries if e.card is not None and e.custom is None))
    found = cards.find_all(n for n in names if n not in BASICS)
    for name in names:
        if name in BASICS:
            continue
        if name not in found:
            return f"card: no card is named {name!r}"
        reason = _card(found[name])
        if reason is not None:
            return reason
    for entry in entries:
        reason = _custom(entry)
        if reason is not None:
            return reason
    return None


def _card(card: CardDefinition) -> str | None:
    if card.declined:
        first = card.declined[0]
        return f"card {card.name}: {first.key}: {first.phrase}"
    return None


def _custom(entry: CardEntry) -> str | None:
    if entry.custom is None:
        return None
    try:
        custom_spec(entry.card or "custom", entry.custom)
    except UnreadTextError as fault:
        return f"custom {entry.card}: {fault}"
    return None


def _fields(scenario: Scenario) -> str | None:
    if scenario.untranslatable:
        return f"field: untranslatable: {scenario.untranslatable}"
    if scenario.format not in FORMATS:
        return f"field: format {scenario.format}"
    if scenario.range_of_influence not in (None, "all"):
        return f"field: range_of_influence {scenario.range_of_influence}"
    if scenario.attack_rule not in (None, "multiple"):
        return f"field: attack_rule {scenario.attack_rule}"
    if scenario.day_night is not None:
        return "field: day_night"
    for setup in scenario.players.values():
        if setup.command:
            return "field: command"
    for part in scenario.parts:
        for entry in part.script:
            if entry.do in _UNPLAYED:
                return f"field: do {entry.do}"
            if entry.that is not None and (reason := _check(entry.that)) is not None:
                return reason
        for check in part.expect:
            if (reason := _check(check)) is not None:
                return reason
    return None


def _check(check: Check) -> str | None:
    if check.check in ("illegal", "available_mana"):
        return None
    return None if check.check in FINDERS else f"field: check {check.check}"
