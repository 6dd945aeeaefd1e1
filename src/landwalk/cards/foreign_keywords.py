"""Which printed lines consist of keywords alone, told by their names without the grammar: a measure mustn't measure itself."""

from __future__ import annotations

import re
from functools import cache

from landwalk.oracle.words import KEYWORD_FORMS

_COST = r"(?:\{[^{}]+\})+"
_DASH = r" ?[\u2014\u2013] ?"
#: what may follow a keyword's name in small letters, by the kind of its parameter (costs of the first years stand without braces); a
#: quality is words without a mark
_PARAMETER = {
    "none": "",
    "number": r":? (?:\d+|x)",
    "cost": rf"(?: {_COST}|:? [\dwubrgx]+|{_DASH}[^.:\"\u2022]+)",
    "number cost": r"(?: (?:\d+|x)(?: ?[\u2014\u2013] ?[^.:\"\u2022]+)?)",
    "quality": r" [^,;.:{}\"\u2022\u2014\u2013]+",
    "condition": rf"{_DASH}[^.:\"\u2022]+",
    "quality cost": rf" (?:[^,;.:{{}}\"\u2022\u2014\u2013]+ )?{_COST}",
    "name": r" [^.:{}\"\u2022\u2014\u2013]+",
    "quality number": r" [^,;.:{}\"\u2022\u2014\u2013]*\d",
}
#: the table's words for a keyword's parameter -> the kinds that may follow; ability texts have none
_KINDS: dict[str, tuple[str, ...]] = {
    "none (quality in 'hexproof from')": ("none", "quality"),
    "none (quality in 'bands with other')": ("none", "quality"),
    "none (name or quality in variants)": ("none", "name"),
    "none (cost per mode)": ("none",),
    "cost (or none)": ("cost", "none"),
    "cost (quality in variant)": ("cost", "quality cost"),
    "cost (quality in variants)": ("cost", "quality cost"),
    "cost (quality in typecycling)": ("cost", "quality cost"),
    "cost + materials": ("cost", "quality cost"),
    "cost + power/toughness": ("cost",),
    "number (or X)": ("number",),
    "number (or none)": ("number", "none"),
    "number (quality in variant)": ("number", "quality number"),
    "number + cost": ("number cost",),
    "quality (land type, supertype, card type)": ("none",),
    "quality (deck condition)": ("condition",),
    "quality + cost": ("cost", "quality cost"),
    "object (what is given)": ("quality",),
    "ability text": (),
    "ability text (cost)": (),
}


@cache
def _pattern(lang: str) -> re.Pattern[str]:
    parts: list[str] = []
    for parameter, forms in KEYWORD_FORMS.values():
        for form in forms[lang]:
            parts += [re.escape(form.lower()) + _PARAMETER[kind] for kind in _KINDS.get(parameter, (parameter,))]
    one = "(?:" + "|".join(sorted(dict.fromkeys(parts), key=lambda p: (-len(p), p))) + ")"
    return re.compile(rf"{one}(?:[,;] ?{one})*\.?")


def is_keyword_line(line: str, lang: str) -> bool:
    """Does a line (reminder text taken out) consist of keywords with a confirmed name, and their parameters, alone?

    Keywords whose parameter is an ability's text ("Boast — {1}: ...") don't count: such a line says more.
    """
    return _pattern(lang).fullmatch(line.strip().lower()) is not None
