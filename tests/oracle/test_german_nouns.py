"""German nouns among others: what an article says again, names that no table has, what damage can't be dealt to."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.oracle.meaning import mean_the_same
from landwalk.oracle.reader import read_face


def same(german: str, english: str, types: str, layout: str = "normal", name: str = "Harzwicht") -> bool:
    """Are both texts understood, and do they mean the same?"""
    one = read_face("Resin Imp", types, english, layout)
    assert one.supported, one.declines
    other = read_face("Resin Imp", types, german, layout, "de", name, "2022-01-01")
    return other.supported and mean_the_same(one.abilities, other.abilities)


def test_a_half_whose_name_is_not_in_the_data_is_called_by_its_first_word() -> None:
    german = "Harzen fügt jeder fliegenden Kreatur 2 Schadenspunkte zu."
    english = "Resin Imp deals 2 damage to each creature with flying."
    assert same(german, english, "Sorcery", "split", "Resin Imp")
    assert not same(german, english, "Sorcery", "normal", "Resin Imp")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Ein Gegner deiner Wahl zeigt die Karten auf seiner Hand offen vor. Du bestimmst eine Karte davon, die kein Land ist.",
            "Target opponent reveals their hand. You choose a nonland card from it.",
        ),
        (
            "Kreaturen ohne Flugfähigkeit oder Reichweite können in diesem Zug nicht blocken.",
            "Creatures without flying or reach can't block this turn.",
        ),
        ("Erzeuge einen Gold-Spielstein.", "Create a Gold token."),
        ("Schicke die Friedhöfe aller Gegner ins Exil.", "Exile each opponent's graveyard."),
        (
            "Decke die oberste Karte deiner Bibliothek auf. Du erhältst Lebenspunkte in Höhe des Manabetrags der aufgedeckten Karte dazu.",
            "Reveal the top card of your library. You gain life equal to the revealed card's mana value.",
        ),
        (
            "Eine Kreatur deiner Wahl erhält -X/-X bis zum Ende des Zuges, wobei X gleich dem Manabetrag der vorgezeigten Karte ist.",
            "Target creature gets -X/-X until end of turn, where X is the revealed card's mana value.",
        ),
    ],
)
def test_nouns(german: str, english: str) -> None:
    assert same(german, english, "Sorcery")


@cr("120.1")
@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Immer wenn ein Gegner einen Zauberspruch wirkt, fügt ihm der Harzwicht 1 Schadenspunkt zu.",
            "Whenever an opponent casts a spell, this creature deals 1 damage to them.",
        ),
        (
            "Immer wenn ein Gegner eine Karte zieht, fügt ihm der Harzwicht 1 Schadenspunkt zu.",
            "Whenever an opponent draws a card, this creature deals 1 damage to them.",
        ),
    ],
)
def test_no_damage_is_dealt_to_spells_and_cards(german: str, english: str) -> None:
    assert same(german, english, "Creature")
