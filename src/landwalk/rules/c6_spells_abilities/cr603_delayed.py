"""CR 603.7 delayed and 603.12 reflexive triggered abilities: made while a spell or ability resolves.

Both keep the context of the effect that made them ("that creature", X, what was chosen). In their bodies the targets that they choose
themselves count first (`It(Ref.TARGET, n)` from 0), those of the effect that made them after these.
"""

from __future__ import annotations

from landwalk.abilities.ability import Triggered
from landwalk.abilities.context import Context
from landwalk.abilities.pattern import EventPattern
from landwalk.abilities.sentence import Delayed
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import AddDelayed, RemoveDelayed, SetPending
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.registry import applies
from landwalk.kernel.state import DelayedTrigger, PendingTrigger, State
from landwalk.rules.interests import of_tree


class Reflexive(EventPattern):
    """ "When you do": what happened earlier in the resolution that makes it (603.12). No event of the door matches it."""

    __slots__ = ()


def delay(state: State, ctx: Context, sentence: Delayed) -> Flow[None]:
    """Creates a delayed triggered ability; it waits for events from now on (603.7a)."""
    # CR 603.7d-e, source and controller are those of the spell or ability that makes it
    trigger = DelayedTrigger(
        state.next_id, sentence, ctx.clone(), ctx.source, ctx.you, 1 if sentence.until is None else 0, state.turn
    )
    yield AddDelayed(trigger, ctx.item or ctx.source)


def reflexive(state: State, ctx: Context, body: tuple[Node, ...]) -> Flow[None]:
    """ "When you do, ...": what it waits for has just happened, so it triggers at once (603.12)."""
    tree = Triggered(Reflexive(), body)
    saved = ctx.clone()
    waiting = PendingTrigger(tree, Inst(tree, f"r{state.epoch}", len(state.pending)), ctx.source, ctx.you, saved)
    yield SetPending((*state.pending, waiting), ctx.item or ctx.source)


def resolution_context(info_event: Node | None, fresh: Context) -> Context:
    """The context in which a delayed or reflexive ability resolves: the saved one, for a new object on the stack.

    info_event: what `StackInfo.event` of the ability holds (a saved Context for these abilities). fresh: the context made from the
    stack alone; its targets are the ones that the ability itself chose.
    """
    if not isinstance(info_event, Context):
        return fresh
    ctx = info_event.clone()
    ctx.item = fresh.item
    ctx.you = fresh.you
    ctx.key = fresh.key
    ctx.modes = fresh.modes
    ctx.targets = fresh.targets + info_event.targets
    ctx.subject = 0
    ctx.did = 0
    return ctx


@applies(AddDelayed)
def add_delayed(state: State, event: AddDelayed) -> None:
    state.new_id()  # its number, taken by `delay`
    state.delayed = (*state.delayed, event.trigger)
    state.interests |= of_tree(event.trigger.tree)


@applies(RemoveDelayed)
def remove_delayed(state: State, event: RemoveDelayed) -> None:
    state.delayed = tuple(d for d in state.delayed if d.id not in event.ids)


@applies(SetPending)
def set_pending(state: State, event: SetPending) -> None:
    state.pending = event.pending
