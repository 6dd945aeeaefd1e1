"""The list of cards beside the project, by section; a test says which faces it shows, so that none is forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

import pytest
from tests.shared_folder import SHARED

F = TypeVar("F", bound=Callable[..., object])
LIST = SHARED / "cards" / "seed-keyword-cards.md"
#: Faces that some test shows.
SHOWN: set[str] = set()


def shows(*names: str) -> Callable[[F], F]:
    """The test shows what these faces say."""
    SHOWN.update(names)
    return lambda test: test


@cache
def paper_faces(section: str) -> dict[str, tuple[str, ...]]:
    """The paper faces of a section ("Squad"), in the order of the list: name -> roles. Other pools are marked in brackets there.

    {} where the folder isn't there: the tests here are skipped then (conftest.py).
    """
    if not SHARED.is_dir():
        return {}
    lines = LIST.read_text(encoding="utf-8").split(f"\n## {section}", 1)[1].split("\n## ", 1)[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines if line.startswith("|")]
    return {
        c[0]: tuple(c[-1].split(", "))
        for c in cells
        if c[0] != "name" and not c[0].startswith("-") and not c[0].endswith("]")
    }


def each(arguments: str, found: Sequence[object]) -> pytest.MarkDecorator:
    """The test is about each of these, of which there must be some; where the folder isn't there, it is skipped as the others are."""
    if not SHARED.is_dir():
        return pytest.mark.parametrize(arguments.split(", "), [(None,) * len(arguments.split(", "))])
    assert found, f"nothing to ask about: {arguments}"
    return pytest.mark.parametrize(arguments, found)
