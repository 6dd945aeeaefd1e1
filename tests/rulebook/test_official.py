"""The published text of the rules: read in any shape, kept as a whole or not at all, compared with the index."""

from __future__ import annotations

import re

import pytest

from landwalk import cite
from landwalk.rulebook import official
from landwalk.rulebook.official import OfficialTextError


def encodings(text: str) -> dict[str, bytes]:
    windows = text.replace("\n", "\r\n")
    return {
        "utf-8": text.encode(),
        "utf-8 with mark, CRLF": windows.encode("utf-8-sig"),
        "utf-16": windows.encode("utf-16"),
        "utf-16 without mark": windows.encode("utf-16-le"),
        "windows-1252": windows.replace("Nobody", "Nobody\u2019s").encode("cp1252", "replace"),
        "old Macintosh ends": text.replace("\n", "\r").encode(),
    }


@pytest.mark.parametrize("name", list(encodings("")))
def test_every_encoding_gives_the_same_rules(tmp_path, made_up, name):
    file = tmp_path / "rules.txt"
    file.write_bytes(encodings(made_up())[name])
    book = official.parse_file(file)
    assert book.edition == "2026-09-25"
    assert set(book.rules) == {r.number for r in cite.rules()}
    assert book.rules["702.14c"][1:] == ["Example: A made-up example."]
    assert book.glossary["Landwalk"] == ["A made-up explanation.", "See rule 702.14."]
    assert list(book.glossary) == ["Landwalk", "Zone"]


def test_contents_and_glossary_may_be_missing(made_up):
    whole, bare = official.parse_text(made_up()), official.parse_text(made_up("", contents=False, glossary=False))
    assert bare.rules == whole.rules
    assert (bare.edition, bare.glossary) == ("", {})


def test_a_rule_may_go_on_in_further_paragraphs(made_up):
    text = made_up().replace("Made-up words for 702.14d.", "Made-up words.\n     A second paragraph.\n\nA third.")
    assert official.parse_text(text).rules["702.14d"] == ["Made-up words.", "A second paragraph.", "A third."]


def test_wrapped_lines_are_joined(made_up):
    long = "Made-up words that are so many that a program that saves the file breaks the line\nhere, before the end."
    text = made_up().replace("Made-up words for 702.14d.", f"{long}\nExample: {long}")
    joined = long.replace("\n", " ")
    assert official.parse_text(text).rules["702.14d"] == [joined, f"Example: {joined}"]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "other"),
        (b"Grizzly Bears\n4 Forest\n", "other"),
        (b"1. one\n2. two\n999.1 a\n999.2 b\n999.3 c\n", "other"),
        (b"100.1. A rule.\n100.1a Another.\n", "short"),
        (b"PK\x03\x04\0\0\0\0", "binary"),
    ],
)
def test_what_isnt_the_rules_is_refused(tmp_path, data, why):
    file = tmp_path / "some.txt"
    file.write_bytes(data)
    with pytest.raises(OfficialTextError) as refused:
        official.parse_file(file)
    assert refused.value.key == why


def test_what_was_kept_comes_back(tmp_path, made_up):
    assert official.stored(tmp_path) is None
    book = official.parse_text(made_up())
    assert official.store(book, tmp_path / "deep" / "home").is_file()
    assert official.stored(tmp_path / "deep" / "home") == book
    assert [f.name for f in (tmp_path / "deep" / "home").iterdir()] == [official.FILE_NAME]


def test_a_failed_write_leaves_the_old_text(tmp_path, made_up, monkeypatch):
    old = official.parse_text(made_up())
    official.store(old, tmp_path)

    def broken(*_args):
        raise OSError("no space left")

    monkeypatch.setattr(official.Path, "write_bytes", broken)
    with pytest.raises(OSError, match="no space"):
        official.store(official.parse_text(made_up("")), tmp_path)
    assert official.stored(tmp_path) == old


@pytest.mark.parametrize(
    "kept", [b"{", b'{"edition": 5}', b'{"edition": "", "rules": {}, "glossary": {}, "format": 99}']
)
def test_a_damaged_copy_is_told(tmp_path, kept):
    (tmp_path / official.FILE_NAME).write_bytes(kept)
    with pytest.raises(OfficialTextError, match="stored"):
        official.stored(tmp_path)


def test_the_same_edition_differs_in_nothing(made_up):
    assert not official.differences(official.parse_text(made_up()))


def test_the_edition_before_is_translated(made_up):
    former = official.parse_text(made_up("April 17, 2026"))
    assert official.number_in(former, "310.9") == "310.8"
    assert official.number_in(former, "310.8") is None
    assert official.differences(former).moved["704.5z"] == "704.5aa"


def test_in_another_edition_keywords_are_found_by_their_headings(made_up):
    # As if one keyword weren't in the book yet, and all behind it stood one number lower.
    lines = []
    for line in made_up("July 1, 2011").splitlines():
        found = re.match(r"702\.(\d+)", line)
        number = int(found[1]) if found else 0
        if number != 12:
            lines.append(line.replace(f"702.{number}", f"702.{number - 1}", 1) if number > 12 else line)
    book = official.parse_text("\n".join(lines))
    assert official.number_in(book, "702.14c") == "702.13c"
    assert official.number_in(book, "702.12b") is None
    assert official.differences(book).moved["702.13"] == "702.14"


def test_numbers_that_only_one_side_has(made_up):
    text = made_up("October 30, 2026", skip=("509.1h",)).replace(
        "Glossary\n\nLandwalk", "950.1. A new rule.\n\nGlossary\n\nLandwalk"
    )
    found = official.differences(official.parse_text(text))
    assert (found.only_here, found.only_there) == (["509.1h"], ["950.1"])


def test_the_published_file_is_read_whole(shared):
    book = official.parse_file(shared / "rules" / "MagicCompRules.txt")
    known = [r for r in cite.rules() if r.former]
    assert book.edition == cite.FORMER_EDITION
    assert [n for n in book.rules if n not in {r.former for r in known}] == []
    assert all(official.number_in(book, r.number) == r.former for r in known)
    assert {r.number for r in cite.rules() if not r.former} == set(official.differences(book).only_here)
    assert len(book.glossary) > 700
    assert book.rules["601.2b"][0].startswith("If the spell is modal")
