"""Protection (CR 702.16): from a quality, from everything, from a player.

What it does:
    Damage from sources with the quality is prevented; Auras and Equipment with it can't be attached (attached ones fall off); creatures
    with it can't block; spells with it and abilities from sources with it can't target (702.16b-f).

Interactions:
    A quality is asked of effective characteristics, of a source that is gone as it last existed. What affects without target, damage,
    attaching or blocking isn't hindered. Protection of the blocker doesn't stop it from blocking. An Aura that gives it may say that it
    isn't removed (702.16n).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.attaching import DoesntRemove
from landwalk.abilities.context import Context
from landwalk.abilities.keyword_params import FromParam
from landwalk.abilities.noun import Choice
from landwalk.rules.look import Look
from landwalk.rules.matching import chosen_value, core_fits, matches
from landwalk.rules.questions import (
    CanBeAttached,
    CanBeTargeted,
    CanBlock,
    DamageIsPrevented,
    KeywordMeaning,
    Question,
    Reason,
    register,
)

_CHOSEN = {
    "chosen_color": Choice.COLOR,
    "chosen_type": Choice.CREATURE_TYPE,
    "chosen_player": Choice.PLAYER,
}


def has_quality(look: Look, holder: int, param: FromParam, source: int) -> bool:
    """Has the source (object or spell; of an ability its source) the quality that stands behind "from"?"""
    if param.word == "everything":
        return True  # CR 702.16j, whatever its values
    chars = look.get(source)
    if param.word in ("each_color", "all_colors"):
        return bool(chars.colors)
    ctx = Context(holder, look.controller(holder))
    if param.word:
        what = _CHOSEN.get(param.word)
        value = chosen_value(look, ctx, what) if what is not None and holder > 0 else None
        if param.word == "chosen_player":
            return value == chars.controller  # CR 702.16k, what that player controls
        return value in chars.colors or value in chars.subtypes or value in chars.types
    return any(core_fits(look, core, source, ctx) for core in param.cores)


def _from(look: Look, holder: int, keyword: KeywordAbility, source: int) -> bool:
    for param in keyword.params:
        if isinstance(param, FromParam) and has_quality(look, holder, param, source):
            return True
    return False


def _reason(rule: str, holder: int, keyword: KeywordAbility, source: int) -> Reason:
    key = "{0} has {2}, and that is what {1} is"
    return Reason(rule, key, (holder, source), (keyword,), ((holder, "abilities"), (source, "colors")))


def _target(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBeTargeted)
    if question.target != holder or not _from(look, holder, keyword, question.source):
        return None
    return _reason("702.16b", holder, keyword, question.source)


def _attach(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBeAttached)
    if question.host != holder or not _from(look, holder, keyword, question.attachment):
        return None
    if DoesntRemove in look.index.clauses and _may_stay(look, holder, keyword, question.attachment):
        return None
    aura = "Aura" in look.get(question.attachment).subtypes
    return _reason("702.16c" if aura else "702.16d", holder, keyword, question.attachment)


def _may_stay(look: Look, holder: int, keyword: KeywordAbility, attachment: int) -> bool:
    """CR 702.16n: do all the effects that give this very protection say that they don't remove the attachment?"""
    origins = [inst.origin for inst in look.get(holder).abilities if inst.tree == keyword]
    for entry in look.index.clauses[DoesntRemove]:
        said = entry.predicate
        assert isinstance(said, DoesntRemove)
        if entry.inst is not None and matches(look, said.what, attachment, entry.ctx):
            giver = f"s{entry.holder}/{entry.inst.origin}/{entry.inst.ordinal}/"
            origins = [origin for origin in origins if not origin.startswith(giver)]
    return not origins


def _damage(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, DamageIsPrevented)
    if question.to != holder or not _from(look, holder, keyword, question.source):
        return None
    return _reason("702.16e", holder, keyword, question.source)


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    if question.attacker != holder or not _from(look, holder, keyword, question.blocker):
        return None
    return _reason("702.16f", holder, keyword, question.blocker)


register(
    KeywordMeaning(
        "protection",
        "702.16",
        answers={CanBeTargeted: _target, CanBeAttached: _attach, DamageIsPrevented: _damage, CanBlock: _block},
        redundant="yes",
        hooks={"interests": frozenset({"replace:damage"})},
    )
)
