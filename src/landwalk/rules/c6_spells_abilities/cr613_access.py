"""What effects read and write, to the value where it is constant: only pairs that meet are tried for dependency (CR 613.8a).

A token is "category:word" ("type:creature", "sub:Swamp", "ability:flying") or a category alone ("controller", "power", "text");
"category:*" is any word, "*" everything. "text" is the existence of abilities from rules text.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities import amount as a
from landwalk.abilities import condition as c
from landwalk.abilities import noun as n
from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.combat import BandedWith
from landwalk.abilities.effect import Become, GainAbilities, LoseAbilities
from landwalk.abilities.expansion import OriginallyPrinted
from landwalk.abilities.sentence import Predicate
from landwalk.abilities.several import HasAbility, WithKeywords
from landwalk.kernel.node import Node
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import BASIC_TYPES, SUBTYPES_OF

_CATEGORIES: Final = ("type", "sub", "super", "color", "ability")


class Access:
    """Tokens, with the categories that occur and those that occur with "*"."""

    __slots__ = ("any_of", "categories", "tokens")

    def __init__(self, tokens: frozenset[str]) -> None:
        self.tokens = tokens
        self.categories = frozenset(t.split(":")[0] for t in tokens)
        self.any_of = frozenset(t[:-2] for t in tokens if t.endswith(":*"))

    @staticmethod
    def of(*tokens: str) -> Access:
        return Access(frozenset(tokens))

    def __or__(self, other: Access) -> Access:
        return Access(self.tokens | other.tokens)

    def meets(self, other: Access) -> bool:
        """Could what one writes be what the other reads?"""
        if not self.tokens or not other.tokens:
            return False
        if "*" in self.tokens or "*" in other.tokens:
            return True
        return not (
            self.tokens.isdisjoint(other.tokens)
            and self.any_of.isdisjoint(other.categories)
            and other.any_of.isdisjoint(self.categories)
        )


NOTHING: Final = Access(frozenset())
EVERYTHING: Final = Access.of("*")

#: What a node reads by itself, besides what the nodes below it read. A class of noun phrases, conditions or amounts that isn't
#: here reads everything.
_READS: Final[dict[type[Node], tuple[str, ...]]] = {
    **dict.fromkeys(
        (
            n.NounPhrase,
            n.AnyTarget,
            n.This,
            n.Certain,
            n.It,
            n.That,
            n.Host,
            n.Both,
            n.AtZone,
            n.PlayerPhrase,
            n.ThatPlayer,
            n.OwnerOf,
            n.Owned,
            n.InZone,
            n.WithCounter,
            n.Attached,
            n.Blocking,
            BandedWith,
            n.AttackingWhom,
            n.HappenedThisTurn,
            a.Number,
            a.VariableX,
            a.CountOf,
            a.ForEach,
            a.LifeTotal,
            a.CountersOn,
            a.ThatMuch,
            a.Times,
            a.Plus,
            a.Half,
            a.Negative,
            a.HandSize,
            a.TimesPaid,
            a.HistoryCount,
            c.Exists,
            c.AmountIs,
            c.ObjectIs,
            c.InTheZone,
            c.HasDesignation,
            c.TurnOf,
            c.WasPaid,
            c.WasCast,
            c.HappenedInTurn,
            c.Not,
            c.AllOf,
            c.AnyOf,
            c.Timing,
        ),
        (),
    ),
    n.Controlled: ("controller",),
    n.NotControlled: ("controller",),
    n.ControllerOf: ("controller",),
    c.Controls: ("controller",),
    n.Named: ("name",),
    OriginallyPrinted: ("name",),
    a.BasicLandTypes: ("controller", "type:land", *(f"sub:{t}" for t in sorted(BASIC_TYPES))),
}
_STAT: Final = {
    n.Stat.POWER: ("power",),
    n.Stat.TOUGHNESS: ("toughness",),
    n.Stat.POWER_AND_TOUGHNESS: ("power", "toughness"),
    n.Stat.MANA_VALUE: ("name",),  # only copying changes a mana cost, as it does a name
    n.Stat.LOYALTY: (),
}
_SHARED: Final = {
    n.Choice.COLOR: ("color:*",),
    n.Choice.CARD_TYPE: ("type:*",),
    n.Choice.CARD_NAME: ("name",),
    n.Choice.NUMBER: ("name",),
    n.Choice.PLAYER: ("controller",),
    n.Choice.OPPONENT: ("controller",),
}
_STATUS: Final[dict[n.Status, tuple[str, ...]]] = {
    n.Status.ENCHANTED: ("sub:Aura",),
    n.Status.EQUIPPED: ("sub:Equipment",),
    n.Status.MODIFIED: ("sub:Aura", "sub:Equipment", "controller"),
    n.Status.HISTORIC: ("type:artifact", "super:legendary", "sub:Saga"),
    n.Status.MULTICOLORED: ("color:*",),
    n.Status.MONOCOLORED: ("color:*",),
    n.Status.COLORLESS: ("color:*",),
    n.Status.SUSPENDED: ("ability:*",),
}


def reads_of(tree: Node) -> Access:
    """What the tree (a phrase, a condition, an amount) reads of characteristics."""
    tokens: set[str] = set()
    for node in tree.walk():
        tokens.update(_own_reads(node))
    return Access(frozenset(tokens))


def _own_reads(node: Node) -> tuple[str, ...]:
    if isinstance(node, n.Core):
        return _core_reads(node)
    if isinstance(node, (n.WithStat, a.StatOf, a.GreatestStat)):
        return _STAT[node.stat]
    if isinstance(node, (n.WithKeyword, n.WithoutKeyword, HasAbility, WithKeywords)):
        keywords = node.keywords if isinstance(node, WithKeywords) else (node.keyword,)
        return tuple(f"ability:{k.name}" if isinstance(k, KeywordAbility) else "ability:*" for k in keywords)
    if isinstance(node, (n.OfChosen, n.ShareType)):
        return _SHARED.get(node.what, ("sub:*", "type:*"))
    if isinstance(node, KeywordAbility):
        return ()
    return _READS.get(type(node), ("*",))


def _core_reads(core: n.Core) -> tuple[str, ...]:
    out = [f"type:{t}" for t in core.types]
    out += [f"sub:{t}" for t in core.subtypes]
    out += [f"color:{t}" for t in core.colors]
    out += [f"super:{t}" for t in core.supertypes]
    for word in (*core.nons, *core.any_types):
        out += [f"{category}:{word}" for category in _CATEGORIES[:-1]]
    for status in core.status:
        out += _STATUS.get(status, ())
    if core.noun is n.Noun.PERMANENT:
        out.append("type:*")  # a "permanent card" or "permanent spell" is one by its types
    return tuple(out)


def writes_of(predicates: tuple[Predicate, ...], layer: int) -> Access:
    """What the predicates may change in the layer (numbered as in cr613_parts)."""
    if layer in (0, 1, 3):
        return EVERYTHING
    if layer == 2:
        return Access.of("controller")
    tokens: set[str] = set()
    for p in predicates:
        if layer == 4 and isinstance(p, Become):
            tokens.update(_type_writes(p))
        elif layer == 5 and isinstance(p, Become):
            tokens.add("color:*")
        elif layer == 6:
            tokens.update(_ability_writes(p))
        elif layer > 6:
            tokens.update(("power", "toughness"))
    return Access(frozenset(tokens))


def type_reads(predicates: tuple[Predicate, ...]) -> Access:
    """What subtypes do depends on the card types of the object (205.3d)."""
    tokens: set[str] = set()
    for p in predicates:
        if isinstance(p, Become):
            if p.chosen:
                tokens.add("type:*")
            for word in p.subtypes:
                tokens.update(f"type:{t}" for t, names in SUBTYPES_OF.items() if word in names)
    return Access(frozenset(tokens))


def _type_writes(p: Become) -> tuple[str, ...]:
    out = [f"super:{t}" for t in p.supertypes]
    if p.addition == "not":
        return (*(f"type:{t}" for t in p.types), "sub:*")
    if p.addition:
        # Adding a card type lets subtypes go with it and takes none away (205.1b).
        out += [f"type:{t}" for t in p.types] + [f"sub:{t}" for t in p.subtypes]
    else:
        out += ["type:*"] if p.types else []
        out.append("sub:*")
        if p.chosen or any(t in BASIC_TYPES for t in p.subtypes):
            out += ["text", "ability:*"]  # CR 305.7
    if p.chosen:
        out.append("sub:*")
    return tuple(out)


def _ability_writes(p: Predicate) -> tuple[str, ...]:
    if isinstance(p, (GainAbilities, Become)):
        return _names(p.abilities)
    if isinstance(p, LoseAbilities):
        if not p.abilities:
            return ("text", "ability:*")
        return (*_names(p.abilities), "text") if _quoted(p.abilities) else _names(p.abilities)
    return ()


def _quoted(abilities: tuple[Node, ...]) -> bool:
    return any(not isinstance(t, KeywordAbility) for t in abilities)


def _names(abilities: tuple[Node, ...]) -> tuple[str, ...]:
    return tuple(f"ability:{t.name}" for t in abilities if isinstance(t, KeywordAbility))
