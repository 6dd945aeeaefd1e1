"""CR 601.2f and 118.7: the total cost: mana cost or alternative cost, plus additional costs and increases, minus reductions."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import CostChange
from landwalk.abilities.noun import It, Ref, This
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.rules.c6_spells_abilities.cr601_facts import Facts
from landwalk.rules.look import Look


class Change:
    """A cost change that applies: the symbols, how many times."""

    __slots__ = ("less", "symbols")

    def __init__(self, less: str, symbols: tuple[str, ...]) -> None:
        self.less = less
        self.symbols = symbols


def changes(
    look: Look, what: str, id_: ObjectId, player: PlayerId, targets: Sequence[tuple[int, ...]], own: Facts | None
) -> list[Change]:
    """The changes that apply to casting the spell ("cast") or activating an ability of the object ("activate") `id_`.

    look: for a card that isn't on the stack yet, how it will be there. targets: those chosen so far.
    """
    from landwalk.rules.clauses import applies_to
    from landwalk.rules.conditions import holds

    out: list[Change] = []
    for entry in look.index.clauses.get(CostChange, ()):
        predicate = entry.predicate
        assert isinstance(predicate, CostChange)
        if predicate.what != what or (own is not None and entry.holder == id_ and _about_this(entry.clause.subject)):
            continue
        ctx = entry.ctx
        if applies_to(look, entry, id_) and _targets_fit(look, predicate, targets, ctx):
            out.append(_change(look, predicate, ctx))
    if own is not None:
        for inst, static, node in own.own:
            if not isinstance(node, CostChange) or node.what != what or not _about_this(static.clause.subject):
                continue
            ctx = Context(id_, player, key=inst_key(inst.origin, inst.ordinal), where=static.where)
            if static.condition is not None and not holds(look, static.condition, ctx):
                continue
            if _targets_fit(look, node, targets, ctx):
                out.append(_change(look, node, ctx))
    return out


def _about_this(subject: Node) -> bool:
    return isinstance(subject, This) or (isinstance(subject, It) and subject.ref is Ref.THIS)


def _targets_fit(look: Look, change: CostChange, targets: Sequence[tuple[int, ...]], ctx: Context) -> bool:
    """ "If it targets ...": asked of the targets chosen."""
    if change.target is None:
        return True
    from landwalk.rules.matching import matches

    return any(matches(look, change.target, t, ctx) for group in targets for t in group)


def _change(look: Look, predicate: CostChange, ctx: Context) -> Change:
    mana = predicate.mana
    if not isinstance(mana, ManaCost):
        raise TypeError(f"not an amount of mana: {mana!r}")
    from landwalk.rules.values import amount

    symbols = mana.symbols
    if predicate.amount is not None:
        n = max(0, amount(look, predicate.amount, ctx))
        # "{X} less, where X is ..." names the amount; "{1} less for each ..." counts.
        symbols = (str(n),) if symbols == ("X",) else symbols * n
    return Change(predicate.less, symbols)


def total(symbols: tuple[str, ...], made: Sequence[Change]) -> tuple[str, ...]:
    """The symbols after all increases, then all reductions (601.2f). Coloured reductions come first: that order is never dearer."""
    for change in made:
        if change.less == "more":
            symbols += change.symbols
    less = [s for change in made if change.less == "less" for s in change.symbols]
    for s in sorted(less, key=str.isdigit):
        symbols = reduced(symbols, s)
    return symbols


def reduced(symbols: tuple[str, ...], less: str) -> tuple[str, ...]:
    """CR 118.7a-g: the cost reduced by one symbol. A cost can't get below {0}."""
    less = less.removesuffix("/P")  # CR 118.7f
    if less == "S":
        less = "1"  # CR 118.7g
    if not less.isdigit():
        for half in less.split("/"):  # CR 118.7e: one half of a hybrid symbol
            if half in symbols:
                at = symbols.index(half)
                return symbols[:at] + symbols[at + 1 :]
        less = "1"  # CR 118.7b-d
    n = int(less)
    out: list[str] = []
    for s in symbols:
        if s.isdigit() and n:
            left = max(0, int(s) - n)
            n -= int(s) - left
            if left:
                out.append(str(left))
        else:
            out.append(s)
    return tuple(out)
