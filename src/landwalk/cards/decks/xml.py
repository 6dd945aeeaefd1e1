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
        raise DeckError("deck.doctype", file=file, line=1)
    try:
        # The text is decoded already, so what the declaration says of the encoding doesn't hold.
        root = ET.fromstring(text)  # noqa: S314 # no document type, no entities: checked above
    except ET.ParseError as fault:
        line = fault.position[0]
        cut_off = fault.code in (3, 5, 13, 20) and line >= text.rstrip().count("\n") + 1  # expat's errors at an end
        if cut_off:
            raise DeckError("deck.cut-off", file=file, line=line) from fault
        raise DeckError("deck.xml", file=file, line=line, reason=str(fault)) from fault
    format_ = _ROOTS.get(root.tag)
    if format_ is None:
        raise DeckError("deck.format", file=file, line=1, given=shorten(root.tag, 30))
    return format_, root


def read_dek(root: ET.Element, file: str) -> Deck:
    """MTGO: ``<Cards CatID Quantity Sideboard="true" Name Annotation/>``, halves of split cards as ``A/B``."""
    out = Lines(file)
    for card in root.iter("Cards"):
        name = clean_name(card.get("Name", ""))
        out.at = name
        count = out.count(card.get("Quantity", "").strip(), 0)
        side = card.get("Sideboard", "false").casefold() == "true"
        out.add(Part.SIDEBOARD if side else Part.MAIN, Entry(count, name))
    out.at = ""
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
            out.fail("deck.zone", None, given=shorten(where, 30))
        for card in zone.iter("card"):
            name = clean_name(card.get("name", ""))
            out.at = name
            count = out.count(card.get("number", "").strip(), 0)
            set_code, number = card.get("setShortName", ""), card.get("collectorNumber", "")
            out.add(Part.MAIN if where == "main" else Part.SIDEBOARD, Entry(count, name, set_code, number))
    out.at = ""
    return out.deck()
