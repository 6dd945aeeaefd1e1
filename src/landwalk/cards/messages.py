"""What the errors of card files and decks say: for each key what is wrong and what to do; places to fill in are in
braces.
"""

from __future__ import annotations

from landwalk.locale import marked as _

_AGAIN = _("Download it again.")
_KNOWN = _("Known are MTGJSON's AtomicCards.json, Scryfall's bulk files, and JSON Lines in MTGJSON's field names.")
_PATH = _("Check the path.")
_UTF8 = _("Save the file as UTF-8.")
_UNPACK = _("Unpack it and import the JSON file in it.")
_LINE = _("Write `4 Name`: first how many, then the name; comments begin with `//`.")
_EXPORT = _("Export or download the deck again.")
_DECKS = _("Known are plain, Arena and Moxfield text, .dek, .cod, XMage and Forge .dck, .dec and .mwDeck.")
_REIMPORT = _("Import the card data again: `landwalk cards import --replace FILE_OR_URL`.")
_SHORT = _("A deck list has some hundred short lines; check that this is one.")
_PRINTED = _("Each line must be a JSON object with name (English), lang (es or de), printed_name and printed_text.")

WHERE_LINE = _("line {line}")
WHERE_CARD = _("at '{at}'")

FAULTS: dict[str, tuple[str, str]] = {
    # the database
    "database.missing": (
        _("no card data has been imported yet"),
        _("Import MTGJSON's AtomicCards.json or Scryfall's oracle_cards: `landwalk cards import FILE_OR_URL`."),
    ),
    "database.alien": (
        _("this isn't a card database of Landwalk"),
        _("Move the file away and import card data again."),
    ),
    "database.version": (_("the card database has version {version}, this Landwalk needs version {needed}"), _REIMPORT),
    "database.damaged": (_("the card database is damaged ({reason})"), _REIMPORT),
    "database.reading": (_("the stored reading of '{name}' doesn't fit this version of Landwalk"), _REIMPORT),
    "database.write": (
        _("the card database can't be written ({reason})"),
        _("Check the folder's rights and the space on the disk, or name another folder in LANDWALK_HOME."),
    ),
    "card.unknown": (
        _("no card is named '{name}'"),
        _("Check the name, or import newer card data: `landwalk cards import FILE_OR_URL`."),
    ),
    "card.near": (_("no card is named '{name}'"), _("Did you mean {nearest}?")),
    "card.several": (_("several cards are named '{name}'"), _("Name one of them in English: {nearest}.")),
    # card files
    "import.missing": (_("there is no such file"), _PATH),
    "import.folder": (_("this is a folder, no file"), _PATH),
    "import.unreadable": (_("the file can't be read: {reason}"), _PATH),
    "import.empty": (_("the file is empty"), _AGAIN),
    "import.no-cards": (_("there are no cards in the file"), _KNOWN),
    "import.zip": (_("a zip archive can't be imported"), _UNPACK),
    "import.cut-off": (_("the file is cut off"), _AGAIN),
    "import.damaged": (_("the compressed file is damaged ({reason})"), _AGAIN),
    "import.encoding": (_("byte {byte} isn't UTF-8 (it may be Latin-1)"), _UTF8),
    "import.utf-16": (_("the file isn't in UTF-8 (it looks like UTF-16)"), _UTF8),
    "import.html": (
        _("this is a web page or XML, no JSON"),
        _("It may be the page around the download: import the JSON file itself."),
    ),
    "import.no-json": (_("this is no JSON: '{given}'"), _KNOWN),
    "import.json": (_("this is no JSON ({reason})"), _KNOWN),
    "import.too-long": (_("the document has more than {most} bytes"), _KNOWN),
    "import.long-line": (_("the line has more than {most} bytes; a card has a few thousand"), _KNOWN),
    "import.trailing": (_("there is more after the end of the list"), _AGAIN),
    "import.atomic": (
        _("the data isn't AtomicCards ({reason})"),
        _("Take AtomicCards.json; files of sets, printings or decks have another shape."),
    ),
    "import.card": (_("a card can't be read: {reason}"), _KNOWN),
    "import.no-card": (_("this is no card: '{given}'"), _KNOWN),
    "import.http": (_("the server answers {code} {reason}"), _("Check the address.")),
    "import.busy": (_("the server answers {code} {reason}"), _("Wait half a minute and try again.")),
    "import.network": (
        _("the download failed: {reason}"),
        _("Check the address and the network, or download the file by hand and import it from its path."),
    ),
    "import.short": (_("the download ended after {done} of {total} bytes"), _("Try again.")),
    # deck lists
    "deck.missing": (_("there is no such file"), _PATH),
    "deck.unreadable": (_("the file can't be read: {reason}"), _PATH),
    "deck.too-long": (_("the file has more than {most} bytes"), _SHORT),
    "deck.long-line": (_("a line of {length} characters"), _SHORT),
    "deck.encoding": (_("byte {byte} isn't UTF-8 (it may be Latin-1 or Windows-1252)"), _UTF8),
    "deck.utf-16": (_("the UTF-16 text is cut off or broken"), _UTF8),
    "deck.binary": (_("this is no text"), _DECKS),
    "deck.json": (_("JSON is no known format of decks"), _DECKS),
    "deck.format": (_("XML of '{given}' is no deck"), _DECKS),
    "deck.doctype": (_("the XML declares a document type"), _EXPORT),
    "deck.cut-off": (_("the XML is cut off"), _EXPORT),
    "deck.xml": (_("the XML is broken ({reason})"), _EXPORT),
    "deck.zone": (_("a zone called '{given}'"), _("Cockatrice's zones are main, side and tokens.")),
    "deck.section": (
        _("cards under [{given}]: supplementary decks aren't played (CR 100.2d)"),
        _("Delete that section."),
    ),
    "deck.empty": (_("there are no cards in it"), _LINE),
    "deck.line": (_("'{given}' is no card, heading or comment"), _LINE),
    "deck.name": (_("a number without a card name"), _LINE),
    "deck.count": (_("'{given}' doesn't say how many of which card"), _LINE),
    "deck.zero": (_("0 copies of a card"), _("Delete the line, or write how many there are.")),
    "deck.unread": (
        _("'{name}' isn't supported: {why}"),
        _("Take another card, or play it without these words: `--allow-unread`."),
    ),
    "deck.many": (_("{given} copies of one card"), _LINE),
    # printed texts in other languages
    "foreign.row": (_("this is no printed text: {reason}"), _PRINTED),
    "foreign.date": (_("'{given}' is no date"), _("Write it as 2021-09-24.")),
    "foreign.empty": (_("there are no Spanish or German texts in the file"), _PRINTED),
    # lists of names
    "list.unreadable": (_("the list can't be read: {reason}"), _PATH),
    "list.encoding": (_("the list isn't in UTF-8"), _UTF8),
    "list.empty": (_("there are no names in the list"), _("Write one name a line.")),
}

#: What `decks.check` finds.
PROBLEMS: dict[str, str] = {
    "unknown card": _("no card is named '{name}'"),
    "not supported": _("'{name}' isn't supported: {why}"),
    "too small": _("the deck has {count} cards; it needs at least {least}"),
    "sideboard too large": _("the sideboard has {count} cards; it may have at most {most}"),
    "too many copies": _("{count} cards named '{name}'; {most} are allowed"),
    "rebalanced": _("'{name}' is a rebalanced card of Arena; take '{other}'"),
}
