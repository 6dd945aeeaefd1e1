from __future__ import annotations

import pytest

from landwalk.cards.coverage import PoolCount, coverage, list_coverage, missing_phrases, read_names
from landwalk.cards.errors import CardsError


def test_coverage_counts_faces_by_pool(database):
    found = coverage(database)
    assert list(found) == ["paper", "digital", "funny"]
    assert found["digital"] == PoolCount(1, 1)
    assert found["funny"] == PoolCount(1, 0)
    assert found["paper"].supported == 7, "two newts, one with two faces, a split card and the pond"


def test_missing_phrases_are_ranked_by_what_they_unlock(database):
    found = {m.phrase: m for m in missing_phrases(database)}
    mumble = found["Mumble"]
    assert (mumble.unlocks, mumble.faces, mumble.example) == (1, 1, "Mumbling Newt")
    twice = found["Mumble."]
    assert (twice.unlocks, twice.faces) == (0, 1), "its face misses another phrase too"
    ranks = [m.unlocks for m in missing_phrases(database)]
    assert ranks == sorted(ranks, reverse=True)


def test_a_list_of_names(database):
    found = list_coverage(database, ["Ambling Newt", "ambling newt", "Mumbling Newt", "Nobody", "Upright Newt"])
    assert (found.faces, found.supported) == (4, 1)
    assert [(m.name, m.why) for m in found.missing] == [
        ("Mumbling Newt", "not understood: Mumble"),
        ("Nobody", "not in the imported card data"),
        ("Upright Newt", "layout: flip"),
    ]


def test_names_one_a_line_or_from_markdown_tables(tmp_path):
    plain = tmp_path / "names.txt"
    plain.write_text("# my list\nAmbling Newt\n\n  Newt Pond \n", encoding="utf-8")
    assert read_names(plain) == ("Ambling Newt", "Newt Pond")
    page = tmp_path / "page.md"
    page.write_text(
        "# Newts\n\nSome words.\n\n| name | cost |\n|---|---|\n| Ambling Newt | {1}{G} |\n| Silly Newt [funny] |  |\n\n"
        "| name |\n| :-- |\n| Hot // Cold |\n| Pale Newt [paper] |\n| Odd Newt [sic] |\n",
        encoding="utf-8",
    )
    assert read_names(page) == ("Ambling Newt", "Hot // Cold", "Pale Newt", "Odd Newt [sic]")


def test_cards_of_other_pools_in_a_list_are_left_out(tmp_path):
    plain = tmp_path / "names.txt"
    plain.write_text(
        "Ambling Newt\nSilly Newt [funny]\nPlane of Newts [casual]\nNewt.exe [digital]\n", encoding="utf-8"
    )
    assert read_names(plain) == ("Ambling Newt",)
    plain.write_text("Silly Newt [funny]\n", encoding="utf-8")
    with pytest.raises(CardsError, match="names\\.txt"):
        read_names(plain)


@pytest.mark.parametrize(
    ("data", "key"),
    [(b"", "list.empty"), (b"# only\n", "list.empty"), (b"Newt\n\xc6on", "list.encoding"), (None, "list.unreadable")],
)
def test_a_bad_list_of_names_is_told(tmp_path, data, key):
    file = tmp_path / "names.txt"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(CardsError) as caught:
        read_names(file)
    assert caught.value.key == key
    assert str(caught.value).startswith(str(file))


def test_the_shared_list_of_names_is_read(shared):
    names = read_names(shared / "cards" / "seed-keyword-cards.md")
    assert len(names) == 205 + 27 + 15, "landwalk, ascend, squad: the paper faces that the file's headings count"
    assert all("|" not in n and "[" not in n for n in names)
