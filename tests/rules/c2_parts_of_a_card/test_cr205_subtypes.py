"""CR 205.3: subtypes and the card types that they go with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landwalk.cite import cr
from landwalk.rules.c2_parts_of_a_card import cr205_words as words
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import (
    ALL_CREATURE_TYPES,
    correlated,
    creature_types,
    fitting,
    set_of,
    with_every_creature_type,
)
from landwalk.testing.board import Board, creature, land

#: What the newest edition has besides the text of April 2026.
NEWER = {
    "ARTIFACT_TYPES": {"Heartwood", "Vibranium"},
    "ENCHANTMENT_TYPES": {"Plan"},
    "CREATURE_TYPES": {"Eternal", "Gamma", "Inhuman", "Kree", "Shi'ar", "Skrull", "Spy"},
    "SPELL_TYPES": {"Chorus"},
}


@cr("205.3g")
@cr("205.3h")
@cr("205.3i")
@cr("205.3j")
@cr("205.3k")
@cr("205.3m")
@pytest.mark.parametrize(
    ("letter", "name"),
    [
        ("g", "ARTIFACT_TYPES"),
        ("h", "ENCHANTMENT_TYPES"),
        ("i", "LAND_TYPES"),
        ("j", "PLANESWALKER_TYPES"),
        ("k", "SPELL_TYPES"),
        ("m", "CREATURE_TYPES"),
    ],
)
def test_every_subtype_of_the_rulebook_is_in_its_list(shared: Path, letter: str, name: str) -> None:
    text = (shared / "rules" / "MagicCompRules.txt").read_text(encoding="utf-8").replace("\u2019", "'")
    (rule,) = re.findall(rf"^205\.3{letter} .*$", text, re.MULTILINE)
    ours = set(getattr(words, name))
    for word in ours - NEWER.get(name, set()):
        assert re.search(rf"\b{re.escape(word)}\b", rule), word
    listed = rule.split("types are ")[-1] if letter != "m" else rule.split("one word long: ")[-1]
    named = {w.strip().removeprefix("and ") for w in re.sub(r" \(see [^)]*\)", "", listed).split(".")[0].split(",")}
    assert named <= ours


@cr("205.3m")
def test_creature_types_are_those_of_creatures_and_kindreds() -> None:
    board = Board()
    dryad = board.put(creature("Dryad", 1, 1, types=("land", "creature"), subtypes=("Forest", "Dryad")))
    forest = board.put(land("Forest", "Forest"))
    assert creature_types(board.get(dryad)) == {"Dryad"}
    assert creature_types(board.get(forest)) == frozenset()


@cr("205.3c")
@cr("205.3d")
def test_a_subtype_goes_with_its_card_type() -> None:
    creature_only = frozenset({"creature"})
    assert correlated("Elf", creature_only)
    assert not correlated("Aura", creature_only)
    assert correlated("Elf", frozenset({"kindred", "instant"}))
    assert fitting(frozenset({"Elf", "Forest"}), frozenset({"land"})) == {"Forest"}


@cr("205.1a")
def test_setting_a_subtype_replaces_its_own_set() -> None:
    assert "Desert" in set_of("Island")
    assert "Elf" not in set_of("Island")


@cr("702.73a")
def test_every_creature_type_is_one_shared_set() -> None:
    once = with_every_creature_type(frozenset({"Forest"}))
    assert once is with_every_creature_type(frozenset({"Forest"}))
    assert once == ALL_CREATURE_TYPES | {"Forest"}
