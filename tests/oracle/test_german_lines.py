"""German keyword lines, type lines and nouns: forms from templates, older wordings, and what isn't understood is declined."""

from __future__ import annotations

import pytest

from landwalk.oracle.faces import FaceContext
from landwalk.oracle.reader import read_line
from landwalk.oracle.type_lines import read_type_line
from landwalk.oracle.writer import print_line


def german(text: str) -> tuple[str | None, str | None]:
    """What a German line says in English and, printed again, in German."""
    tree = read_line(text, "de", FaceContext("~", "Creature", "normal", "de"), "permanent").tree
    return (None, None) if tree is None else (print_line(tree, "en"), print_line(tree, "de"))


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("Fliegend", "Flying"),
        ("Erstschlag, verursacht Trampelschaden", "First strike, trample"),
        ("Inseltarnung", "Islandwalk"),
        ("Ebenentarnung", "Plainswalk"),
        ("Verschneiter-Sumpf-Tarnung", "Snow swampwalk"),
        ("Verschneites-Gebirge-Tarnung", "Snow mountainwalk"),
        ("Verschneites-Land-Tarnung", "Snow landwalk"),
        ("Legendäres-Land-Tarnung", "Legendary landwalk"),
        ("Nichtstandardlandtarnung", "Nonbasic landwalk"),
        ("Schutz vor Schwarz und vor Rot", "Protection from black and from red"),
        ("Umwandlung {2}", "Cycling {2}"),
        ("Standardlandumwandlung {1}{G}", "Basic landcycling {1}{G}"),
        ("Verzaubert eine Kreatur", "Enchant creature"),
        ("Ausrüsten {3}", "Equip {3}"),
    ],
)
def test_keyword_lines_are_read_and_printed_the_same(text: str, english: str) -> None:
    assert german(text) == (english, text)


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("Kreaturenverzauberung", "Enchant creature"),
        ("Umwandlung 2", "Cycling {2}"),
        ("Kumulative Versorgung: 1", "Cumulative upkeep {1}"),
        ("Tarnung im verschneiten Sumpf", "Snow swampwalk"),
        ("Tarnung in verschneiten Ländern", "Snow landwalk"),
    ],
)
def test_older_wordings_are_read_and_keep_their_words(text: str, english: str) -> None:
    assert german(text) == (english, text)


@pytest.mark.parametrize(
    "text", ["Inseltarnungen", "Verschneiter-Tarnung", "Umwandlung", "Schutz vor", "Fliegend Fliegend"]
)
def test_no_keyword_line_is_guessed(text: str) -> None:
    assert german(text) == (None, None)


def test_a_keyword_before_its_ability_is_read() -> None:
    assert german("Prahlen \u2014 {1}: Ziehe eine Karte.") == (
        "Boast \u2014 {1}: Draw a card.",
        "Prahlen \u2014 {1}: Ziehe eine Karte.",
    )


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("Zerstöre eine Kreatur deiner Wahl.", "Destroy target creature."),
        ("Zerstöre alle Artefakte und Verzauberungen.", "Destroy all artifacts and enchantments."),
        (
            "Lege eine Ladungsmarke auf ein Artefakt deiner Wahl, das du kontrollierst.",
            "Put a charge counter on target artifact you control.",
        ),
        (
            "Neutralisiere einen Zauberspruch deiner Wahl, es sei denn, sein Beherrscher bezahlt {3}.",
            "Counter target spell unless its controller pays {3}.",
        ),
        (
            "Erzeuge zwei 1/1 rote Goblin-Kreaturenspielsteine mit Eile.",
            "Create two 1/1 red Goblin creature tokens with haste.",
        ),
        (
            "Bringe eine Kreaturenkarte deiner Wahl aus deinem Friedhof auf deine Hand zurück.",
            "Return target creature card from your graveyard to your hand.",
        ),
        ("Nichtkreatur-Zaubersprüche kosten beim Wirken {1} mehr.", "Noncreature spells cost {1} more to cast."),
    ],
)
def test_nouns_with_their_cases(text: str, english: str) -> None:
    tree = read_line(text, "de", FaceContext("~", "Creature", "normal", "de"), "permanent").tree
    if tree is None:
        tree = read_line(text, "de", FaceContext("~", "Instant", "normal", "de"), "spell").tree
    assert tree is not None
    assert (print_line(tree, "en"), print_line(tree, "de")) == (english, text)


@pytest.mark.parametrize(
    "text", ["Zerstöre ein Kreaturen deiner Wahl.", "Zerstöre Kreatur deiner Wahl.", "Zerstöre eine deiner Wahl."]
)
def test_a_noun_phrase_that_lacks_something_is_declined(text: str) -> None:
    assert read_line(text, "de", FaceContext("~", "Instant", "normal", "de"), "spell").tree is None


def test_older_nouns_are_read_as_todays() -> None:
    spell = FaceContext("~", "Instant", "normal", "de")
    old, new = (
        read_line(f"Zerstöre {noun} deiner Wahl.", "de", spell, "spell").tree
        for noun in ("eine bleibende Karte", "ein Permanent")
    )
    assert old is not None
    assert new is not None
    assert print_line(old, "en") == print_line(new, "en") == "Destroy target permanent."
    assert print_line(old, "de") == "Zerstöre eine bleibende Karte deiner Wahl."


@pytest.mark.parametrize(
    ("text", "supertypes", "types", "subtypes"),
    [
        ("Legendäre Artefaktkreatur \u2014 Golem", ("legendary",), ("artifact", "creature"), ("Golem",)),
        ("Verschneites Standardland \u2014 Wald", ("snow", "basic"), ("land",), ("Forest",)),
        ("Kreatur \u2014 Mensch, Soldat", (), ("creature",), ("Human", "Soldier")),
        ("Beschwörung eines Soldaten", (), ("creature",), ("Soldier",)),
        ("Beschwörung von Elfen", (), ("creature",), ("Elf",)),
        ("Beschwörung einer Klerikerin", (), ("creature",), ("Cleric",)),
        ("Beschwörung einer Legende", ("legendary",), ("creature",), ()),
        ("Kreatur \u2014 Drachenlegende", ("legendary",), ("creature",), ("Dragon",)),
        ("Kreaturenverzauberung", (), ("enchantment",), ("Aura",)),
        ("Verzaubere Land", (), ("enchantment",), ("Aura",)),
        ("Unterbrechungszauber", (), ("instant",), ()),
        ("Artefakt, Land", (), ("artifact", "land"), ()),
        ("Stammes-Hexerei \u2014 Meervolk", (), ("kindred", "sorcery"), ("Merfolk",)),
        ("Weltenverzauberung", ("world",), ("enchantment",), ()),
    ],
)
def test_type_lines(text: str, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]) -> None:
    found = read_type_line(text, "de")
    assert found is not None
    assert (found.supertypes, found.types, found.subtypes, found.others) == (supertypes, types, subtypes, ())


def test_type_lines_that_say_nothing_known() -> None:
    assert read_type_line("Fabelding", "de") is None
    of_old = read_type_line("Beschwörung von Ali Baba", "de")
    assert of_old is not None
    assert (of_old.types, of_old.others) == (("creature",), ("Ali Baba",))
