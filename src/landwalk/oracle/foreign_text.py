"""A printed Spanish or German text as lines of the grammar: reminder text out, own names as "~", marks and wordings of the newest prints.

What is changed here is what "the printed text" means when a print is compared with the engine's own (see docs/languages.md).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from landwalk.oracle import de_names, es_names
from landwalk.oracle.de_heads import heads
from landwalk.oracle.wordings import DATED, WORDINGS
from landwalk.oracle.words import KEYWORDS, LABELS, keyword_label

if TYPE_CHECKING:
    from landwalk.oracle.faces import FaceContext

_REMINDER = re.compile(r" ?\((?:[^()]|\([^()]*\))*\)")
#: marks that prints write in several ways
_MARKS = str.maketrans(
    {"\u00a0": " ", "\u2011": "-", "\u00ab": '"', "\u00bb": '"', "\u201c": '"', "\u201d": '"', "\u201e": '"'}
)
_LOYALTY = re.compile(r"(?m)^([+\u2212\u2013\u2014-]?)(\d+|X) ?: ?")
_MINUS = str.maketrans("-\u2013\u2014", "\u2212" * 3)
_CHAPTER = re.compile(r"(?m)^((?:[IVX]+, )*[IVX]+) ?\u2014 ?")
_SPLIT_NAME = re.compile(r"^([A-ZÄÖÜ][a-zäöüß]+) fügt ")
_BULLET = re.compile(r"(?m)^\u2022 *")
#: what some modal double-faced cards print of their other face: its types, and its cost or its mana ability
_OTHER_FACE = re.compile(r"\n[^\n.:{}]{3,60}\n(?:(?:\{[^{}\n]+\})+|\{T\}: [^\n]+)$")
_WORD = re.compile(r"^([^.\u2014:\"\u2022{}\[\],]{2,60}) ?\u2014 ?(?=\S)")
_HEADS = {"es": ("elige ",), "de": ("bestimme ", "wähle ")}
_ROMANS = re.compile(r"^[IVX]+(?:, [IVX]+)*$")


def prepared(text: str, face: FaceContext) -> str:
    """The text with "~" for the own name, without reminder text, in the newest wording. Sets the face's gender where it shows."""
    return newest(cleaned(text, face), face)


def cleaned(text: str, face: FaceContext) -> str:
    """The same in its own wording."""
    text = _REMINDER.sub("", text.translate(_MARKS))
    if face.layout == "modal_dfc":
        text = _OTHER_FACE.sub("", text.rstrip())
    names = (face.printed, *short_names(face.printed, face.lang)) if face.legendary else (face.printed,)
    if face.lang == "es" and face.printed == face.name and face.kind == "spell":
        names = tuple(n for n in (*names, es_names.shown_name(text)) if n)
    if face.lang == "de" and face.layout in ("split", "aftermath") and face.printed == face.name:
        names = tuple(m[1] for m in _SPLIT_NAME.finditer(text))  # the data has no German name of this half
    if face.printed:
        text, face.gender = (es_names if face.lang == "es" else de_names).replace_own_name(text, names)
    if "planeswalker" in face.types:
        text = _LOYALTY.sub(lambda m: f"[{m[1].translate(_MINUS)}{m[2]}]: ", text)
    if face.layout == "saga":
        text = _CHAPTER.sub("\\1 \u2014 ", text)
    text = _BULLET.sub("\u2022 ", text)
    return text  # noqa: RET504 - one line for each change


def newest(text: str, face: FaceContext) -> str:
    """A cleaned text in the newest wording: what its day of printing said otherwise, then what any print did."""
    for day, pattern, new in DATED[face.lang]:
        if face.date and face.date < day:
            text = pattern.sub(new, text)
    return modernised(text, face.lang)


def modernised(text: str, lang: str) -> str:
    """Old wordings (`wordings.WORDINGS`) as the newest prints have them."""
    for pattern, new in WORDINGS[lang]:
        text = pattern.sub(new, text)
    return text


def short_names(name: str, lang: str) -> tuple[str, ...]:
    """The shorter names that a legend's text may use (CR 201.5c)."""
    parts = (
        (" de ", " del ", " el ", " la ") if lang == "es" else (" der ", " die ", " das ", " von ", " vom ", " aus ")
    )
    out = [name.split(part, maxsplit=1)[0] for part in (", ", *parts) if part in name]
    words = name.split(" ")
    if lang == "de" and len(words) == 2 and "," not in name:  # "Hallar Feuerpfeil", "Lunarch Mikaeus"
        out += [word for word in words if not heads(word.lower())]
    return tuple(n for n in dict.fromkeys(out) if len(n) > 2 and n != name)


_LABELS = {
    lang: {keyword_label(name, lang).lower(): name for name in LABELS if keyword_label(name, lang)}
    for lang in ("es", "de")
}
_KEYWORDS = {
    "es": frozenset(w.lower() for k in KEYWORDS.values() for w in (k.es, k.es_line) if w),
    "de": frozenset(w.lower() for k in KEYWORDS.values() for w in (k.de, k.de_granted) if w),
}


def ability_word(line: str, lang: str) -> tuple[str, str]:
    """The line without its ability word, and that word (CR 207.2c); keywords, headers of modes and chapters aren't any."""
    match = _WORD.match(line)
    if match and match[1].strip().lower() in _LABELS[lang]:
        return line[match.end() :], _LABELS[lang][match[1].strip().lower()]
    if not match or match[1].strip().lower() in _KEYWORDS[lang] or match[1].lower().startswith(_HEADS[lang]):
        return line, ""
    head = match[1].strip()
    first = head.split(" ", maxsplit=1)[0].lower()
    if _ROMANS.match(head) or first in _KEYWORDS[lang] or head[-1].isdigit():
        return line, ""
    return line[match.end() :], head
