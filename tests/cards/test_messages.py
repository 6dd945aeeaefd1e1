from __future__ import annotations

import ast
from pathlib import Path

import pytest

from landwalk.cards.errors import DeckError, UnknownCardError, shorten
from landwalk.cards.messages import FAULTS
from landwalk.locale import Lang


def test_an_error_is_one_line_in_three_languages():
    error = DeckError("deck.many", file="my.txt", line=3, given="1996")
    assert str(error) == error.text(Lang.EN)
    assert str(error).startswith("my.txt, line 3: 1996 copies of one card. Write `4 Name`")
    assert error.text(Lang.ES).startswith("my.txt, línea 3: 1996 copias de una carta. Escribe `4 Nombre`")
    assert error.text(Lang.DE).startswith("my.txt, Zeile 3: 1996 Exemplare einer Karte. Schreibe `4 Name`")


def test_an_unknown_card_names_the_nearest():
    error = UnknownCardError("Nwet", ("Newt", "New"))
    assert str(error) == "no card is named 'Nwet'. Did you mean 'Newt', 'New'?"
    assert "Meintest du 'Newt', 'New'?" in error.text(Lang.DE)
    assert UnknownCardError("Nwet", ()).key == "card.unknown"
    assert UnknownCardError("Nwet", ("A", "B"), several=2).key == "card.several"


@pytest.mark.parametrize("name", ["\x1b[31mred", "a\nb", "x" * 1000])
def test_names_are_safe_to_show(name):
    shown = shorten(name)
    assert shown.isprintable()
    assert len(shown) < 100


def test_every_key_that_is_raised_has_its_words():
    folder = Path(__file__).parents[2] / "src" / "landwalk" / "cards"
    raised = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and path.name != "messages.py":
                head = node.value.partition(".")[0]
                if (
                    head in {"deck", "import", "database", "card", "list", "foreign"}
                    and " " not in node.value
                    and "." in node.value
                ):
                    raised.add(node.value)
    assert raised == set(FAULTS)
