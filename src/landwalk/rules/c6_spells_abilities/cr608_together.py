"""CR 608.2f: one action on several players or objects is processed for all of them at the same time.

"For each opponent, create a token ..." makes one flow of instructions for each; the choices of all are made first, in order (608.2d,
101.4), then their events happen as one.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.effect import GainLife, LoseLife, PutCounters
from landwalk.abilities.sentence import Do
from landwalk.actions.create import Create, CreateCopy
from landwalk.actions.destroy import Destroy
from landwalk.actions.exile import Exile
from landwalk.actions.sacrifice import Sacrifice
from landwalk.actions.tap import Tap, Untap
from landwalk.kernel.events import Batch, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node

#: Instructions that no earlier one of the same kind changes: drawing, milling or searching one after the other would.
_AT_ONCE: Final = (Create, CreateCopy, Destroy, Exile, GainLife, LoseLife, PutCounters, Sacrifice, Tap, Untap)


def may_be(body: tuple[Node, ...]) -> bool:
    """Is the body one instruction that is processed for all at the same time?"""
    if len(body) != 1 or not isinstance(body[0], Do) or len(body[0].clauses) != 1:
        return False
    predicates = body[0].clauses[0].predicates
    return len(predicates) == 1 and isinstance(predicates[0], _AT_ONCE)


def together(flows: list[Flow[None]]) -> Flow[None]:
    """Runs all flows up to their next events, lets these happen at the same time, and goes on until all have ended."""
    waiting: list[tuple[Flow[None], object]] = [(flow, None) for flow in flows]
    while waiting:
        stopped: list[tuple[Flow[None], Event]] = []
        for flow, value in waiting:
            asked = _next(flow, value)
            while asked is not None and not isinstance(asked, Event):
                asked = _next(flow, (yield asked))  # type: ignore[misc]
            if asked is not None:
                stopped.append((flow, asked))
        events: list[Event] = []
        for _, event in stopped:
            events += event.events if isinstance(event, Batch) else (event,)
        if stopped:
            yield Batch(tuple(events))
        waiting = list(stopped)


def _next(flow: Flow[None], value: object) -> object:
    """What a flow yields next; None: it has ended."""
    try:
        return flow.send(value)
    except StopIteration:
        return None
