"""German noun phrases, amounts and own names in whole texts: they say what the English texts say, and nothing else does."""

from __future__ import annotations

import pytest

from landwalk.oracle.meaning import mean_the_same
from landwalk.oracle.reader import read_face


def same(german: str, english: str, types: str = "Creature", name: str = "Harzwicht", date: str = "2022-01-01") -> bool:
    """Are both texts understood, and do they mean the same?"""
    one = read_face("Resin Imp", types, english)
    assert one.supported, one.declines
    other = read_face("Resin Imp", types, german, "normal", "de", name, date)
    return other.supported and mean_the_same(one.abilities, other.abilities)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Harztyrann", "{1}: Bringe den Harztyrannen auf die Hand seines Besitzers zurück."),
        ("Ödes Harz", "{1}: Bringe das Öde Harz auf die Hand seines Besitzers zurück."),
        ("Besen des Försters", "{1}: Bringe den Besen des Försters auf die Hand seines Besitzers zurück."),
        ("Orik der Harzige", "{1}: Bringe Orik den Harzigen auf die Hand seines Besitzers zurück."),
        ("Orik, der Harzer", "{1}: Bringe Orik, den Harzer, auf die Hand seines Besitzers zurück."),
    ],
)
def test_own_names_are_declined(name: str, text: str) -> None:
    assert same(text, "{1}: Return this creature to its owner's hand.", name=name)


@pytest.mark.parametrize(
    ("name", "german", "english"),
    [
        (
            "Wilde Harzer",
            "Immer wenn du eine Karte ziehst, erhalten die Wilden Harzer +1/+0 bis zum Ende des Zuges.",
            "Whenever you draw a card, this creature gets +1/+0 until end of turn.",
        ),
        (
            "Harzjäger",
            "Immer wenn den Harzjägern Schaden zugefügt wird, fügen sie jedem Gegner 1 Schadenspunkt zu.",
            "Whenever this creature is dealt damage, it deals 1 damage to each opponent.",
        ),
        (
            "Harzhydra",
            (
                "Stärke und Widerstandskraft der Harzhydra sind gleich der Anzahl an Ländern, die du kontrollierst.\n"
                "Wenn die Harzhydra ins Spiel kommt, ziehe eine Karte."
            ),
            (
                "This creature's power and toughness are each equal to the number of lands you control.\n"
                "When this creature enters, draw a card."
            ),
        ),
    ],
)
def test_verbs_show_whether_a_name_is_a_plural(name: str, german: str, english: str) -> None:
    assert same(german, english, name=name)


def test_loyalty_costs_with_any_dash() -> None:
    for dash in ("-", "\u2212", "\u2013", "\u2014"):
        assert same(f"{dash}3: Ziehe zwei Karten.", "[\u22123]: Draw two cards.", "Legendary Planeswalker")
    assert not same("+3: Ziehe zwei Karten.", "[\u22123]: Draw two cards.", "Legendary Planeswalker")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            ("Durchsuche deine Bibliothek nach einer Standardland- oder Elf-Karte, zeige sie offen vor, "
            "nimm sie auf deine Hand und mische danach."),
            "Search your library for a basic land card or Elf card, reveal it, put it into your hand, then shuffle.",
        ),
        ("Elf- und Goblin-Zaubersprüche kosten beim Wirken {1} weniger.", "Elf spells and Goblin spells cost {1} less to cast."),
        ("Wirf eine Länder- oder Elf-Karte ab: Ziehe eine Karte.", "Discard a land card or Elf card: Draw a card."),
        ("Die oberste Karte deiner Bibliothek ist offen.", "Play with the top card of your library revealed."),
    ],
)  # fmt: skip
def test_nouns_that_share_their_last_part(german: str, english: str) -> None:
    assert same(german, english, "Enchantment" if "Durchsuche" not in german else "Sorcery")


def test_a_basic_card_of_another_type_is_something_else() -> None:
    text = "Search your library for a basic Forest or Island card, reveal it, put it into your hand, then shuffle."
    german = (
        "Durchsuche deine Bibliothek nach einer {}, zeige sie offen vor, nimm sie auf deine Hand und mische danach."
    )
    assert same(german.format("Wald- oder Insel-Standardlandkarte"), text, "Sorcery")
    assert not same(german.format("Standardland- oder Insel-Karte"), text, "Sorcery")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("~ kann nicht von Zaubersprüchen oder Fähigkeiten neutralisiert werden.", "This spell can't be countered."),
        (
            (
                "Schaue dir die obersten drei Karten deiner Bibliothek an. Lege eine beliebige Anzahl davon auf deinen Friedhof "
                "und den Rest in beliebiger Reihenfolge oben auf deine Bibliothek."
            ),
            "Surveil 3.",
        ),
        (
            "Schaue dir die oberste Karte deiner Bibliothek an. Du kannst sie auf deinen Friedhof legen.",
            "Surveil 1.",
        ),
    ],
)
def test_older_wordings_of_spells(german: str, english: str) -> None:
    assert same(german, english, "Instant")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Du kannst die oberste Karte deiner Bibliothek wirken, falls es eine Kreaturenkarte ist.",
            "You may cast creature spells from the top of your library.",
        ),
        (
            "Du kannst dir die oberste Karte deiner Bibliothek anschauen.",
            "You may look at the top card of your library any time.",
        ),
    ],
)
def test_older_wordings_of_the_top_card(german: str, english: str) -> None:
    assert same(german, english, "Enchantment")


def test_this_creature_in_older_prints_is_the_one_spoken_of() -> None:
    german = "Tappe eine Kreatur deiner Wahl. Diese Kreatur erhält +1/+1 bis zum Ende des Zuges."
    english = "Tap target creature. That creature gets +1/+1 until end of turn."
    own = "Tap target creature. This creature gets +1/+1 until end of turn."
    assert same(f"{{1}}: {german}", f"{{1}}: {english}", date="2016-05-01")
    assert same(f"{{1}}: {german}", f"{{1}}: {own}", date="2024-12-01")


def test_the_order_of_keywords_and_of_layers_means_nothing() -> None:
    assert same("Wachsamkeit, Eile", "Haste\nVigilance")
    assert not same("Wachsamkeit, Eile", "Haste\nFlying")
    german = "Andere Kreaturen, die du kontrollierst, haben Eile und erhalten +1/+1."
    assert same(german, "Other creatures you control get +1/+1 and have haste.")
    assert not same(german, "Other creatures you control get +1/+1 and have flying.")
