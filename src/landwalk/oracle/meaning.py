"""Trees in one way of saying them: what a text may say in several ways that are followed alike.

Beside the marks of style (`kernel.node.same_meaning`) these make no difference to what happens:
- "that creature" or "it", where both stand for the same object (the noun is only a mark);
- "this creature" or "it", where both are the object itself; "lands" or "land cards" in a graveyard;
- "all cards from your graveyard" or "your graveyard";
- a permanent among cards or a permanent card;
- what something enters as a copy of is chosen: "any creature" or "a creature" (CR 707.5);
- "protection from black and from red" is two abilities (CR 702.16g), said together or one after the other;
- "Elf cards or Forest cards" or "Elf or Forest cards";
- the order of keywords, and of "gets +1/+1" and "has flying" in one clause: each applies in its own layer (CR 613.1);
- one sentence or two, one clause with two instructions or two clauses about the same object or player, where nothing lasts for another
  time (instructions are followed in the order written, CR 608.2c). A subject that is chosen, has targets or is looked for anew isn't
  one, and what changes "the sentence before it" (CR 608.2c) leaves that sentence alone.

Marks of style that do make a difference somewhere are kept there (`oracle/meant.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.amount import ForEach, Number
from landwalk.abilities.condition import Controls, ObjectIs
from landwalk.abilities.damage import DamageChange, ExcessInstead
from landwalk.abilities.effect import Cant, CantDo, CostChange, Enter, GainAbilities, GetPT, PutFromAmong
from landwalk.abilities.keyword_params import FromParam, TypeParam
from landwalk.abilities.linked import NoRegeneration
from landwalk.abilities.noun import (
    YOU,
    Both,
    Compare,
    Controlled,
    Core,
    Det,
    Host,
    InZone,
    It,
    Noun,
    NounPhrase,
    PlayerPhrase,
    Ref,
    Status,
    That,
    ThatPlayer,
    This,
    Who,
    WholeZone,
)
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, Do, IfSo
from landwalk.actions.search import Search
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node, same_meaning
from landwalk.kernel.zones import Zone
from landwalk.oracle.meant import kept

_CARD = Core(Noun.CARD)
#: "a permanent or player": whatever damage can be dealt to
_ANY = Both((NounPhrase(Det.A, (Core(Noun.PERMANENT),)), PlayerPhrase(Who.A_PLAYER)))
_ELSEWHERE = (Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.LIBRARY)


def _as_card(core: Node) -> Node:
    """ "lands in your graveyard": in these zones there are cards alone (CR 109.2a)."""
    return core.replace(noun=Noun.CARD) if isinstance(core, Core) and core.noun is Noun.TYPE else core


def _affinity(node: Static) -> KeywordAbility | None:
    """ "This spell costs {1} less to cast for each artifact you control" is affinity for artifacts (CR 702.41a)."""
    first = node.body[0] if len(node.body) == 1 and node.condition is None else None
    if isinstance(first, Do) and len(first.clauses) == 1:
        first = first.clauses[0]
    one = first.predicates[0] if isinstance(first, Clause) and len(first.predicates) == 1 else None
    if not isinstance(one, CostChange) or (one.less, one.what, one.target) != ("less", "cast", None):
        return None
    of = one.amount.of if isinstance(one.amount, ForEach) and one.amount.base == Number(1) else None
    if one.mana != ManaCost(("1",)) or not isinstance(of, NounPhrase) or not isinstance(first, Clause):
        return None
    mine = of.det is Det.ALL and len(of.cores) == 1 and of.tail == (Controlled(YOU),)
    return (
        KeywordAbility("affinity", (TypeParam(of.cores[0]),)) if mine and isinstance(first.subject, It | This) else None
    )


def plain(tree: Node) -> Node:
    """The tree in the one way."""
    return tree.map(kept).map(_plain)


def one_meaning(one: Node, other: Node) -> bool:
    """Does one ability say what the other does?"""
    return same_meaning(plain(one), plain(other))


def mean_the_same(one: Iterable[Node], other: Iterable[Node]) -> bool:
    """Do the abilities say the same?"""
    return same_meaning(_in_order(one), _in_order(other))


def _in_order(abilities: Iterable[Node]) -> tuple[Node, ...]:
    """The abilities, keywords that stand together in the order of their names: no rule asks which is printed first."""
    out: list[Node] = []
    for one in map(plain, abilities):
        place = len(out)
        if isinstance(one, KeywordAbility):
            while place and isinstance(before := out[place - 1], KeywordAbility) and before.name > one.name:
                place -= 1
        out.insert(place, one)
    return tuple(out)


def _one_core(node: NounPhrase) -> NounPhrase:
    """ "Elf spells and Forest spells" are spells that are one of them: what is both is counted and changed once all the same."""
    first = node.cores[0]
    words = [(*core.types, *core.subtypes) for core in node.cores]
    bare = Core(first.noun)
    if first.noun not in (Noun.CARD, Noun.SPELL) or any(len(names) != 1 for names in words):
        return node
    if any(core.replace(types=(), subtypes=(), order="") != bare for core in node.cores):
        return node
    return node.replace(cores=(Core(first.noun, any_types=tuple(names[0] for names in words)),))


def _layered(clause: Clause) -> Clause:
    """ "Has flying and gets +1/+1": in the order of layers 6 and 7 (CR 613.1f, 613.1g); an X could count what has the ability."""
    kinds = (GainAbilities, GetPT)
    if len(clause.predicates) < 2 or not all(isinstance(p, kinds) for p in clause.predicates):
        return clause
    if not all(isinstance(n, Number) for p in clause.predicates if isinstance(p, GetPT) for n in p.children()):
        return clause
    return clause.replace(predicates=tuple(sorted(clause.predicates, key=lambda p: isinstance(p, GetPT))), joins=())


def _plain(node: Node) -> Node:
    if isinstance(node, Clause):
        return _layered(node)
    if isinstance(node, NounPhrase) and len(node.cores) > 1:
        node = _one_core(node)
    if isinstance(node, That):
        return It(node.ref, node.n)
    if isinstance(node, NounPhrase) and node.det is Det.ALL and node.cores == (_CARD,) and len(node.tail) == 1:
        (where,) = node.tail
        if isinstance(where, InZone) and (where.whose is not None or where.preposition.endswith("_all")):
            return WholeZone(where.zone, where.whose)
    if isinstance(node, This):
        return It(Ref.THIS, 0)
    if isinstance(node, Static) and (affinity := _affinity(node)) is not None:
        return affinity
    if isinstance(node, StepBegins) and node.next_ == "of":
        return node.replace(next_="each")
    if isinstance(node, NounPhrase) and any(isinstance(m, InZone) and m.zone in _ELSEWHERE for m in node.tail):
        return node.replace(cores=tuple(_as_card(c) for c in node.cores))
    if isinstance(node, Controls) and isinstance(node.what, NounPhrase) and node.what.det is Det.NO:
        # "you control no lands", "no controlas ninguna tierra", "you don't control a land"
        return node.replace(compare=Compare.LESS, what=node.what.replace(det=Det.A))
    if isinstance(node, ObjectIs) and node.negated == "isnt_short":
        return node.replace(negated="isnt")
    if isinstance(node, Enter) and isinstance(node.copy_of, NounPhrase) and node.copy_of.det is Det.ANY:
        return node.replace(copy_of=node.copy_of.replace(det=Det.A))  # "a copy of any creature", "of a creature"
    if isinstance(node, Search):  # in a library a permanent is a permanent card
        return node.replace(what=node.what.map(_permanent_card))
    if isinstance(node, PutFromAmong):  # "a permanent from among them" is a permanent card
        return node.replace(what=node.what.map(_permanent_card))
    if isinstance(node, DamageChange) and same_meaning(node.to, _ANY):
        return node.replace(to=None)
    if isinstance(node, Do):
        return node.replace(clauses=_joined(node.clauses))
    changes: dict[str, object] = {}
    for name in node.fields:
        value = getattr(node, name)
        if isinstance(value, tuple) and any(isinstance(v, KeywordAbility) for v in value):
            changes[name] = tuple(each for one in value for each in _each_protection(one))
        elif isinstance(value, tuple) and len(value) > 1 and any(isinstance(v, Do) for v in value):
            changes[name] = _sentences(value)
    return node.replace(**changes) if changes else node


def _each_protection(one: Node) -> tuple[Node, ...]:
    """ "From black and from red": an ability for each (CR 702.16g)."""
    of = one.params[0] if isinstance(one, KeywordAbility) and one.name == "protection" and one.params else None
    if not isinstance(of, FromParam) or of.separate != "yes" or len(of.cores) < 2:
        return (one,)
    return tuple(KeywordAbility("protection", (of.replace(cores=(core,)),)) for core in of.cores)


def _permanent_card(node: Node) -> Node:
    if isinstance(node, Core) and node.noun is Noun.PERMANENT:
        return node.replace(noun=Noun.CARD, status=(*node.status, Status.PERMANENT))
    return node


def _sentences(body: Sequence[object]) -> tuple[object, ...]:
    """Sentences that follow each other as one; where X is defined, it is for one sentence alone."""
    out: list[object] = []
    for k, one in enumerate(body):
        before = out[-1] if out else None
        if (
            isinstance(one, Do)
            and isinstance(before, Do)
            and one.where is None
            and before.where is None
            and not _changes_the_one_before(one)
            and not (k + 1 < len(body) and _changes_the_one_before(body[k + 1]))
        ):
            out[-1] = Do(_joined((*before.clauses, *one.clauses)))
        else:
            out.append(one)
    return tuple(out)


def _changes_the_one_before(sentence: object) -> bool:
    """ "If ..., ... instead", "it can't be regenerated", "excess damage is dealt to ... instead": about the sentence before it."""
    if isinstance(sentence, Do):
        return any(
            isinstance(p, ExcessInstead) or (isinstance(p, Cant) and p.what is CantDo.BE_REGENERATED)
            for clause in sentence.clauses
            for p in clause.predicates
        )
    return isinstance(sentence, NoRegeneration) or (isinstance(sentence, IfSo) and bool(sentence.instead))


def _joined(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """Clauses of one subject and duration as one."""
    out: list[Clause] = []
    for one in clauses:
        before = out[-1] if out else None
        if (
            before is not None
            and _is_certain(one.subject)
            and same_meaning(before.subject, one.subject)
            and same_meaning(before.duration, one.duration)
        ):
            out[-1] = before.replace(predicates=(*before.predicates, *one.predicates), joins=())
        else:
            out.append(one)
    return tuple(out)


def _is_certain(subject: Node) -> bool:
    """Does it mean the same object or player each time it is said?"""
    return isinstance(subject, It | This | That | ThatPlayer | Host) or subject == YOU
