"""`cli(...)`: the command line in this process, in an empty home, in English."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from landwalk.ui import decks, failures
from landwalk.ui.main import group


class Done:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def json(self) -> list:
        """Each line of the output as JSON."""
        return [json.loads(line) for line in self.lines]

    def __repr__(self) -> str:
        return f"<exit code {self.code}>\n{self.out}\n{self.err}"


Cli = Callable[..., Done]


@pytest.fixture
def cli(capsys, monkeypatch, tmp_path) -> Cli:
    monkeypatch.setenv("LANDWALK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANDWALK_LANG", "en")
    monkeypatch.chdir(tmp_path)

    def run(*words: str, typed: str | bytes = "", lang: str | None = None) -> Done:
        if lang:
            monkeypatch.setenv("LANDWALK_LANG", lang)
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        monkeypatch.setattr(decks, "_told", False)
        capsys.readouterr()
        code = failures.run(group, list(words))
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run


@pytest.fixture
def file(tmp_path) -> Callable[..., str]:
    """Writes a file beside the command and gives its name."""

    def write(name: str, content: str | bytes) -> str:
        target = Path(tmp_path / name)
        if isinstance(content, str):
            target.write_text(content, encoding="utf-8")
        else:
            target.write_bytes(content)
        return name

    return write
