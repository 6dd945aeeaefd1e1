"""Deck lists that are lines of text: plain and MTGO, Arena and Moxfield, .dec and .mwDeck, XMage's and Forge's .dck."""

from __future__ import annotations

import re
from typing import NoReturn

from landwalk.cards.decks.deck import Deck, DeckFormat, Entry, Part
from landwalk.cards.errors import DeckError, shorten
from landwalk.cards.names import SEPARATOR

#: More copies than any deck could mean: a set code or a collector number was taken for the count.
MAX_COUNT = 1000
MAX_LINE = 1000

_HEADINGS = {
    Part.MAIN: (
        *("deck", "main", "main deck", "maindeck", "mainboard", "main board", "cards"),
        *("mazo", "mazo principal", "principal", "hauptdeck", "kartendeck"),
        # Sites that sort by type put these over parts of the main deck.
        *(
            "creatures",
            "creature",
            "lands",
            "land",
            "instants",
            "instant",
            "sorceries",
            "sorcery",
            "spells",
            "other spells",
        ),
        *("artifacts", "artifact", "enchantments", "enchantment", "planeswalkers", "planeswalker", "battles", "battle"),
    ),
    Part.SIDEBOARD: ("sideboard", "side", "side board", "banquillo", "reserva", "banquillo de reserva"),
    Part.COMMANDER: ("commander", "commanders", "comandante", "comandantes", "kommandeur", "kommandeure"),
    Part.COMPANION: ("companion", "compañero", "companero", "gefährte", "gefaehrte"),
}
_PARTS = {word: part for part, words in _HEADINGS.items() for word in words}
#: Cards under these headings aren't in the deck (Moxfield, Archidekt): read past.
_ASIDE = frozenset({"maybeboard", "maybe board", "considering", "tokens", "tokens & extras"})
_ABOUT = frozenset({"about", "acerca de", "info", "über"})
_NAME = re.compile(r"(?:name|nombre)\s*:?\s+(\S.*)", re.IGNORECASE)
_HEADING_END = re.compile(r"\s*(?:[(\[]\d+[)\]])?\s*:?$")

# "4 Name", "4x Name", "4 x Name", "4xName"; a capital X after a blank begins a name.
_COUNT = re.compile(r"(?P<count>[0-9]+)(?:[xX×]|\s+[x×])?\s+(?P<rest>\S.*)|(?P<tight>[0-9]+)[xX×](?P<after>[^\s0-9].*)")
_BRACKET = re.compile(r"\[(?P<set>[A-Za-z0-9_-]*)(?::(?P<number>[^\]\s]*))?\]\s*(?P<name>.*)")
_PRINTING = re.compile(r"\s+\((?P<set>[A-Z0-9_]{2,8}|[a-z0-9_]{2,8})\)(?:\s+(?P<number>[\w★†‡☇*+-]+))?$")
_EXTRAS = re.compile(r"\s+(?:\*[A-Za-z]{1,3}\*|#\S.*|\^[^^]*\^|\[[^\]]*\])$")
_ODD_COUNT = re.compile(r"([+-]?[0-9]+(?:[.,/][0-9]+)?|[+-][0-9]+)\s*[xX×]?(?:\s|$)")
_FORGE_SECTION = re.compile(r"\[(?P<section>[A-Za-z ]+)\]$")
_XMAGE_SKIPPED = ("LAYOUT ", "AUTHOR:")


class Lines:
    """The lines of a deck list being put together; knows the file for its errors."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.parts: dict[Part, list[Entry]] = {part: [] for part in Part}
        self.name = ""
        self.at = ""  # the card that is read, where there are no lines

    def fail(self, key: str, line: int | None, **values: str | int) -> NoReturn:
        """Raise the error for a line; lines are from 1, 0 is none."""
        raise DeckError(key, file=self.file, line=line or None, at=self.at, **values)

    def count(self, text: str, line: int) -> int:
        """The number of copies. Raises DeckError for zero and for more than anybody plays."""
        if not text.isascii() or not text.isdigit():
            self.fail("deck.count", line, given=shorten(text, 40))
        number = int(text[:10])
        if number == 0:
            self.fail("deck.zero", line)
        if number > MAX_COUNT or len(text) > 10:
            self.fail("deck.many", line, given=shorten(text, 20))
        return number

    def add(self, part: Part, entry: Entry) -> None:
        """Put an entry at the end of its part. Raises DeckError when it has no name."""
        if not entry.name:
            self.fail("deck.name", entry.line)
        if len(entry.name) > MAX_LINE:
            self.fail("deck.long-line", entry.line, length=len(entry.name))
        self.parts[part].append(entry)

    def deck(self) -> Deck:
        """The finished deck. Raises DeckError when there isn't a card in it."""
        main, side, commander, companion = (tuple(self.parts[part]) for part in Part)
        if not (main or side or commander or companion):
            self.fail("deck.empty", None)
        return Deck(main, side, commander, companion, self.name)


def detect_text(lines: list[str]) -> DeckFormat:
    """The format of a deck list that isn't XML."""
    arena = dec = False
    for raw in lines:
        line = raw.strip()
        section = _FORGE_SECTION.fullmatch(line)
        if section is not None:
            return DeckFormat.FORGE
        entry = _COUNT.match(line.removeprefix("SB:").strip())
        rest = _without_extras(entry["rest"] or "") if entry else ""
        bracket = _BRACKET.match(rest)
        if bracket is not None and bracket["number"] is not None:
            return DeckFormat.XMAGE
        if line.startswith(_XMAGE_SKIPPED):
            return DeckFormat.XMAGE
        dec = dec or bracket is not None
        arena = arena or _PRINTING.search(rest) is not None or _heading(line) is not None
    if dec:
        return DeckFormat.DEC
    return DeckFormat.ARENA if arena else DeckFormat.PLAIN


def _heading(line: str) -> Part | None:
    return _PARTS.get(_bare(line))


def _bare(line: str) -> str:
    return _HEADING_END.sub("", line.lstrip("/# ").strip()).casefold()


def read_lines(lines: list[str], file: str) -> Deck:
    """Plain, Arena, Moxfield, .dec and .mwDeck text: these differ only in what the lines may hold besides.

    Raises DeckError for a line that is no card, heading or comment.
    """
    out = Lines(file)
    part: Part | None = Part.MAIN
    marked = False  # a heading or SB: says where the sideboard is, so empty lines don't
    blocks: list[list[Entry]] = [[]]
    about = False
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line:
            about = False
            if blocks[-1]:
                blocks.append([])
            continue
        bare = _bare(line)
        if bare in _ABOUT:
            about = True
        elif about and (named := _NAME.fullmatch(line)) is not None:
            out.name = named[1]
        elif bare in _ASIDE:
            part = None
        elif bare in _PARTS:
            part = _PARTS[bare]
            marked = marked or part is not Part.MAIN
        elif line.startswith(("//", "#")):
            out.name = out.name or _comment_name(line)
        elif line.upper().startswith("SB:"):
            marked = True
            out.add(Part.SIDEBOARD, _entry(out, line[3:].strip(), number))
        else:
            entry = _entry(out, line, number)
            if part is Part.MAIN:
                blocks[-1].append(entry)
            elif part is not None:
                out.add(part, entry)
    _main_blocks(out, [b for b in blocks if b], marked)
    return out.deck()


def _comment_name(line: str) -> str:
    """.dec and .mwDeck give the deck's name in a comment: ``// NAME : My deck``."""
    named = re.fullmatch(r"//\s*(?:deck\s*)?name\s*:\s*(\S.*)", line, re.IGNORECASE)
    return named[1] if named else ""


def _main_blocks(out: Lines, blocks: list[list[Entry]], marked: bool) -> None:  # noqa: FBT001 # private, one caller
    """An empty line begins the sideboard (MTGO's .txt) unless the list marks it; lists also use empty lines for order.

    It does when a whole deck stands before it (60 cards), or when it is the only empty line and at most 15 cards
    follow.
    """
    side: list[Entry] = []
    if not marked and len(blocks) > 1:
        before = sum(e.count for block in blocks[:-1] for e in block)
        last = sum(e.count for e in blocks[-1])
        if before >= 60 or (len(blocks) == 2 and last <= 15 < before):
            side = blocks.pop()
    for block in blocks:
        for entry in block:
            out.add(Part.MAIN, entry)
    for entry in side:
        out.add(Part.SIDEBOARD, entry)


def _without_extras(name: str) -> str:
    while (shorter := _EXTRAS.sub("", name)) != name:
        name = shorter
    return name


def _entry(out: Lines, line: str, number: int) -> Entry:
    """``"4x [SET] Name (SET) 42 *F* #tag"``: the count and the name; the rest where it is there."""
    match = _COUNT.fullmatch(line)
    if match is None:
        _no_entry(out, line, number)
    count = out.count(match["count"] or match["tight"], number)
    name = match["rest"] or match["after"]
    set_code = collector = ""
    bracket = _BRACKET.fullmatch(name)
    if bracket is not None and bracket["name"]:
        name, set_code, collector = bracket["name"], bracket["set"], bracket["number"] or ""
    name = _without_extras(name)
    printing = _PRINTING.search(name)
    if printing is not None:
        name = name[: printing.start()]
        set_code, collector = printing["set"], printing["number"] or ""
    return Entry(count, clean_name(name), set_code, collector, number)


def _no_entry(out: Lines, line: str, number: int) -> NoReturn:
    key = "deck.line" if _ODD_COUNT.match(line) is None else "deck.count"
    out.fail(key, number, given=shorten(line, 40))


def clean_name(name: str) -> str:
    """One blank between words; the halves of a split card as on the card: ``"Fire/Ice"`` -> ``"Fire // Ice"``."""
    name = " ".join(name.split())
    return SEPARATOR.join(p.strip() for p in re.split(r"/+", name)) if "/" in name else name


def read_xmage(lines: list[str], file: str) -> Deck:
    """XMage's .dck: ``NAME:``, ``4 [SET:42] Name``, ``SB: ...``; LAYOUT lines are about the editor's window."""
    out = Lines(file)
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith(("#", "//", *_XMAGE_SKIPPED)):
            continue
        if line.startswith("NAME:"):
            out.name = line[5:].strip()
            continue
        side = line.upper().startswith("SB:")
        out.add(Part.SIDEBOARD if side else Part.MAIN, _entry(out, line[3:].strip() if side else line, number))
    return out.deck()


_FORGE_PARTS = {
    "main": Part.MAIN,
    "sideboard": Part.SIDEBOARD,
    "commander": Part.COMMANDER,
}


def read_forge(lines: list[str], file: str) -> Deck:
    """Forge's .dck: sections in brackets, ``Name=`` under [metadata], ``4 Name|SET|1`` elsewhere ("+" marks a foil)."""
    out = Lines(file)
    section = "main"
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith(("#", "//")):
            continue
        heading = _FORGE_SECTION.fullmatch(line)
        if heading is not None:
            section = heading["section"].strip().casefold()
        elif section == "metadata":
            key, _, value = line.partition("=")
            if key.strip().casefold() == "name":
                out.name = value.strip()
        elif section in _FORGE_PARTS:
            out.add(_FORGE_PARTS[section], _forge_entry(out, line, number))
        else:
            out.fail("deck.section", number, given=shorten(section, 30))
    return out.deck()


def _forge_entry(out: Lines, line: str, number: int) -> Entry:
    match = re.fullmatch(r"(?:([0-9]+)\s+)?([^|]*)((?:\|[^|]*)*)", line)
    if match is None or (match[1] is None and _ODD_COUNT.match(line) is not None):
        _no_entry(out, line, number)
    count = out.count(match[1] or "1", number)
    details = match[3].split("|")[1:]
    set_code = details[0].strip() if details else ""
    collector = details[2].strip().strip("[]") if len(details) > 2 else ""
    return Entry(count, clean_name(match[2].strip().removesuffix("+")), set_code, collector, number)
