"""The contributors' script: what it says when something is missing."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_help_needs_no_environment():
    done = subprocess.run([sys.executable, ROOT / "dev.py", "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    for command in ("demo", "test", "check", "bench", "docs", "new-keyword"):
        assert command in done.stdout


def test_a_missing_venv_module_names_the_debian_package(dev, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    with pytest.raises(dev.SetupError, match=r"apt install python3\.\d+-venv"):
        dev.make_venv(None)


def test_an_old_python_says_what_is_needed(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev.sys, "version_info", (3, 9, 18))
    monkeypatch.setattr(dev, "newer_python", lambda: None)
    assert dev.main(["demo"]) == 2
    assert "needs Python 3.11" in capsys.readouterr().err


def test_an_environment_that_does_not_run_is_noticed(dev, tmp_path):
    broken = tmp_path / "python"
    assert not dev.works(broken)
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    assert not dev.works(broken)
    assert dev.works(Path(sys.executable))


def test_setup_installs_again_when_the_project_file_changes(dev, monkeypatch, tmp_path):
    calls = []
    (tmp_path / "pyproject.toml").write_text("one", encoding="utf-8")
    (tmp_path / "setup.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "works", lambda python: True)
    monkeypatch.setattr(dev, "run", lambda command, env=None: None)
    monkeypatch.setattr(dev, "install", lambda extras, uv: calls.append(extras))
    dev.setup()
    dev.setup()
    dev.setup("test")
    dev.setup()
    (tmp_path / "pyproject.toml").write_text("two", encoding="utf-8")
    dev.setup()
    (tmp_path / "stamp").write_text("not json", encoding="utf-8")
    dev.setup()
    assert calls == [[], ["test"], ["test"], []]


def test_the_home_folder_may_be_missing(dev, monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path / "nothing"))
    monkeypatch.delenv("LANDWALK_HOME", raising=False)
    env = dev.environment()
    assert env["PIP_NO_CACHE_DIR"] == env["UV_NO_CACHE"] == "1"
    assert env["LANDWALK_HOME"]
    monkeypatch.setenv("HOME", str(tmp_path))
    assert "UV_NO_CACHE" not in dev.environment()
