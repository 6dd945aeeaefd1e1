"""What means something only beside what it speaks of ("each of those creatures" of a pair), and phrases that say two things as one."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.copies import TheCopies
from landwalk.abilities.duration import Duration, WhileCondition
from landwalk.abilities.effect import CastFrom, CopySpell, GainAbilities
from landwalk.abilities.linked import NoRegeneration
from landwalk.abilities.noun import Det, NounPhrase, This, ThisWord
from landwalk.abilities.pairing import IsPaired, ThePair
from landwalk.abilities.sentence import Clause, Delayed, Do
from landwalk.actions.destroy import Destroy
from landwalk.kernel.node import Node

_NEEDS: tuple[tuple[type[Node], type[Node]], ...] = ((ThePair, IsPaired), (TheCopies, CopySpell))


#: mark of a duration that means the turn of a delayed ability ("until the end of that turn")
THAT_TURN = "that"


def speaks_of_that_turn(node: Node) -> bool:
    """Has it a duration that ends with the turn that a delayed ability speaks of?"""
    return any(isinstance(part, Duration) and part.style == THAT_TURN for part in node.walk())


def _in_delayed(node: Node) -> bool:
    """No sentence but those in a delayed ability speaks of that turn."""
    body = getattr(node, "body", ())
    return isinstance(node, Delayed) or not any(
        isinstance(one, Do) and speaks_of_that_turn(one) for one in body if isinstance(one, Node)
    )


def _alone(node: Node) -> bool:
    """Has its body a sentence about what was destroyed that doesn't follow the instruction to destroy?"""
    body = getattr(node, "body", ())
    for k, one in enumerate(body):
        if isinstance(one, NoRegeneration):
            before = body[k - 1] if k else None
            if before is None or isinstance(before, Delayed) or not any(isinstance(n, Destroy) for n in before.walk()):
                return True
    return False


def _gives_itself(ability: Node) -> bool:
    """An instruction of a spell that the spell itself has an ability while something is so: that is a static ability."""
    return isinstance(ability, SpellAbility) and any(
        isinstance(clause, Clause)
        and isinstance(clause.subject, This)
        and isinstance(clause.duration, WhileCondition)
        and any(isinstance(p, GainAbilities) and p.verb == "have" for p in clause.predicates)
        for clause in ability.walk()
    )


def _casts_itself(ability: Node) -> bool:
    """An instruction of a spell to cast that spell, which has been cast then: that is an alternative cost (CR 118.9)."""
    return isinstance(ability, SpellAbility) and any(
        isinstance(x, CastFrom) and isinstance(x.what, This) and x.what.word is ThisWord.SPELL for x in ability.walk()
    )


def _one_of_each(node: Node) -> bool:
    """ "An artifact and creature": one of each, where a phrase means one or some that are the first or the second."""
    if not isinstance(node, NounPhrase) or node.det in (Det.ALL, Det.ANY_NUMBER, Det.ANY_NUMBER_TARGET):
        return False
    return "and" in (node.conjunction, *(core.conjunction for core in node.cores))


def misplaced(ability: Node) -> bool:
    """Does the ability speak of something that it never named, of its own spell as no instruction can, or of one thing as of two?"""
    if _gives_itself(ability) or _casts_itself(ability) or any(_one_of_each(node) for node in ability.walk()):
        return True
    parts = {type(node) for node in ability.walk()}
    if NoRegeneration in parts and any(_alone(node) for node in ability.walk()):
        return True
    if speaks_of_that_turn(ability) and not all(_in_delayed(node) for node in ability.walk()):
        return True
    return any(said in parts and needed not in parts for said, needed in _NEEDS)
