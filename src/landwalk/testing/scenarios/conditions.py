"""The conditions of scripted actions: when_on_stack and its sisters."""

from __future__ import annotations

from landwalk.kernel.objects import Kind, PlayerId
from landwalk.kernel.state import State
from landwalk.testing.scenarios.model import Entry
from landwalk.testing.scenarios.naming import Names


def holds(state: State, player: PlayerId, entry: Entry, names: Names) -> bool:
    """May the action be tried now?"""
    if entry.when_on_stack is not None and not _on_stack(state, entry.when_on_stack, names):
        return False
    if entry.when_not_on_stack is not None and _on_stack(state, entry.when_not_on_stack, names):
        return False
    if entry.when_copy_on_stack is not None:
        copies = [i for i in state.stack if state.objects[i].kind is Kind.COPY]
        if not any(names.stack_text(state, i, entry.when_copy_on_stack) for i in copies):
            return False
    if entry.when_top_of_stack is not None and not (
        state.stack and names.stack_text(state, state.stack[-1], entry.when_top_of_stack)
    ):
        return False
    return entry.when_mana_in_pool is None or len(state.players[player].pool) >= entry.when_mana_in_pool


def _on_stack(state: State, text: str, names: Names) -> bool:
    return any(names.stack_text(state, i, text) for i in state.stack)
