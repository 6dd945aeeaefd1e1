from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from landwalk.cards import folders
from landwalk.cards.database import Database
from landwalk.cards.errors import DatabaseError, UnknownCardError
from landwalk.cards.importing import import_cards
from landwalk.kernel.mana import ManaCost


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("Ambling Newt", "Ambling Newt"),
        ("ambling  NEWT", "Ambling Newt"),
        ("Aeon Unewt", "Æon Ünewt"),
        ("hot", "Hot // Cold"),
        ("Hot/Cold", "Hot // Cold"),
        ("hot // cold", "Hot // Cold"),
        ("Cold", "Hot // Cold"),
        ("Night Newt", "Day Newt // Night Newt"),
        ("Great Newt", "Great Newt"),
    ],
)
def test_a_name_finds_its_card(database, asked, found):
    assert database.get(asked).name == found


def test_the_cards_of_a_deck_come_at_once(database):
    asked = ["Ambling Newt", "ambling newt", "hot/cold", "Nobody", "Left Newt", "Night Newt"]
    found = database.find_all(asked)
    assert list(found) == [n for n in asked if n != "Nobody"]
    for name, card in found.items():
        alone = database.get(name)
        assert (card.id, card.name) == (alone.id, alone.name)
        assert [f.record for f in card.faces] == [f.record for f in alone.faces]
    assert found["Ambling Newt"] is found["ambling newt"]
    assert database.find_all([f"No {n}" for n in range(2000)]) == {}


def test_a_card_has_its_faces_front_first(database):
    card = database.get("Hot // Cold")
    assert [(f.record.name, f.record.side) for f in card.faces] == [("Hot", "a"), ("Cold", "b")]
    assert card.missing_faces == ()


def test_a_meld_card_shows_the_face_that_the_pair_makes(database):
    for name in ("Left Newt", "Right Newt"):
        assert [f.record.name for f in database.get(name).faces] == [name, "Great Newt"]


def test_a_reading_comes_back_as_trees_or_reasons(database):
    good = database.get("Æon Ünewt")
    assert good.supported
    assert good.front.reading.abilities == (ManaCost(("W/U",)),)
    bad = database.get("Mumbling Newt")
    assert not bad.supported
    assert [(d.phrase, d.text) for d in bad.front.reading.declined] == [("Mumble", "Mumble twice.")]
    assert bad.front.reading.abilities == (ManaCost(("2",)),)


def test_an_unknown_name_tells_the_nearest(database):
    with pytest.raises(UnknownCardError) as caught:
        database.get("Amblign Newt")
    assert caught.value.nearest[0] == "Ambling Newt"
    assert "Ambling Newt" in str(caught.value)
    assert database.find("Amblign Newt") is None


def test_no_database_says_how_to_get_one(target):
    with pytest.raises(DatabaseError) as caught:
        Database(target)
    assert caught.value.key == "database.missing"
    assert str(target) in str(caught.value)
    assert "landwalk cards import" in str(caught.value)


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough" * 100])
def test_another_file_is_no_database_and_stays(target, reader, content):
    target.parent.mkdir()
    target.write_bytes(content)
    with pytest.raises(DatabaseError) as caught:
        Database(target)
    assert caught.value.key in {"database.alien", "database.damaged"}
    assert str(target) in str(caught.value)


def test_a_foreign_sqlite_file_is_not_overwritten(target, reader, tmp_path):
    target.parent.mkdir()
    with sqlite3.connect(target) as connection:
        connection.execute("CREATE TABLE diary (day TEXT)")
    connection.close()
    before = target.read_bytes()
    (tmp_path / "c.jsonl").write_text('{"name":"Newt","types":["Creature"]}\n', encoding="utf-8")
    with pytest.raises(DatabaseError) as caught:
        import_cards([tmp_path / "c.jsonl"], reader, path=target, mode="replace")  # type: ignore[arg-type]
    assert caught.value.key == "database.alien"
    assert target.read_bytes() == before


def test_a_database_of_another_version_says_so(database, target):
    database.close()
    with sqlite3.connect(target) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(DatabaseError) as caught:
        Database(target)
    assert caught.value.key == "database.version"
    assert "99" in str(caught.value)


def test_a_damaged_database_is_one_error(database, target):
    database.close()
    data = bytearray(target.read_bytes())
    data[8192:] = b"\xff" * (len(data) - 8192)
    target.write_bytes(bytes(data))
    with pytest.raises(DatabaseError) as caught, Database(target) as damaged:
        damaged.check()
    assert caught.value.key == "database.damaged"
    assert str(target) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_database_cut_off_is_one_error(database, target):
    database.close()
    target.write_bytes(target.read_bytes()[:9000])
    with pytest.raises(DatabaseError), Database(target) as damaged:
        damaged.check()


def test_the_folder_is_landwalk_home_or_the_platforms(monkeypatch, tmp_path):
    monkeypatch.setenv("LANDWALK_HOME", str(tmp_path / "own"))
    assert folders.database_path() == tmp_path / "own" / "cards.sqlite"
    monkeypatch.delenv("LANDWALK_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere/data")
    assert folders.home() == Path("/somewhere/data/landwalk")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folders.home() == tmp_path / ".local" / "share" / "landwalk"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert folders.home() == tmp_path / "local" / "landwalk"
