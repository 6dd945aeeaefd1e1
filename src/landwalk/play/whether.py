"""Whether something can happen to an object at all: be destroyed, countered, damaged, sacrificed, attached.

The same questions that the rules ask when it would happen; the answers are reasons.
"""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.effect import CantDo
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c7_additional import cr701_attaching as attaching
from landwalk.rules.look import Now
from landwalk.rules.questions import CanBeCountered, CanBeDestroyed, DamageIsPrevented, Reason, reasons


def _destroyed(state: State, id_: int, other: int) -> list[Reason]:
    if id_ not in state.battlefield:
        return [Reason("701.8a", "{0} isn't on the battlefield", (id_,))]
    return reasons(Now(state), CanBeDestroyed(id_))


def _countered(state: State, id_: int, other: int) -> list[Reason]:
    if id_ not in state.stack:
        return [Reason("701.6a", "{0} isn't on the stack", (id_,))]
    look = Now(state)
    return reasons(look, CanBeCountered(id_)) + cant(look, id_, CantDo.BE_COUNTERED, other, "101.2")


def _damaged(state: State, id_: int, other: int) -> list[Reason]:
    """By the source `other`."""
    if id_ > 0 and id_ not in state.battlefield:
        return [Reason("120.1", "{0} isn't on the battlefield", (id_,))]
    return reasons(Now(state), DamageIsPrevented(other, id_))


def _sacrificed(state: State, id_: int, other: int) -> list[Reason]:
    """By its controller."""
    if id_ not in state.battlefield:
        return [Reason("701.21a", "{0} isn't on the battlefield", (id_,))]
    return cant(Now(state), id_, CantDo.BE_SACRIFICED, 0, "101.2")


def _attached(state: State, id_: int, other: int) -> list[Reason]:
    """To `other`, an object or a player."""
    if state.objects[id_].zone is not Zone.BATTLEFIELD:
        return [Reason("701.3a", "{0} isn't on the battlefield", (id_,))]
    return attaching.why_not(Now(state), id_, other)


#: What can happen -> (what stands against it, rule of the ruling, yes, no). {0} is the object, {1} the other one.
WHETHER: dict[str, tuple[Callable[[State, int, int], list[Reason]], str, str, str]] = {
    "be_destroyed": (_destroyed, "701.8a", "{0} can be destroyed", "{0} can't be destroyed"),
    "be_countered": (_countered, "701.6a", "{0} can be countered", "{0} can't be countered"),
    "be_sacrificed": (_sacrificed, "701.21a", "{0} can be sacrificed", "{0} can't be sacrificed"),
    "be_damaged": (_damaged, "120.1", "{1} can deal damage to {0}", "{1} can't deal damage to {0}"),
    "be_attached": (_attached, "701.3a", "{0} can be attached to {1}", "{0} can't be attached to {1}"),
}


def against(state: State, what: str, id_: int, other: int = 0) -> list[Reason]:
    """What stands against it; [] if it can happen. KeyError for a `what` that isn't in WHETHER."""
    return WHETHER[what][0](state, id_, other)
