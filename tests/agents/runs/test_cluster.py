"""A Dask cluster plays the same games; one that isn't there, or whose workers have another Landwalk, is refused."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from landwalk.agents.runs.errors import ClusterError
from landwalk.agents.simulate import simulate

distributed = pytest.importorskip("distributed", reason="Dask isn't installed (extra [cluster])")
pytestmark = pytest.mark.filterwarnings("ignore")  # of Dask's own, about its own


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster with two workers."""
    options = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}
    with distributed.LocalCluster(n_workers=2, **options) as found:
        yield found.scheduler_address


def test_a_cluster_gives_the_same_file_byte_for_byte(played, whole, cluster):
    assert played("cluster.jsonl", cluster=cluster) == whole


def test_any_executor_of_a_client_will_do(played, whole, cluster):
    with distributed.Client(cluster) as client:
        assert played("client.jsonl", executor=client.get_executor()) == whole


def test_a_worker_of_the_cluster_that_is_killed(decks, whole, cluster, tmp_path):
    file = tmp_path / "killed.jsonl"
    with distributed.Client(cluster) as client:
        pids = sorted(client.run(os.getpid).values())
    how = {"bots": ("random", "random"), "seed": 5, "digests": True, "run_file": file}
    results = simulate(decks, 12, cluster=cluster, **how)
    next(results)
    os.kill(pids[0], signal.SIGKILL)
    assert len(list(results)) == 11
    assert file.read_bytes() == whole


def test_nobody_answers(played):
    with pytest.raises(ClusterError, match=r"tcp://127.0.0.1:9: no cluster answers there"):
        played("none.jsonl", cluster="tcp://127.0.0.1:9")


def test_no_address(played):
    with pytest.raises(ClusterError, match="nowhere: no cluster answers there"):
        played("none.jsonl", cluster="nowhere")


def test_a_cluster_that_goes_away_while_it_plays(decks, tmp_path):
    file = tmp_path / "gone.jsonl"
    options = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}
    how = {"bots": ("random", "random"), "seed": 5, "run_file": file}
    with distributed.LocalCluster(n_workers=1, **options) as lost:
        results = simulate(decks, 60, cluster=lost.scheduler_address, **how)
        next(results)
        lost.close()
        with pytest.raises(ClusterError, match=r"tcp://\S+: the cluster doesn't answer any more"):
            list(results)
    kept = len(file.read_bytes().splitlines()) - 1
    assert 0 < kept < 60
    assert [r.number for r in simulate(decks, 2, **how)] == [0, 1]


@pytest.fixture
def empty() -> Iterator[str]:
    """The address of a scheduler without workers."""
    with distributed.LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL) as found:
        yield found.scheduler_address


def test_no_workers(played, empty, monkeypatch):
    monkeypatch.setattr("landwalk.agents.runs.cluster.PATIENCE", 1)
    with pytest.raises(ClusterError, match="the cluster has no workers"):
        played("none.jsonl", cluster=empty)


def test_a_worker_with_another_version_is_refused_by_name(played, empty, tmp_path):
    """A worker whose `landwalk` is another one: the same code under another number."""
    import landwalk

    other = tmp_path / "other" / "landwalk"
    other.mkdir(parents=True)
    source = Path(landwalk.__file__).parent
    for item in source.iterdir():
        if item.name != "__init__.py":
            (other / item.name).symlink_to(item)
    text = (source / "__init__.py").read_text()
    (other / "__init__.py").write_text(text.replace(f'"{landwalk.__version__}"', '"0.0.7"'))
    words = [sys.executable, "-m", "distributed.cli.dask_worker", empty, "--no-nanny", "--no-dashboard"]
    words += ["--nthreads", "1", "--local-directory", str(tmp_path)]
    env = os.environ | {"PYTHONPATH": str(other.parent)}
    worker = subprocess.Popen(words, env=env, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with distributed.Client(empty) as client:
            client.wait_for_workers(1, timeout=60)
            (address,) = client.scheduler_info()["workers"]
        with pytest.raises(ClusterError) as found:
            played("other.jsonl", cluster=empty)
        assert f"worker {address} has landwalk 0.0.7+" in str(found.value)
    finally:
        worker.kill()
        worker.wait()
