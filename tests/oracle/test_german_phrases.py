"""German noun phrases, amounts and own names in whole texts: they say what the English texts say, and nothing else does."""

from __future__ import annotations

import pytest

from landwalk.oracle.meaning import mean_the_same
from landwalk.oracle.reader import read_face
from landwalk.oracle.writer import print_line


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


SURVEIL = (
    "Schaue dir die obersten drei Karten deiner Bibliothek an. Lege eine beliebige Anzahl davon auf deinen Friedhof "
    "und den Rest in beliebiger Reihenfolge oben auf deine Bibliothek."
)
TOP = "Du kannst dir die oberste Karte deiner Bibliothek anschauen."


@pytest.mark.parametrize(
    ("german", "english", "types"),
    [
        ("~ kann nicht von Zaubersprüchen oder Fähigkeiten neutralisiert werden.", "This spell can't be countered.", "Instant"),
        (SURVEIL, "Surveil 3.", "Instant"),
        (TOP, "You may look at the top card of your library any time.", "Enchantment"),
    ],
)  # fmt: skip
def test_older_wordings(german: str, english: str, types: str) -> None:
    assert same(german, english, types, date="2016-05-01")


def test_what_could_be_played_otherwise_is_no_older_wording() -> None:
    """Abilities trigger by the name of surveil now; another face of a creature card may be no creature spell."""
    cast = "Du kannst die oberste Karte deiner Bibliothek wirken, falls es eine Kreaturenkarte ist."
    assert not same(SURVEIL, "Surveil 3.", "Instant")
    assert not same(
        cast, "You may cast creature spells from the top of your library.", "Enchantment", date="2017-05-01"
    )


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


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            ("Jeder Gegner verliert 2 Lebenspunkte. Du erhältst so viele Lebenspunkte dazu, wie auf diese Weise Lebenspunkte "
            "verloren wurden."),
            "Each opponent loses 2 life. You gain life equal to the life lost this way.",
        ),
        (
            "Du erhältst so viele Lebenspunkte dazu, wie du in diesem Zug Karten gezogen hast.",
            "You gain life equal to the number of cards you've drawn this turn.",
        ),
        (
            "Erzeuge so viele 1/1 grüne Elf-Kreaturenspielsteine, wie deine Hingabe zu Grün beträgt.",
            "Create a number of 1/1 green Elf creature tokens equal to your devotion to green.",
        ),
        (
            "Opfere eine Kreatur. Ein Spieler deiner Wahl millt so viele Karten, wie du Elfen kontrollierst.",
            "Sacrifice a creature. Target player mills cards equal to the number of Elves you control.",
        ),
        (
            "Du kannst so viele Karten ziehen, wie du Karten auf deiner Hand hast.",
            "You may draw cards equal to the number of cards in your hand.",
        ),
        ("Du erhältst zweimal X Lebenspunkte dazu.", "You gain twice X life."),
        (
            "Ziehe X Karten, wobei X das Doppelte der Anzahl an Elfen ist, die du kontrollierst.",
            "Draw X cards, where X is twice the number of Elves you control.",
        ),
        (
            "Ziehe X Karten, wobei X gleich der Hälfte der Anzahl an Elfen ist, die du kontrollierst, abgerundet.",
            "Draw X cards, where X is half the number of Elves you control, rounded down.",
        ),
        (
            "Ziehe X Karten, wobei X die größte Stärke unter den Kreaturen ist, die du kontrollierst.",
            "Draw X cards, where X is the greatest power among creatures you control.",
        ),
        (
            "Ziehe X Karten, wobei X der Gesamtstärke der Kreaturen entspricht, die du kontrollierst.",
            "Draw X cards, where X is the total power of creatures you control.",
        ),
        (
            "Ziehe X Karten, wobei X die Summe des Manabetrags aller Artefakte ist, die du kontrollierst.",
            "Draw X cards, where X is the total mana value of artifacts you control.",
        ),
        ("Dann verliert jeder Gegner 1 Lebenspunkt für jeden Elfen, den du kontrollierst.",
         "Then each opponent loses 1 life for each Elf you control."),
        ("Opfere die Hälfte der Länder, die du kontrollierst, aufgerundet.",
         "Sacrifice half the lands you control, rounded up."),
    ],
)  # fmt: skip
def test_amounts(german: str, english: str) -> None:
    assert same(german, english, "Sorcery")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("Du erhältst zweimal X Lebenspunkte dazu.", "You gain X life."),
        (
            "Opfere die Hälfte der Länder, die du kontrollierst, abgerundet.",
            "Sacrifice half the lands you control, rounded up.",
        ),
        (
            "Ziehe X Karten, wobei X gleich der Hälfte der Anzahl an Elfen ist, die du kontrollierst.",
            "Draw X cards, where X is half the number of Elves you control, rounded down.",
        ),
        (
            "Du erhältst so viele Lebenspunkte dazu, wie er Karten auf deiner Hand hat.",
            "You gain life equal to the number of cards in your hand.",
        ),
        (
            "Du erhältst so viele Lebenspunkte dazu, wie du Karten auf seiner Hand hast.",
            "You gain life equal to the number of cards in your hand.",
        ),
    ],
)
def test_amounts_that_say_something_else_or_too_little(german: str, english: str) -> None:
    assert not same(german, english, "Sorcery")


@pytest.mark.parametrize(
    ("name", "text"),
    [("Orika", "Orikas Stärke ist gleich deinem Lebenspunktestand."), ("Orax", "Orax' Stärke ist gleich deinem Lebenspunktestand.")],
)  # fmt: skip
def test_own_names_in_the_genitive(name: str, text: str) -> None:
    assert same(text, "This creature's power is equal to your life total.", name=name)


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Verdopple die Anzahl der +1/+1-Marken auf einer Kreatur deiner Wahl.",
            "Double the number of +1/+1 counters on target creature.",
        ),
        (
            "Verdopple die Anzahl an Marken jeder Sorte auf einem Artefakt deiner Wahl.",
            "Double the number of each kind of counter on target artifact.",
        ),
        (
            "Entferne alle Marken von einer bleibenden Karte deiner Wahl.",
            "Remove all counters from target permanent.",
        ),
        (
            "Lege eine +1/+1-Marke auf eine Kreatur deiner Wahl und eine Loyalitätsmarke auf bis zu einen Planeswalker deiner Wahl.",
            "Put a +1/+1 counter on target creature and a loyalty counter on up to one target planeswalker.",
        ),
        (
            "Bewege eine +1/+1-Marke von einer Kreatur deiner Wahl, die du kontrollierst, auf ~.",
            "Move a +1/+1 counter from target creature you control onto this creature.",
        ),
        (
            "Verteile vier +1/+1-Marken auf eine beliebige Anzahl an Kreaturen deiner Wahl.",
            "Distribute four +1/+1 counters among any number of target creatures.",
        ),
    ],
)
def test_counters(german: str, english: str) -> None:
    assert same(f"{{1}}: {german}".replace("~", "den Harzwicht"), f"{{1}}: {english}")
    assert not same(f"{{1}}: {german}".replace("Marke", ""), f"{{1}}: {english}")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Kreaturen, die du kontrollierst und die Trampelschaden verursachen, haben Eile.",
            "Creatures you control with trample have haste.",
        ),
        (
            "Andere Kreaturen, die mit dem Harzwicht eine Farbe gemeinsam haben, haben Eile.",
            "Other creatures that share a color with this creature have haste.",
        ),
        (
            "Der Harzwicht erhält +1/+0 für jede Aura und jede Ausrüstung, die an ihn angelegt ist.",
            "This creature gets +1/+0 for each Aura and Equipment attached to it.",
        ),
        (
            "Der Harzwicht erhält +1/+0 für jede an ihn angelegte Ausrüstung.",
            "This creature gets +1/+0 for each Equipment attached to it.",
        ),
        (
            "{1}: Bringe alle mit dem Harzwicht ins Exil geschickten Kreaturenkarten unter der Kontrolle ihrer Besitzer ins Spiel zurück.",
            "{1}: Return all creature cards exiled with this creature to the battlefield under their owners' control.",
        ),
        (
            "Solange du einen anderen Wolf oder Werwolf kontrollierst, hat der Harzwicht Eile.",
            "As long as you control another Wolf or Werewolf, this creature has haste.",
        ),
        (
            "{1}: Zerstöre eine Kreatur deiner Wahl, die kein Elf, Goblin oder Drache ist.",
            "{1}: Destroy target non-Elf, non-Goblin, non-Dragon creature.",
        ),
        (
            "{1}: Zerstöre ein Artefakt oder eine fliegende Kreatur deiner Wahl.",
            "{1}: Destroy target artifact or creature with flying.",
        ),
        (
            "{1}: Zerstöre eine Kreatur mit Flugfähigkeit deiner Wahl.",
            "{1}: Destroy target creature with flying.",
        ),
        (
            "Immer wenn eine Kreatur, der in diesem Zug Schaden durch den Harzwicht zugefügt wurde, stirbt, ziehe eine Karte.",
            "Whenever a creature dealt damage by this creature this turn dies, draw a card.",
        ),
        (
            "Andere Kreaturen, die denselben Namen wie der Harzwicht haben, haben Eile.",
            "Other creatures with the same name as this creature have haste.",
        ),
        (
            (
                "Schicke eine Kreatur deiner Wahl, die du kontrollierst, ins Exil und bringe ihre Karte dann unter der Kontrolle "
                "ihres Besitzers ins Spiel zurück."
            ),
            "Exile target creature you control, then return that card to the battlefield under its owner's control.",
        ),
        (
            (
                "{1}: Der Harzwicht erhält +1/+1 für jeden Standardlandtyp unter den Ländern, die du kontrollierst, bis zum Ende "
                "des Zuges."
            ),
            "{1}: This creature gets +1/+1 for each basic land type among lands you control until end of turn.",
        ),
    ],
)
def test_what_stands_at_a_noun(german: str, english: str) -> None:
    assert same(german, english, "Instant" if german.startswith("Schicke") else "Creature")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Solange du einen anderen Wolf oder einen Werwolf kontrollierst, hat der Harzwicht Eile.",
            "As long as you control another Wolf or Werewolf, this creature has haste.",
        ),
        (
            "Kreaturen, die du kontrollierst und die Trampelschaden verursachen, haben Eile.",
            "Creatures you control have haste.",
        ),
        (
            "Der Harzwicht erhält +1/+0 für jede Ausrüstung, die an ihn angelegt ist.",
            "This creature gets +1/+0 for each Aura and Equipment attached to it.",
        ),
        (
            "{1}: Zerstöre eine Kreatur deiner Wahl, die kein Elf, Goblin oder Drache ist.",
            "{1}: Destroy target non-Elf creature.",
        ),
    ],
)
def test_what_would_stand_at_other_nouns(german: str, english: str) -> None:
    assert not same(german, english)


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Bringe einen 2/2 schwarzen Elf-Kreaturenspielstein getappt ins Spiel.",
            "Create a tapped 2/2 black Elf creature token.",
        ),
        (
            (
                "Bringe für jeden Elfen, den du kontrollierst, zwei 1/1 rote Goblin-Kreaturenspielsteine getappt und angreifend ins "
                "Spiel."
            ),
            "Create two 1/1 red Goblin creature tokens that are tapped and attacking for each Elf you control.",
        ),
        (
            "Bringe einen Spielstein ins Spiel, der eine Kopie einer Kreatur deiner Wahl ist.",
            "Create a token that's a copy of target creature.",
        ),
    ],
)
def test_tokens_that_were_put_onto_the_battlefield(german: str, english: str) -> None:
    assert same(german, english, "Sorcery", date="2016-05-01")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Die verzauberte Kreatur hat Tarnung in verschneiten Ländern.",
            "Enchanted creature has snow landwalk.",
        ),
        ("Die verzauberte Kreatur hat Tarnung im verschneiten Wald.", "Enchanted creature has snow forestwalk."),
        (
            "Die verzauberte Kreatur hat Landtarnung für legendäre Länder.",
            "Enchanted creature has legendary landwalk.",
        ),
        ("Kreaturenzauber, die du wirkst, haben Affinität zu Artefakten.", "Creature spells you cast have affinity for artifacts."),
    ],
)  # fmt: skip
def test_keywords_within_a_text(german: str, english: str) -> None:
    assert same(german, english, "Enchantment")
    assert not same(
        german.replace("verschneiten ", "").replace("legendäre ", "").replace(" zu Artefakten", ""), english
    )


def test_a_keyword_with_its_preposition_is_printed_once() -> None:
    tree = read_face("Resin Imp", "Creature", "Creature spells you cast have affinity for artifacts.").lines[0]
    assert tree is not None
    assert print_line(tree, "de") == "Kreaturenzauber, die du wirkst, haben Affinität zu Artefakten."


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            (
                "Durchsuche deine Bibliothek nach einer bleibenden Elf-Karte mit Manabetrag 3 oder weniger, bringe sie ins Spiel "
                "und mische danach."
            ),
            "Search your library for an Elf permanent card with mana value 3 or less, put it onto the battlefield, then shuffle.",
        ),
        (
            "Durchsuche deine Bibliothek nach einer Länderkarte und zeige diese offen vor. Mische danach.",
            "Search your library for a land card and reveal it. Then shuffle.",
        ),
        (
            "~ fügt allen Gegnern sowie allen Kreaturen und Planeswalkern, die sie kontrollieren, je 1 Schadenspunkt zu.",
            "This spell deals 1 damage to each opponent and each creature and planeswalker they control.",
        ),
        (
            "Erzeuge einen 3/1 roten Elf-Kreaturenspielstein, der Eile hat und Trampelschaden verursacht.",
            "Create a 3/1 red Elf creature token with haste and trample.",
        ),
        (
            "Schicke eine Kreatur deiner Wahl, deren Stärke größer oder gleich deinem Lebenspunktestand ist, ins Exil.",
            "Exile target creature with power greater than or equal to your life total.",
        ),
        (
            "Ziehe X Karten, wobei X gleich der Anzahl an +1/+1-Marken ist, die auf einer Kreatur deiner Wahl liegen.",
            "Draw X cards, where X is the number of +1/+1 counters on target creature.",
        ),
    ],
)
def test_more_of_what_stands_at_a_noun(german: str, english: str) -> None:
    assert same(german, english, "Sorcery")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        (
            "Immer wenn eine Kreatur stirbt, der in diesem Zug Schaden vom Harzwicht zugefügt wurde, ziehe eine Karte.",
            "Whenever a creature dealt damage by this creature this turn dies, draw a card.",
        ),
        (
            "Deine Gegner können keine Zaubersprüche wirken, die denselben Namen haben wie der Harzwicht.",
            "Your opponents can't cast spells with the same name as this creature.",
        ),
        (
            'Die verzauberte Kreatur hat "{T}: Ziehe eine Karte".',
            'Enchanted creature has "{T}: Draw a card."',
        ),
        (
            ("{1}: Ein Land deiner Wahl wird bis zum Ende des Zuges zu einer 2/2 Elf-Kreatur mit Eile, die Trampelschaden verursacht. "
            "Es ist immer noch ein Land."),
            "{1}: Target land becomes a 2/2 Elf creature with haste and trample until end of turn. It's still a land.",
        ),
        (
            "Solange du einen Elfen, Goblin oder Drachen kontrollierst, hat der Harzwicht Eile.",
            "As long as you control an Elf, Goblin, or Dragon, this creature has haste.",
        ),
        ("{T}: Erhöhe deinen Manavorrat für jede Kreatur, die du kontrollierst, um {G}.", "{T}: Add {G} for each creature you control."),
        ("{T}: Erzeuge {G} in Höhe der Stärke des Harzwichts.", "{T}: Add an amount of {G} equal to this creature's power."),
    ],
)  # fmt: skip
def test_sentences_of_permanents(german: str, english: str) -> None:
    assert same(german, english)


def test_a_dative_says_no_amount_without_what_governs_it() -> None:
    english = "Draw X cards, where X is your devotion to black."
    assert same("Ziehe X Karten, wobei X gleich deiner Hingabe zu Schwarz ist.", english, "Sorcery")
    assert not same("Ziehe X Karten, wobei X deiner Hingabe zu Schwarz ist.", english, "Sorcery")


def test_a_legend_may_be_called_by_one_of_two_names() -> None:
    german = "Immer wenn Orik Harzer angreift, lege eine +1/+1-Marke auf Orik."
    assert same(
        german,
        "Whenever Resin Imp attacks, put a +1/+1 counter on Resin Imp.",
        "Legendary Creature",
        name="Orik Harzer",
    )
    assert not same(
        german, "Whenever Resin Imp attacks, put a +1/+1 counter on Resin Imp.", "Creature", name="Orik Harzer"
    )
