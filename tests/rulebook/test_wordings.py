"""Short wordings of rules: how their files are read."""

from __future__ import annotations

import pytest

from landwalk.locale import Lang, UnknownLanguageError
from landwalk.rulebook import wording, wordings


def page(tmp_path, text, name="landwalk.txt"):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_wording_comes_in_the_language_that_is_asked_for():
    said = {wording("702.14c", lang) for lang in Lang}
    assert len(said) == 3
    assert None not in said
    assert wording("702.14c", "de_AT.UTF-8") == wording("702.14c", Lang.DE)


def test_what_has_no_wording_says_none():
    assert wording("100.6b") is None
    assert wording("999.9") is None


def test_an_unknown_language_is_told():
    with pytest.raises(UnknownLanguageError, match=r"en .*es .*de"):
        wording("702.14c", "fr")


def test_a_page_stands_beside_its_keyword_or_action():
    assert wordings.file_of("702.7b") == wordings.KEYWORD_PAGES / "first_strike.txt"
    assert wordings.file_of("701.22a") == wordings.ACTION_PAGES / "scry.txt"
    assert wordings.file_of("509.1b").name == wordings.file_of("509").name == "509.txt"
    assert wordings.file_of("702.1c").name == "702.txt"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("702.14\nen a\nes b\n702.14a\n", "line 4: 702.14 lacks a language"),
        ("702.14\nen a\nen b\n", "line 3: a second en"),
        ("702.14\nen a\nes b\nde c\n702.14\n", "line 5: 702.14 a second time"),
        ("509.1\nen a\n", "line 1: 509.1 doesn't belong here"),
        ("702.14z\n", "line 1: 702.14z doesn't belong here"),
        ("en a\n", "line 1: expected"),
        ("702.14\nfr a\n", "line 2: expected"),
    ],
)
def test_a_broken_file_names_the_line(tmp_path, text, fault):
    with pytest.raises(wordings.WordingError, match=fault):
        wordings.read(page(tmp_path, text))


def test_remarks_and_blank_lines_are_skipped(tmp_path):
    read = wordings.read(page(tmp_path, "# a remark\n\n702.14\nen a b\nes c\n\nde d\n"))
    assert read == {"702.14": {"en": "a b", "es": "c", "de": "d"}}
