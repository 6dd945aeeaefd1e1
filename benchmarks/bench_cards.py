"""How long cards take from the database; a set of 35,000 invented faces stands in for the real data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from landwalk.cards.database import Database
from landwalk.cards.importing import import_cards
from landwalk.cards.reading import Reading
from landwalk.cards.records import CardRecord
from landwalk.kernel.mana import ManaCost

FACES = 35_000


class Nothing:
    """A reader that finds the same small tree in every text."""

    fingerprint = "nothing"

    def start(self) -> None:
        """Nothing to load."""

    def __call__(self, record: CardRecord) -> Reading:
        return Reading((ManaCost(("2", "G")),))


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cards")
    rows = (
        {
            "name": f"Newt {n:x} of Pond {n % 997}",
            "types": ["Creature"],
            "power": "2",
            "toughness": "2",
            "text": "x" * 150,
        }
        for n in range(FACES)
    )
    (folder / "cards.jsonl").write_text("".join(json.dumps(r) + "\n" for r in rows), encoding="utf-8")
    import_cards([folder / "cards.jsonl"], Nothing(), path=folder / "cards.sqlite")
    return folder / "cards.sqlite"


def bench_sixty_cards(benchmark: BenchmarkFixture, path: Path) -> None:
    """The bar is 5 ms, the opening of the file included."""
    names = [f"Newt {n:x} of Pond {n % 997}" for n in range(0, FACES, FACES // 60)][:60]

    def sixty() -> int:
        with Database(path) as database:
            return sum(len(face.reading.abilities) for c in database.find_all(names).values() for face in c.faces)

    assert benchmark(sixty) == 60


def bench_nearest_names(benchmark: BenchmarkFixture, path: Path) -> None:
    with Database(path) as database:
        assert benchmark(database.nearest, "Newt 1f0 of Pomd 496")
