"""Scenes with the printed cards, read from the card data beside the project; without it these tests are skipped and say so."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cards.seed.landwalk_faces import corpus

from landwalk.testing.scenarios.card_files import CardFiles
from landwalk.testing.scene import Scene


@pytest.fixture(scope="session", autouse=True)
def printed(shared: Path) -> CardFiles:
    """All printed cards. Every test here needs them."""
    return corpus()


@pytest.fixture
def scene(printed: CardFiles) -> Scene:
    """An empty scene: say first who plays."""
    return Scene(printed)
