from __future__ import annotations

import pytest

from landwalk.cards.decks.build import build_deck
from landwalk.cards.starter import DECKS, deck, starter
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

for _name in ("numpy", "gymnasium", "pettingzoo"):
    pytest.importorskip(_name, reason='the learning environments need `pip install "landwalk[rl]"`')


@pytest.fixture(scope="session")
def starter_decks() -> dict[str, tuple[CardSpec, ...]]:
    """The main decks of the starter set, by name."""
    return {name: build_deck(deck(name), starter(), allow_unread=True).main for name in DECKS}


@pytest.fixture
def two(starter_decks) -> list[tuple[CardSpec, ...]]:
    return [starter_decks["stompy"], starter_decks["skies"]]
