"""Reading: a line or a whole face, every reading or a decline with its place and reason.

A line is supported if it has exactly one meaning and is printed back to the letter from it.
"""

from __future__ import annotations

from landwalk.abilities.ability import (
    Ability,
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
from landwalk.kernel.node import Node, same_meaning
from landwalk.oracle.faces import FaceContext, Line, lines_of
from landwalk.oracle.load import grammar
from landwalk.oracle.meaning import one_meaning
from landwalk.oracle.mode_costs import is_head, read_modes
from landwalk.oracle.reading import Reader
from landwalk.oracle.resolve import UnsettledError, resolve
from landwalk.oracle.words import LABELS, keyword_label
from landwalk.oracle.writer import is_labelled, print_line

#: more than any printed line has; longer ones are declined at once
MOST_CHARACTERS = 4000
MOST_TOKENS = 800
_MARKED = (Activated, Triggered, Static, SpellAbility, KeywordLine)


class Reading:
    """What a line was read as.

    `readings`: the trees of all meanings (marks of style apart). `reason` is "" if there is exactly one; else "not understood",
    "two meanings", "what a pronoun stands for" or "prints otherwise", `upto` the number of characters that were understood and
    `stop` the words there.
    """

    __slots__ = ("detail", "readings", "reason", "stop", "text", "upto")

    def __init__(
        self, text: str, readings: tuple[Node, ...], reason: str = "", upto: int = 0, stop: str = "", detail: str = ""
    ) -> None:
        self.text = text
        self.readings = readings
        self.reason = reason
        self.upto = upto
        self.stop = stop
        self.detail = detail

    @property
    def tree(self) -> Node | None:
        """The tree, if there is exactly one reading."""
        return None if self.reason else self.readings[0]


def read_line(text: str, lang: str = "en", context: FaceContext | None = None, style: str = "") -> Reading:
    """Read one line (own names already as "~"); a modal text has its bullets on following lines.

    style: "spell" for a line of an instant or sorcery, "permanent" for others; "" is what the context says.
    """
    face = context or FaceContext("~")
    return _read(_line_of(text, lang), lang, face, style or face.kind)


def _line_of(text: str, lang: str) -> Line:
    """The line with the keyword before its ability apart (`LABELS`)."""
    for name in LABELS:
        said = f"{keyword_label(name, lang)} \u2014 "
        if len(said) > 3 and text.startswith(said):
            return Line(text[len(said) :], name, "")
    return Line(text, "", "")


def _whole(line: Line, lang: str, face: FaceContext, style: str) -> tuple[list[Node], Reader, list[str]]:
    """All readings of a line, pronouns unsettled."""
    made = grammar(lang)
    tokens, raw = made.language.tokens(line.text[:MOST_CHARACTERS])
    reader = Reader(made, tokens, raw, face)
    if len(line.text) > MOST_CHARACTERS or len(tokens) > MOST_TOKENS:
        return [], reader, raw  # no card is that long
    return [node for node, j in reader.read("ability", style, 0) if j == reader.length], reader, raw


def _read(line: Line, lang: str, face: FaceContext, style: str) -> Reading:
    if is_head(line.text):
        made = read_modes(line.text, lambda text: _read(Line(text, "", line.short), lang, face, "spell").tree)
        if isinstance(made, str):
            return Reading(line.text, (), "not understood", line.text.find(made), made)
        return Reading(line.text, (made,))
    whole, reader, raw = _whole(line, lang, face, style)
    if not whole:
        return _declined(line, reader, raw)
    if line.word.lower() in LABELS:
        return _labelled(line, _settled(Line(line.text, "", line.short), lang, whole))
    return _settled(line, lang, whole)


def _labelled(line: Line, found: Reading) -> Reading:
    """CR 702.142a, 702.177a: the activated ability that was read, behind its keyword."""
    if found.tree is None:
        return found
    if not isinstance(found.tree, Activated):
        return Reading(line.text, (), "not understood", 0, line.word)
    return Reading(line.text, (KeywordAbility(line.word.lower(), (AbilityParam(found.tree),)),))


def _joined(before: Line, line: Line, face: FaceContext) -> Reading:
    """Two lines of a spell as one ability: the second speaks of the first one's targets."""
    whole: list[Node] = [
        SpellAbility(one.body + two.body, before.word, (len(one.body),))
        for one in _whole(before, face.lang, face, "spell")[0]
        for two in _whole(line, face.lang, face, "spell")[0]
        if isinstance(one, SpellAbility) and isinstance(two, SpellAbility)
    ]
    both = Line(f"{before.text}\n{line.text}", "", line.short)
    return _settled(both, face.lang, whole) if whole else Reading(line.text, (), "what a pronoun stands for")


def _settled(line: Line, lang: str, whole: list[Node]) -> Reading:
    settled: list[Node] = []
    for node in whole:
        try:
            tree = resolve(node)
        except UnsettledError:
            continue
        if line.word and isinstance(tree, _MARKED):
            tree = tree.replace(word=line.word)
        settled.append(tree)
    if not settled:
        return Reading(line.text, (), "what a pronoun stands for", len(line.text))
    distinct: list[Node] = []
    for tree in settled:
        same = same_meaning if lang == "en" else one_meaning
        if not any(same(tree, other) for other in distinct):
            distinct.append(tree)
    if len(distinct) > 1:
        return Reading(line.text, tuple(distinct), "two meanings", len(line.text))
    printed = ""
    for tree in settled:
        printed = print_line(tree.replace(word="") if line.word and isinstance(tree, _MARKED) else tree, lang) or ""
        if printed == line.text or lang != "en":
            return Reading(line.text, (tree,))
    return Reading(line.text, tuple(distinct), "prints otherwise", len(line.text), "", printed)


def _declined(line: Line, reader: Reader, raw: list[str]) -> Reading:
    stop = " ".join(raw[reader.far : reader.far + 3])
    upto = 0
    for word in raw[: reader.far]:
        found = line.text.lower().find(word.lower(), upto)
        upto = found + len(word) if found >= 0 else upto
    return Reading(line.text, (), "not understood", upto, stop)


class FaceReading:
    """What a face's text was read as.

    `abilities`: trees in printed order, keyword lines as single keywords. `lines`: a tree for each line (None where it was
    declined). `declines`: (line, characters understood, reason, words it stops at) for each line that isn't supported.
    """

    __slots__ = ("abilities", "declines", "lines", "texts")

    def __init__(
        self,
        abilities: tuple[Ability, ...],
        lines: tuple[Node | None, ...],
        declines: tuple[tuple[str, int, str, str], ...],
        texts: tuple[str, ...],
    ) -> None:
        self.abilities = abilities
        self.lines = lines
        self.declines = declines
        self.texts = texts

    @property
    def supported(self) -> bool:
        """Was every word read, with one meaning, and is it printed back to the letter?"""
        return not self.declines


def read_face(
    name: str, type_line: str, text: str, layout: str = "normal", lang: str = "en", printed: str = "", date: str = ""
) -> FaceReading:
    """Read a whole face. `text` as in MTGJSON: lines split by a newline, reminder text in parentheses.

    lang: the language of the text; printed, date: name and day of printing there (`name` and `type_line` are always English).
    """
    face = FaceContext(name, type_line, layout, lang, printed, date)
    lines = lines_of(text or "", face)
    trees: list[Node | None] = []
    declines: list[tuple[str, int, str, str]] = []
    if layout == "leveler":
        return _read_leveler(lines, face)
    previous = Line("", "", "")
    texts: list[str] = []
    for line in lines:
        if layout == "saga" and (chapter := _chapter(line)):
            numbers, rest = chapter
            reading = _read(Line(rest, "", line.short), lang, face, "spell")
            tree = reading.tree
            tree = Chapter(numbers, tree.body) if isinstance(tree, SpellAbility) else None
        else:
            reading = _read(line, lang, face, face.kind)
            tree = reading.tree
        if reading.reason == "what a pronoun stands for" and trees and isinstance(trees[-1], SpellAbility):
            both = _joined(previous, line, face)
            if both.tree is not None:
                trees[-1] = both.tree
                texts[-1] = both.text
                continue
        previous = line
        trees.append(tree)
        texts.append(f"{line.word} \u2014 {line.text}" if is_labelled(tree) else line.text)
        if tree is None:
            declines.append(
                (line.text, reading.upto, reading.reason or "not understood", reading.stop or reading.detail)
            )
    return FaceReading(flattened(trees), tuple(trees), tuple(declines), tuple(texts))


def flattened(trees: list[Node | None]) -> tuple[Ability, ...]:
    """Keyword lines as their single keywords."""
    out: list[Ability] = []
    for tree in trees:
        if isinstance(tree, KeywordLine):
            out += tree.keywords
        elif isinstance(tree, Ability):
            out.append(tree)
    return tuple(out)


_ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}


def _chapter(line: Line) -> tuple[tuple[int, ...], str] | None:
    head, dash, rest = line.text.partition(" \u2014 ")
    names = head.split(", ")
    if not dash or not all(n in _ROMAN for n in names):
        return None
    return tuple(_ROMAN[n] for n in names), rest


def _read_leveler(lines: list[Line], face: FaceContext) -> FaceReading:
    """CR 711.2: a level line, then power and toughness, then abilities, to the next level line."""
    trees: list[Node | None] = []
    declines: list[tuple[str, int, str, str]] = []
    band: tuple[int, int, int, int] | None = None
    inside: list[Node | None] = []
    bounds = (0, 0)

    def close() -> None:
        if band is not None:
            abilities = flattened(inside)
            trees.append(LevelBand(*band, abilities))

    for line in lines:
        words = line.text.split(" ")
        if words[0] in ("LEVEL", "NIVEL", "STUFE") and len(words) == 2:
            close()
            band, inside = None, []
            least, _, most = words[1].rstrip("+").partition("-")
            bounds = (int(least), int(most) if most else -1)
        elif band is None and bounds != (0, 0) and "/" in line.text and len(words) == 1:
            power, _, toughness = line.text.partition("/")
            band = (*bounds, int(power), int(toughness))
        else:
            reading = _read(line, face.lang, face, "permanent")
            (inside if band else trees).append(reading.tree)
            if reading.tree is None:
                declines.append((line.text, reading.upto, reading.reason, reading.stop))
    close()
    return FaceReading(flattened(trees), tuple(trees), tuple(declines), tuple(x.text for x in lines))


__all__ = ["FaceReading", "KeywordAbility", "Reading", "read_face", "read_line"]
