"""CR 609.4, "as though": a rule that would ask whether an object has a keyword asks here whether an effect says to treat it otherwise."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.effect import AsThough
from landwalk.abilities.keyword_params import is_named
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.questions import KEYWORDS, CanBlock, Trait, has


def as_though(look: Look, verb: str, id_: int, keyword: KeywordAbility, have: str) -> bool:
    """Is `id_` to be treated for `verb` ("attack", "block", "be_blocked", "be_targeted") as though it had ("had") or didn't have
    ("didnt_have") this keyword? An effect that names the keyword without parameters means all kinds of it."""
    return bool(saying_so(look, verb, id_, keyword, have))


def saying_so(look: Look, verb: str, id_: int, keyword: KeywordAbility, have: str) -> list[StaticEntry]:
    """The effects by which it is so."""
    out: list[StaticEntry] = []
    for entry in look.index.clauses.get(AsThough, ()):
        said = entry.predicate
        assert isinstance(said, AsThough)
        named = said.keyword
        if said.verb.removesuffix("_turn") != verb or said.have != have or not isinstance(named, KeywordAbility):
            continue
        if is_named(keyword, named) and applies_to(look, entry, id_):
            out.append(entry)
    return out


def has_or_as_though(look: Look, trait: Trait, verb: str) -> bool:
    """Has the object the trait, or is it to be treated for `verb` as though it had a keyword that gives it ("can attack as though it had
    haste")?"""
    if has(look, trait):
        return True
    for entry in look.index.clauses.get(AsThough, ()):
        said = entry.predicate
        assert isinstance(said, AsThough)
        named = said.keyword
        if said.verb.removesuffix("_turn") != verb or said.have != "had" or not isinstance(named, KeywordAbility):
            continue
        meaning = KEYWORDS.get(named.name)
        if meaning is not None and type(trait) in meaning.answers and applies_to(look, entry, trait.object):
            return True
    return False


def evades(look: Look, holder: int, keyword: KeywordAbility, question: CanBlock) -> bool:
    """Does this evasion ability count for the attacker (702.9, 702.14, ...)? Not for a blocker that happens to have it, nor while an
    effect lets the attacker be blocked, or the blocker block, as though it didn't have it."""
    if holder != question.attacker:
        return False
    if as_though(look, "be_blocked", holder, keyword, "didnt_have"):
        return False
    return not as_though(look, "block", question.blocker, keyword, "didnt_have")
