from __future__ import annotations

import gzip
import json
import threading
from collections import Counter
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from landwalk.cards.database import Database
from landwalk.cards.errors import CardImportError
from landwalk.cards.importing import Mode, Stage, import_cards, is_current, reread
from landwalk.locale import Lang

ATOMIC = {
    "meta": {"version": "1"},
    "data": {
        "Newt": [{"name": "Newt", "type": "Creature — Newt", "types": ["Creature"], "power": "1", "toughness": "1"}],
        "Hot // Cold": [
            {"name": "Hot // Cold", "faceName": "Hot", "side": "a", "types": ["Instant"], "layout": "split"},
            {"name": "Hot // Cold", "faceName": "Cold", "side": "b", "types": ["Sorcery"], "layout": "split"},
        ],
    },
}
SCRYFALL: list[dict[str, object]] = [
    {"object": "card", "name": "Newt", "layout": "normal", "type_line": "Creature — Newt", "oracle_id": "1"},
    {"object": "card", "name": "Newt", "layout": "token", "type_line": "Token Creature — Newt", "oracle_id": "2"},
    {
        "object": "card",
        "name": "Newt",
        "layout": "normal",
        "type_line": "Creature — Newt",
        "oracle_id": "1",
        "lang": "es",
        "printed_name": "Tritón",
    },
]
LINES = '{"name":"Newt","types":["Creature"]}\n\n{"name":"Pond","types":["Land"]}\n'


def lines_of(rows: list[dict[str, object]]) -> str:
    return "[\n" + ",\n".join(json.dumps(r) for r in rows) + "\n]\n"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (json.dumps(ATOMIC), ["Hot", "Cold", "Newt"]),
        (json.dumps(ATOMIC, indent=1), ["Hot", "Cold", "Newt"]),
        (json.dumps({"data": ATOMIC["data"]}), ["Hot", "Cold", "Newt"]),
        (json.dumps(SCRYFALL), ["Newt"]),
        (lines_of(SCRYFALL), ["Newt"]),
        ("".join(json.dumps(r) + "\n" for r in SCRYFALL), ["Newt"]),
        (LINES, ["Newt", "Pond"]),
        (LINES.rstrip(), ["Newt", "Pond"]),
        ("\ufeff" + LINES.replace("\n", "\r\n"), ["Newt", "Pond"]),
    ],
)
@pytest.mark.parametrize("packed", [False, True])
def test_every_shape_is_told_by_its_content(tmp_path, target, reader, text, names, packed):
    file = tmp_path / "cards"
    file.write_bytes(gzip.compress(text.encode(), mtime=0) if packed else text.encode())
    report = import_cards([file], reader, path=target)
    with Database(target) as database:
        assert [f.record.name for f in database.faces()] == names
    assert report.faces == len(names)


def test_printings_give_foreign_names_and_tokens_are_counted(tmp_path, target, reader):
    (tmp_path / "all.json").write_text(lines_of(SCRYFALL), encoding="utf-8")
    report = import_cards([tmp_path / "all.json"], reader, path=target)
    assert (report.cards, report.skipped) == (1, 1)
    with Database(target) as database:
        assert database.get("triton").name == "Newt"
        assert database.foreign_names(database.get("Newt"), "es") == ("Tritón",)


def test_lines_with_printed_names_add_them_to_cards_that_are_there(tmp_path, target, reader, database):
    rows = [
        {"name": "Hot", "card": "Hot // Cold", "lang": "de", "printed_name": "Heiß"},
        {"name": "Cold", "card": "Hot // Cold", "lang": "de", "printed_name": "Kalt"},
        {"name": "Ambling Newt", "lang": "es", "printed_name": "Tritón andante"},
        {"name": "Nobody", "lang": "es", "printed_name": "Nadie"},
        {"name": "Day Newt", "lang": "es", "printed_name": "Tritón doble"},
        {"name": "Left Newt", "lang": "es", "printed_name": "Tritón doble"},
    ]
    (tmp_path / "names.jsonl").write_text("".join(json.dumps(r) + "\n" for r in rows), encoding="utf-8")
    import_cards([tmp_path / "names.jsonl"], reader, path=target)
    with Database(target) as named:
        assert named.get("heiss // kalt").name == named.get("Kalt").name == "Hot // Cold"
        assert named.get("TRITON ANDANTE").name == "Ambling Newt"
        assert named.find("Nadie") is None
        assert named.find("Tritón doble") is None, "two cards have it: no guess"
        assert len(list(named.faces())) == len(list(database.faces()))


def test_each_different_text_is_read_once(tmp_path, target, reader):
    (tmp_path / "all.json").write_text(lines_of(SCRYFALL * 5), encoding="utf-8")
    import_cards([tmp_path / "all.json"], reader, path=target)
    assert reader.read == ["Newt"]
    report = import_cards([tmp_path / "all.json"], reader, path=target)
    assert reader.read == ["Newt"], "the reader hasn't changed"
    assert (report.read, report.reused) == (0, 1)
    assert reader.started == 1, "nothing was left to read"
    with Database(target) as database:
        assert is_current(database, reader)
        reader.fingerprint = "toy 2"
        assert not is_current(database, reader)
    report = reread(reader, path=target)
    assert reader.read == ["Newt", "Newt"]
    assert report.read == 1


def test_a_card_that_comes_again_is_replaced_and_others_stay(tmp_path, target, reader, database):
    before = Counter(f.record.name for f in database.faces())
    row = {"name": "Mumbling Newt", "types": ["Creature"], "power": "1", "toughness": "1", "text": "Glow {R}"}
    (tmp_path / "new.jsonl").write_text(json.dumps(row), encoding="utf-8")
    import_cards([tmp_path / "new.jsonl"], reader, path=target)
    with Database(target) as after:
        assert Counter(f.record.name for f in after.faces()) == before
        assert after.get("Mumbling Newt").supported
    import_cards([tmp_path / "new.jsonl"], reader, path=target, mode=Mode.REPLACE)
    with Database(target) as after:
        assert [f.record.name for f in after.faces()] == ["Mumbling Newt"]


def test_cards_with_and_without_identifiers_are_the_same_card(tmp_path, target, reader, database):
    row = {"name": "Ambling Newt", "layout": "normal", "type_line": "Creature — Newt", "oracle_id": "77"}
    (tmp_path / "s.json").write_text(json.dumps([row]), encoding="utf-8")
    report = import_cards([tmp_path / "s.json"], reader, path=target)
    assert report.cards == len({f.record.card for f in database.faces()})


def test_two_cards_of_one_name_are_two_cards_and_paper_is_found(tmp_path, target, reader):
    rows = [
        {"name": "Newt", "types": ["Creature"], "isFunny": True, "identifiers": {"scryfallOracleId": "1"}},
        {"name": "Newt", "types": ["Land"], "identifiers": {"scryfallOracleId": "2"}},
    ]
    (tmp_path / "a.json").write_text(json.dumps({"data": {"Newt": rows}}), encoding="utf-8")
    assert import_cards([tmp_path / "a.json"], reader, path=target).cards == 2
    with Database(target) as database:
        assert database.get("Newt").front.record.types == ("Land",)


def test_progress_ends_at_its_total(tmp_path, target, reader):
    seen: list[tuple[Stage, int, int]] = []
    (tmp_path / "c.jsonl").write_text(LINES, encoding="utf-8")
    import_cards([tmp_path / "c.jsonl"], reader, path=target, progress=lambda *step: seen.append(step))
    assert seen[-1] == (Stage.READ, 2, 2)
    assert {stage for stage, _, _ in seen} == {Stage.LOAD, Stage.READ}


def test_a_reader_that_breaks_costs_one_face(tmp_path, target):
    class Broken:
        fingerprint = "broken"

        def start(self):
            pass

        def __call__(self, record):
            raise KeyError(record.name)

    (tmp_path / "c.jsonl").write_text(LINES, encoding="utf-8")
    report = import_cards([tmp_path / "c.jsonl"], Broken(), path=target)
    assert report.failures == (("Newt", "KeyError: 'Newt'"), ("Pond", "KeyError: 'Pond'"))
    assert report.supported == 0


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_an_interrupted_import_leaves_the_old_database(tmp_path, target, database, error):
    before = target.read_bytes()

    class Interrupted:
        fingerprint = "interrupted"

        def start(self):
            pass

        def __call__(self, record):
            raise error

    (tmp_path / "c.jsonl").write_text(LINES, encoding="utf-8")
    with pytest.raises(error):
        import_cards([tmp_path / "c.jsonl"], Interrupted(), path=target)
    assert target.read_bytes() == before
    assert [p.name for p in target.parent.iterdir()] == ["cards.sqlite"]


BIG = '{"name":"' + "x" * 10_000_000 + '","types":["Creature"]}\n'


@pytest.mark.parametrize(
    ("data", "key", "line"),
    [
        (b"", "import.empty", None),
        (b"   \n ", "import.empty", None),
        (b"hello, this is a deck", "import.no-json", 1),
        (b"<!DOCTYPE html><html>", "import.html", 1),
        (b"PK\x03\x04" + b"0" * 50, "import.zip", None),
        (LINES.encode() + b'{"name":"Cut', "import.cut-off", 4),
        (LINES.encode() + b"nonsense\n", "import.json", 4),
        (LINES.encode() + b'{"name":"Bad","types":"Creature"}\n', "import.card", 4),
        (LINES.encode() + b'{"rulings":[]}\n', "import.no-card", 4),
        (LINES.encode() + b"[1,2]\n", "import.card", 4),
        (LINES.encode() + '{"name":"Æon","types":["Creature"]}\n'.encode("latin-1"), "import.encoding", 4),
        (LINES.encode("utf-16"), "import.utf-16", None),
        (LINES.encode("utf-16-le"), "import.utf-16", None),
        (LINES.encode() + BIG.encode(), "import.long-line", 4),
        (BIG.encode() + LINES.encode(), "import.long-line", 1),
        (gzip.compress(LINES.encode() * 1000, mtime=0)[:-20], "import.cut-off", None),
        (gzip.compress(LINES.encode() * 1000, mtime=0)[:60] + b"\0" * 50, "import.damaged", None),
        (json.dumps(ATOMIC).encode()[:-30], "import.cut-off", None),
        (json.dumps({"meta": {}, "data": {"SET": {"cards": []}}}).encode(), "import.atomic", None),
        (json.dumps(SCRYFALL).encode()[:-30], "import.cut-off", None),
        (lines_of(SCRYFALL).encode()[:-40], "import.cut-off", 4),
        (lines_of(SCRYFALL).encode()[:-2], "import.cut-off", None),
        (lines_of(SCRYFALL).encode() + b"{}", "import.trailing", 6),
        (b"[]", "import.no-cards", None),
        (b'{"data":{}}', "import.no-cards", None),
    ],
    ids=lambda value: str(value[:20]) if isinstance(value, bytes) else str(value),
)
def test_a_bad_file_is_one_line_and_the_old_database_stays(tmp_path, target, reader, database, data, key, line):
    before = target.read_bytes()
    file = tmp_path / "bad file.json"
    file.write_bytes(data)
    with pytest.raises(CardImportError) as caught:
        import_cards([file], reader, path=target, mode=Mode.REPLACE)
    error = caught.value
    assert (error.key, error.line) == (key, line)
    assert str(error).startswith(str(file))
    assert "\n" not in str(error)
    assert len(str(error)) < 600
    assert error.mend(Lang.DE)
    assert target.read_bytes() == before
    assert [p.name for p in target.parent.iterdir()] == ["cards.sqlite"]


def test_no_such_file_and_folders_are_told(tmp_path, target, reader):
    for path, key in ((tmp_path / "none.json", "import.missing"), (tmp_path, "import.folder")):
        with pytest.raises(CardImportError) as caught:
            import_cards([path], reader, path=target)
        assert caught.value.key == key
    assert not target.exists()


class Server(BaseHTTPRequestHandler):
    asked: list[tuple[str, str]] = []

    def do_GET(self):
        self.asked.append((self.path, self.headers["User-Agent"]))
        if self.path == "/cards.jsonl":
            self.send_response(200)
            self.send_header("Content-Length", str(len(LINES)))
            self.end_headers()
            self.wfile.write(LINES.encode())
        elif self.path == "/short":
            self.send_response(200)
            self.send_header("Content-Length", "5000")
            self.end_headers()
            self.wfile.write(LINES.encode())
        else:
            self.send_error(429 if self.path == "/busy" else 404)

    def log_message(self, format, *args):  # noqa: A002 # the name is given
        pass


@pytest.fixture(scope="module")
def server():
    httpd = HTTPServer(("127.0.0.1", 0), Server)
    thread = threading.Thread(target=httpd.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{httpd.server_port}"
    httpd.shutdown()
    thread.join()
    httpd.server_close()


def test_a_url_is_fetched_with_our_own_name(server, target, reader):
    report = import_cards([f"{server}/cards.jsonl"], reader, path=target)
    assert report.cards == 2
    assert Server.asked[-1][1].startswith("landwalk/")


@pytest.mark.parametrize(
    ("path", "key"), [("/none", "import.http"), ("/busy", "import.busy"), ("/short", "import.short")]
)
def test_a_failed_download_is_told(server, target, reader, path, key):
    with pytest.raises(CardImportError) as caught:
        import_cards([server + path], reader, path=target)
    assert caught.value.key == key
    assert caught.value.file == server + path
    assert not target.exists()


def test_the_corpus_has_its_faces(shared, target, reader):
    files = [shared / "cards" / name for name in ("oracle-cards.jsonl.gz", "second-faces.jsonl")]
    report = import_cards(files, reader, path=target)
    assert report.failures == ()
    with Database(target) as database:
        database.check()
        assert database.get("lim-dul's vault").name == "Lim-Dûl's Vault"
