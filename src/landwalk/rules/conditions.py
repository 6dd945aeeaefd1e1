"""Conditions: does what "if", "as long as", "unless" or "only if" asks hold in a look?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from landwalk.abilities import condition as c
from landwalk.abilities import noun as n
from landwalk.abilities.context import Context
from landwalk.kernel.node import Node
from landwalk.kernel.zones import MAIN_STEPS, Phase, Step
from landwalk.rules.look import Look
from landwalk.rules.matching import candidates, compare, fits
from landwalk.rules.references import current, players, refer
from landwalk.rules.values import amount, count, times_paid

C = TypeVar("C", bound=Node)
Test = Callable[[Look, Node, Context], bool]
CONDITIONS: Final[dict[type[Node], Test]] = {}


def condition(cls: type[C]) -> Callable[[Callable[[Look, C, Context], bool]], Callable[[Look, C, Context], bool]]:
    """Registers what a class of conditions asks."""

    def register(function: Callable[[Look, C, Context], bool]) -> Callable[[Look, C, Context], bool]:
        CONDITIONS[cls] = function  # type: ignore[assignment]
        return function

    return register


def holds(look: Look, node: Node, ctx: Context) -> bool:
    """KeyError for a condition that no rule knows (such a text counts as unsupported)."""
    return CONDITIONS[type(node)](look, node, ctx)


def _enough(look: Look, phrase: Node, found: int, how: n.Compare, least: Node | None, ctx: Context) -> bool:
    """Are there as many as the phrase says: "a", "no", "three or more", or what `least` says?"""
    if least is not None:
        return compare(found, how, amount(look, least, ctx))
    if isinstance(phrase, n.NounPhrase):
        if phrase.det is n.Det.NO:
            return found == 0
        if phrase.count is not None:
            return compare(found, how, amount(look, phrase.count, ctx))
    return compare(found, how, 1)  # "you control a Demon", "you don't control a Demon"


@condition(c.Controls)
def _controls(look: Look, node: c.Controls, ctx: Context) -> bool:
    whose = players(look, node.who, ctx)
    who = node.who
    everyone = isinstance(who, n.PlayerPhrase) and who.who in n.EACH_WHO
    what = node.what
    if isinstance(what, n.NounPhrase):
        found = [look.get(i).controller for i in look.battlefield() if fits(look, what.cores, what.tail, i, ctx)]
    else:
        found = [look.controller(i) for i in refer(look, what, ctx) if look.exists(i)]
    results = [_enough(look, what, found.count(p), node.compare, node.amount, ctx) for p in whose]
    return bool(results) and (all(results) if everyone else any(results))


@condition(c.Exists)
def _exists(look: Look, node: c.Exists, ctx: Context) -> bool:
    return _enough(look, node.what, count(look, node.what, ctx), node.compare, node.amount, ctx)


@condition(c.AmountIs)
def _amount_is(look: Look, node: c.AmountIs, ctx: Context) -> bool:
    return compare(amount(look, node.left, ctx), node.compare, amount(look, node.amount, ctx))


@condition(c.ObjectIs)
def _object_is(look: Look, node: c.ObjectIs, ctx: Context) -> bool:
    what = node.what
    ids: tuple[int, ...]
    if isinstance(what, n.NounPhrase) and not what.is_target:
        ids = tuple(candidates(look, what, ctx))
    else:
        ids = refer(look, what, ctx)
    cores = tuple(core for core in node.cores if isinstance(core, n.Core))
    is_so = bool(ids) and all(i > 0 and fits(look, cores, node.tail, i, ctx) for i in ids)
    return is_so if node.negated == "is" else bool(ids) and not is_so


@condition(c.InTheZone)
def _in_the_zone(look: Look, node: c.InTheZone, ctx: Context) -> bool:
    ids = refer(look, node.what, ctx)
    whose = players(look, node.whose, ctx) if node.whose is not None else None
    for id_ in ids:
        now = current(look, id_)
        if not now or look.object(now).zone != node.zone:
            return False
        if whose is not None and look.owner(now) not in whose:
            return False
    return bool(ids)


@condition(c.HasDesignation)
def _has_designation(look: Look, node: c.HasDesignation, ctx: Context) -> bool:
    for id_ in refer(look, node.who, ctx):
        names = look.state.players[id_].designations if id_ < 0 else look.object(id_).designations
        if node.name in names:
            return True
    return False


@condition(c.TurnOf)
def _turn_of(look: Look, node: c.TurnOf, ctx: Context) -> bool:
    return (look.state.active in players(look, node.who, ctx)) == (node.negated == "is")


@condition(c.WasPaid)
def _was_paid(look: Look, node: c.WasPaid, ctx: Context) -> bool:
    paid = any(times_paid(look, i, node.kind, ctx) > 0 for i in refer(look, node.what, ctx))
    return paid == (node.negated == "is")


@condition(c.WasCast)
def _was_cast(look: Look, node: c.WasCast, ctx: Context) -> bool:
    for id_ in refer(look, node.what, ctx):
        obj = look.object(id_)
        if not obj.cast_by:
            return False
        if node.who is not None and obj.cast_by not in players(look, node.who, ctx):
            return False
        if node.from_zone is not None and obj.cast_from != node.from_zone:
            return False
    return True


@condition(c.HappenedInTurn)
def _happened_in_turn(look: Look, node: c.HappenedInTurn, ctx: Context) -> bool:
    from landwalk.rules.history import count as how_often

    least = 1 if node.amount is None else amount(look, node.amount, ctx)
    return (how_often(look, node.event, ctx) >= least) == (node.negated == "did")


@condition(c.DidThat)
def _did_that(look: Look, node: c.DidThat, ctx: Context) -> bool:
    return bool(ctx.did) == (node.negated == "did")


@condition(c.Not)
def _not(look: Look, node: c.Not, ctx: Context) -> bool:
    return not holds(look, node.condition, ctx)


@condition(c.AllOf)
def _all_of(look: Look, node: c.AllOf, ctx: Context) -> bool:
    return all(holds(look, part, ctx) for part in node.parts)


@condition(c.AnyOf)
def _any_of(look: Look, node: c.AnyOf, ctx: Context) -> bool:
    return any(holds(look, part, ctx) for part in node.parts)


_STEPS: Final[dict[c.When, Step]] = {
    c.When.DECLARE_ATTACKERS: Step.DECLARE_ATTACKERS,
    c.When.DECLARE_BLOCKERS: Step.DECLARE_BLOCKERS,
    c.When.YOUR_UPKEEP: Step.UPKEEP,
}


_AFTER_BLOCKERS: Final = frozenset(
    {Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE, Step.END_COMBAT}
)


@condition(c.Timing)
def _timing(look: Look, node: c.Timing, ctx: Context) -> bool:
    """CR 602.5b-d, 307.5. Limits on how often are asked of the history of this very ability (602.5b)."""
    state = look.state
    mine = state.active == ctx.you
    when = node.when
    if when is c.When.INSTANT:
        return True
    if when is c.When.SORCERY:
        return mine and state.step in MAIN_STEPS and not state.stack
    if when is c.When.YOUR_TURN:
        return mine
    if when is c.When.OPPONENTS_TURN:
        return not mine
    if when is c.When.COMBAT:
        return state.phase is Phase.COMBAT
    if when in (c.When.BEFORE_ATTACKERS, c.When.YOUR_TURN_BEFORE_ATTACKERS):
        early = state.phase in (Phase.BEGINNING, Phase.PRECOMBAT_MAIN) or state.step is Step.BEGIN_COMBAT
        return early and (mine or when is c.When.BEFORE_ATTACKERS)
    if when is c.When.COMBAT_BEFORE_BLOCKERS:
        return state.step in (Step.BEGIN_COMBAT, Step.DECLARE_ATTACKERS)
    if when is c.When.COMBAT_AFTER_BLOCKERS:
        # CR 506.8f, not if the declare blockers step was skipped
        return state.step in _AFTER_BLOCKERS and bool(state.combat)
    if when in _STEPS:
        return state.step is _STEPS[when] and (mine or when is not c.When.YOUR_UPKEEP)
    from landwalk.rules.history import times_activated

    return times_activated(look, ctx.source, ctx.key, "game" if when is c.When.ONCE else "turn") == 0
