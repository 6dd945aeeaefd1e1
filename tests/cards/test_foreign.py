"""Which lines are lines of keywords, what a file of printed texts may hold, what counts as equal."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from landwalk.cards.errors import CardsError
from landwalk.cards.foreign import PrintedText, read_printed, sampled
from landwalk.cards.foreign_check import compare
from landwalk.cards.foreign_difference import other_print, other_tree
from landwalk.cards.foreign_keywords import is_keyword_line
from landwalk.cards.oracle_reader import OracleReader
from landwalk.cards.records import CardRecord
from landwalk.oracle.reader import read_line


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("es", "Vuela."),
        ("es", "Vuela, vínculo vital"),
        ("es", "Protección contra rojo y contra verde"),
        ("es", "Encantar criatura que controlas."),
        ("es", "Estímulo—Sacrificar una criatura."),
        ("es", "Reforzar 2—{1}{G}."),
        ("es", "Ciclo {2}."),
        ("de", "Fliegend, verursacht Trampelschaden"),
        ("de", "Schutz vor Rot"),
        ("de", "Umwandlung — Bezahle 2 Lebenspunkte"),
        ("de", "Umwandlung 2"),  # as costs were printed at first
        ("es", "Sed de sangre X."),
        ("de", "Blutdurst X"),
    ],
)
def test_a_line_of_keywords(lang, line):
    assert is_keyword_line(line, lang)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("es", "Vuela hasta el final del turno."),
        ("es", "Destello. Roba una carta."),
        ("es", "Alardear — {1}: Roba una carta."),  # the ability's text says more than the keyword
        ("de", "Fliegend und stark"),
        ("de", "Zieh eine Karte."),
    ],
)
def test_no_line_of_keywords_alone(lang, line):
    assert not is_keyword_line(line, lang)


def printed(tmp_path: Path, *rows: dict[str, str]) -> Path:
    path = tmp_path / "printed.jsonl.gz"
    path.write_bytes(gzip.compress("\n".join(json.dumps(r) for r in rows).encode()))
    return path


NEWT = {"name": "Newt", "lang": "es", "printed_name": "Tritón", "printed_text": "Vuela.", "date": "2015-12-31"}


def test_texts_of_2016_and_later_are_recent_and_so_are_those_without_a_date(tmp_path):
    texts = read_printed(printed(tmp_path, NEWT, {**NEWT, "date": "2016-01-01"}, {**NEWT, "date": ""}))
    assert [t.is_recent for t in texts] == [False, True, True]


def test_rows_of_other_languages_or_without_a_text_are_left_out(tmp_path):
    rows = NEWT, {**NEWT, "lang": "fr"}, {"name": "Newt", "lang": "es", "printed_name": "Tritón"}
    assert len(read_printed(printed(tmp_path, *rows))) == 1


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "import.empty"),
        (b"<html>", "import.html"),
        (b'{"name": "Newt"}', "foreign.row"),
        (b'{"name": "Newt", "lang"', "import.cut-off"),
        (b'{"name": "Newt", "lang": "fr", "printed_text": "Vole."}', "foreign.empty"),
        (b'{"name": "Newt", "lang": "es", "printed_text": "Vuela.", "date": "soon"}', "foreign.date"),
        (gzip.compress(b'{"name": "Newt", "lang": "es"}' * 99, mtime=0)[:30], "import.cut-off"),
    ],
)
def test_a_file_that_is_no_such_file(tmp_path, content, key):
    path = tmp_path / "printed.jsonl"
    path.write_bytes(content)
    with pytest.raises(CardsError) as caught:
        read_printed(path)
    assert caught.value.key == key
    assert str(path) in str(caught.value)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(CardsError) as caught:
        read_printed(tmp_path / "nothing")
    assert caught.value.key == "import.missing"


def test_a_sample_is_the_same_for_the_same_seed():
    texts = [PrintedText(str(n), lang) for n in range(50) for lang in ("es", "de")]
    assert sampled(texts, 5, 1) == sampled(texts, 5, 1) != sampled(texts, 5, 2)
    assert [t.lang for t in sampled(texts, 5, 1)] == ["es"] * 5 + ["de"] * 5


def compared(text: str, oracle: str, lang: str = "es", date: str = "2020-01-01"):
    record = CardRecord("Newt", "Newt", types=("Creature",), text=oracle, mana_cost="{1}")
    row = PrintedText("Newt", lang, {"es": "Tritón", "de": "Molch"}[lang], "", text, "", date)
    return compare(row, record, OracleReader()(record))


def test_a_text_that_means_and_says_the_same():
    found = compared("Cuando el Tritón entre, roba una carta.", "When this creature enters, draw a card.")
    assert (found.counts["es"].texts, found.counts["es"].same_tree, found.counts["es"].prints_equal) == (1, 1, 1)
    assert found.faults == []


def test_a_wording_of_its_period_is_no_difference():
    found = compared(
        "Cuando el Tritón entre al campo de batalla, roba una carta.", "When this creature enters, draw a card."
    )
    assert (found.counts["es"].same_tree, found.counts["es"].prints_equal) == (1, 1)


@pytest.mark.parametrize(("wording", "verbatim"), [("entre", 1), ("entre al campo de batalla", 0)])
def test_what_is_equal_without_the_table_of_older_wordings_is_counted_apart(wording, verbatim):
    found = compared(f"Cuando el Tritón {wording}, roba una carta.", "When this creature enters, draw a card.")
    assert (found.counts["es"].prints_equal, found.verbatim["es"]) == (1, verbatim)


def test_only_lines_of_keywords_may_lack_their_full_stop():
    found = compared("Vuela\nCuando el Tritón entre, roba una carta", "Flying\nWhen this creature enters, draw a card.")
    assert [f.kind for f in found.faults if f.kind.startswith("prints")] == ["prints otherwise"]


def test_another_number_is_another_tree_and_another_print():
    found = compared("Cuando el Tritón entre, roba dos cartas.", "When this creature enters, draw a card.")
    assert (found.counts["es"].same_tree, found.counts["es"].prints_equal) == (0, 0)
    assert [(f.kind, f.key) for f in found.faults] == [
        ("other tree", "Number.n: 1 | 2"),
        ("prints otherwise", "roba [dos cartas. | una carta.]"),
    ]


def test_a_line_that_is_missing_is_a_difference():
    found = compared("Vuela.", "Flying\nWhen this creature enters, draw a card.")
    assert (found.counts["es"].same_tree, found.counts["es"].prints_equal) == (0, 0)


def test_a_text_before_2016_counts_only_its_lines_of_keywords():
    counts = compared("Fliegend", "Flying", "de", "1999-01-01").counts["de"]
    assert (counts.keyword_lines, counts.read, counts.printed_equal, counts.texts) == (1, 1, 1, 0)


def test_the_first_difference_is_named_by_its_slot():
    one, two = (
        read_line(t, "en", style="spell").tree
        for t in ("Target player draws two cards.", "Target opponent draws two cards.")
    )
    assert one is not None
    assert two is not None
    assert "target player | target opponent" in other_tree(one, two).lower().replace("_", " ")


def test_the_first_words_that_differ():
    assert other_print("Roba una carta.", "Roba dos cartas.") == "Roba [una carta. | dos cartas.]"
