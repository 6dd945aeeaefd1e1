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
    ],
)
def test_a_german_line_that_says_less_is_declined(style: str, german: str) -> None:
    assert read_line(german, "de", style=style).tree is None
