from __future__ import annotations

import pickle

from tests.cards.conftest import creature, write_lines

from landwalk.cards.database import Database
from landwalk.cards.faces import define
from landwalk.cards.importing import Stage, import_cards
from landwalk.cards.oracle_reader import OracleReader
from landwalk.cards.records import CardRecord
from landwalk.kernel.characteristics import CardType


def test_a_face_is_read_by_the_oracle_floor():
    newt = CardRecord("Newt", "Newt", types=("Creature",), power="1", toughness="1", text="Flying, haste")
    reading = OracleReader()(newt)
    assert reading.supported
    assert len(reading.abilities) == 1


def test_a_line_that_isnt_understood_says_where_it_stops():
    newt = CardRecord("Newt", "Newt", types=("Creature",), power="1", toughness="1", text="Flying\nDraw a wug.")
    (declined,) = OracleReader()(newt).declined
    assert (declined.key, declined.text) == ("not understood", "Draw a wug.")
    assert declined.text[: declined.at] == "Draw a"
    assert declined.phrase.startswith("wug")


def test_the_reader_goes_to_other_processes():
    reader = OracleReader()
    assert pickle.loads(pickle.dumps(reader)).fingerprint == reader.fingerprint


def test_several_processes_read_the_same(tmp_path, target):
    rows = [creature(f"Newt {n}", text="Flying" if n % 3 else f"Wug {n}.") for n in range(300)]
    write_lines(tmp_path / "many.jsonl", rows)
    seen: list[tuple[Stage, int, int]] = []
    one = import_cards([tmp_path / "many.jsonl"], OracleReader(), path=tmp_path / "one.sqlite")
    two = import_cards(
        [tmp_path / "many.jsonl"],
        OracleReader(),
        path=target,
        workers=2,
        progress=lambda *step: seen.append(step),
    )
    assert (two.read, two.supported, two.failures) == (one.read, one.supported, one.failures) == (300, 200, ())
    with Database(tmp_path / "one.sqlite") as first, Database(target) as second:
        assert [f.reading.declined for f in first.faces()] == [f.reading.declined for f in second.faces()]
        newt = define(second.get("Newt 1"))
        assert newt.faces[0].types == frozenset({CardType.CREATURE})
        assert len(newt.faces[0].abilities) == 1
    assert seen[-1] == (Stage.READ, 300, 300)
