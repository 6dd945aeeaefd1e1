"""The starter set: supported cards only, six legal decks, no text of anybody else's."""

from __future__ import annotations

from importlib import resources

import msgspec
import pytest

from landwalk.cards import executed
from landwalk.cards.decks.check import check_deck
from landwalk.cards.starter import DECKS, deck, definitions, starter
from landwalk.oracle.writer import print_face


def test_the_set_has_about_150_cards():
    assert 140 <= len(definitions()) <= 180


def test_every_card_is_executed_by_the_rules():
    known = executed.registries()
    left = {d.name: found for d in definitions() for f in d.faces if (found := executed.unexecuted(f.abilities, known))}
    assert not left


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_are_legal(name):
    report = check_deck(deck(name), starter())
    assert report.problems == ()
    assert report.main == 60


def test_the_file_holds_trees_and_no_printed_text():
    lines = resources.files("landwalk.cards.starter").joinpath("cards.jsonl").read_bytes().splitlines()
    for line in lines:
        assert "text" not in msgspec.json.decode(line)


def test_the_writer_has_words_for_every_card():
    for definition in definitions():
        text = print_face(definition.faces[0].abilities, "en", definition.name)
        assert "(" not in text, text  # a tree without words is shown as its data, with brackets
