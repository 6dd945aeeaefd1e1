"""Which sentences are static abilities: decided by their predicates (CR 604.1, 113.3)."""

from __future__ import annotations

from landwalk.abilities.effect import Cant, CantDo, PlayPermission
from landwalk.abilities.noun import AtZone, This, ThisWord
from landwalk.abilities.sentence import Clause, Do, IfSo, May, UnlessPaid
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import is_player

#: predicates that make a static ability when they have no duration
STATIC = frozenset(
    {
        "GetPT", "GainAbilities", "LoseAbilities", "BasePT", "SwitchPT", "PTEqual", "Become", "Cant", "OnlyBlock", "Must",
        "CanBlockMore", "AsThough", "Enter", "AsEnters", "CostChange", "WouldInstead", "HandSizeIs", "FlashPermission",
        "PlayPermission", "CastUsing", "PlayAdditionalLands", "PreventDamage", "SkipStep", "DontLose", "ControlThis", "MayNotUntap",
        "AssignDamage", "FightCost", "DoesntRemove", "BlockerCount", "MayAssignUnblocked", "TriggersMore", "GainControl",
        "LookAnyTime", "CantCause",
    }
)  # fmt: skip
#: predicates that are static also on an instant or sorcery, said of the spell itself
_OF_SPELLS = frozenset({"CostChange", "FlashPermission"})


_FIGHTING = frozenset({CantDo.ATTACK, CantDo.BLOCK, CantDo.ATTACK_OR_BLOCK})


def _clauses(body: tuple[Node, ...]) -> list[Clause] | None:
    out: list[Clause] = []
    for sentence in body:
        if isinstance(sentence, IfSo):
            # "This spell costs {1} less to cast if ...": the condition goes with the clause.
            inner = (
                None
                if sentence.otherwise or sentence.instead or sentence.place not in ("after", "before")
                else _clauses(sentence.body)
            )
            if inner is None:
                return None
            out += inner
            continue
        if isinstance(sentence, UnlessPaid):
            # "~ can't attack unless its controller pays {3}": a cost to attack or block (CR 508.1h, 509.1d).
            if not all(isinstance(p, Cant) and p.what in _FIGHTING for c in sentence.clauses for p in c.predicates):
                return None
            out += sentence.clauses
            continue
        if not isinstance(sentence, Do | May):
            return None
        if isinstance(sentence, May) and sentence.costs:
            return None
        out += sentence.clauses
    return out


def is_static_body(body: tuple[Node, ...]) -> bool:
    """Sentences that hold as long as their object does, and are no instructions."""
    clauses = _clauses(body)
    if not clauses:
        return False
    for clause in clauses:
        first = clause.predicates[0]
        prevents = type(first).__name__ in ("PreventDamage", "DoesntRemove", "LookAnyTime") or str(
            getattr(first, "what", "")
        ).endswith("_always")
        if clause.duration is not None or (clause.mood == "imperative" and not prevents):
            return False
        for one in clause.predicates:
            if type(one).__name__ not in STATIC or getattr(one, "verb", "") == "gain":
                return False
            if type(one).__name__ == "PlayAdditionalLands" and getattr(one, "style", "") != "each":
                return False
    return True


def holds_unless(sentence: Node) -> bool:
    """ "~ can't be cast unless C" is no instruction: what holds, holds as long as C isn't so."""
    return isinstance(sentence, IfSo) and sentence.place == "unless" and is_static_body(sentence.body)


def _from_where_it_is(predicate: Node) -> bool:
    """ "You may cast this card from your graveyard": it functions there (CR 113.6b), whatever the card is."""
    return (
        isinstance(predicate, PlayPermission)
        and isinstance(predicate.what, AtZone)
        and isinstance(predicate.what.what, This)
        and predicate.what.what.word is ThisWord.CARD
    )


def only_in_spell_static(body: tuple[Node, ...]) -> bool:
    """ "This spell costs {1} less", "this spell can't be countered"."""
    clauses = _clauses(body)
    if not clauses:
        return False
    for clause in clauses:
        for one in clause.predicates:
            name = type(one).__name__
            if name == "WouldInstead" and clause.duration is None:
                continue  # "If ~ would be put into a graveyard from anywhere, ... instead." (614.1a)
            countered = name == "Cant" and str(getattr(one, "what", "")) in ("be_countered", "be_copied")
            if _from_where_it_is(one) and clause.duration is None:
                continue
            if not (
                (isinstance(clause.subject, This) and (name in _OF_SPELLS or countered)) or name == "FlashPermission"
            ):
                return False
            if is_player(clause.subject) and name != "FlashPermission":
                return False
    return True
