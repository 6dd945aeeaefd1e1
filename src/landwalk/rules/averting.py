"""What would have happened and didn't: noted in the log with the reasons, for those who ask why (play/happenings.py)."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.kernel.events import Averted, Event
from landwalk.kernel.state import State
from landwalk.rules.questions import Reason


def averted(state: State, event: Event, reasons: Sequence[Reason], amount: int = 0) -> None:
    """The event didn't happen, or `amount` of it didn't. Nothing can wait for that, so it doesn't go through the door."""
    state.log = (Averted(event, tuple(reasons), amount), state.log)
