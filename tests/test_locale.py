"""The choice of language and the screen words."""

from __future__ import annotations

import pytest

from landwalk import locale
from landwalk.locale import Lang


@pytest.mark.parametrize(
    ("asked", "environ", "lang"),
    [
        (None, {}, Lang.EN),
        ("de", {"LANDWALK_LANG": "es", "LANG": "en_GB.UTF-8"}, Lang.DE),
        (None, {"LANDWALK_LANG": "es", "LC_ALL": "de_DE.UTF-8"}, Lang.ES),
        (None, {"LC_ALL": "de_AT@euro", "LANG": "es_ES"}, Lang.DE),
        (None, {"LC_ALL": "", "LC_MESSAGES": "es_MX.UTF-8", "LANG": "de_DE"}, Lang.ES),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, Lang.EN),
        (None, {"LANG": "C.UTF-8"}, Lang.EN),
        (None, {"LANG": "fr_FR.UTF-8"}, Lang.EN),
        ("ES-mx", {}, Lang.ES),
    ],
)
def test_who_decides_the_language(asked, environ, lang):
    assert locale.choose(asked, environ) is lang


@pytest.mark.parametrize(("asked", "environ"), [("fr", {}), (None, {"LANDWALK_LANG": "klingon"}), ("deutsch", {})])
def test_a_language_asked_for_by_name_must_be_spoken(asked, environ):
    with pytest.raises(
        locale.UnknownLanguageError, match=r"choose one of en \(English\), es \(español\), de \(Deutsch\)"
    ):
        locale.choose(asked, environ)


PO = r"""
# a comment
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

#: somewhere.py:3
msgid "Pass"
msgstr "Passen"

msgctxt "noun"
msgid "Draw"
msgstr "Unentschieden"
msgid "{n} game"
msgid_plural "{n} games"
msgstr[0] "{n} Spiel"
msgstr[1] "{n} Spiele"

msgid ""
"two "
"parts \"quoted\"\n"
msgstr "zwei "
"Teile „zitiert“\n"

msgid "untranslated"
msgstr ""

#, fuzzy
msgid "not sure"
msgstr "unsicher"

#~ msgid "gone"
#~ msgstr "weg"
"""


def test_a_catalogue_is_read():
    words = locale.Catalogue(Lang.DE, dict(locale.read_po(PO, "x.po")))
    assert len(words) == 4
    assert words.gettext("Pass") == "Passen"
    assert words.pgettext("noun", "Draw") == "Unentschieden"
    assert words.gettext("Draw") == "Draw"
    assert [words.ngettext("{n} game", "{n} games", n).format(n=n) for n in (0, 1, 2)] == [
        "0 Spiele",
        "1 Spiel",
        "2 Spiele",
    ]
    assert words.gettext('two parts "quoted"\n') == "zwei Teile „zitiert“\n"
    assert [words.gettext(m) for m in ("untranslated", "not sure", "gone")] == ["untranslated", "not sure", "gone"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('msgid "a"\nmsgstr "b', "x.po, line 2: not a string in double quotes"),
        ('msgid "a"\nmsgstr 5', "x.po, line 2: not a string"),
        ('msgid "a"\nmsgid "b"', "x.po, line 2: a second msgid"),
        ("hello", "x.po, line 1: expected msgid"),
        ('"floating"', "x.po, line 1: expected msgid"),
    ],
)
def test_a_broken_catalogue_names_its_line(text, complaint):
    with pytest.raises(locale.CatalogueError, match=complaint):
        list(locale.read_po(text, "x.po"))


def test_two_files_must_agree(tmp_path):
    (tmp_path / "a.po").write_text('msgid "Pass"\nmsgstr "Passen"\n', encoding="utf-8")
    (tmp_path / "b.po").write_text('msgid "Pass"\nmsgstr "Weiter"\n', encoding="utf-8")
    with pytest.raises(locale.CatalogueError, match=r"b\.po.*'Pass'"):
        locale.read_folder(tmp_path)
    assert locale.read_folder(tmp_path / "nothing") == {}


def test_english_needs_no_file():
    words = locale.catalogue(Lang.EN)
    assert words.gettext("Pass") == "Pass"
    assert locale.catalogue(Lang.EN) is words
