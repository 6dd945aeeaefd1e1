"""Which objects an effect affects, made ready for the layer pass: a fast test of characteristics where the phrase allows one.

Matching itself is rules/matching.py; a fast test gives the same answer for phrases that ask nothing but an object's own
characteristics, and its answers are remembered by values (objects of one face share theirs).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.abilities import noun as n
from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.kernel.characteristics import COLOR_CODES, CardType, Characteristics, Supertype
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr613_access import NOTHING, Access, reads_of
from landwalk.rules.matching import compare, default_zone, has_ability
from landwalk.rules.references import REFERENCES

Test = Callable[[Characteristics, int], bool]
_SUPERTYPES: Final = frozenset(Supertype)
_TYPES: Final = frozenset(CardType)
#: Statuses that nothing in a pass can change: they are asked of the object, not of characteristics.
_FIXED: Final = frozenset(
    {
        n.Status.OTHER,
        n.Status.TAPPED,
        n.Status.UNTAPPED,
        n.Status.ATTACKING,
        n.Status.BLOCKING,
        n.Status.ATTACKING_OR_BLOCKING,
        n.Status.BLOCKED,
        n.Status.UNBLOCKED,
        n.Status.TOKEN,
        n.Status.NONTOKEN,
        n.Status.FACE_DOWN,
        n.Status.CHOSEN,
        n.Status.KICKED,
        n.Status.COMMANDER,
    }
)
_OWN_STATUS: Final = frozenset({n.Status.HISTORIC, n.Status.MULTICOLORED, n.Status.MONOCOLORED, n.Status.COLORLESS})
_YOU: Final = frozenset({n.Who.YOU})
_NOT_YOU: Final = frozenset({n.Who.EACH_OPPONENT, n.Who.AN_OPPONENT, n.Who.EACH_OTHER_PLAYER})


class Affected:
    """What a clause affects.

    fixed: the phrase refers to certain objects, whatever their characteristics ("this creature", "enchanted creature").
    local: whether an object fits depends on its own characteristics alone (besides what no layer changes).
    test: for a phrase that asks nothing else; other: the phrase leaves out its source. zone: where its objects are.
    """

    __slots__ = ("fixed", "local", "other", "phrase", "reads", "test", "zone")

    def __init__(self, phrase: Node) -> None:
        self.phrase = phrase
        self.zone = Zone.BATTLEFIELD
        self.other = False
        self.test: Test | None = None
        self.fixed = (
            isinstance(phrase, (n.This, n.Certain, n.It, n.That, n.Host, n.AtZone)) or type(phrase) in REFERENCES
        )
        self.local = self.fixed
        self.reads: Access = NOTHING if self.fixed else reads_of(phrase)
        if isinstance(phrase, n.NounPhrase):
            self.zone = default_zone(phrase.cores, phrase.tail)
            self.local = all(_local_core(x) for x in phrase.cores) and all(_local_modifier(m) for m in phrase.tail)
            if self.local and self.zone is Zone.BATTLEFIELD:
                self.other = all(n.Status.OTHER in x.status for x in phrase.cores)
                self.test = fast_test(phrase)
                if phrase.cores and all(x.noun is n.Noun.PERMANENT for x in phrase.cores):
                    self.reads = _without_permanent(self.reads, phrase)


def affected(phrase: Node) -> Affected:
    return Affected(phrase)


def _without_permanent(reads: Access, phrase: n.NounPhrase) -> Access:
    """On the battlefield everything is a permanent, so the noun reads no types."""
    bare = n.NounPhrase(
        phrase.det,
        tuple(x.replace(noun=n.Noun.TYPE) for x in phrase.cores),
        phrase.tail,
        phrase.count,
    )
    return reads_of(bare)


def _local_core(core: n.Core) -> bool:
    return all(s in _FIXED or s in _OWN_STATUS for s in core.status)


def _local_modifier(m: Node) -> bool:
    if isinstance(m, (n.WithKeyword, n.WithoutKeyword, n.WithCounter, n.Named, n.InZone, n.Owned)):
        return True
    if isinstance(m, (n.Controlled, n.NotControlled)):
        return isinstance(m.by, n.PlayerPhrase) and (m.by.who in _YOU or m.by.who in _NOT_YOU)
    return isinstance(m, n.WithStat) and isinstance(m.amount, Number)


def fast_test(phrase: n.NounPhrase) -> Test | None:
    """A test of characteristics and "you" that says the same as matching; None if the phrase asks more."""
    cores: list[Test] = []
    others = {n.Status.OTHER in core.status for core in phrase.cores}
    if len(others) > 1:
        return None
    for core in phrase.cores:
        made = _core_test(core)
        if made is None:
            return None
        cores.append(made)
    tails: list[Test] = []
    for m in phrase.tail:
        made = _modifier_test(m)
        if made is None:
            return None
        tails.append(made)
    first = cores[0]
    if len(cores) == 1 and not tails:
        return first
    if len(cores) == 1 and len(tails) == 1:
        last = tails[0]
        return lambda chars, you: last(chars, you) and first(chars, you)

    def test(chars: Characteristics, you: int) -> bool:
        return any(t(chars, you) for t in cores) and all(t(chars, you) for t in tails)

    return test


def _core_test(core: n.Core) -> Test | None:
    if core.noun not in (n.Noun.TYPE, n.Noun.PERMANENT) or any(s is not n.Status.OTHER for s in core.status):
        return None
    types = frozenset(core.types)
    subtypes = frozenset(core.subtypes)
    colors = frozenset(core.colors)
    supertypes = frozenset(core.supertypes)
    any_types = frozenset(core.any_types)
    nons = core.nons

    def test(chars: Characteristics, you: int) -> bool:
        if not (types <= chars.types and subtypes <= chars.subtypes and colors <= chars.colors):
            return False
        if not supertypes <= chars.supertypes or (any_types and not any(_has_word(chars, word) for word in any_types)):
            return False
        return not any(_has_word(chars, word) for word in nons)

    if not subtypes and not colors and not supertypes and not any_types and not nons:
        return lambda chars, _you: types <= chars.types
    return test


def _has_word(chars: Characteristics, word: str) -> bool:
    if word in COLOR_CODES:
        return word in chars.colors
    if word in _TYPES:
        return word in chars.types
    return word in chars.supertypes if word in _SUPERTYPES else word in chars.subtypes


def _modifier_test(m: Node) -> Test | None:
    if isinstance(m, n.Controlled) and isinstance(m.by, n.PlayerPhrase):
        if m.by.who in _YOU:
            return lambda chars, you: chars.controller == you
        return (lambda chars, you: chars.controller != you) if m.by.who in _NOT_YOU else None
    if isinstance(m, n.NotControlled) and isinstance(m.by, n.PlayerPhrase) and m.by.who in _YOU:
        return lambda chars, you: chars.controller != you
    if isinstance(m, n.Named):
        name = m.name
        return lambda chars, _you: chars.name == name
    if isinstance(m, (n.WithKeyword, n.WithoutKeyword)) and isinstance(m.keyword, KeywordAbility):
        keyword = m.keyword
        if isinstance(m, n.WithKeyword):
            return lambda chars, _you: has_ability(chars, keyword)
        return lambda chars, _you: not has_ability(chars, keyword)
    if isinstance(m, n.WithStat) and isinstance(m.amount, Number):
        return _stat_test(m, m.amount.n)
    return None


def _stat_test(m: n.WithStat, number: int) -> Test | None:
    how = m.compare
    if m.stat is n.Stat.POWER:
        return lambda chars, _you: compare(chars.power or 0, how, number)
    if m.stat is n.Stat.TOUGHNESS:
        return lambda chars, _you: compare(chars.toughness or 0, how, number)
    if m.stat is n.Stat.MANA_VALUE:
        return lambda chars, _you: compare(chars.mana_value, how, number)
    return None
