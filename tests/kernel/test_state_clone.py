"""A copy of a state has everything that the state has: its slots are copied one by one, so none may be forgotten."""

from __future__ import annotations

from landwalk.kernel.native import slots_of
from landwalk.kernel.state import State

#: What a copy has of its own: which objects it may write to, and what is derived for it alone.
OWN = {"stamp", "outside"}


def test_a_copy_has_every_slot():
    state = State()
    for n, name in enumerate(slots_of(State)):
        if isinstance(getattr(state, name), int) and name != "stamp":
            setattr(state, name, 1000 + n)
    copied = state.clone()
    for name in slots_of(State):
        if name not in OWN:
            assert getattr(copied, name) == getattr(state, name), name


def test_copies_share_no_table_that_is_written_to():
    state = State()
    copied = state.clone()
    for name in ("objects", "players", "last_known", "turns_taken", "outside"):
        assert getattr(copied, name) is not getattr(state, name), name
    assert copied.stamp != state.stamp
