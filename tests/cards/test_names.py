from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landwalk.cards.names import fold, nearest_names


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("Lim-Dûl’s  Vault", "lim-dul's vault"),
        ("Æther Vial", "aether vial"),
        ("ÆTHER VIAL", "aether vial"),
        ("Fire/Ice", "fire // ice"),
        ("Fire // Ice", "fire // ice"),
        ("Fire//Ice", "fire // ice"),
        ("  Straße ", "strasse"),
        ("Jötun Grunt", "jotun grunt"),
        ("„Quoted“ – name", '"quoted" - name'),
    ],
)
def test_ways_of_writing_a_name_are_one_key(written, key):
    assert fold(written) == key


@given(st.text(max_size=30))
def test_folding_twice_changes_nothing(name):
    assert fold(fold(name)) == fold(name)


NAMES = ["Lightning Newt", "Lightning Pond", "Frightening Newt", "Jace, the Newt", "Æther Newt"]
PAIRS = [(fold(n), n) for n in NAMES]


def test_the_nearest_name_comes_first():
    assert nearest_names("Ligthning Newt", PAIRS)[0] == "Lightning Newt"
    assert nearest_names("aether nwet", PAIRS)[0] == "Æther Newt"


def test_the_beginning_of_a_name_is_near_it():
    assert nearest_names("Jace", PAIRS) == ("Jace, the Newt",)


@pytest.mark.parametrize("name", ["", "q", "zzzzqqqq", "x" * 100_000], ids=len)
def test_nothing_is_near_nonsense(name):
    assert nearest_names(name, PAIRS) == ()
