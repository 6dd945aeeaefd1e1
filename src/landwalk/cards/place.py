"""The usual place of cards: the imported database if there is one, then the starter set."""

from __future__ import annotations

from pathlib import Path

from landwalk.cards.database import Database
from landwalk.cards.definitions import DatabaseDefinitions, Definitions, FirstOf
from landwalk.cards.folders import database_path
from landwalk.cards.starter import starter


def default_place(database: Path | None = None) -> Definitions:
    """Where decks and commands look cards up. DatabaseError for a damaged file."""
    file = database or database_path()
    if not file.exists():
        return starter()
    return FirstOf([DatabaseDefinitions(Database(file)), starter()])
