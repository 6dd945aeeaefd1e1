"""CR 101.2, "can't" beats "can": who is forbidden what by the restrictions that function now."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.effect import Cant, CantDo
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.matching import matches
from landwalk.rules.questions import Reason

#: The sentence for a reason: {0} is who can't, {1} whose effect says so.
SENTENCES: Final[dict[CantDo, str]] = {
    CantDo.ATTACK: "{0} can't attack, says {1}",
    CantDo.BLOCK: "{0} can't block, says {1}",
    CantDo.ATTACK_OR_BLOCK: "{0} can't attack or block, says {1}",
    CantDo.BE_BLOCKED: "{0} can't be blocked, says {1}",
    CantDo.BE_ATTACKED: "{0} can't be attacked like that, says {1}",
    CantDo.ATTACK_ALONE: "{0} can't attack alone, says {1}",
    CantDo.BLOCK_ALONE: "{0} can't block alone, says {1}",
    CantDo.ATTACK_OR_BLOCK_ALONE: "{0} can't attack or block alone, says {1}",
    CantDo.BE_COUNTERED: "{0} can't be countered, says {1}",
    CantDo.BE_TARGETED: "{0} can't be the target, says {1}",
    CantDo.CAST: "{0} can't cast it, says {1}",
    CantDo.CAST_OR_PLAY: "{0} can't cast or play it, says {1}",
    CantDo.PLAY_LANDS: "{0} can't play lands, says {1}",
    CantDo.ACTIVATE_NONMANA: "the abilities of {0} that don't make mana can't be activated, says {1}",
    CantDo.ACTIVATE: "the abilities of {0} can't be activated, says {1}",
    CantDo.GAIN_LIFE: "{0} can't gain life, says {1}",
}
OTHERWISE: Final = "{0} isn't allowed to, says {1}"


def reason(rule: str, entry: StaticEntry, id_: int) -> Reason:
    """The reason that a Cant predicate gives about `id_`."""
    said = entry.predicate
    assert isinstance(said, Cant)
    return Reason(rule, SENTENCES.get(said.what, OTHERWISE), (id_, entry.holder))


def cant(look: Look, id_: int, what: CantDo, other: int = 0, rule: str = "101.2") -> list[Reason]:
    """Reasons why `id_` (object or player) can't do this or have it done.

    other: the object or player at the other end (who blocks, what is cast, whom it would attack). A restriction that is narrowed ("by",
    "except") counts only if `other` is given and it holds for that one.
    """
    out: list[Reason] = []
    for entry in look.index.clauses.get(Cant, ()):
        said = entry.predicate
        assert isinstance(said, Cant)
        if said.what is what and applies_to(look, entry, id_) and holds_for(look, entry, id_, other):
            out.append(reason(rule, entry, id_))
    return out


def holds_for(look: Look, entry: StaticEntry, id_: int, other: int) -> bool:
    """Does what narrows the restriction take in `other`? "It" in the narrowing phrase is `id_`."""
    said = entry.predicate
    assert isinstance(said, Cant)
    if said.by is None and said.except_ is None:
        return True
    if other == 0:
        return False
    ctx = entry.ctx.clone()
    ctx.subject = id_
    if said.by is not None and not matches(look, said.by, other, ctx):
        return False
    return said.except_ is None or not matches(look, said.except_, other, ctx)
