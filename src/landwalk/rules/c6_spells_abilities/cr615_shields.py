"""CR 615.1, 615.7: the instruction to prevent damage makes a prevention effect."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.amount import Number
from landwalk.abilities.context import Context
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import PreventDamage
from landwalk.abilities.noun import It, Ref
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.choices import Purpose
from landwalk.kernel.flow import Flow

_REFERENCES: Final = frozenset({"It", "That", "ThatPlayer", "This", "Host"})
_THIS_TURN: Final = Duration(Until.END_OF_TURN, "this")


@executes(PreventDamage)
def prevent(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: PreventDamage, clause: Clause
) -> Flow[None]:
    """A shield on what the text points at (its set is fixed now, 611.2c), or an effect that matches as damage would be dealt."""
    ids: tuple[int, ...] | None = None
    to = predicate.to
    if to is not None and type(to).__name__ in _REFERENCES:
        ids = yield from world.select(to, ctx, ctx.you, Purpose.SELECT)
        if not ids:
            return
    amount = None if predicate.amount is None else Number(world.amount(predicate.amount, ctx))
    fixed = PreventDamage(amount, to, predicate.by, predicate.kind)
    shield = Clause(It(Ref.LAST), (fixed,), clause.duration)
    yield from world.start_effect(shield, ids, ctx, clause.duration or _THIS_TURN)
    ctx.did = 1
