"""A word that is deleted from a line is missed: the line declines or means something else. The tool is fuzz/deleted_words.py."""

from __future__ import annotations

import importlib.util
import random
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
spec = importlib.util.spec_from_file_location("deleted_words", ROOT / "fuzz" / "deleted_words.py")
assert spec is not None
assert spec.loader is not None
deleted = importlib.util.module_from_spec(spec)
sys.modules["deleted_words"] = deleted
spec.loader.exec_module(deleted)

OWN = {
    "en": ("Whenever this creature attacks, target player draws two cards.", "Swamps you control have {T}: Add {G}."),
    "es": (
        "Siempre que esta criatura ataque, el jugador objetivo roba dos cartas.",
        "La criatura objetivo que no sea roja obtiene +2/+2 hasta el final del turno.",
        "Crea una ficha de criatura Trasgo roja y blanca 1/1 con la habilidad de prisa.",
        "Cuando esta criatura muera, puedes pagar {2}. Si lo haces, roba una carta.",
    ),
    "de": (
        "Immer wenn diese Kreatur angreift, zieht ein Spieler deiner Wahl zwei Karten.",
        "Zerstöre eine nichtrote Kreatur deiner Wahl.",
        "Erzeuge einen 1/1 roten Goblin-Kreaturenspielstein mit Eile.",
    ),
}


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_each_word_counts(lang):
    for text in OWN[lang]:
        for style in ("permanent", "spell"):
            tree = deleted.read_line(text, lang, style=style).tree
            if tree is None:
                continue
            tried, same = deleted.check([deleted.Line(text, style, tree, "")], lang)
            assert tried >= len(text.split()) - 1
            assert [one.marked for one in same if not one.why] == []


def test_a_word_that_is_taken_out_is_shown_where_it_stood():
    found = dict(deleted.shortened("Roba una carta.", "es"))
    assert found == {
        "una carta.": "[Roba] una carta.",
        "Roba carta.": "Roba [una] carta.",
        "Roba una.": "Roba una [carta].",
    }


def test_a_line_that_says_the_same_without_a_word_is_found():
    """The check can fail: "tú" is a free word, and without the table it isn't explained."""
    text = "Cada oponente pierde 1 vida y tú ganas 1 vida."
    tree = deleted.read_line(text, "es", style="spell").tree
    line = deleted.Line(text, "spell", tree, "")
    assert deleted.why_same(line, tree, "y [tú] ganas", "es") == "the verb shows the person"
    assert deleted.why_same(line, tree, "[Cada] oponente", "es") == ""


@pytest.mark.parametrize("lang", ["es", "de"])
def test_printed_lines_drawn_by_a_seed(shared, lang):
    lines = deleted.drawn(lang, shared / "cards" / "foreign.jsonl.gz", 60, random.Random(20))
    assert len(lines) == 60
    _, same = deleted.check(lines, lang)
    assert [f"{one.line.name}: {one.marked}" for one in same if not one.why] == []
