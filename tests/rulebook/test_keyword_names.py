"""Keywords by their names in three languages."""

from __future__ import annotations

import pytest

from landwalk import cite
from landwalk.locale import Lang
from landwalk.rulebook import keyword_names as kn


@pytest.mark.parametrize(
    ("words", "name", "lang"),
    [
        ("landwalk", "landwalk", Lang.EN),
        ("LANDWALK", "landwalk", Lang.EN),
        ("cruzar tierras", "landwalk", Lang.ES),
        ("cruzar islas", "islandwalk", Lang.ES),
        ("Cruza islas", "islandwalk", Lang.ES),
        ("Inseltarnung", "islandwalk", Lang.DE),
        ("Verschneiter Sumpf Tarnung", "snow swampwalk", Lang.DE),
        ("multikicker", "kicker", Lang.EN),
        ("Flugfähigkeit", "flying", Lang.DE),
        ("Flugfahigkeit", "flying", Lang.DE),
        ("for mirrodin", "for mirrodin!", Lang.EN),
        ("adivina", "scry", Lang.ES),
    ],
)
def test_found_by_any_languages_name(words, name, lang):
    assert (name, lang) in [(k.name, spoken) for k, spoken in kn.find(words)]


def test_each_name_finds_its_keyword():
    for keyword in kn.keywords():
        names = [keyword.name, *keyword.others, *(n.term for n in keyword.names.values())]
        lost = [name for name in names if keyword.number not in [k.number for k, _ in kn.find(name)]]
        assert not lost, keyword


def test_every_keyword_of_the_book_is_there_with_its_heading():
    named = {k.number: k for k in kn.keywords() if "kind-of" not in k.classes}
    book = [r for r in cite.rules() if r.level is cite.Level.RULE and r.heading and r.number[:3] in ("701", "702")]
    assert {r.number: r.heading.lower() for r in book} == {n: k.name for n, k in named.items()}


def test_names_that_nothing_confirms_are_marked():
    by_name = {k.name: k for k in kn.keywords()}
    assert by_name["landwalk"].names[Lang.ES].sure
    assert not by_name["desertwalk"].names[Lang.DE].sure
    assert Lang.ES not in by_name["storied"].names
    assert by_name["storied"].said(Lang.ES) == "storied"


def test_what_is_built_is_seen_from_the_modules():
    by_name = {k.name: k for k in kn.keywords()}
    assert by_name["landwalk"].built
    assert by_name["scry"].built
    assert by_name["umbra armor"].built


def test_old_names_lead_to_todays_rule():
    assert kn.older("totem armor") == "702.89"
    assert kn.older("Armadura Tótem") in ("", "702.89")
    assert kn.older("is unblockable") == kn.older("unblockbar") == "509.1b"
    assert kn.older("landwalk") == ""
    assert all(cite.is_rule(n) for n in kn.OLDER.values())


def test_near_misses_are_suggested():
    assert kn.nearest("landwlak")[0] == "landwalk"
    assert "Inseltarnung" in kn.nearest("Inseltarnug")
    assert kn.nearest("cruzar isla")[0] == "cruzar islas"
    assert kn.nearest("qqqqqq") == []


def test_words_of_two_languages_are_noticed():
    assert kn.mixed("cruzar islandwalk") == (("cruzar", Lang.ES), ("islandwalk", Lang.EN))
    assert kn.mixed("Fliegend vuela") == (("Fliegend", Lang.DE), ("vuela", Lang.ES))
    assert kn.mixed("cruzar islas") is None
    assert kn.mixed("islandwalk nonsense") is None
