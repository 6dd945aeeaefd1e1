from __future__ import annotations

import pytest

from landwalk.cards.decks.deck import Deck, Entry
from landwalk.cards.decks.reading import detect_format

Lists = dict[str, list[tuple[int, str]]]


def lists(deck: Deck) -> Lists:
    """The parts of a deck that hold cards, as (count, name)."""
    parts = {"main": deck.main, "side": deck.sideboard, "commander": deck.commander, "companion": deck.companion}
    return {part: [(e.count, e.name) for e in entries] for part, entries in parts.items() if entries}


MAIN = [(4, "Ambling Newt"), (20, "Newt Pond")]
SIDE = [(3, "Hot // Cold")]
BOTH: Lists = {"main": MAIN, "side": SIDE}


XMAGE = """NAME:Ponds
4 [ABC:12] Ambling Newt
20 [ABC:250*] Newt Pond
SB: 3 [XYZ:7] Hot // Cold
LAYOUT MAIN:(1,2)
"""
DEK = """<?xml version="1.0" encoding="utf-8"?>
<Deck>
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Ambling Newt" Annotation="0" />
  <Cards CatID="2" Quantity="20" Sideboard="false" Name="Newt Pond" />
  <Cards CatID="3" Quantity="3" Sideboard="true" Name="Hot/Cold" />
</Deck>
"""
COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <deckname>Ponds</deckname>
  <comments></comments>
  <zone name="main"><card number="4" name="Ambling Newt"/><card number="20" name="Newt Pond"/></zone>
  <zone name="side"><card number="3" price="0" name="Hot // Cold"/></zone>
  <zone name="tokens"><card number="1" name="Token"/></zone>
</cockatrice_deck>
"""


@pytest.mark.parametrize(
    ("text", "format_", "parts"),
    [
        ("4 Ambling Newt\n20 Newt Pond\n", "plain", {"main": MAIN}),
        ("4x Ambling Newt\r\n20X Newt  Pond\r\n\r\nSideboard\r\n3 Hot/Cold\r\n", "arena", BOTH),
        ("4 Ambling Newt\r20 Newt Pond\rSB: 3 Hot//Cold", "plain", BOTH),
        ("4x Ambling Newt\n20x Newt Pond\n\n3x Hot // Cold", "plain", BOTH),
        ("// Newts and ponds\n# by hand\n4 Ambling Newt\n20 Newt Pond\n\nSB: 3 Hot // Cold", "plain", BOTH),
        ("Deck\n4 Ambling Newt (ABC) 12\n20 Newt Pond (ABC) 250a\n\nSideboard\n3 Hot // Cold (XYZ) 7\n", "arena", BOTH),
        (
            "Deck (24)\n4 Ambling Newt (abc) 12 *F* #cute #newt\n20 Newt Pond\nSIDEBOARD:\n3 Hot / Cold *E*\n",
            "arena",
            BOTH,
        ),
        ("Mazo\n4 Ambling Newt\n20 Newt Pond\n\nBanquillo\n3 Hot // Cold", "arena", BOTH),
        ("Hauptdeck\n4 Ambling Newt\n20 Newt Pond\n\nSideboard\n3 Hot // Cold", "arena", BOTH),
        ("1x Ambling Newt (c21) 263 [Newts] ^Have,#37d67a^\n", "arena", {"main": [(1, "Ambling Newt")]}),
        ("Creatures (4)\n4 Ambling Newt\n\nLands (20)\n20 Newt Pond", "arena", {"main": MAIN}),
        ("Deck\n4 Ambling Newt\n20 Newt Pond\n\nMaybeboard\n1 Silly Newt", "arena", {"main": MAIN}),
        ("// NAME : Ponds\n    4 [ABC] Ambling Newt\n    20 [] Newt Pond\nSB: 3 [XY] Hot/Cold\n", "dec", BOTH),
        (
            "NAME:P\n4 [ABC:12] Ambling Newt\n20 [ABC:250*] Newt Pond\nSB: 3 [XYZ:7] Hot // Cold\nLAYOUT MAIN:(1,2)",
            "xmage",
            BOTH,
        ),
        (
            "[metadata]\nName=Ponds\n[Main]\n4 Ambling Newt|ABC|1\n20 Newt Pond+|ABC\n[Sideboard]\n3 Hot // Cold\n",
            "forge",
            BOTH,
        ),
        ("[Main]\n4 Ambling Newt\n20 Newt Pond\n[Sideboard]\n3 Hot // Cold|XYZ|1|[7]\n[Planes]\n", "forge", BOTH),
        (DEK, "dek", BOTH),
        (COD, "cod", BOTH),
    ],
)
def test_every_format_is_told_by_its_content_and_keeps_the_sideboard(text, format_, parts):
    deck = Deck.parse(text)
    assert lists(deck) == parts
    assert detect_format(text.replace("\r\n", "\n").replace("\r", "\n")) == format_


def test_a_list_keeps_its_printings_and_lines():
    deck = Deck.parse("Deck\n4 Ambling Newt (ABC) 12\n\nSideboard\n1 Newt Pond (XY3)")
    assert deck.main == (Entry(4, "Ambling Newt", "ABC", "12"),)
    assert deck.main[0].line == 2
    assert deck.sideboard == (Entry(1, "Newt Pond", "XY3"),)


@pytest.mark.parametrize(
    "text",
    [
        "About\nName My Ponds\n\nDeck\n4 Ambling Newt",
        "Acerca de\nNombre My Ponds\n\nMazo\n4 Ambling Newt",
        "// NAME : My Ponds\n4 [ABC] Ambling Newt",
        "NAME:My Ponds\n4 [ABC:1] Ambling Newt",
        "[metadata]\nName=My Ponds\n[Main]\n4 Ambling Newt",
        COD.replace("Ponds", "My Ponds"),
    ],
)
def test_the_name_of_the_deck(text):
    deck = Deck.parse(text)
    assert deck.name == "My Ponds"
    assert deck.main[0].name == "Ambling Newt"


@pytest.mark.parametrize("words", [("Commander", "Companion"), ("Comandante", "Compañero"), ("Kommandeur", "Gefährte")])
def test_commander_and_companion_stand_apart(words):
    deck = Deck.parse(f"{words[0]}\n1 Ambling Newt\n\n{words[1]}\n1 Swarm Newt\n\nDeck\n99 Newt Pond\n")
    assert lists(deck) == {
        "main": [(99, "Newt Pond")],
        "commander": [(1, "Ambling Newt")],
        "companion": [(1, "Swarm Newt")],
    }
    forge = Deck.parse("[Commander]\n1 Ambling Newt\n[Main]\n99 Newt Pond")
    assert lists(forge) == {"main": [(99, "Newt Pond")], "commander": [(1, "Ambling Newt")]}


@pytest.mark.parametrize(
    ("blocks", "side"),
    [
        (["60 Pond"], None),
        (["60 Pond", "15 Newt"], 15),
        (["60 Pond", "16 Newt"], 16),
        (["40 Pond", "10 Newt"], 10),
        (["24 Pond", "36 Newt"], None),
        (["36 Newt", "24 Pond"], None),
        (["20 Newt", "16 Toad", "24 Pond"], None),
        (["20 Newt", "16 Toad", "24 Pond", "15 Frog"], 15),
    ],
)
def test_an_empty_line_begins_the_sideboard_after_a_whole_deck(blocks, side):
    deck = Deck.parse("\n\n".join(blocks))
    assert (deck.sideboard_size or None) == side


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("1 Newt (Used)", "Newt (Used)"),
        ("1 Newt (Big Green One)", "Newt (Big Green One)"),
        ("1 1996 World Newt", "1996 World Newt"),
        ("1 17-Year Newts", "17-Year Newts"),
        ("1 X-Ray Newt", "X-Ray Newt"),
        ("1 +2 Newt", "+2 Newt"),
        ("2xNewt", "Newt"),
        ("1 Who/What/When", "Who // What // When"),
        ("1 Newt (PLST) ABC-256", "Newt"),
        ("1 Newt (ABC) 42★", "Newt"),
        ("1 Deck Newt", "Deck Newt"),
    ],
)
def test_odd_names_stay_whole(line, name):
    assert Deck.parse(line).main[0].name == name
