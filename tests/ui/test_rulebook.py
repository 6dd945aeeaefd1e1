"""`landwalk rule`, `keyword` and `rules`: the rulebook at hand, in three languages."""

from __future__ import annotations

import pytest

from landwalk import cite, locale
from landwalk.cards.importing import import_cards
from landwalk.cards.oracle_reader import OracleReader
from landwalk.locale import Lang
from landwalk.rulebook import coverage, official
from landwalk.ui.commands import keyword as keyword_command
from landwalk.ui.commands import rules as rules_command

# --- rule ------------------------------------------------------------------------------------------------------------


def test_a_rule_with_all_that_is_known_of_it(cli):
    (facts,) = cli("rule", "702.14", "--json").json()
    assert (facts["number"], facts["level"], facts["heading"]) == ("702.14", "rule", "Landwalk")
    assert [part["number"] for part in facts["parts"]] == ["702.14a", "702.14b", "702.14c", "702.14d", "702.14e"]
    assert all(part["wording"] for part in facts["parts"])
    block = next(p for p in facts["built"] if p["function"] == "_block")
    assert (block["module"], block["rules"]) == ("keywords.landwalk", ["702.14c"])
    assert any(t["question"] == "kinds of land" and "702.14a" in t["rules"] for t in facts["tests"])
    assert "509" in [r["number"] for r in facts["related"]]
    assert (facts["name"], facts["coverage"]) == ("", {})
    (german,) = cli("rule", "702.14c", "--lang", "de", "--json").json()
    assert german["name"] == "Landtarnung"
    assert (facts["previous"], facts["next"]) == ("702.13", "702.15")
    assert {"number": "702.12", "until": "2011-07"} in facts["older"]
    assert (facts["official"], facts["glossary"]) == (None, {})


def test_the_same_for_people_in_each_language(cli):
    said = {lang: cli("rule", "702.14c", "--lang", lang).out for lang in ("en", "es", "de")}
    assert "keywords.landwalk: _block" in said["en"]
    for lang, word in (("en", "defending player"), ("es", "jugador defensor"), ("de", "verteidigende Spieler")):
        assert word in said[lang]
    assert "Shown by" in said["en"]
    assert "Shown by" not in said["es"] + said["de"]


@pytest.mark.parametrize("written", ["702.14c", "CR 702.14c", "702.14C.", "rule 702.14c"])
def test_numbers_may_be_written_as_people_do(cli, written):
    assert cli("rule", *written.split()).lines[0] == "CR 702.14c  Landwalk"


def test_a_number_of_an_older_edition_says_what_it_is_now(cli):
    assert "Before 2011-07 this number was what is now 702.14 (Landwalk)." in cli("rule", "702.12").lines
    assert "Before 2026-09-25 this number was what is now 310.9 (Battles)." in cli("rule", "310.8").lines


def test_an_unknown_number_names_the_nearest(cli):
    done = cli("rule", "702.14q")
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert "702.14e (Landwalk), 702.14d (Landwalk), 702.14 (Landwalk)" in done.err
    assert "casi" not in done.err


@pytest.mark.parametrize("lang", ["en", "es", "de"])
@pytest.mark.parametrize(
    "words", ["999.9", "0", "landwlak", "!!", "509.1zz", "7020.14", "", "9" * 5000, "x" * 5000, "\x00"]
)
def test_whatever_isnt_a_rule_is_one_clear_line(cli, lang, words):
    done = cli("rule", words, lang=lang)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert len(done.err) < 300


def test_a_keywords_name_will_do(cli):
    assert cli("rule", "cruzar", "islas").lines[0] == "CR 702.14  Landwalk"
    assert cli("rule", "unblockable").lines[0] == "CR 509.1b  Declare Blockers Step"


def test_headings_list_what_stands_in_them(cli):
    (chapter,) = cli("rule", "5", "--json").json()
    assert [p["number"] for p in chapter["parts"]][:2] == ["500", "501"]
    (section,) = cli("rule", "509", "--json").json()
    assert [p["number"] for p in section["parts"]] == ["509.1", "509.2", "509.3", "509.4"]
    assert (section["state"], section["built"], section["tests"]) == ("", [], [])
    assert section["coverage"]["tested"] > 10
    assert section["wording"]


def test_what_nothing_can_execute_says_why(cli):
    (facts,) = cli("rule", "104.3b", "--json").json()
    assert (facts["state"], facts["why"]) == ("definition", "it repeats what 704.5a says")
    assert "repite lo que dice 704.5a" in cli("rule", "104.3b", lang="es").out


# --- keyword ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "name", "found"),
    [
        ("landwalk", "landwalk", "en"),
        ("cruzar tierras", "landwalk", "es"),
        ("cruzar islas", "islandwalk", "es"),
        ("Inseltarnung", "islandwalk", "de"),
        ("snow swampwalk", "snow swampwalk", "en"),
        ("legendary swampwalk", "legendary swampwalk", "en"),  # in no table: read by the grammar
        ("hexproof from red", "hexproof from red", "en"),
        ("Vuela", "flying", "es"),
        ("scry", "scry", "en"),
    ],
)
def test_a_keyword_by_any_of_its_names(cli, words, name, found):
    (facts,) = cli("keyword", *words.split(), "--json").json()
    assert (facts["name"], facts["found"]) == (name, found)


def test_names_in_three_languages_with_marks(cli):
    (facts,) = cli("keyword", "desertwalk", "--json").json()
    assert {lang: (n["term"], n["sure"]) for lang, n in facts["names"].items()} == {
        "en": ("desertwalk", True),
        "es": ("cruzar desiertos", False),
        "de": ("Wüstentarnung", False),
    }
    assert "Wüstentarnung  [not confirmed by print]" in cli("keyword", "desertwalk").out


def test_what_is_said_of_a_keyword(cli):
    (facts,) = cli("keyword", "landwalk", "--json").json()
    assert (facts["number"], facts["kinds"], facts["instances"]) == ("702.14", ["static", "evasion"], "redundant")
    assert facts["built"]
    assert facts["tests"] > 10
    assert {"islandwalk", "nonbasic landwalk"} <= set(facts["variants"])
    assert facts["cards"] is None
    (other,) = cli("keyword", "epic", "--json").json()
    assert not other["built"]


def test_cards_of_the_database_that_have_it(cli, file):
    file(
        "some.jsonl",
        '{"name": "Walker of Isles", "types": ["Creature"], "type": "Creature", "text": "Islandwalk", "power": "1", "toughness": "1"}\n'
        '{"name": "Walker of Bogs", "types": ["Creature"], "type": "Creature", "text": "Swampwalk", "power": "1", "toughness": "1"}\n'
        '{"name": "Boots, Wet", "types": ["Artifact"], "type": "Artifact", "text": "Creatures you control have islandwalk."}\n',
    )
    import_cards(["some.jsonl"], OracleReader(), workers=1)
    (every,) = cli("keyword", "landwalk", "--json").json()
    assert every["cards"] == {"own": ["Walker of Bogs", "Walker of Isles"], "others": ["Boots, Wet"]}
    (islands,) = cli("keyword", "Inseltarnung", "--json").json()
    assert islands["cards"] == {"own": ["Walker of Isles"], "others": ["Boots, Wet"]}
    said = cli("keyword", "landwalk").out
    assert "2 imported cards have it: Walker of Bogs; Walker of Isles" in said
    assert "1 more grants it or speaks of it: Boots, Wet" in said


def test_a_damaged_database_doesnt_hide_the_keyword(cli, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "cards.sqlite").write_bytes(b"no database at all")
    (facts,) = cli("keyword", "flying", "--json").json()
    assert facts["cards"] is None
    assert "cards.sqlite" in facts["cards_note"]


def test_older_wordings_are_understood(cli):
    assert (
        "'unblockable' is an older wording. Today CR 509.1b (Declare Blockers Step) says it:"
        in cli("keyword", "unblockable").lines
    )
    assert "702.89 (umbra armor)" in cli("keyword", "totem", "armor").out
    assert cli("keyword", "unblockbar", "--json").json()[0]["now"]["number"] == "509.1b"


def test_a_number_finds_its_keyword_and_says_what_it_once_was(cli):
    assert cli("keyword", "CR", "702.14c", "--json").json()[0]["name"] == "landwalk"
    lines = cli("keyword", "702.12").lines
    assert "Before 2011-07 this number was what is now 702.14 (Landwalk)." in lines
    assert "Indestructible  (CR 702.12)" in lines
    assert cli("keyword", "509.1b").code == 2


def test_a_line_of_keywords_shows_each(cli):
    assert [f["name"] for f in cli("keyword", "Flying, haste", "--json").json()] == ["flying", "haste"]
    assert cli("keyword", "flying, hastle").code == 2


def test_near_misses_and_words_of_two_languages(cli):
    missed = cli("keyword", "landwlak")
    assert (missed.code, missed.out) == (2, "")
    assert missed.err == "No keyword is called 'landwlak'. The nearest names are: landwalk, islandwalk.\n"
    mixed = cli("keyword", "cruzar", "islandwalk")
    assert mixed.code == 2
    assert "words of two languages ('cruzar': español, 'islandwalk': English)" in mixed.err
    assert "`landwalk keyword` lists them all" in cli("keyword", "qqqqqqq").err


def test_all_keywords_in_a_row(cli):
    rows = cli("keyword", "--json").json()
    assert len(rows) > 250
    assert rows[0]["number"] == "702.2"
    assert any("cruzar tierras" in line for line in cli("keyword", lang="es").lines)


# --- rules -----------------------------------------------------------------------------------------------------------


def test_coverage_by_chapter(cli):
    (facts,) = cli("rules", "coverage", "--json").json()
    assert [c["number"] for c in facts["chapters"]] == list("123456789")
    for chapter in facts["chapters"]:
        assert chapter["executable"] == chapter["tested"] + chapter["built"] + chapter["open"]
        assert chapter["executable"] == sum(s["executable"] for s in chapter["sections"])
    assert len(facts["rules"]) == sum(r.nature is not cite.Nature.HEADING for r in cite.rules())
    for rule in facts["rules"]:
        assert bool(rule["why"]) is (rule["state"] in ("definition", "physical", "variant"))
    assert cli("rules", "coverage").lines[-1].startswith("tested: built")


def test_coverage_of_a_section_goes_rule_by_rule(cli):
    lines = cli("rules", "coverage", "702.14").lines
    assert [line.split()[0] for line in lines] == ["702.14", "702.14a", "702.14b", "702.14c", "702.14d", "702.14e"]
    assert lines[3].split(None, 1)[1] == "built and tested"
    assert lines[0].split(None, 1)[1].startswith("nothing can execute it: it is a heading")
    assert cli("rules", "coverage", "nonsense").code == 2


def test_an_imported_text_stands_beside_our_words(cli, file, made_up):
    done = cli("rules", "import", file("rules.txt", made_up()))
    assert done.code == 0
    assert done.lines == [
        f"Rules of 2026-09-25: {sum('.' in r.number for r in cite.rules()):,} rules and 2 glossary entries imported."
    ]
    said = cli("rule", "702.14c").lines
    at = said.index("Published text, 702.14c in the edition of 2026-09-25:")
    assert said[at + 1 : at + 3] == ["  Made-up words for 702.14c.", "  Example: A made-up example."]
    assert "  A made-up explanation." in cli("keyword", "Landtarnung").lines
    (facts,) = cli("rule", "702.14c", "--json").json()
    assert facts["official"]["number"] == "702.14c"


def test_a_text_of_another_edition_is_taken_with_a_note(cli, file, made_up):
    (facts,) = cli("rules", "import", file("old.txt", made_up("April 17, 2026")), "--json").json()
    assert (facts["edition"], facts["ours"]) == ("2026-04-17", "2026-09-25")
    assert facts["moved"]["310.8"] == "310.9"
    said = cli("rules", "import", "old.txt").out
    assert "Landwalk cites the edition of 2026-09-25." in said
    assert "310.8 = 310.9" in said
    assert "Published text, 310.8 in the edition of 2026-04-17:" in cli("rule", "310.9").lines


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("deck.txt", "4 Forest\n", "this isn't the text of the Comprehensive Rules"),
        ("part.txt", "100.1. A rule.\n", "this is only a part"),
        ("some.zip", b"PK\x03\x04\0\0\0", "this is no text"),
    ],
)
def test_a_file_that_isnt_the_rules_is_refused_and_nothing_is_written(cli, file, tmp_path, name, content, why):
    done = cli("rules", "import", file(name, content))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"{name}: {why}")
    assert not (tmp_path / "home").exists()


def test_a_missing_file_or_a_folder_is_one_clear_line(cli, tmp_path):
    for name in ("nowhere.txt", str(tmp_path)):
        done = cli("rules", "import", name)
        assert (done.code, done.err.count("\n")) == (2, 1)


def test_a_damaged_copy_says_how_to_mend_it(cli, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / official.FILE_NAME).write_text("{", encoding="utf-8")
    done = cli("rule", "702.14")
    assert done.code == 2
    assert "import them again: `landwalk rules import FILE`" in done.err


# --- languages -------------------------------------------------------------------------------------------------------


def test_an_unknown_language_gives_the_list(cli):
    for done in (cli("rule", "702.14", "--lang", "fr"), cli("keyword", "landwalk", lang="fr")):
        assert done.code == 2
        assert all(code in done.err for code in ("en", "es", "de"))


@pytest.mark.parametrize("lang", [Lang.ES, Lang.DE])
def test_every_table_of_words_is_translated(lang):
    words = locale.read_folder(locale.CATALOGUES / lang.value)
    tables = (coverage.REASONS, keyword_command.INSTANCES, keyword_command.CLASSES, rules_command._FAULTS)
    missing = [said for table in tables for said in table.values() if said not in words]
    missing += [m for m in (*keyword_command.ERRORS, *keyword_command.CARDS) if m not in words]
    assert not missing
