"""What the gates look at: the files of the repository, read once."""

from __future__ import annotations

import ast
import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SKIPPED = {".git", ".venv", "__pycache__", "_build", "build", "dist", "node_modules"}


class Source:
    """A file of the repository: its place, its text and, for Python, its tree."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.relative_to(ROOT).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self._tree: ast.Module | None = None

    @property
    def tree(self) -> ast.Module:
        if self._tree is None:
            self._tree = ast.parse(self.text, self.name)
        return self._tree

    def line_at(self, position: int) -> int:
        """The line number of a position in the text."""
        return self.text.count("\n", 0, position) + 1


def under(folder: str, *endings: str) -> Iterator[Source]:
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in endings and path.is_file() and not SKIPPED & set(path.relative_to(ROOT).parts):
            yield Source(path)


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def product() -> list[Source]:
    """The Python files of the package."""
    return list(under("src", ".py"))


@pytest.fixture(scope="session")
def tables() -> list[Source]:
    """The tables, catalogues and pages of the package."""
    return list(under("src/landwalk", ".tsv", ".po", ".txt"))


@pytest.fixture(scope="session")
def tests() -> list[Source]:
    """The Python files of the tests."""
    return list(under("tests", ".py"))


@pytest.fixture(scope="session")
def pages() -> list[Source]:
    """The pages for people."""
    return [*under("docs", ".md", ".rst"), *(Source(path) for path in sorted(ROOT.glob("*.md")))]


class Corpus:
    """Names and texts of real cards, to see that none got into the product."""

    def __init__(self, path: Path) -> None:
        self.names: set[str] = set()
        self.sentences: set[str] = set()
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                card = json.loads(line)
                self.names.update(name for name in card["name"].split(" // ") if " " in name)
                for piece in re.sub(r"\([^)]*\)", "", card.get("text") or "").split("\n"):
                    if len(piece.strip()) >= 60:
                        self.sentences.add(piece.strip())


@pytest.fixture(scope="session")
def corpus(shared: Path) -> Corpus:
    return Corpus(shared / "cards" / "oracle-cards.jsonl.gz")
