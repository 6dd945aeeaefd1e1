"""Deck lists in XML: MTGO's .dek and Cockatrice's .cod."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from landwalk.cards.decks.deck import Deck, DeckFormat, Entry, Part
from landwalk.cards.decks.text import Lines, clean_name
from landwalk.cards.errors import DeckError, shorten

_ROOTS = {"Deck": DeckFormat.DEK, "cockatrice_deck": DeckFormat.COD}


def parse_xml(text: str, file: str) -> tuple[DeckFormat, ET.Element]:
    """The format and the root. Raises DeckError for XML that is cut off, broken, or no deck."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        mend = "Export the deck again; a deck needs no document type."
        raise DeckError("deck.format", "the XML declares a document type", mend, file=file, line=1)
    try:
        # The text is decoded already, so what the declaration says of the encoding doesn't hold.
        root = ET.fromstring(text.encode())  # noqa: S314 # no document type, no entities: checked above
    except ET.ParseError as fault:
        line = fault.position[0]
        cut_off = fault.code in (3, 5, 13, 20) and line >= text.rstrip().count("\n") + 1  # expat's errors at an end
        what = "the XML is cut off" if cut_off else f"the XML is broken ({fault})"
        key = "deck.cut-off" if cut_off else "deck.xml"
        raise DeckError(key, what, "Export or download the deck again.", file=file, line=line) from fault
    format_ = _ROOTS.get(root.tag)
    if format_ is None:
        what = f"XML of '{shorten(root.tag, 30)}' is no deck"
        raise DeckError("deck.format", what, "Known are MTGO's .dek and Cockatrice's .cod.", file=file, line=1)
    return format_, root


def read_dek(root: ET.Element, file: str) -> Deck:
    """MTGO: ``<Cards CatID Quantity Sideboard="true" Name Annotation/>``, halves of split cards as ``A/B``."""
    out = Lines(file)
    for card in root.iter("Cards"):
        name = clean_name(card.get("Name", ""))
        count = _count(out, card.get("Quantity"), name)
        side = card.get("Sideboard", "false").casefold() == "true"
        out.add(Part.SIDEBOARD if side else Part.MAIN, Entry(count, name))
    return out.deck()


def read_cod(root: ET.Element, file: str) -> Deck:
    """Cockatrice: ``<zone name="main">`` or ``"side"`` with ``<card number name/>``; the zone of tokens is left out."""
    out = Lines(file)
    out.name = (root.findtext("deckname") or "").strip()
    for zone in root.iter("zone"):
        where = zone.get("name", "")
        if where == "tokens":
            continue
        if where not in ("main", "side"):
            what = f"a zone called '{shorten(where, 30)}'"
            out.fail("deck.section", what, "Cockatrice's zones are main, side and tokens.", None, section=where)
        for card in zone.iter("card"):
            name = clean_name(card.get("name", ""))
            count = _count(out, card.get("number"), name)
            set_code, number = card.get("setShortName", ""), card.get("collectorNumber", "")
            out.add(Part.MAIN if where == "main" else Part.SIDEBOARD, Entry(count, name, set_code, number))
    return out.deck()


def _count(out: Lines, text: str | None, name: str) -> int:
    try:
        return out.count((text or "").strip(), 0)
    except DeckError as fault:
        what = f"{fault.what} (at '{shorten(name)}')"
        raise DeckError(fault.key, what, fault.mend, file=out.file) from None
