"""A face's text as lines that the grammar can read: own names, reminder text, bullets, ability words."""

from __future__ import annotations

import re

from landwalk.oracle import foreign_text
from landwalk.oracle.mode_costs import joined
from landwalk.oracle.tokens import NAME, SHORT_NAME
from landwalk.oracle.words import ABILITY_WORDS, KEYWORDS, LABELS, SUBTYPES

_REMINDER = re.compile(r" ?\([^()]*\)")
_WORD = re.compile(r"^([^.\u2014:\"\u2022{}\[\]]{2,60}) \u2014 (?=\S)")
_BEFORE_DASH = re.compile(r"^(?:choose|[IVX, ]+$)", re.IGNORECASE)
#: words before a long dash that are no ability words: they mean something (CR 702, 714, 719)
_MEANING = frozenset(
    {"companion", "boast", "exhaust", "forecast", "max speed", "to solve", "solved", "gift", "visit", "prototype"}
)


class FaceContext:
    """What reading and printing must know of the face beside its text.

    kind: "spell" (instants and sorceries) or "permanent". type_line: always English. A text in another language has `lang` and the
    name that is printed there, and the day of printing ("2021-09-24") where it's known; `gender` is that of the own name ("" where
    nothing in the text shows it).
    """

    __slots__ = ("date", "gender", "kind", "lang", "layout", "legendary", "name", "printed", "short", "types")

    def __init__(
        self,
        name: str,
        type_line: str = "",
        layout: str = "normal",
        lang: str = "en",
        printed: str = "",
        date: str = "",
    ) -> None:
        self.date = date
        self.lang = lang
        self.printed = printed
        self.gender = ""
        self.name = name.split(" // ", maxsplit=1)[0]
        words = type_line.split(" \u2014 ", maxsplit=1)[0].split(" ")
        self.types = tuple(w.lower() for w in words)
        self.kind = "spell" if "Instant" in words or "Sorcery" in words else "permanent"
        self.legendary = "Legendary" in words or "Planeswalker" in words
        self.layout = layout
        self.short = short_names(self.name) if self.legendary else ()


def short_names(name: str) -> tuple[str, ...]:
    """The shorter names that a legend's text may use (CR 201.5c)."""
    out = []
    if ", " in name:
        out.append(name.split(", ", maxsplit=1)[0])
    for part in (" of ", " the "):
        if part in name:
            out.append(name.split(part, maxsplit=1)[0])
    first = name.split(" ", maxsplit=1)[0].rstrip(",")
    if first not in ("The", "A", "An", "Of") and len(first) > 2 and first not in SUBTYPES:
        out.append(first)
    return tuple(n for n in dict.fromkeys(out) if n != name)


class Line:
    """One line: its text with names replaced and reminder text taken out, and its ability word."""

    __slots__ = ("short", "text", "word")

    def __init__(self, text: str, word: str, short: str) -> None:
        self.text = text
        self.word = word
        self.short = short


def lines_of(text: str, face: FaceContext) -> list[Line]:
    """The lines of a face's text; bullets are joined to the line before them, lines of reminder text alone are dropped."""
    if face.lang == "en":
        text, short = replace_name(_REMINDER.sub("", text), face)
        text = replace_persons(text, face, SHORT_NAME if short else NAME)
    else:
        text, short = foreign_text.prepared(text, face), ""
    merged: list[str] = []
    for raw in text.split("\n"):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("\u2022") and merged:
            merged[-1] += "\n" + line
        else:
            merged.append(line)
    if face.lang != "en":
        return [Line(*foreign_text.ability_word(line, face.lang), "") for line in merged]
    return [_line(line, short) for line in joined(merged)]


def _line(text: str, short: str) -> Line:
    match = _WORD.match(text)
    if match and not _BEFORE_DASH.match(match[1]):
        word = match[1]
        if (
            word.lower() in LABELS
            or word.lower() in ABILITY_WORDS
            or (word.lower() not in KEYWORDS and word.lower() not in _MEANING)
        ):
            return Line(text[match.end() :], word, short)
    return Line(text, "", short)


def replace_name(text: str, face: FaceContext) -> tuple[str, str]:
    """Own names as NAME, a legend's short name as SHORT_NAME; gives the short name that was found."""
    text = _replace(text, face.name, NAME)
    for short in face.short:
        replaced = _replace(text, short, SHORT_NAME)
        if replaced != text:
            return replaced, short
    return text, ""


_PERSON = re.compile(
    r"\b(?:(?P<whose>his|her (?=owner's|controller's|power|toughness|loyalty|mana value))|(?P<who>him|her|he|she))\b(?!')",
    re.IGNORECASE,
)
_ENTERING = re.compile(r"(enters with [^.]*counters? on )(?:him|her)\b")


def replace_persons(text: str, face: FaceContext, token: str) -> str:
    """A legend's text may call it him or her: its own name says the same (no other object or player is called so)."""
    if not face.legendary:
        return text
    text = _ENTERING.sub(r"\1it", text)
    return _PERSON.sub(
        lambda m: (
            f"{token}'s " if m["whose"] and m["whose"].lower() != "his" else f"{token}'s" if m["whose"] else token
        ),
        text,
    )


def _replace(text: str, name: str, token: str) -> str:
    if name not in text:
        return text
    return re.sub(rf"(?<![\w\u2019'-]){re.escape(name)}(?![\w-])", token, text)
