"""Deck lists written: plain, Arena, .dek, .cod and both kinds of .dck."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from landwalk.cards.decks.deck import Deck, DeckFormat, Entry, Part
from landwalk.cards.names import SEPARATOR

_HEADINGS = {Part.MAIN: "Deck", Part.SIDEBOARD: "Sideboard", Part.COMMANDER: "Commander", Part.COMPANION: "Companion"}


def write_deck(deck: Deck, format_: DeckFormat) -> str:
    """The deck in a format, ending in a newline. Raises ValueError for a format that is only read.

    Formats without a place for a commander or companion (.dek, .cod, XMage) have it in the sideboard, as their programs
    do.
    """
    if format_ is DeckFormat.PLAIN:
        return _plain(deck)
    if format_ is DeckFormat.ARENA:
        return _arena(deck)
    if format_ is DeckFormat.DEK:
        return _dek(deck)
    if format_ is DeckFormat.COD:
        return _cod(deck)
    if format_ is DeckFormat.XMAGE:
        return _xmage(deck)
    if format_ is DeckFormat.FORGE:
        return _forge(deck)
    raise ValueError(f"decks aren't written as {format_}")


def _side(deck: Deck) -> tuple[Entry, ...]:
    """The sideboard with what has no place of its own; a companion that stands in the sideboard already isn't
    doubled.
    """
    have = {entry.name for entry in deck.sideboard}
    return deck.sideboard + deck.commander + tuple(e for e in deck.companion if e.name not in have)


def _plain(deck: Deck) -> str:
    lines = [f"{entry.count} {entry.name}" for entry in deck.main]
    for part in (Part.SIDEBOARD, Part.COMMANDER, Part.COMPANION):
        if deck.part(part):
            lines += ["", _HEADINGS[part], *(f"{entry.count} {entry.name}" for entry in deck.part(part))]
    return _joined(lines)


def _arena(deck: Deck) -> str:
    lines = ["About", f"Name {deck.name}", ""] if deck.name else []
    for part in (Part.COMMANDER, Part.COMPANION, Part.MAIN, Part.SIDEBOARD):
        if deck.part(part):
            lines += [_HEADINGS[part], *(_arena_line(entry) for entry in deck.part(part)), ""]
    return _joined(lines)


def _arena_line(entry: Entry) -> str:
    line = f"{entry.count} {entry.name}"
    if entry.set_code:
        line += f" ({entry.set_code}) {entry.number}"
    return line.rstrip()


def _dek(deck: Deck) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<Deck>", "  <NetDeckID>0</NetDeckID>"]
    lines.append("  <PreconstructedDeckID>0</PreconstructedDeckID>")
    for side, entries in (("false", deck.main), ("true", _side(deck))):
        for entry in entries:
            name = quoteattr(entry.name.replace(SEPARATOR, "/"))
            lines.append(
                f'  <Cards CatID="0" Quantity="{entry.count}" Sideboard="{side}" Name={name} Annotation="0" />'
            )
    return _joined([*lines, "</Deck>"])


def _cod(deck: Deck) -> str:
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">']
    lines += [f"    <deckname>{escape(deck.name)}</deckname>", "    <comments></comments>"]
    for zone, entries in (("main", deck.main), ("side", _side(deck))):
        if entries:
            lines.append(f'    <zone name="{zone}">')
            lines += [f'        <card number="{e.count}" name={quoteattr(e.name)}/>' for e in entries]
            lines.append("    </zone>")
    return _joined([*lines, "</cockatrice_deck>"])


def _xmage(deck: Deck) -> str:
    # XMage wants a printing on each line and takes the name when it doesn't know the printing.
    lines = [f"NAME:{deck.name}"] if deck.name else []
    lines += [_xmage_line(e) for e in deck.main]
    lines += [f"SB: {_xmage_line(e)}" for e in _side(deck)]
    return _joined(lines)


def _xmage_line(entry: Entry) -> str:
    return f"{entry.count} [{entry.set_code or 'XXX'}:{entry.number or '0'}] {entry.name}"


def _forge(deck: Deck) -> str:
    have = {entry.name for entry in deck.sideboard}
    side = deck.sideboard + tuple(e for e in deck.companion if e.name not in have)
    lines = ["[metadata]", f"Name={deck.name}"]
    for heading, entries in (("Commander", deck.commander), ("Main", deck.main), ("Sideboard", side)):
        if entries or heading == "Main":
            lines += [f"[{heading}]", *(_forge_line(e) for e in entries)]
    return _joined(lines)


def _forge_line(entry: Entry) -> str:
    line = f"{entry.count} {entry.name}"
    return f"{line}|{entry.set_code}" if entry.set_code else line


def _joined(lines: Iterable[str]) -> str:
    return "\n".join(lines).rstrip("\n") + "\n"
