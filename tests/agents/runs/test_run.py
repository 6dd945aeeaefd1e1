"""The same games whoever plays them, and nothing that was finished is lost, whatever happens."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from landwalk.agents.runs import crew, playing, run_file, worker
from landwalk.agents.runs.errors import ClusterError, RunError, RunFileError
from landwalk.agents.runs.playing import play_unit
from landwalk.agents.simulate import play_one, simulate


def test_two_processes_give_the_same_file_byte_for_byte(played, whole):
    assert played("two.jsonl", workers=2) == whole


def test_threads_of_one_process_give_the_same_file(played, whole):
    with ThreadPoolExecutor(3) as threads:
        assert played("threads.jsonl", executor=threads) == whole


class Backwards(ThreadPoolExecutor):
    """Does what was asked last first."""

    def submit(self, work, piece):
        piece.tasks = piece.tasks[::-1]
        return super().submit(work, piece)


def test_the_order_of_games_does_not_matter(played, whole):
    with Backwards(1) as executor:
        assert played("backwards.jsonl", executor=executor) == whole


def test_a_longer_run_goes_on_from_a_shorter_one(played):
    longer = played("longer.jsonl")
    shorter = played("grows.jsonl", games=5)
    assert longer.startswith(shorter)
    assert played("grows.jsonl") == longer
    assert played("grows.jsonl", games=3) == longer  # nothing is taken away


def test_games_in_the_file_are_not_played_again(played, whole, monkeypatch):
    monkeypatch.setattr(worker, "play_unit", None)
    assert played("whole.jsonl") == whole


def interrupting(after: int, error: BaseException):
    """`play_unit`, but the game with that number isn't finished."""

    def play(terms, task, decks):
        if task.number == after:
            raise error
        return play_unit(terms, task, decks)

    return play


def test_ctrl_c_keeps_what_is_finished_and_the_run_goes_on(played, whole, monkeypatch, tmp_path):
    with monkeypatch.context() as patched:
        patched.setattr(worker, "play_unit", interrupting(7, KeyboardInterrupt()))
        with pytest.raises(KeyboardInterrupt):
            played("stopped.jsonl")
    assert (tmp_path / "stopped.jsonl").read_bytes() == b"".join(whole.splitlines(keepends=True)[:8])
    assert played("stopped.jsonl") == whole


def test_ctrl_c_while_a_result_is_counted_loses_none_of_its_piece(decks, whole, tmp_path):
    """The consumer is interrupted: what the workers have handed over is written all the same."""
    file = tmp_path / "counted.jsonl"
    how = {"bots": ("random", "random"), "seed": 5, "digests": True, "run_file": file}
    with ThreadPoolExecutor(1) as executor:
        results = simulate(decks, 12, executor=executor, **how)
        first = next(results)
        results.close()
    kept = file.read_bytes().splitlines()[1:]
    assert len(kept) > 1
    assert first.number in [run_file.from_line(line).number for line in kept]
    list(simulate(decks, 12, **how))
    assert file.read_bytes() == whole


def test_a_game_that_breaks_off_is_named_and_those_before_it_are_kept(played, whole, monkeypatch, tmp_path):
    with monkeypatch.context() as patched:
        patched.setattr(worker, "play_unit", interrupting(4, ValueError("a fault")))
        with pytest.raises(RunError, match=r"game 4 \(seed \d+\) failed: ValueError: a fault"):
            played("fault.jsonl")
        with ThreadPoolExecutor(1) as threads, pytest.raises(RunError, match="game 4"):
            played("fault.jsonl", executor=threads)
    assert len((tmp_path / "fault.jsonl").read_bytes().splitlines()) >= 5
    assert played("fault.jsonl") == whole


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(decks, whole, tmp_path):
    file = tmp_path / "killed.jsonl"
    others = multiprocessing.active_children()
    results = simulate(decks, 12, workers=2, bots=("random", "random"), seed=5, digests=True, run_file=file)
    next(results)
    killed = next(process for process in multiprocessing.active_children() if process not in others)
    killed.kill()
    assert len(list(results)) == 11
    assert killed.exitcode, "it didn't end by itself"
    assert file.read_bytes() == whole


def dies(_piece):
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_die_again_and_again_are_given_up(played, monkeypatch):
    monkeypatch.setattr(crew, "work", dies)
    monkeypatch.setattr(crew, "MOST_LOST", 1)
    with pytest.raises(RunError, match="lost 2 times"):
        played("dying.jsonl", workers=2)


def test_an_executor_of_others_that_breaks_is_not_replaced(played, monkeypatch):
    monkeypatch.setattr(crew, "work", dies)
    with ProcessPoolExecutor(1) as executor, pytest.raises(RunError, match="takes no more work"):
        played("broken.jsonl", executor=executor)


COMMAND = """
import sys
from landwalk.ui.main import cli
if __name__ == "__main__":
    sys.argv = ["landwalk", "simulate", "burn", "stompy", "-n", sys.argv[2], "--seed", "5", "--bot-a", "random",
                "--bot-b", "random", "--run", sys.argv[1], "-q", *sys.argv[3:]]
    cli()
"""


def command(
    tmp_path: Path, file: str, games: int, *more: str, before: str = "", session: bool = False
) -> subprocess.Popen[str]:
    script = tmp_path / "command.py"
    script.write_text(before + COMMAND)
    words = [sys.executable, str(script), str(tmp_path / file), str(games), *more]
    env = os.environ | {"LANDWALK_LANG": "en"}
    return subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=env,
        start_new_session=session,
    )


def test_the_main_process_is_killed_and_the_same_command_gives_the_same_file(tmp_path):
    file = tmp_path / "run.jsonl"
    running = command(tmp_path, "run.jsonl", 30, "--workers", "2")
    end = time.monotonic() + 60
    while time.monotonic() < end and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        time.sleep(0.02)
    running.kill()
    running.communicate()
    kept = file.read_bytes().splitlines()
    assert 3 < len(kept) < 31
    again = command(tmp_path, "run.jsonl", 30)
    assert again.wait(120) == 0
    again.communicate()
    assert {*kept} <= {*file.read_bytes().splitlines()}
    alone = command(tmp_path, "alone.jsonl", 30)
    assert alone.wait(120) == 0
    alone.communicate()
    assert file.read_bytes() == (tmp_path / "alone.jsonl").read_bytes()


#: What a shell starts in the background ignores Ctrl+C, and so does all that it starts.
LISTENS = "import signal\nif __name__ == '__main__':\n    signal.signal(signal.SIGINT, signal.default_int_handler)\n"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Ctrl+C goes to a group of processes")
@pytest.mark.parametrize(
    "more", [("--workers", "2"), ("--workers", "2", "--cluster", "local")], ids=["processes", "cluster"]
)
def test_ctrl_c_at_a_terminal_ends_all_processes_with_what_is_finished(tmp_path, more):
    """A terminal sends Ctrl+C to the workers too; they leave it to who started them."""
    if "--cluster" in more:
        pytest.importorskip("distributed", reason="Dask isn't installed (extra [cluster])")
    file = tmp_path / "run.jsonl"
    running = command(tmp_path, "run.jsonl", 500, *more, session=True, before=LISTENS)
    end = time.monotonic() + 90
    while time.monotonic() < end and not (file.exists() and file.read_bytes().count(b"\n") > 2):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, (out, err)
    assert "Traceback" not in err
    kept = file.read_bytes().count(b"\n") - 1
    assert 1 < kept < 500
    assert f"Stopped after {kept} of 500 games." in out


FULL = "import resource, signal\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\nresource.setrlimit(resource.RLIMIT_FSIZE, ({0}, {0}))\n"


def test_a_full_disk_ends_the_run_with_one_line_and_keeps_what_is_finished(tmp_path):
    """A limit on the size of files stands for the disk: the write that passes it is cut in the middle."""
    pytest.importorskip("resource")
    whole = command(tmp_path, "whole.jsonl", 8)
    assert whole.wait(120) == 0
    whole.communicate()
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    limit = sum(map(len, lines[:5])) + len(lines[5]) // 2
    full = command(tmp_path, "full.jsonl", 8, before=FULL.format(limit))
    out, err = full.communicate(timeout=120)
    assert full.returncode == 2, (out, err)
    assert "full.jsonl: the run file can't be written (File too large). 4 games are kept in it" in err
    assert err.count("\n") == 1
    assert (tmp_path / "full.jsonl").read_bytes() == b"".join(lines[:5])
    again = command(tmp_path, "full.jsonl", 8)
    assert again.wait(120) == 0
    again.communicate()
    assert (tmp_path / "full.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_no_room_to_put_the_file_in_order_leaves_it_as_it_is(played, whole, monkeypatch, tmp_path):
    def full(self, target):
        raise OSError(28, "No space left on device")

    with ThreadPoolExecutor(2) as executor:
        backwards = Backwards(1)
        with monkeypatch.context() as patched, backwards:
            patched.setattr(Path, "replace", full)
            with pytest.raises(RunFileError, match="all 12 games are kept, but the file can't be put in order"):
                played("full.jsonl", executor=backwards)
        assert sorted((tmp_path / "full.jsonl").read_bytes().splitlines()[1:]) == sorted(whole.splitlines()[1:])
        assert played("full.jsonl", executor=executor) == whole
    assert [p.name for p in tmp_path.iterdir() if "ordered" in p.name] == []


def test_a_worker_with_another_landwalk_is_refused_by_name(played, monkeypatch):
    monkeypatch.setattr(worker, "engine", lambda: "0.0.9+abc")
    with (
        ThreadPoolExecutor(1) as threads,
        pytest.raises(ClusterError, match=r"worker \S+:\d+ has landwalk 0.0.9\+abc, this is"),
    ):
        played("other.jsonl", executor=threads)


class Older(ThreadPoolExecutor):
    """Workers that don't know the function that they are asked to call."""

    def submit(self, work, piece):
        return super().submit(__import__, "landwalk.no_such_module")


def test_a_worker_that_can_not_play_at_all_is_refused(played):
    with Older(1) as executor, pytest.raises(ClusterError, match=r"can't play for landwalk .*no_such_module"):
        played("older.jsonl", executor=executor)


def test_records_are_made_again_for_games_that_the_file_holds(decks, tmp_path):
    how = {"bots": ("random", "random"), "seed": 5, "run_file": tmp_path / "run.jsonl"}
    list(simulate(decks, 2, **how))
    before = (tmp_path / "run.jsonl").read_bytes()
    recorded = [r.record for r in simulate(decks, 2, records=True, **how) if r.record]
    assert len(recorded) == 2
    assert (tmp_path / "run.jsonl").read_bytes() == before


def test_play_one_is_the_game_of_that_number(decks):
    run = {r.number: r for r in simulate(decks, 3, bots=("random", "random"), seed=9)}
    assert play_one(decks, ("random", "random"), 9, 2) == run[2]
    assert playing.game_seed(9, 2) == run[2].seed
