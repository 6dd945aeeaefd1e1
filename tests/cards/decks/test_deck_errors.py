from __future__ import annotations

import pytest

from landwalk.cards.decks.deck import Deck
from landwalk.cards.errors import DeckError
from landwalk.locale import Lang


def brief(value: object) -> str:
    """The beginning of a value: some are 10 MB long."""
    return str(value)[:30] if not isinstance(value, str | bytes) else str(value[:30])


OK = "4 Ambling Newt\n"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "deck.empty", None),
        ("// only a comment\n\n", "deck.empty", None),
        ("Deck\n\nSideboard\n", "deck.empty", None),
        (OK + "Ambling Newt\n", "deck.line", 2),
        (OK + "\nSideboard\n4\n", "deck.count", 4),
        (OK + "0 Ambling Newt\n", "deck.zero", 2),
        (OK + "-1 Ambling Newt\n", "deck.count", 2),
        (OK + "2.5 Ambling Newt\n", "deck.count", 2),
        (OK + "1996 World Newt\n", "deck.many", 2),
        (OK + "99999999999999999999999999 Newt\n", "deck.many", 2),
        (OK + "٣ Ambling Newt\n", "deck.line", 2),
        (OK + "4 " + "x" * 10_000_000, "deck.long-line", 2),
        ("[Main]\n4 Newt\n[Planes]\n1 Some Plane\n", "deck.section", 4),
        ("[Main]\n4.5 Newt\n", "deck.count", 2),
        ("4 [ABC:1] Newt\nfour [ABC:1] Newt\n", "deck.line", 2),
        ("{}", "deck.json", 1),
        ('[{"name": "Newt"}]', "deck.json", 1),
        ("<html><body>4 Newt</body></html>", "deck.format", 1),
        ('<!DOCTYPE x [<!ENTITY a "b">]><Deck/>', "deck.doctype", 1),
        ("<Deck>\n<Cards Quantity='4' Name='Newt'/>\n", "deck.cut-off", 2),
        ("<Deck>\n<Cards Quantity='4' Na", "deck.cut-off", 2),
        ("<Deck>\n<Cards Quantity='4' Name='N&wt'/>\n</Deck>", "deck.xml", 2),
        ("<Deck></Deck>", "deck.empty", None),
        ("<Deck><Cards Quantity='four' Name='Newt'/></Deck>", "deck.count", None),
        ("<Deck><Cards Name='Newt'/></Deck>", "deck.count", None),
        ("<Deck><Cards Quantity='4'/></Deck>", "deck.name", None),
        ("<cockatrice_deck><zone name='attic'></zone></cockatrice_deck>", "deck.zone", None),
    ],
    ids=brief,
)
def test_a_bad_list_is_one_line_with_file_line_and_mend(tmp_path, text, key, line):
    file = tmp_path / "my deck.txt"
    file.write_text(text, encoding="utf-8")
    # 10 MB are refused by their size alone when they come as a file.
    with pytest.raises(DeckError) as caught:
        Deck.parse(text, str(file))
    error = caught.value
    assert (error.key, error.line) == (key, line)
    assert str(error).startswith(str(file))
    assert "\n" not in str(error)
    assert len(str(error)) < 500
    assert error.mend(Lang.DE)


@pytest.mark.parametrize(
    ("data", "key", "line"),
    [
        ("4 Æon Newt\n".encode("latin-1"), "deck.encoding", 1),
        (b"4 Newt\n4 \xc6on\n", "deck.encoding", 2),
        ("4 Newt\n".encode("utf-16")[:-1], "deck.utf-16", None),
        (b"4 Newt\n4 \0\0\n", "deck.binary", 2),
        (b"4 Newt\n" + b"x" * 10_000_000, "deck.too-long", 2),
    ],
    ids=brief,
)
def test_a_bad_file_is_one_line_with_file_line_and_mend(tmp_path, data, key, line):
    file = tmp_path / "deck.txt"
    file.write_bytes(data)
    with pytest.raises(DeckError) as caught:
        Deck.load(file)
    assert (caught.value.key, caught.value.line) == (key, line)
    assert str(caught.value).startswith(str(file))


def test_a_missing_file_and_a_folder_are_told(tmp_path):
    with pytest.raises(DeckError) as caught:
        Deck.load(tmp_path / "none.txt")
    assert caught.value.key == "deck.missing"
    with pytest.raises(DeckError) as caught:
        Deck.load(tmp_path)
    assert caught.value.key == "deck.unreadable"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_encodings_of_windows_are_read(tmp_path, encoding):
    file = tmp_path / "ponds.txt"
    file.write_bytes("4 Ambling Newt\r\n2 Æon Ünewt\r\n".encode(encoding))
    deck = Deck.load(file)
    assert [(e.count, e.name) for e in deck.main] == [(4, "Ambling Newt"), (2, "Æon Ünewt")]
    assert deck.name == "ponds"
