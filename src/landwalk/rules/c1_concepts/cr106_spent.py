"""CR 106 and 601.2h: which mana was spent to cast a spell. It is noted on the spell ("spent:R", how much), and so on the permanent it
becomes, in games where something asks for it (the interest "mana_spent")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landwalk.abilities.amount import Amount
from landwalk.abilities.context import Context
from landwalk.kernel.events import Remember
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import COLORS
from landwalk.kernel.objects import GameObject, ObjectId
from landwalk.kernel.state import State
from landwalk.rules.look import Look
from landwalk.rules.values import values

#: The word of a payment that is mana spent; the type stands behind it.
SPENT: Final = "spent:"
#: What a keyword registers under "interests" if it asks.
MANA_SPENT: Final = frozenset({"mana_spent"})


def note_spent(state: State, spell: ObjectId, types: Iterable[str]) -> Flow[None]:
    """Notes mana of these types as spent on the spell, in addition to what was noted before."""
    obj = state.objects[spell]
    total = dict(obj.payments)
    for t in types:
        total[SPENT + t] = total.get(SPENT + t, 0) + 1
    yield Remember(spell, "payments", tuple(total.items()))


def spent_on(obj: GameObject) -> int:
    """How much mana was spent to cast it."""
    return sum([n for key, n in obj.payments if key.startswith(SPENT)])


class ColorsSpent(Amount):
    """How many colours of mana were spent to cast this (702.44a); 0 if it wasn't cast, as a copy (707.10)."""

    __slots__ = ()


@values(ColorsSpent)
def _colors_spent(look: Look, node: ColorsSpent, ctx: Context) -> int:
    payments = look.object(ctx.source).payments
    return sum([1 for key, n in payments if n and key.startswith(SPENT) and key[len(SPENT) :] in COLORS])
