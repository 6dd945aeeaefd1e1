"""Invented cards in every shape of card data, and a reader that knows a handful of words."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from landwalk.cards.database import Database
from landwalk.cards.importing import import_cards
from landwalk.cards.reading import Declined, Reading
from landwalk.cards.records import CardRecord
from landwalk.kernel.mana import ManaCost

Row = dict[str, object]


class ToyReader:
    """Reads the lines "Glow {X}"; notes what it was asked to read."""

    def __init__(self, fingerprint: str = "toy 1") -> None:
        self.fingerprint = fingerprint
        self.read: list[str] = []
        self.started = 0

    def start(self) -> None:
        self.started += 1

    def __call__(self, record: CardRecord) -> Reading:
        self.read.append(record.name)
        trees, declined = [], []
        for line in record.text.split("\n") if record.text else []:
            if line.startswith("Glow {"):
                trees.append(ManaCost.parse(line[5:]))
            else:
                declined.append(Declined(line.split()[0], line))
        return Reading(tuple(trees), tuple(declined))


def creature(name: str, **more: object) -> Row:
    """A row of JSON Lines for a creature."""
    row: Row = {
        "name": name,
        "manaCost": "{1}{G}",
        "type": "Creature — Newt",
        "types": ["Creature"],
        "subtypes": ["Newt"],
    }
    return {**row, "power": "2", "toughness": "2", "layout": "normal", **more}


ROWS: list[Row] = [
    creature("Ambling Newt"),
    creature("Æon Ünewt", text="Glow {W/U}", pool="paper"),
    creature("Mumbling Newt", text="Mumble twice.\nGlow {2}"),
    creature("Double Mumbler", text="Mumble.\nGrumble."),
    creature("A-Ambling Newt", pool="digital"),
    {
        "name": "Newt Pond",
        "type": "Basic Land — Pond",
        "supertypes": ["Basic"],
        "types": ["Land"],
        "subtypes": ["Pond"],
    },
    creature("Swarm Newt", text="A deck can have any number of cards named Swarm Newt."),
    {
        "name": "Hot // Cold",
        "manaCost": "{R}",
        "type": "Instant",
        "types": ["Instant"],
        "layout": "split",
        "text": "Glow {R}",
    },
    {
        "name": "Cold",
        "card": "Hot // Cold",
        "front": "Hot",
        "side": "b",
        "manaCost": "{1}{U}",
        "types": ["Sorcery"],
        "layout": "split",
        "text": "Glow {U}",
    },
    creature("Day Newt // Night Newt", layout="transform", back="Night Newt"),
    creature("Night Newt", layout="transform", face="back", front="Day Newt", manaCost=None, colorIndicator=["B"]),
    creature("Left Newt // Great Newt", layout="meld"),
    creature("Right Newt // Great Newt", layout="meld"),
    creature("Great Newt", layout="meld", manaCost=None, power="9", toughness="9"),
    creature("Upright Newt // Upended Newt", layout="flip"),
    creature(
        "Upended Newt",
        card="Upright Newt // Upended Newt",
        front="Upright Newt",
        side="b",
        layout="flip",
        manaCost=None,
    ),
    creature("Silly Newt", pool="funny", power="2½"),
]


def write_lines(path: Path, rows: list[Row]) -> Path:
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    if path.suffix == ".gz":
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
    else:
        path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """Where the database of a test goes."""
    return tmp_path / "home" / "cards.sqlite"


@pytest.fixture
def reader() -> ToyReader:
    return ToyReader()


@pytest.fixture
def database(tmp_path: Path, target: Path, reader: ToyReader):
    """A database of all the invented cards."""
    import_cards([write_lines(tmp_path / "cards.jsonl", ROWS)], reader, path=target)
    with Database(target) as found:
        yield found
