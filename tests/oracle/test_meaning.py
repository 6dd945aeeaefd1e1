"""Trees that mean the same, and trees that don't though they are nearly alike (oracle/meaning.py, oracle/meant.py)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.oracle.meaning import mean_the_same
from landwalk.oracle.reader import read_face

SORCERY, CREATURE, AURA = "Sorcery", "Creature", "Enchantment — Aura"

OTHERS = {
    "two targets or one": (
        SORCERY,
        "Target player draws a card. Target player loses 1 life.",
        "Target player draws a card and loses 1 life.",
    ),
    "chosen twice or once": (
        SORCERY,
        "Each opponent sacrifices a creature. Each opponent loses 1 life.",
        "Each opponent sacrifices a creature and loses 1 life.",
    ),
    "what is replaced by 'instead'": (
        SORCERY,
        "Kicker {2}\nYou gain 2 life. You draw a card. If this spell was kicked, you draw three cards instead.",
        "Kicker {2}\nYou gain 2 life and draw a card. If this spell was kicked, you draw three cards instead.",
    ),
    "whose control": (
        SORCERY,
        "Return target creature card from a graveyard to the battlefield.",
        "Put target creature card from a graveyard onto the battlefield.",
    ),
    "cast or controlled": (
        CREATURE,
        "Creature spells you cast have haste.",
        "Creature spells you control have haste.",
    ),
    "the Aura or the creature": (
        AURA,
        'Enchant creature\nEnchanted creature has "{T}: Foo deals 1 damage to any target."',
        'Enchant creature\nEnchanted creature has "{T}: This creature deals 1 damage to any target."',
    ),
    "the card or the creature": (
        CREATURE,
        "Whenever another creature you control dies, create a token that's a copy of that card.",
        "Whenever another creature you control dies, create a token that's a copy of that creature.",
    ),
    "a card or a spell": (
        SORCERY,
        "You may cast a card with mana value 3 or less from your hand without paying its mana cost.",
        "You may cast a spell with mana value 3 or less from your hand without paying its mana cost.",
    ),
    "what the size counts": (
        SORCERY,
        "Target creature gains flying and gets +X/+X until end of turn, where X is the number of creatures with flying you control.",
        "Target creature gets +X/+X and gains flying until end of turn, where X is the number of creatures with flying you control.",
    ),
    "after which phase": (
        CREATURE,
        "Whenever Foo attacks, after this phase, there is an additional combat phase.",
        "Whenever Foo attacks, after this main phase, there is an additional combat phase.",
    ),
}

SAME = {
    "sentences about you": (SORCERY, "You draw a card. You lose 1 life.", "You draw a card and you lose 1 life."),
    "the object itself": (CREATURE, "When Foo dies, draw a card.", "When this creature dies, draw a card."),
    "your own cards": (
        SORCERY,
        "Return all land cards from your graveyard to the battlefield.",
        "Put all land cards from your graveyard onto the battlefield.",
    ),
    "an ability that it gives itself": (
        CREATURE,
        '{1}: Until end of turn, Foo gains "When Foo dies, draw a card."',
        '{1}: Until end of turn, Foo gains "When this creature dies, draw a card."',
    ),
}


def both(types: str, one: str, other: str) -> bool:
    first, second = (read_face("Foo", types, text) for text in (one, other))
    assert first.declines == ()
    assert second.declines == ()
    return mean_the_same(first.abilities, second.abilities)


@cr("608.2c", "110.2a", "201.5a", "707.10")
@pytest.mark.parametrize("pair", OTHERS)
def test_what_can_be_played_otherwise_is_another_meaning(pair):
    assert not both(*OTHERS[pair])


@pytest.mark.parametrize("pair", SAME)
def test_what_is_only_said_otherwise_means_the_same(pair):
    assert both(*SAME[pair])
