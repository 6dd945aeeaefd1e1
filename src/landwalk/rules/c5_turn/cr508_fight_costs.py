"""CR 508.1g-j, 509.1d-f, costs to attack and to block: who must pay what, whether it can be paid, and the paying."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.amount import VariableX
from landwalk.abilities.combat import FightCost
from landwalk.abilities.context import Context
from landwalk.abilities.cost import PayMana
from landwalk.abilities.effect import CantDo
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts import cr118_costs
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.matching import matches
from landwalk.rules.questions import Reason
from landwalk.rules.values import amount

ATTACKING: Final = frozenset({CantDo.ATTACK, CantDo.ATTACK_OR_BLOCK})
BLOCKING: Final = frozenset({CantDo.BLOCK, CantDo.ATTACK_OR_BLOCK})


def entries_for(look: Look, whats: frozenset[CantDo], creature: ObjectId, other: int) -> list[StaticEntry]:
    """The effects by which it costs something that this creature attacks or blocks `other`."""
    out: list[StaticEntry] = []
    for entry in look.index.clauses.get(FightCost, ()):
        said = entry.predicate
        assert isinstance(said, FightCost)
        if said.what not in whats or not applies_to(look, entry, creature):
            continue
        if said.whom is not None:
            ctx = entry.ctx.clone()
            ctx.subject = creature
            if not matches(look, said.whom, other, ctx):
                continue
        out.append(entry)
    return out


def costs_of(look: Look, entries: list[StaticEntry]) -> list[tuple[Node, ...]]:
    """What these effects ask, each for one creature."""
    out: list[tuple[Node, ...]] = []
    for entry in entries:
        said = entry.predicate
        assert isinstance(said, FightCost)
        mana = () if said.mana is None else (PayMana(said.mana),)
        out.append(tuple([_with_x(look, entry, cost) for cost in (*mana, *said.costs)]))
    return out


def _with_x(look: Look, entry: StaticEntry, cost: Node) -> Node:
    """CR 107.3c: X in the cost is what the ability says, not chosen by the player who pays."""
    if not isinstance(cost, PayMana) or "X" not in cost.cost.symbols:
        return cost
    x = str(max(0, amount(look, VariableX(), entry.ctx)))
    return PayMana(ManaCost(tuple([x if symbol == "X" else symbol for symbol in cost.cost.symbols])))


class Bill:
    """All that a declaration costs its player: for each creature its costs, with the effects that ask for them."""

    __slots__ = ("costs", "entries")

    def __init__(self) -> None:
        self.costs: tuple[Node, ...] = ()
        self.entries: list[tuple[ObjectId, StaticEntry]] = []


def bill(look: Look, whats: frozenset[CantDo], declaration: tuple[tuple[int, int], ...]) -> Bill:
    """CR 508.1h, 509.1d: the total cost of the declared (creature, other) pairs; a creature that blocks two pays for itself once."""
    out = Bill()
    if FightCost not in look.index.clauses:
        return out
    paid: list[tuple[int, StaticEntry]] = []
    for creature, other in declaration:
        for entry in entries_for(look, whats, creature, other):
            if any(c == creature and e is entry for c, e in paid):
                continue
            paid.append((creature, entry))
            for costs in costs_of(look, [entry]):
                out.costs += costs
    out.entries = paid
    return out


def unpayable(
    state: State, player: PlayerId, due: Bill, tapped: tuple[ObjectId, ...], rule: str = "508.1h"
) -> list[Reason]:
    """Why the bill can't be paid, with these creatures tapped as attackers (508.1f comes before the costs); [] if it can."""
    if not due.costs:
        return []
    trial = state.clone()
    for id_ in tapped:
        trial.edit(id_).tapped = True
    trial.epoch += 1
    trial.layer_version += 1
    creature, _ = due.entries[0]
    if cr118_costs.can_pay(Now(trial), player, due.costs, Context(creature, player)):
        return []
    from landwalk.rules.c1_concepts.cr118_unpaid import unpaid

    out = [Reason(rule, "the costs of {1} can't be paid for {0}", (c, e.holder)) for c, e in due.entries]
    return out + unpaid(Now(trial), player, cr118_costs.bill_of(due.costs), Context(creature, player))


def pay(state: State, player: PlayerId, due: Bill) -> Flow[bool]:
    """CR 508.1i-j, 509.1e-f: mana abilities, then all costs. False: it wasn't paid."""
    if not due.costs:
        return True
    creature, _ = due.entries[0]
    return (yield from cr118_costs.pay(state, player, due.costs, Context(creature, player)))
