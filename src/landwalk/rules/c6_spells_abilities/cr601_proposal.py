"""A spell or ability that is being proposed (CR 601.2b-f, 602.2b): what was decided so far, its bill, and whether it can be completed.

Nothing is offered that couldn't be completed (601.4 and 601.5 let a player look ahead, so the rules do): each decision is checked with
the decisions before it fixed and those after it open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landwalk.abilities.amount import VariableX
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.context import Context
from landwalk.abilities.cost import Loyalty, PayMana
from landwalk.abilities.effect import CostChange
from landwalk.abilities.sentence import Modal
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.rules.c1_concepts import cr115_targets as cr115
from landwalk.rules.c1_concepts.cr106_mana import Spending
from landwalk.rules.c1_concepts.cr106_sources import Unit
from landwalk.rules.c1_concepts.cr118_costs import Bill, can_pay_bill
from landwalk.rules.c1_concepts.cr118_mana_payment import payer_units
from landwalk.rules.c6_spells_abilities.cr601_as_cast import AsCast
from landwalk.rules.c6_spells_abilities.cr601_facts import Facts, Optional, Way
from landwalk.rules.c6_spells_abilities.cr601_total_cost import changes, total
from landwalk.rules.look import Look

#: No game has more mana than this: announcing X stops there when nothing else bounds it.
MOST_X: Final = 1000


class Proposal:
    """what: "cast" or "activate". object: the spell (the card, while it isn't on the stack), or the source of the ability.

    ctx holds modes, X and targets as they are decided. modes_open, targets_open, x_open: what isn't yet. paid: how often each optional
    cost will be paid. facts: of a spell; extra: costs that the permission to do it asks for in addition.
    """

    __slots__ = (
        "body",
        "ctx",
        "extra",
        "facts",
        "inst",
        "modal",
        "object",
        "open",
        "paid",
        "phrases",
        "player",
        "way",
        "what",
    )

    def __init__(
        self,
        what: str,
        player: PlayerId,
        object_: int,
        body: tuple[Node, ...],
        way: Way,
        ctx: Context,
        facts: Facts | None = None,
        inst: Inst | None = None,
        phrases: tuple[Node, ...] | None = None,
    ) -> None:
        self.what = what
        self.player = player
        self.object = object_
        self.body = body
        self.way = way
        self.ctx = ctx
        self.facts = facts
        self.inst = inst
        self.extra: tuple[Node, ...] = ()
        self.modal: Modal | None = facts.modal if facts is not None else cr115.modal_of(body)
        if phrases is not None:
            self.phrases = phrases
        else:
            self.phrases = () if self.modal is not None else cr115.target_phrases(body)
        self.open = {"modes", "targets", "x"}
        self.paid: dict[str, int] = {}

    # --- costs --------------------------------------------------------------------------------------

    def costs(self) -> tuple[Node, ...]:
        """What is paid instead of the mana cost, all additional costs, and the chosen optional ones as often as chosen."""
        out = (self.way.costs or ()) + self.extra
        if self.facts is not None:
            for additional in self.facts.additional:
                out += additional.costs
            for optional in self.facts.optional:
                out += optional.costs * self.paid.get(optional.key, 0)
        if self.modal is not None:
            for mode in self.ctx.modes:
                cost = self.modal.modes[mode].cost
                out += () if cost is None else (cost,)
            if self.facts is not None and self.facts.modes_cost:
                out += self.facts.modes_cost * max(0, len(self.ctx.modes) - 1)  # CR 702.120a
        return out

    def has_x(self) -> bool:
        """Does a cost that will be paid have an X (601.2b)?"""
        for cost in self.costs():
            if _has_x(cost):
                return True
        return False

    def bill(self, look: Look) -> Bill:
        """CR 601.2f: the total cost as decided so far."""
        symbols: tuple[str, ...] = ()
        others: list[Node] = []
        for cost in self.costs():
            if isinstance(cost, PayMana):
                symbols += cost.cost.symbols
            else:
                others.append(cost)
        if "X" in symbols or "Y" in symbols or "Z" in symbols:
            x = str(max(self.ctx.x, 0))
            symbols = tuple([x if s in ("X", "Y", "Z") else s for s in symbols])
        if CostChange in look.index.clauses or (self.facts is not None and self.facts.own):
            seen: Look = look
            if self.what == "cast" and any(self.ctx.targets):
                seen = AsCast(look.state, self.object, self.player, look.object(self.object).face, self.ctx.targets)
            made = changes(seen, self.what, self.object, self.player, self.ctx.targets, self.facts)
            symbols = total(symbols, made)
        spending = Spending(self.what, self.object, look)
        return Bill(symbols, tuple(others), spending, self.payers(look))

    def payers(self, look: Look) -> tuple[Unit, ...]:
        if self.facts is None or not self.facts.payers:
            return ()
        ids: dict[int, int] = {}
        for _, _, hook in self.facts.payers:
            for id_, mask in hook.payers(look, self.player):
                ids[id_] = ids.get(id_, 0) | mask
        return payer_units(tuple(ids.items()))

    # --- can it be completed? -------------------------------------------------------------------------

    def required(self) -> frozenset[int]:
        """Target phrases that the spell doesn't require as it is being cast (601.2c)."""
        if self.facts is None or not self.facts.optional or self.modal is not None:
            return frozenset()
        return cr115.conditional_phrases(self.body, self._is_paid)

    def _is_paid(self, condition: WasPaid) -> bool:
        paid = any(n and key.endswith(f":{condition.kind}") for key, n in self.paid.items())
        return paid == (condition.negated == "is")

    def targets_possible(self, look: Look) -> bool:
        if self.modal is not None and "modes" in self.open:
            return cr115.can_choose_modes(look, self.modal, self.ctx)
        if not self.phrases or "targets" not in self.open:
            return True
        if self.ctx.x < 0 and any(_speaks_of_x(phrase) for phrase in self.phrases) and self.has_x():
            return bool(self.possible_x(look))  # X is announced before the targets (601.2b-c)
        if not cr115.can_choose(look, self.phrases, self.ctx, self.required()):
            return False
        return cr115.enough_shares(look, self.body, self.phrases, self.ctx)

    def payable(self, look: Look) -> bool:
        """Can the total cost be paid? While targets are open and decide it, for some choice of them (601.5)."""
        if self.way.costs is None:
            return False  # CR 118.6
        if self.facts is not None and self.facts.mode_costs and "modes" in self.open:
            return bool(self.modes_able(look, ()))
        if self.phrases and not self.ctx.targets and "targets" in self.open and cr115.cost_depends_on_targets(look):
            return self._payable_for_some(look)
        return can_pay_bill(look, self.player, self.bill(look), self.ctx)

    def _payable_for_some(self, look: Look) -> bool:
        off = self.required()
        first = next((i for i in range(len(self.phrases)) if i not in off), None)
        trials: list[tuple[tuple[int, ...], ...]] = [()]
        if first is not None:
            before = ((),) * first
            trials = [(*before, (t,)) for t in cr115.legal_targets(look, self.phrases[first], self.ctx)] or [()]
        for targets in trials:
            self.ctx.targets = targets
            paid = can_pay_bill(look, self.player, self.bill(look), self.ctx)
            self.ctx.targets = ()
            if paid:
                return True
        return False

    def can_complete(self, look: Look) -> bool:
        """Can the rest be decided and paid? X, while open, is taken as small as it can be."""
        return self.targets_possible(look) and self.payable(look)

    def possible_x(self, look: Look) -> list[int]:
        """The values that X can be announced with."""
        out: list[int] = []
        before = self.ctx.x
        for x in range(MOST_X):
            self.ctx.x = x
            if not self.payable(look):
                break
            if self.targets_possible(look):
                out.append(x)
        self.ctx.x = before
        return out

    def most_times(self, look: Look, optional: Optional) -> int:
        """How often an optional cost could be paid."""
        most = 1 if optional.repeat == "once" else MOST_X
        n = 0
        while n < most:
            self.paid[optional.key] = n + 1
            if not self.can_complete(look):
                break
            n += 1
        self.paid[optional.key] = 0
        return n

    def with_modes(self, modes: tuple[int, ...]) -> Proposal:
        """A copy for trying, with these modes chosen."""
        trial = Proposal(
            self.what, self.player, self.object, self.body, self.way, self.ctx.clone(), self.facts, self.inst
        )
        trial.extra = self.extra
        trial.paid = dict(self.paid)
        trial.choose_modes(modes)
        return trial

    def modes_able(self, look: Look, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """The modes that can be chosen in addition to these and be paid for (601.2b, 601.4)."""
        assert self.modal is not None
        out = [i for i in range(len(self.modal.modes)) if i not in chosen]
        return tuple([i for i in out if self.with_modes(tuple(sorted((*chosen, i)))).can_complete(look)])

    def choose_modes(self, modes: tuple[int, ...]) -> None:
        self.ctx.modes = modes
        self.open.discard("modes")
        self.phrases = cr115.target_phrases(self.body, modes)


@lru_cache(maxsize=4096)
def _speaks_of_x(phrase: Node) -> bool:
    return any(isinstance(part, VariableX) for part in phrase.walk())


@lru_cache(maxsize=4096)
def _has_x(cost: Node) -> bool:
    if isinstance(cost, PayMana):
        return cost.cost.x_count > 0
    if isinstance(cost, Loyalty):
        return bool(cost.x)
    return any(isinstance(x, VariableX) for x in cost.walk())
