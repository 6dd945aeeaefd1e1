"""Reading printed texts and comparing them with the English ones: is the tree the same, does the engine print what is printed?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import msgspec

from landwalk.abilities.ability import Chapter, KeywordAbility, KeywordLine, SpellAbility
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.noun import It, Ref, This, ThisWord
from landwalk.cards.foreign import LANGS, PrintedText
from landwalk.cards.foreign_difference import Fault, other_print, other_tree
from landwalk.cards.foreign_keywords import is_keyword_line
from landwalk.cards.reading import Reading
from landwalk.cards.records import CardRecord
from landwalk.kernel.node import Node
from landwalk.oracle.de_heads import in_older_words
from landwalk.oracle.faces import FaceContext, Line, lines_of
from landwalk.oracle.foreign_text import cleaned, modernised, newest
from landwalk.oracle.meaning import mean_the_same, plain
from landwalk.oracle.reader import FaceReading, flattened, read_face, read_line
from landwalk.oracle.tokens import NAME, NAMES
from landwalk.oracle.words import LABELS, keyword_label
from landwalk.oracle.writer import print_line

#: genders that an own name may have, tried where the text doesn't show it
_GENDERS = {"es": ("f", "m"), "de": ("f", "m", "n")}
#: what an own name may be called in Oracle texts since 2024; prints before have the name
_OWN_NOUNS = frozenset(ThisWord) - {ThisWord.SPELL, ThisWord.CARD, ThisWord.IT, ThisWord.TOKEN}
_OWN_WORDS = frozenset(ThisWord) - {ThisWord.IT}


#: durations that name this object in their style, and the style that has the name
_OWN_DURATIONS = {Until.THIS_LEAVES: "until", Until.WHILE_THIS_TAPPED: "~", Until.WHILE_THIS_ON_BATTLEFIELD: "~"}
_DASH = re.compile(r" ?\u2014 ?")
#: "Permanent" in prints to 2022; another gender, so not a row of oracle/wordings.py
_OLDER_PERMANENT = re.compile(r"\bbleibenden? Karten?\b", re.IGNORECASE)


class Counts(msgspec.Struct):
    """The figures of a language, see `landwalk cards languages --foreign`."""

    keyword_lines: int = 0
    read: int = 0
    printed_equal: int = 0
    texts: int = 0
    same_tree: int = 0
    prints_equal: int = 0

    def add(self, other: Counts) -> None:
        """Add another's figures to this one's."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


class Compared(msgspec.Struct):
    """What the comparison of some texts gave: figures by language, and what differed.

    verbatim: of prints_equal, the texts that are printed so without the table of older wordings.
    """

    counts: dict[str, Counts] = msgspec.field(default_factory=lambda: {lang: Counts() for lang in LANGS})
    verbatim: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(LANGS, 0))
    faults: list[Fault] = []

    def add(self, other: Compared) -> None:
        """Add another's figures and faults to this one's."""
        for lang, counts in other.counts.items():
            self.counts[lang].add(counts)
            self.verbatim[lang] += other.verbatim[lang]
        self.faults += other.faults


def compare(text: PrintedText, record: CardRecord | None, english: Reading | None) -> Compared:
    """One printed text against its face. Without a reading of the face (not supported, not in the data) only keyword lines count."""
    out = Compared()
    _keyword_lines(text, record, out)
    if record is not None and english is not None and text.is_recent:
        out.counts[text.lang].texts = 1
        _whole(text, record, english, out)
    return out


def _keyword_lines(text: PrintedText, record: CardRecord | None, out: Compared) -> None:
    counts = out.counts[text.lang]
    face = FaceContext(text.name, record.type_line if record else "", "normal", text.lang)
    for line in lines_of(text.printed_text, face):
        if line.word or not is_keyword_line(line.text, text.lang):
            continue
        counts.keyword_lines += 1
        found = read_line(line.text, text.lang, face, "permanent")
        fault = Fault(text.lang, "keyword declined", found.stop or found.reason, text.name, line.text)
        if isinstance(found.tree, KeywordLine):
            counts.read += 1
            said = print_line(found.tree, text.lang, face) or ""
            if _same_text(said, line.text, found.tree):
                counts.printed_equal += 1
                continue
            fault = Fault(
                text.lang, "keyword prints otherwise", other_print(line.text, said), text.name, f"{line.text} | {said}"
            )
        out.faults.append(fault)


def _same_text(said: str, printed: str, tree: Node) -> bool:
    """Equal, but for the spaces around dashes and, behind keywords, the full stop: prints have them or not."""
    one, two = (_DASH.sub("\u2014", t) for t in (said, printed))
    if isinstance(tree, KeywordLine | KeywordAbility):
        one, two = one.removesuffix("."), two.removesuffix(".")
    return one == two


def _whole(text: PrintedText, record: CardRecord, english: Reading, out: Compared) -> None:
    counts = out.counts[text.lang]
    layout = record.layout.value
    found = read_face(text.name, record.type_line, text.printed_text, layout, text.lang, text.printed_name, text.date)
    trees = english.abilities
    same = found.supported and _same_trees(flattened(list(trees)), found.abilities)
    counts.same_tree += same
    if not same:
        out.faults += _tree_faults(text, trees, found)
    face = FaceContext(text.name, record.type_line, layout, text.lang, text.printed_name, text.date)
    lines = lines_of(text.printed_text, face)
    faults = _print_faults(text, trees, lines, face)
    counts.prints_equal += not faults
    if not faults:
        raw = cleaned(text.printed_text, face)
        out.verbatim[text.lang] += newest(raw, face) == raw
    out.faults += faults


def _same_trees(one: Iterable[Node], other: Iterable[Node]) -> bool:
    return mean_the_same(one, other)


def _tree_faults(text: PrintedText, trees: tuple[Node, ...], found: FaceReading) -> list[Fault]:
    declined = [
        Fault(
            text.lang,
            "declined",
            stop if reason == "not understood" else reason,
            text.name,
            f"{line[:upto]} >>> {line[upto:]}",
        )
        for line, upto, reason, stop in found.declines
    ]
    if declined:
        return declined
    if len(trees) != len(found.lines):
        return [Fault(text.lang, "other lines", f"{len(trees)} | {len(found.lines)}", text.name, text.printed_text)]
    texts = found.texts if len(found.texts) == len(found.lines) else (text.printed_text,) * len(trees)  # levels
    return [
        Fault(text.lang, "other tree", other_tree(plain(a), plain(b)), text.name, line)
        for a, b, line in zip(trees, found.lines, texts, strict=True)
        if b is not None and not mean_the_same((a,), (b,))
    ]


def _print_faults(text: PrintedText, trees: tuple[Node, ...], lines: list[Line], face: FaceContext) -> list[Fault]:
    trees = _keywords_together(trees)
    texts = [f"{keyword_label(x.word, text.lang)} \u2014 {x.text}" if x.word in LABELS else x.text for x in lines]
    printed = _together(texts, trees, face)
    if len(trees) != len(printed):
        return [Fault(text.lang, "prints other lines", f"{len(trees)} | {len(lines)}", text.name, text.printed_text)]
    out: list[Fault] = []
    for tree, line in zip(trees, printed, strict=True):
        said = printed_as(tree, line, face)
        if said is None:
            english = print_line(tree, "en") or type(tree).__name__
            key = _without_words(tree, text.lang)
            out.append(Fault(text.lang, "no words", key, text.name, f"{line} | {english}"))
        elif not _same_text(said, line, tree):
            key = other_print(line, said)
            out.append(Fault(text.lang, "prints otherwise", key, text.name, f"{line} | {said}"))
    return out


def _keywords_together(trees: tuple[Node, ...]) -> tuple[Node, ...]:
    """Lines of keywords behind each other as one line: prints break them elsewhere."""
    out: list[Node] = []
    for tree in trees:
        if isinstance(tree, KeywordLine) and out and isinstance(out[-1], KeywordLine):
            out[-1] = KeywordLine((*out[-1].keywords, *tree.keywords))
        else:
            out.append(tree)
    return tuple(out)


def _together(lines: list[str], trees: tuple[Node, ...], face: FaceContext) -> list[str]:
    """The same with the printed lines; those of a level (CR 711.2), and of a spell that English reads as one ability, joined too."""
    out: list[str] = []
    for line in lines:
        if is_keyword_line(line, face.lang) and out and is_keyword_line(out[-1], face.lang):
            small = face.lang == "es" or line.startswith("Verursacht ")  # German names of keywords have capitals
            out[-1] = f"{out[-1].removesuffix('.')}, {line[:1].lower() if small else line[:1]}{line[1:]}"
        elif (
            face.layout == "leveler"
            and out
            and out[-1].startswith(("NIVEL", "STUFE"))
            and not line.startswith(("NIVEL", "STUFE"))
        ):
            out[-1] += f"\n{line}"
        else:
            out.append(line)
    for k, tree in enumerate(trees):
        if isinstance(tree, SpellAbility) and tree.breaks:
            out[k : k + len(tree.breaks) + 1] = ["\n".join(out[k : k + len(tree.breaks) + 1])]
    return out


def printed_as(tree: Node, printed: str, face: FaceContext) -> str | None:
    """What the engine prints for a tree, own names as the printing has them ("~" or "this creature"); None without words.

    Where the text doesn't show the gender of the own name, each is tried; the first is given when none fits.
    """
    bare = tree.replace(word="") if getattr(tree, "word", "") else tree
    if '"' in printed:
        bare = bare.map(_token_is_creature)  # "this token dies" in today's Oracle texts
    if face.lang == "de" and _OLDER_PERMANENT.search(printed):
        bare = in_older_words(bare)
    ways = [bare]
    for token, word in ((NAME, ThisWord.NAME), (NAMES, ThisWord.NAMES)):
        if token in printed:
            ways = [bare.map(_called(word, _OWN_NOUNS)), bare.map(_called(word, _OWN_WORDS)), bare]
            if word is ThisWord.NAMES and face.lang == "de":
                ways = [way.map(_own_many) for way in ways[:2]] + ways  # "≋ angreifen, erhalten sie"
    first: str | None = None
    shown = face.gender
    for way in ways:
        for gender in (shown,) if shown else _GENDERS[face.lang]:
            face.gender = gender
            said = print_line(way, face.lang, face)
            if said is not None:
                said = modernised(said, face.lang)
                if _same_text(said, printed, tree):
                    face.gender = shown
                    return said
                first = first or said
    face.gender = shown
    return first


def _called(word: ThisWord, nouns: frozenset[ThisWord]) -> Callable[[Node], Node]:
    """Changes "this creature" and the like into the own name."""

    def change(node: Node) -> Node:
        if isinstance(node, This) and node.word in nouns:
            return This(word)
        if isinstance(node, Duration) and node.until in _OWN_DURATIONS:
            return Duration(node.until, _OWN_DURATIONS[node.until])
        return node

    return change


def _own_many(node: Node) -> Node:
    return node.replace(number="many") if isinstance(node, It) and node.ref is Ref.THIS else node


def _token_is_creature(node: Node) -> Node:
    return This(ThisWord.CREATURE) if isinstance(node, This) and node.word is ThisWord.TOKEN else node


def _without_words(tree: Node, lang: str) -> str:
    """The smallest part that a language has no words for: its class."""
    from landwalk.oracle.load import grammar
    from landwalk.oracle.printing import Printer

    plain = SpellAbility(tree.body) if isinstance(tree, Chapter) else tree
    printer = Printer(grammar(lang))
    printer.emit("ability", "", KeywordLine((plain,)) if isinstance(plain, KeywordAbility) else plain)
    stuck = printer.stuck or tree
    return repr(stuck)[:70]
