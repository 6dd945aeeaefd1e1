"""Which static predicates apply to an object or player now: static abilities and saved effects alike."""

from __future__ import annotations

from typing import TypeVar

from landwalk.abilities.sentence import Predicate
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.matching import matches

P = TypeVar("P", bound=Predicate)


def entries(look: Look, cls: type[Predicate]) -> tuple[StaticEntry, ...]:
    """All that function now, condition not yet asked."""
    return look.index.clauses.get(cls, ())


def applies_to(look: Look, entry: StaticEntry, id_: int) -> bool:
    """Is `id_` what the clause speaks of, and does its condition hold (604.2, 611.3)?"""
    if entry.effect is not None and entry.effect.objects is not None:
        if id_ not in entry.effect.objects:
            return False
    elif not matches(look, entry.clause.subject, id_, entry.ctx):
        return False
    return condition_holds(look, entry, id_)


def condition_holds(look: Look, entry: StaticEntry, id_: int = 0) -> bool:
    """Does the condition of the static ability hold, if it has one? It may speak of the object `id_` to which it applies."""
    if entry.condition is None:
        return True
    from landwalk.rules.conditions import holds

    ctx = entry.ctx
    if id_ not in (0, ctx.source):
        ctx = ctx.clone()  # "unless defending player ..." is about the attacker, not about the Aura that says so
        ctx.subject = id_
    return holds(look, entry.condition, ctx)


def applying(look: Look, cls: type[Predicate], id_: int) -> list[StaticEntry]:
    """The entries of this predicate class that apply to `id_`."""
    return [e for e in look.index.clauses.get(cls, ()) if applies_to(look, e, id_)]
