"""Fixtures for all tests, and `--rules-map FILE`: which rule is shown by which tests."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.shared_folder import SHARED

from landwalk import cite

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from landwalk.testing.scene import Scene


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-map", metavar="FILE", help="write a JSON object: rule number -> tests marked with it")


def pytest_collection_finish(session: pytest.Session) -> None:
    target = session.config.getoption("--rules-map")
    worker = getattr(session.config, "workerinput", {"workerid": "gw0"})["workerid"]
    if not target or worker != "gw0":  # under xdist every worker collects the same tests
        return
    shown: dict[str, list[str]] = {}
    for item in session.items:
        marked = [getattr(item, "obj", None), getattr(item, "cls", None)]
        for number in sorted({n for each in marked for n in cite.cited(each)}):
            shown.setdefault(number, []).append(item.nodeid)
    ordered = {each.number: shown[each.number] for each in cite.rules() if each.number in shown}
    Path(str(target)).write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


@pytest.fixture(autouse=True, scope="session")
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The cards that whoever runs the tests has imported, perhaps with an older engine, are not the tests'."""
    os.environ["LANDWALK_HOME"] = str(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of reading material and data beside the project. The one reason to skip a test: it isn't there."""
    if not SHARED.is_dir():
        pytest.skip(f"the folder of card data and scenarios isn't there: {SHARED}")
    return SHARED


@pytest.fixture
def scene() -> Scene:
    """An empty scene: say first who plays (landwalk/testing/scene.py). Real cards come from the starter set."""
    from landwalk.testing.scene import Scene

    return Scene()


@pytest.fixture
def happens(scene: Scene) -> Callable[..., None]:
    """`happens(event, ...)`: in the scene these events happen at the same time, by fiat, through the door.

    Then the game goes on to the next priority (state-based actions are done, what triggered is on the stack)."""
    from landwalk.kernel.events import Batch, Event
    from landwalk.testing import position

    def do(*events: Event) -> None:
        def flow() -> Generator[Event, object, object]:
            yield Batch(events)
            return None

        scene.start()
        position.run(scene.state, flow(), scene.answer_setup)
        scene.changed()
        scene.settles()

    return do


@pytest.fixture(scope="session")
def made_up() -> Callable[..., str]:
    """`made_up(edition, contents=..., glossary=..., skip=...)`: a text in the form of the published rules, with our own words."""

    def text_of(
        edition: str = "September 25, 2026",
        *,
        contents: bool = True,
        glossary: bool = True,
        skip: tuple[str, ...] = (),
    ) -> str:
        lines = ["Magic: The Gathering Comprehensive Rules", ""]
        if edition:
            lines += [f"These rules are effective as of {edition}.", ""]
        if contents:
            lines += ["Contents", ""]
            lines += [f"{r.number}. {r.heading}" for r in cite.rules() if "." not in r.number]
            lines += ["Glossary", "", "Credits", ""]
        for rule in cite.rules():
            if rule.number not in skip:
                dot = "" if rule.level is cite.Level.SUBRULE else "."
                lines += [f"{rule.number}{dot} {rule.heading or f'Made-up words for {rule.number}.'}", ""]
            if rule.number == "702.14c":
                lines[-1:] = ["Example: A made-up example.", ""]
        if glossary:
            lines += ["Glossary", "", "Landwalk", "A made-up explanation.", "See rule 702.14.", ""]
            lines += ["Zone", "A place.", "", "Credits", "", "Nobody"]
        return "\n".join(lines) + "\n"

    return text_of
