"""The list of cards beside the project, by section; a test says which faces it shows, so that none is forgotten."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])
SHARED = Path(os.environ.get("LANDWALK_SHARED") or Path(__file__).resolve().parents[4] / "shared")
LIST = SHARED / "cards" / "seed-keyword-cards.md"
#: Faces that some test shows.
SHOWN: set[str] = set()


def shows(*names: str) -> Callable[[F], F]:
    """The test shows what these faces say."""
    SHOWN.update(names)
    return lambda test: test


def paper_faces(section: str) -> list[str]:
    """The paper faces of a section ("Squad"), in the order of the list; other pools are marked in brackets there. [] without the list."""
    if not LIST.is_file():
        return []
    lines = LIST.read_text(encoding="utf-8").split(f"\n## {section}", 1)[1].split("\n## ", 1)[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines if line.startswith("|")]
    return [c[0] for c in cells if c[0] != "name" and not c[0].startswith("-") and not c[0].endswith("]")]
