"""German sentences: each means what the English one beside it says, however its words are ordered; what says less is declined."""

from __future__ import annotations

import pytest

from landwalk.oracle.meaning import one_meaning
from landwalk.oracle.reader import read_line
from landwalk.oracle.writer import print_line

#: style, what the German text means in English, the German text, and whether it is printed so too
_LINES = (
    # the step of a trigger stands in the middle of an instruction, or of its condition
    ("permanent", "At the beginning of your end step, draw a card.", "Ziehe zu Beginn deines Endsegments eine Karte.", False),
    ("permanent", "At the beginning of the end step, sacrifice ~.", "Opfere ~ zu Beginn des Endsegments.", False),
    (
        "permanent",
        "At the beginning of combat on your turn, create a 1/1 red Goblin creature token.",
        "Erzeuge zu Beginn des Kampfes in deinem Zug einen 1/1 roten Goblin-Kreaturenspielstein.",
        False,
    ),
    (
        "permanent",
        "At the beginning of your upkeep, if you control three or more Elves, draw a card.",
        "Falls du zu Beginn deines Versorgungssegments drei oder mehr Elfen kontrollierst, ziehe eine Karte.",
        False,
    ),
    (
        "permanent",
        'Goblins you control have "At the beginning of your upkeep, this creature gets +1/+1 until end of turn."',
        'Goblins, die du kontrollierst, haben "Zu Beginn deines Versorgungssegments erhält diese Kreatur +1/+1 bis zum Ende des Zuges."',
        True,
    ),
    # how long a delayed ability waits stands in the middle of its event
    (
        "spell",
        "Whenever you cast a spell this turn, draw a card.",
        "Immer wenn du in diesem Zug einen Zauberspruch wirkst, ziehe eine Karte.",
        True,
    ),
    (
        "spell",
        "Untap target Goblin. When that Goblin dies this turn, draw a card.",
        "Enttappe einen Goblin deiner Wahl. Wenn der Goblin in diesem Zug stirbt, ziehe eine Karte.",
        True,
    ),
    (
        "spell",
        "Until end of turn, whenever a creature dies, draw a card.",
        "Immer wenn bis zum Ende des Zuges eine Kreatur stirbt, ziehe eine Karte.",
        True,
    ),
    # cards from the top until one comes
    (
        "spell",
        (
            "Reveal cards from the top of your library until you reveal an artifact card. Put that card into your hand "
            "and the rest on the bottom of your library in a random order."
        ),
        (
            "Decke Karten oben von deiner Bibliothek auf, bis du eine Artefaktkarte aufdeckst. Nimm die Karte auf "
            "deine Hand und lege den Rest in zufälliger Reihenfolge unter deine Bibliothek."
        ),
        False,
    ),
    (
        "permanent",
        "When ~ dies, each opponent exiles cards from the top of their library until they exile a land card.",
        "Wenn ~ stirbt, schickt jeder Gegner Karten oben von seiner Bibliothek ins Exil, bis er eine Länderkarte ins Exil schickt.",
        True,
    ),
    # combat
    ("permanent", "All creatures able to block ~ do so.", "Alle Kreaturen, die ~ blocken können, tun dies.", True),
    ("permanent", "This creature can't block and can't be blocked.", "Diese Kreatur kann nicht blocken und nicht geblockt werden.", False),
    ("permanent", "~ must be blocked if able.", "~ muss geblockt werden, falls möglich.", True),
    ("permanent", "~ can't block artifact creatures.", "~ kann keine Artefaktkreaturen blocken.", False),
    (
        "permanent",
        "~ can't attack you or planeswalkers you control.",
        "~ kann weder dich noch einen Planeswalker, den du kontrollierst, angreifen.",
        False,
    ),
    (
        "permanent",
        "Goblins can't be blocked except by three or more creatures.",
        "Goblins können nicht geblockt werden, außer von jeweils drei oder mehr Kreaturen.",
        False,
    ),
    (
        "spell",
        "Target creature can't be blocked by Walls this turn.",
        "Eine Kreatur deiner Wahl kann in diesem Zug von Mauern nicht geblockt werden.",
        False,
    ),
    (
        "permanent",
        "You may have this creature assign its combat damage as though it weren't blocked.",
        "Du kannst diese Kreatur ihren Kampfschaden zuweisen lassen, als ob sie nicht geblockt worden wäre.",
        True,
    ),
    (
        "permanent",
        "When ~ attacks, untap all Goblins you control. After this phase, there is an additional combat phase.",
        "Wenn ~ angreift, enttappe alle Goblins, die du kontrollierst. Nach dieser Phase gibt es eine zusätzliche Kampfphase.",
        True,
    ),
    (
        "permanent",
        "~ can't be the target of spells your opponents control.",
        "~ kann nicht das Ziel von Zaubersprüchen sein, die deine Gegner kontrollieren.",
        True,
    ),
    # where something comes and how
    (
        "spell",
        "Return target artifact card from your graveyard to the battlefield transformed under your control.",
        "Bringe eine Artefaktkarte deiner Wahl aus deinem Friedhof transformiert unter deiner Kontrolle ins Spiel zurück.",
        True,
    ),
    (
        "permanent",
        "When ~ dies, return it to the battlefield tapped under its owner's control with a +1/+1 counter on it.",
        "Wenn ~ stirbt, bringe sie unter der Kontrolle ihres Besitzers getappt und mit einer +1/+1-Marke ins Spiel zurück.",
        True,
    ),
    (
        "spell",
        "Return target creature card from your graveyard to the battlefield with a -1/-1 counter on it.",
        "Bringe eine Kreaturenkarte deiner Wahl aus deinem Friedhof mit einer -1/-1-Marke auf ihr ins Spiel zurück.",
        False,
    ),
    # what may be done
    (
        "permanent",
        "You may choose not to untap ~ during your untap step.",
        "Du kannst bestimmen, ~ während deines Enttappsegments nicht zu enttappen.",
        True,
    ),
    ("spell", "You may tap or untap target land.", "Du kannst ein Land deiner Wahl tappen oder enttappen.", True),
    (
        "permanent",
        "You may cast ~ as though it had flash if you pay {3} more to cast it.",
        "Du kannst ~ wirken, als ob sie Aufblitzen hätte, falls du beim Wirken {3} mehr bezahlst.",
        True,
    ),
    ("permanent", "~ can be your commander.", "~ kann dein Kommandeur sein.", True),
    (
        "permanent",
        "You may pay {U} rather than pay this spell's mana cost.",
        "Du kannst {U} bezahlen, anstatt die Manakosten für diesen Zauberspruch zu bezahlen.",
        False,
    ),
    (
        "permanent",
        "Whenever a player draws a card, that player may pay {2}. If that player doesn't, you gain 1 life.",
        (
            "Immer wenn ein Spieler eine Karte zieht, kann jener Spieler {2} bezahlen. Falls der Spieler dies nicht "
            "tut, erhältst du 1 Lebenspunkt dazu."
        ),
        False,
    ),
    (
        "permanent",
        "Whenever you cast a black spell, you may destroy target creature if it's tapped.",
        "Immer wenn du einen schwarzen Zauberspruch wirkst, kannst du eine Kreatur deiner Wahl zerstören, falls sie getappt ist.",
        True,
    ),
    # if, then, otherwise
    (
        "spell",
        "Create a Treasure token. Then if you control three or more artifacts, draw a card.",
        "Erzeuge einen Schatz-Spielstein. Falls du dann drei oder mehr Artefakte kontrollierst, ziehe eine Karte.",
        True,
    ),
    (
        "spell",
        "If you control an Elf, draw a card. Otherwise, you may discard a card.",
        "Falls du einen Elfen kontrollierst, ziehe eine Karte. Anderenfalls kannst du eine Karte abwerfen.",
        True,
    ),
    (
        "spell",
        "Destroy target Elf. If its power was 3 or greater, draw a card.",
        "Zerstöre einen Elfen deiner Wahl. Falls seine Stärke 3 oder mehr war, ziehe eine Karte.",
        True,
    ),
    (
        "spell",
        "Reveal the top card of your library. If it isn't a land card, put it into your hand.",
        "Decke die oberste Karte deiner Bibliothek auf. Falls es keine Länderkarte ist, nimm sie auf deine Hand.",
        True,
    ),
    ("permanent", "When you control no Islands, sacrifice ~.", "Wenn du keine Insel kontrollierst, opfere ~.", False),
    (
        "permanent",
        "If you would gain life, you gain twice that much life instead.",
        "Falls du Lebenspunkte dazuerhalten würdest, erhältst du stattdessen doppelt so viele Lebenspunkte dazu.",
        True,
    ),
    # one thing that causes another
    (
        "permanent",
        "If an Elf entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
        (
            "Falls ein Elf ins Spiel kommt und dadurch bei einem Permanent, das du kontrollierst, eine ausgelöste "
            "Fähigkeit auslöst, wird die Fähigkeit ein weiteres Mal ausgelöst."
        ),
        True,
    ),
    (
        "permanent",
        "If an Elf dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
        (
            "Falls das Sterben eines Elfen eine ausgelöste Fähigkeit eines Permanents, das du kontrollierst, auslöst, "
            "wird die Fähigkeit ein weiteres Mal ausgelöst."
        ),
        True,
    ),
    (
        "permanent",
        "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
        (
            "Falls ein oder mehrere Spielsteine unter deiner Kontrolle erzeugt würden, werden stattdessen doppelt so "
            "viele solcher Spielsteine erzeugt."
        ),
        True,
    ),
    (
        "spell",
        "Destroy target Goblin. A Goblin destroyed this way can't be regenerated.",
        "Zerstöre einen Goblin deiner Wahl. Ein auf diese Weise zerstörter Goblin kann nicht regeneriert werden.",
        True,
    ),
    (
        "spell",
        "Destroy all creatures. Creatures destroyed this way can't be regenerated.",
        "Zerstöre alle Kreaturen. Auf diese Weise zerstörte Kreaturen können nicht regeneriert werden.",
        True,
    ),
    (
        "spell",
        "~ deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
        (
            "~ fügt einer Kreatur deiner Wahl 4 Schadenspunkte zu. Überschüssiger Schaden wird stattdessen dem "
            "Beherrscher der Kreatur zugefügt."
        ),
        True,
    ),
    # when an event counts, in front of it or in it
    (
        "permanent",
        "Whenever you cast a Goblin spell during an opponent's turn, draw a card.",
        "Immer wenn du einen Goblin-Zauberspruch im Zug eines Gegners wirkst, ziehe eine Karte.",
        False,
    ),
    (
        "permanent",
        "Whenever one or more land cards are put into your graveyard from anywhere for the first time each turn, draw a card.",
        (
            "Immer wenn zum ersten Mal in einem Zug eine oder mehrere Länderkarten von irgendwoher auf deinen Friedhof "
            "gelegt werden, ziehe eine Karte."
        ),
        False,
    ),
    # one verb for two
    (
        "spell",
        "Target creature gets +1/+1 and gains your choice of deathtouch or lifelink until end of turn.",
        "Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges +1/+1 und entweder Todesberührung oder Lebensverknüpfung.",
        False,
    ),
    (
        "spell",
        "Target creature gains vigilance and gets +2/+2 until end of turn.",
        "Eine Kreatur deiner Wahl erhält Wachsamkeit und +2/+2 bis zum Ende des Zuges.",
        True,
    ),
    ("spell", "You gain 3 life and you get {E}{E}.", "Du erhältst 3 Lebenspunkte dazu und {E}{E}.", False),
    (
        "permanent",
        "{1}: Switch ~'s power and toughness until end of turn.",
        "{1}: Vertausche bis zum Ende des Zuges Stärke und Widerstandskraft von ~.",
        False,
    ),
    # turns and steps
    (
        "permanent",
        "When ~ enters, each opponent skips their next untap step.",
        "Wenn ~ ins Spiel kommt, übergehen alle Gegner ihr nächstes Enttappsegment.",
        False,
    ),
    (
        "permanent",
        "When ~ enters, target opponent skips their next combat phase.",
        "Wenn ~ ins Spiel kommt, übergeht ein Gegner deiner Wahl seine nächste Kampfphase.",
        True,
    ),
    (
        "permanent",
        "At the beginning of your end step, choose one —\n• You gain 1 life.\n• Draw a card.",
        "Zu Beginn deines Endsegments bestimmst du eines —\n• Du erhältst 1 Lebenspunkt dazu.\n• Ziehe eine Karte.",
        False,
    ),
    # one creature that two events speak of
    (
        "permanent",
        "Whenever ~ blocks or becomes blocked by a white creature, destroy that creature.",
        "Immer wenn ~ eine weiße Kreatur blockt oder von ihr geblockt wird, zerstöre jene Kreatur.",
        True,
    ),
    (
        "permanent",
        "Whenever a creature deals combat damage to you, destroy it.",
        "Immer wenn dir eine Kreatur Kampfschaden zufügt, zerstöre sie.",
        False,
    ),
    # words in another place: otherwise, and, an addition before a duration
    (
        "spell",
        "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put that card into your hand.",
        (
            "Decke die oberste Karte deiner Bibliothek auf. Falls es eine Länderkarte ist, bringe sie ins Spiel. Nimm "
            "sie sonst auf deine Hand."
        ),
        False,
    ),
    (
        "spell",
        "Target permanent becomes an artifact in addition to its other types until end of turn.",
        "Ein Permanent deiner Wahl wird zusätzlich zu seinen anderen Typen bis zum Ende des Zuges zu einem Artefakt.",
        False,
    ),
    ("spell", "~ deals 2 damage to each player and each creature.", "~ fügt jedem Spieler sowie jeder Kreatur 2 Schadenspunkte zu.", False),
    (
        "permanent",
        "{1}: You may have ~ become a copy of target creature, except it has this ability.",
        "{1}: Du kannst ~ zu einer Kopie einer Kreatur deiner Wahl werden lassen, außer dass er diese Fähigkeit hat.",
        False,
    ),
    (
        "spell",
        "If you control an Elf, each opponent sacrifices an artifact.",
        "Falls du einen Elfen kontrollierst, opfert jeder Gegner ein Artefakt.",
        True,
    ),
    # a quoted ability without its full stop
    (
        "permanent",
        'Goblins you control have "Whenever this creature attacks, draw a card."',
        'Goblins, die du kontrollierst, haben "Immer wenn diese Kreatur angreift, ziehe eine Karte".',
        False,
    ),
    # what a verb said before goes for
    ("permanent", "Equipped creature gets +2/+2 and has flying.", "Die ausgerüstete Kreatur erhält +2/+2 und Flugfähigkeit.", False),
    # unless, said with "if not"
    (
        "spell",
        "Counter target spell unless its controller pays {3}.",
        "Neutralisiere einen Zauberspruch deiner Wahl, falls sein Beherrscher nicht {3} bezahlt.",
        False,
    ),
    (
        "permanent",
        "At the beginning of your upkeep, sacrifice ~ unless you discard a card.",
        "Opfere zu Beginn deines Versorgungssegments ~, falls du nicht eine Karte abwirfst.",
        False,
    ),
    # costs
    (
        "spell",
        "As an additional cost to cast this spell, sacrifice a land or discard a card.",
        "Als zusätzliche Kosten, um diesen Zauberspruch zu wirken, opfere ein Land oder wirf eine Karte ab.",
        False,
    ),
    # what happened in a turn
    (
        "permanent",
        "When ~ dies, if three or more creatures died this turn, draw a card.",
        "Wenn ~ stirbt und falls in diesem Zug drei oder mehr Kreaturen gestorben sind, ziehe eine Karte.",
        True,
    ),
    (
        "permanent",
        "~ can't attack unless you've cast a noncreature spell this turn.",
        "~ kann nicht angreifen, es sei denn, du hast in diesem Zug bereits einen Nichtkreatur-Zauberspruch gewirkt.",
        True,
    ),
    (
        "spell",
        "Discard a card unless you attacked this turn.",
        "Wirf eine Karte ab, es sei denn, du hast in diesem Zug mit mindestens einer Kreatur angegriffen.",
        True,
    ),
    # for each before the verb's last part
    (
        "permanent",
        "Whenever ~ attacks, you gain 1 life for each Elf you control.",
        "Immer wenn ~ angreift, erhältst du 1 Lebenspunkt für jeden Elfen, den du kontrollierst, dazu.",
        False,
    ),
    (
        "permanent",
        "Prevent all damage that would be dealt by enchanted creature.",
        "Verhindere allen Schaden, der von der verzauberten Kreatur zugefügt würde.",
        False,
    ),
    (
        "permanent",
        "~ is the chosen type in addition to its other types.",
        "~ hat zusätzlich zu seinen anderen Typen den bestimmten Kreaturentyp.",
        False,
    ),
    ("permanent", "~ can't be sacrificed.", "~ kann nicht geopfert werden.", True),
    (
        "permanent",
        "{1}: ~ becomes a 3/3 Elemental creature until end of turn. It's still a land. It can't be blocked this turn.",
        (
            "{1}: ~ wird bis zum Ende des Zuges zu einer 3/3 Elementarwesen-Kreatur und kann in diesem Zug nicht "
            "geblockt werden. Sie ist immer noch ein Land."
        ),
        False,
    ),
    (
        "permanent",
        (
            "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel "
            "creature tokens are created instead."
        ),
        (
            "Falls ein oder mehrere Spielsteine unter deiner Kontrolle erzeugt würden, werden stattdessen diese "
            "Spielsteine plus entsprechend viele 1/1 grüne Eichhörnchen-Kreaturenspielsteine erzeugt."
        ),
        True,
    ),
    ("spell", "Exchange control of two target creatures.", "Tausche die Kontrolle über zwei Kreaturen deiner Wahl aus.", True),
    # costs to attack; who "it" can't be
    (
        "permanent",
        "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
        (
            "Kreaturen können dich nicht angreifen, es sei denn, ihr Beherrscher bezahlt {2} für jede Kreatur, die er "
            "kontrolliert und die dich angreift."
        ),
        True,
    ),
    (
        "permanent",
        "Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures.",
        (
            "Kreaturen können weder dich noch Planeswalker, die du kontrollierst, angreifen, es sei denn, ihr "
            "Beherrscher bezahlt {1} für jede dieser Kreaturen."
        ),
        True,
    ),
    (
        "permanent",
        "Whenever an opponent draws a card, ~ deals 1 damage to them.",
        "Immer wenn ein Gegner eine Karte zieht, fügt ihm ~ 1 Schadenspunkt zu.",
        True,
    ),
    (
        "permanent",
        "If you control an Elf, you may have ~ enter as a copy of any creature on the battlefield.",
        "Falls du einen Elfen kontrollierst, kannst du ~ als Kopie einer beliebigen Kreatur im Spiel ins Spiel kommen lassen.",
        True,
    ),
    # a copy of each; what happens instead to some alone
    (
        "spell",
        "For each Goblin you control, create a token that's a copy of that creature.",
        "Erzeuge für jeden Goblin, den du kontrollierst, einen Spielstein, der eine Kopie jener Kreatur ist.",
        False,
    ),
    (
        "spell",
        "Each player draws a card. If you control an Elf, instead only you draw a card.",
        "Jeder Spieler zieht eine Karte. Falls du einen Elfen kontrollierst, ziehst stattdessen nur du eine Karte.",
        False,
    ),
    (
        "spell",
        "Exile target creature card from a graveyard. Create a token that's a copy of it.",
        "Schicke eine Kreaturenkarte deiner Wahl aus einem Friedhof ins Exil. Erzeuge einen Spielstein, der eine Kopie von ihr ist.",
        True,
    ),
)  # fmt: skip


@pytest.mark.parametrize(("style", "english", "german", "printed"), _LINES)
def test_a_german_line_means_what_the_english_one_says(style: str, english: str, german: str, printed: bool) -> None:
    tree = read_line(english, style=style).tree
    found = read_line(german, "de", style=style)
    assert tree is not None
    assert found.tree is not None, (found.reason, found.stop)
    assert one_meaning(found.tree, tree)
    assert (print_line(tree, "de") == german) == printed


@pytest.mark.parametrize(
    ("style", "german"),
    [
        # a step in the middle says when an ability triggers only where the ability begins
        ("permanent", "{T}: Du erhältst 1 Lebenspunkt dazu. Ziehe zu Beginn deines Endsegments eine Karte."),
        ("permanent", "Ziehe zu Beginn deines eine Karte."),
        ("spell", "Immer wenn du in diesem einen Zauberspruch wirkst, ziehe eine Karte."),
        ("spell", "Decke Karten oben von deiner Bibliothek auf, bis du aufdeckst."),
        ("permanent", "Alle Kreaturen, die ~ blocken können, tun."),
        ("permanent", "~ muss geblockt werden, möglich."),
        ("spell", "Zerstöre alle Kreaturen. Diese Weise zerstörte Kreaturen können nicht regeneriert werden."),
        ("permanent", "Falls du eine Karte ziehen würdest, ziehe zwei Karten."),
        ("spell", "Neutralisiere einen Zauberspruch deiner Wahl, falls sein Beherrscher {3} bezahlt."),
        ("spell", "Falls es eine Länderkarte ist, bringe sie ins Spiel. Nimm sie sonst."),
        ("permanent", "Wenn ~ stirbt und falls in diesem Zug drei oder mehr Kreaturen sind, ziehe eine Karte."),
    ],
)
def test_a_german_line_that_says_less_is_declined(style: str, german: str) -> None:
    assert read_line(german, "de", style=style).tree is None
