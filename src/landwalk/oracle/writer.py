"""Printing: trees as texts in English, Spanish and German."""

from __future__ import annotations

from typing import TypeGuard

from landwalk.abilities.ability import (
    Activated,
    Chapter,
    KeywordAbility,
    KeywordLine,
    LevelBand,
    SpellAbility,
    Static,
    Triggered,
)
from landwalk.abilities.keyword_params import AbilityParam
from landwalk.kernel.node import Node
from landwalk.oracle.antecedents import antecedents
from landwalk.oracle.load import grammar
from landwalk.oracle.meaning import mean_the_same
from landwalk.oracle.mode_costs import print_modes
from landwalk.oracle.printing import Printer
from landwalk.oracle.tokens import NAME, SHORT_NAME
from landwalk.oracle.words import keyword_label

_MARKED = (Activated, Triggered, Static, SpellAbility, KeywordLine)
_LEVEL = {"es": "NIVEL", "de": "STUFE"}
_ROMANS = ("", "I", "II", "III", "IV", "V", "VI")


def print_line(tree: Node, lang: str = "en", context: object = None) -> str | None:
    """The text of one line with "~" for the own name, or None if the language has no words for a part of it."""
    made = grammar(lang)
    if isinstance(tree, Chapter):
        said = print_line(SpellAbility(tree.body), lang, context)
        return None if said is None else f"{', '.join(_ROMANS[n] for n in tree.numbers)} \u2014 {said}"
    if is_labelled(tree):
        (param,) = tree.params
        assert isinstance(param, AbilityParam)
        label, said = keyword_label(tree.name, lang), print_line(param.ability, lang, context)
        return f"{label} \u2014 {said}" if label and said is not None else None
    if isinstance(tree, SpellAbility) and lang == "en":
        said = print_modes(tree, lambda mode: print_line(mode, lang, context))
        if said is not None:
            return said
    if isinstance(tree, LevelBand):
        return _level(tree, lang, context)
    if isinstance(tree, SpellAbility) and tree.breaks:
        ends = [*tree.breaks, len(tree.body)]
        parts = [tree.body[a:b] for a, b in zip([0, *tree.breaks], ends, strict=True)]
        said_lines = [
            print_line(SpellAbility(p, tree.word if k == 0 else ""), lang, context) for k, p in enumerate(parts)
        ]
        return None if None in said_lines else "\n".join(x for x in said_lines if x is not None)
    word = ""
    if isinstance(tree, _MARKED) and tree.word:
        word, tree = tree.word, tree.replace(word="")
    printer = Printer(made, context)
    if lang != "en":
        printer.antecedents = antecedents(tree)
    words = printer.emit("ability", "", tree)
    if words is None:
        return None
    text = made.language.text(words)
    return f"{word} \u2014 {text}" if word else text


def is_labelled(tree: Node | None) -> TypeGuard[KeywordAbility]:
    """Is it a keyword before an activated ability ("Boast \u2014 {1}: ...")?"""
    return isinstance(tree, KeywordAbility) and len(tree.params) == 1 and isinstance(tree.params[0], AbilityParam)


def _level(tree: LevelBand, lang: str, context: object) -> str | None:
    most = f"-{tree.most}" if tree.most >= 0 else "+"
    lines: list[str | None] = [f"{_LEVEL.get(lang, 'LEVEL')} {tree.least}{most}", f"{tree.power}/{tree.toughness}"]
    lines += [print_line(a, lang, context) for a in _merged(tree.abilities)]
    return None if None in lines else "\n".join(x for x in lines if x is not None)


def _merged(abilities: tuple[Node, ...]) -> list[Node]:
    """Single keywords that stand beside each other as one line."""
    out: list[Node] = []
    for one in abilities:
        if is_labelled(one):
            out.append(one)
        elif isinstance(one, KeywordAbility) and out and isinstance(out[-1], KeywordLine):
            out[-1] = KeywordLine((*out[-1].keywords, one))
        else:
            out.append(KeywordLine((one,)) if isinstance(one, KeywordAbility) else one)
    return out


def print_ability(tree: Node, lang: str = "en", name: str = "~", short: str = "", context: object = None) -> str:
    """The text of one ability. Where the language has no confirmed wording, the English text with a note (see `note`)."""
    text = print_line(tree, lang, context)
    if text is not None and lang != "en" and not reads_back(text, tree, lang):
        text = None
    if text is None and lang != "en":
        english = print_line(tree, "en", context)
        text = None if english is None else f"{english} {note(lang)}"
    if text is None:
        text = repr(tree)
    return text.replace(NAME, name).replace(SHORT_NAME, short or name)


def reads_back(text: str, tree: Node, lang: str) -> bool:
    """Is the printed line read as this tree, and as nothing else? Else its wording says too little (a pronoun of two meanings)."""
    from landwalk.oracle.reader import read_line

    if isinstance(tree, Chapter | LevelBand):
        return True
    styles = ("spell",) if isinstance(tree, SpellAbility) else ("permanent", "spell")
    for style in styles:
        found = read_line(text.partition(" \u2014 ")[2] if _has_word(tree) else text, lang, style=style)
        bare = tree.replace(word="") if _has_word(tree) else tree
        bare = KeywordLine((bare,)) if isinstance(bare, KeywordAbility) else bare
        if found.tree is not None and mean_the_same((found.tree,), (bare,)):
            return True
    return False


def _has_word(tree: Node) -> bool:
    return isinstance(tree, _MARKED) and bool(tree.word)


def note(lang: str) -> str:
    """The mark behind a line that has no confirmed wording in a language."""
    return {"es": "[sin texto en espa\u00f1ol]", "de": "[ohne deutschen Text]"}.get(lang, "")


def print_face(abilities: tuple[Node, ...], lang: str = "en", name: str = "~", context: object = None) -> str:
    """The text of a face's abilities, a line each; keywords that stand together share a line."""
    return "\n".join(print_ability(a, lang, name, "", context) for a in _merged(abilities))
