"""Scripted attacks and blocks."""

from __future__ import annotations

from landwalk.kernel.choices import DeclareAttackers, DeclareBlockers
from landwalk.kernel.state import State
from landwalk.testing.scenarios.errors import BlocksRefusedError
from landwalk.testing.scenarios.model import Entry
from landwalk.testing.scenarios.naming import Names, describe
from landwalk.testing.scenarios.queues import Queues, said

Pairs = tuple[tuple[int, int], ...]


def attackers(state: State, choice: DeclareAttackers, queues: Queues, names: Names, *, partial: bool) -> Pairs:
    """All attacks of the player in this turn, declared together. Raises BlocksRefusedError if they can't be."""
    letter = names.letters[choice.player]
    entries = queues.declared(letter, state.turn, "attack")
    if not entries:
        return choice.suggestion if choice.suggestion and (partial or not choice.check(choice.suggestion)) else ()
    options = dict(choice.options)
    pairs: list[tuple[int, int]] = []
    refused: list[Entry] = []
    for entry in entries:
        pair = _attack(state, entry, options, [a for a, _ in pairs], names)
        if pair is None:
            refused.append(entry)
            queues.never[id(entry)] = f"no creature of that name can attack that: {describe(entry.attacker)}"
        else:
            pairs.append(pair)
            queues.done(letter, entry)
    wrong = choice.check(tuple(pairs))
    if wrong is not None:
        raise BlocksRefusedError(f"the attacks of {letter} can't be declared: {wrong}")
    return tuple(pairs)


def _attack(
    state: State, entry: Entry, options: dict[int, tuple[int, ...]], used: list[int], names: Names
) -> tuple[int, int] | None:
    assert entry.attacker is not None
    for attacker in names.find(state, entry.attacker, [i for i in options if i not in used]):
        able = options[attacker]
        if entry.defender is None:
            players = [d for d in able if d < 0]
            return (attacker, players[0] if players else able[0])
        found = names.find(state, entry.defender, able)
        if found:
            return (attacker, found[0])
    return None


def blockers(state: State, choice: DeclareBlockers, queues: Queues, names: Names, *, partial: bool) -> Pairs:
    """All blocks of the player in this turn, declared together. Raises BlocksRefusedError if they can't be.

    partial: blocks that aren't possible are left out: in scripts whose answers aren't complete the checks say so.
    """
    letter = names.letters[choice.player]
    entries = queues.declared(letter, state.turn, "block")
    if not entries:
        return choice.suggestion
    options = dict(choice.options)
    pairs: list[tuple[int, int]] = []
    for entry in entries:
        pair = _block(state, entry, options, pairs, names)
        if pair is None:
            if partial:
                queues.done(letter, entry)
                continue
            raise BlocksRefusedError(f"{said(entry)}: that block isn't possible")
        pairs.append(pair)
        queues.done(letter, entry)
    wrong = choice.check(tuple(pairs))
    if wrong is not None:
        raise BlocksRefusedError(f"the blocks of {letter} can't be declared: {wrong}")
    return tuple(pairs)


def _block(
    state: State, entry: Entry, options: dict[int, tuple[int, ...]], pairs: list[tuple[int, int]], names: Names
) -> tuple[int, int] | None:
    assert entry.blocker is not None
    assert entry.attacker is not None
    able = names.find(state, entry.blocker, list(options))
    # A creature that blocks nothing yet first: two entries with one name mean two creatures.
    able.sort(key=lambda b: any(b == used for used, _ in pairs))
    for blocker in able:
        for attacker in names.find(state, entry.attacker, options[blocker]):
            if (blocker, attacker) not in pairs:
                return (blocker, attacker)
    return None
