"""Rule numbers as people write them, of this edition and of older ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landwalk import cite
from landwalk.rulebook import numbers
from landwalk.rulebook.numbers import Older


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("702.14c", "702.14c"),
        ("CR 702.14 C", "702.14c"),
        ("cr702.14c.", "702.14c"),
        ("702,14c", "702.14c"),
        ("７０２.14c", "702.14c"),
        ("rule 509", "509"),
        ("Regel 7.", "7"),
        ("landwalk", "landwalk"),
    ],
)
def test_ways_of_writing_a_number(written, number):
    assert numbers.tidy(written) == number


@pytest.mark.parametrize(
    ("number", "near"),
    [
        ("702.14q", ("702.14e", "702.14d", "702.14")),
        ("702.196", ("702.195", "702.194", "702.193")),
        ("310.40c", ("310.12", "310.11", "310.10")),
        ("999.1", ("905", "904", "903")),
        ("0", ("1", "2", "3")),
        ("nonsense", ()),
    ],
)
def test_the_nearest_numbers(number, near):
    assert numbers.nearest(number) == near


@given(st.text(alphabet="0123456789.abz ", max_size=9))
def test_the_nearest_numbers_exist_whatever_is_asked(written):
    assert all(cite.is_rule(n) for n in numbers.nearest(written))


@pytest.mark.parametrize(
    ("number", "meaning"),
    [
        ("702.12c", Older("2011-07", "702.14c")),  # landwalk in an older numbering
        ("702.84", Older("2013-07", "702.86")),  # annihilator in another
        ("310.8", Older("2026-09-25", "310.9")),
        ("601.5a", Older("2026-09-25", "601.6a")),
        ("704.5w", Older("2026-09-25", "704.5x")),
    ],
)
def test_what_a_number_meant_in_older_editions(number, meaning):
    assert meaning in numbers.older_meanings(number)
    assert Older(meaning.until, number) in numbers.older_numbers(meaning.number)


def test_most_numbers_never_meant_anything_else():
    assert numbers.older_meanings("509.1b") == numbers.older_meanings("702.5a") == []
    assert numbers.older_numbers("702.12b") == []  # the keyword came in with this number


@given(st.sampled_from([r.number for r in cite.rules()]))
def test_both_ways_agree(number):
    for old in numbers.older_numbers(number):
        assert Older(old.until, number) in numbers.older_meanings(old.number)


def test_neighbours_in_the_book():
    assert numbers.neighbours("702.14") == ("702.13", "702.15")
    assert numbers.neighbours("702.14a") == ("702.14", "702.14b")
    assert numbers.neighbours("1") == ("", "2")
    assert numbers.neighbours("905")[1] == ""
    assert [r.number for r in numbers.below("702.14")] == ["702.14a", "702.14b", "702.14c", "702.14d", "702.14e"]
