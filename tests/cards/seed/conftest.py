"""Scenes with the printed cards, read from the card data beside the project; without it these tests are skipped and say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from landwalk.testing.scenarios.card_files import CardFiles
from landwalk.testing.scene import Scene


@pytest.fixture(scope="session")
def printed(shared: Path) -> CardFiles:
    """All printed cards; a text is read when its card is first asked for."""
    files = [shared / "cards" / name for name in ("oracle-cards.jsonl.gz", "second-faces.jsonl")]
    missing = [file for file in files if not file.is_file()]
    if missing:
        pytest.skip(f"the card data isn't there: {missing[0]}")
    return CardFiles(files)


@pytest.fixture
def scene(printed: CardFiles) -> Scene:
    """An empty scene: say first who plays."""
    return Scene(printed)
