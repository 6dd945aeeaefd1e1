"""Which clauses the rules can't follow although each of their words is known: asked when the support of a card is decided.

A duration must mean something: on instructions that are over at once it would be a word that does nothing.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities import effect as x
from landwalk.abilities.combat import AssignDamage, BlockerCount
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.several import LoseChosenAbility
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.actions.exile import Exile
from landwalk.actions.world import PARTLY, partly
from landwalk.rules.c1_concepts.cr111_predefined import PREDEFINED

#: Instructions that begin something that lasts (611.2).
LASTING: Final[tuple[type[Predicate], ...]] = (
    x.AsThough,
    x.BasePT,
    x.Become,
    x.BecomeCopy,
    x.CanBlockMore,
    x.Cant,
    x.CostChange,
    x.FlashPermission,
    x.GainAbilities,
    x.GainChosenAbility,
    x.GainControl,
    x.GetPT,
    x.HandSizeIs,
    x.LoseAbilities,
    x.Must,
    x.OnlyBlock,
    x.PlayAdditionalLands,
    x.PlayPermission,
    x.PreventDamage,
    x.ReplaceWords,
    x.SwitchPT,
    x.WouldInstead,
    AssignDamage,
    BlockerCount,
    LoseChosenAbility,
)


def not_followed(clause: Clause) -> list[str]:
    """What of an instruction isn't executed; () of a static ability's clause is asked elsewhere."""
    out = [why for p in clause.predicates if (why := _partly(p))]
    if clause.duration is not None and not any(isinstance(p, LASTING) for p in clause.predicates):
        returns = isinstance(clause.duration, Duration) and clause.duration.until is Until.THIS_LEAVES
        if not (returns and any(isinstance(p, Exile) for p in clause.predicates)):
            out.append(f"a duration of {type(clause.predicates[0]).__name__}")
    if clause.duration is None and any(isinstance(p, x.WouldInstead) for p in clause.predicates):
        # It is the static ability of a spell that functions wherever the card is; it isn't read as one.
        out.append("a replacement effect without a duration")
    return out


def _partly(predicate: Predicate) -> str:
    asked = PARTLY.get(type(predicate))
    return "" if asked is None else asked(predicate)


@partly(Create)
def _tokens(predicate: Create) -> str:
    spec = predicate.token
    if isinstance(spec, TokenSpec) and spec.predefined and spec.predefined not in PREDEFINED:
        return f"a {spec.predefined} token"
    return _entering(predicate.with_)


@partly(x.MoveTo)
def _moves(predicate: x.MoveTo) -> str:
    if predicate.position.isdigit() or predicate.position == "nth":
        return f"the position {predicate.position} in a library"
    unknown = [type(c).__name__ for c in predicate.counters if not isinstance(c, x.PutCounters)]
    return f"entering with {unknown[0]}" if unknown else _entering(predicate.with_)


@partly(x.PutFromAmong)
def _from_among(predicate: x.PutFromAmong) -> str:
    return _entering(predicate.with_)


@partly(Exile)
def _exiles(predicate: Exile) -> str:
    return "" if predicate.face == "up" else "exiling face down"


def _entering(with_: tuple[str, ...]) -> str:
    """Face-down permanents (708) aren't played yet."""
    unknown = [w for w in with_ if w not in ("tapped", "attacking", "transformed")]
    return f"entering {unknown[0]}" if unknown else ""
