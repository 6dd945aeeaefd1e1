"""The run file of another run, and files that are no run files, are refused; what is in them stays."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from landwalk.agents.runs import run_file
from landwalk.agents.runs.errors import RunFileError
from landwalk.agents.runs.run_file import head_of, read_run
from landwalk.agents.simulate import simulate
from landwalk.locale import Lang
from landwalk.ui.decks import load_deck


def refused(decks, path: Path, **how) -> RunFileError:
    """The error of a run that is to go on in this file: it names the file, which stays as it is."""
    before = path.read_bytes()
    with pytest.raises(RunFileError) as found:
        list(simulate(decks, 2, **({"bots": ("random", "random"), "seed": 5, "digests": True} | how), run_file=path))
    assert path.read_bytes() == before
    assert str(found.value).startswith(f"{path}: ")
    return found.value


@pytest.fixture
def kept(played, tmp_path) -> Path:
    played("kept.jsonl", games=2)
    return tmp_path / "kept.jsonl"


def test_another_seed(decks, kept):
    error = refused(decks, kept, seed=6)
    assert "another run" in str(error)
    assert "seed is 5, not 6" in str(error)
    assert "Startwert" in error.text(Lang.DE)
    assert "semilla" in error.text(Lang.ES)


def test_other_bots(decks, kept):
    error = refused(decks, kept, bots=("random", "heuristic"))
    assert "bots are random, random, not random, heuristic" in str(error)


def test_other_decks(decks, kept):
    error = refused([decks[0], load_deck("skies").main], kept)
    assert "the cards of deck B aren't the same" in str(error)


def test_other_settings(decks, kept):
    error = refused(decks, kept, digests=False)
    assert "settings are digests 1, not -" in str(error)


def test_another_version(decks, kept, monkeypatch):
    monkeypatch.setattr(run_file, "engine", lambda: "9.9.9+abc")
    error = refused(decks, kept)
    assert "played by landwalk 0." in str(error)
    assert "this is 9.9.9+abc" in str(error)


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b"[1]\n", b"4 Forest\n", b"\x00\xff\n", b"no line"])
def test_no_run_file(decks, tmp_path, content):
    (tmp_path / "x").write_bytes(content)
    assert "this is no run file" in str(refused(decks, tmp_path / "x"))


def test_another_format(decks, kept):
    kept.write_bytes(kept.read_bytes().replace(b'"format":1', b'"format":99', 1))
    assert "a run file of format 99" in str(refused(decks, kept))


def test_a_damaged_line_is_named(decks, kept):
    head, first, second = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(head + first[:100] + b"\n" + second)
    assert "line 2 is damaged" in str(refused(decks, kept))


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_line_that_was_not_finished_is_played_again(played, kept, cut):
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-cut])
    assert played("kept.jsonl", games=2) == whole


def test_a_head_that_was_not_finished_is_written_again(played, kept):
    whole = kept.read_bytes()
    kept.write_bytes(whole[:50])
    assert played("kept.jsonl", games=2) == whole


def test_a_file_that_another_run_writes(decks, kept):
    fcntl = pytest.importorskip("fcntl")
    with kept.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        error = refused(decks, kept)
    assert "another run is writing this file" in str(error)


def test_what_is_read_is_what_was_played(decks, kept):
    played = list(simulate(decks, 2, bots=("random", "random"), seed=5, digests=True))
    assert [game for _head, unit in read_run(kept) for game in unit.games] == played


def test_the_head_says_which_run_it_is(kept):
    head = json.loads(kept.read_bytes().splitlines()[0])
    assert msgspec.to_builtins(head_of(kept)) == head
    assert (head["kind"], head["seed"], head["bots"]) == ("simulate", 5, ["random", "random"])
    assert [sum(deck["main"]) for deck in head["decks"]] == [60, 60]
    mountain = head["decks"][0]["names"].index("Mountain")
    assert head["decks"][0]["lands"][mountain] is True
