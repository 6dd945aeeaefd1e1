#!/usr/bin/env python3
"""Everything a contributor does with this repository; needs nothing but Python.

    python3 dev.py demo                     set up .venv, then play the demonstration match
    python3 dev.py test [PYTEST ARGS]       run the tests on two cores
    python3 dev.py check [--fix] [NAME...]  style, types, import direction, gates; each with its time
    python3 dev.py check --compiled [ARGS]  build with mypyc in an environment of its own, run all tests there
    python3 dev.py bench [ARGS]             measure speed and memory
    python3 dev.py docs                     build the documentation into docs/_build/html
    python3 dev.py new-keyword NAME 702.x   begin a keyword: its file and its test module
    python3 dev.py rules                    list the rules that no test shows yet (docs/open-rules.md)

The environment is .venv beside this file. It is made with uv where uv is found, else with venv and pip, and brought up
to date when the project file changes.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "landwalk-setup.json"
NEEDS = (3, 11)
PROJECT_FILES = ("pyproject.toml", "setup.py")


class SetupError(Exception):
    """The environment can't be made; the message says how to mend that."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# The environment


def run(command: list[str | Path], env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command in the project folder; output is captured as text."""
    words = [str(word) for word in command]
    return subprocess.run(
        words, cwd=ROOT, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )


def newer_python() -> str | None:
    """The path of an installed Python that is new enough, when this one isn't."""
    for minor in range(16, NEEDS[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found and run([found, "-c", "pass"]).returncode == 0:
            return found
    return None


def works(python: Path) -> bool:
    """Whether this interpreter runs and is new enough (a copied or outdated .venv doesn't)."""
    if not python.exists():
        return False
    return run([python, "-c", f"import sys; sys.exit(sys.version_info < {NEEDS!r})"]).returncode == 0


def missing_for_venv() -> str | None:
    """What to install before `venv` works here; None when nothing is missing."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        name = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        return "this Python has no venv or ensurepip; on Debian and Ubuntu: apt install {} (or python3-venv)".format(
            name
        )
    return None


def make_venv(uv: str | None) -> None:
    if uv:
        made = run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, VENV], env=environment())
        if made.returncode == 0:
            return
        say("uv could not make .venv, so venv does it. uv said: " + made.stderr.strip())
    missing = missing_for_venv()
    if missing:
        raise SetupError(missing)
    made = run([sys.executable, "-m", "venv", "--clear", VENV])
    if made.returncode != 0:
        raise SetupError("python -m venv failed:\n" + made.stdout + made.stderr)


def install(extras: list[str], uv: str | None) -> None:
    """Install the project editable with these extras; byte-compiled, or starting would take twice as long."""
    what = ["-e", f".[{','.join(extras)}]" if extras else "."]
    if uv:
        done = run(
            [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", PYTHON, *what], env=environment()
        )
        if done.returncode == 0:
            return
        say("uv could not install, so pip does it. uv said: " + done.stderr.strip())
    if run([PYTHON, "-c", "import pip"]).returncode != 0 and run([PYTHON, "-m", "ensurepip"]).returncode != 0:
        raise SetupError("there is no pip in .venv and ensurepip can't bring it; remove .venv and run this again")
    done = run([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what], env=environment())
    if done.returncode != 0:
        raise SetupError("pip could not install the project:\n" + done.stdout + done.stderr)


def environment() -> dict[str, str]:
    """The environment for tools: no cache where the home folder can't be written to, no other one in the way."""
    env = dict(os.environ)
    env.pop("VIRTUAL_ENV", None)
    env.pop("PYTHONHOME", None)
    env["PIP_ROOT_USER_ACTION"] = "ignore"
    home = Path(env.get("HOME") or env.get("USERPROFILE") or "/nonexistent")
    if not os.access(str(home), os.W_OK):
        env.update(UV_NO_CACHE="1", PIP_NO_CACHE_DIR="1", LANDWALK_HOME=env.get("LANDWALK_HOME", str(VENV / "home")))
    return env


def setup(*extras: str) -> None:
    """Make .venv ready: it runs, holds the project with these extras, and fits the project file.

    Raises:
        SetupError: it can't be made.
    """
    digest = hashlib.sha256()
    for name in PROJECT_FILES:
        digest.update((ROOT / name).read_bytes())
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        stamp = {}
    wanted = sorted({*extras, *stamp.get("extras", [])})
    fits = stamp.get("project") == digest.hexdigest() and stamp.get("extras") == wanted
    usable = works(PYTHON)
    if not (fits and usable):
        begin = time.monotonic()
        uv = shutil.which("uv")
        say(f"Setting up .venv with {'uv' if uv else 'pip'} ...")
        if not usable:
            make_venv(uv)
        install(wanted, uv)
        STAMP.write_text(json.dumps({"project": digest.hexdigest(), "extras": wanted}), encoding="utf-8")
        say(f"Ready after {time.monotonic() - begin:.0f} s.")
    run([PYTHON, "-m", "compileall", "-q", "src"])


def hand_over(command: list[str | Path]) -> int:
    """Run a command that talks to the user itself."""
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=environment(), check=False).returncode


# The commands


def demo(args: list[str]) -> int:
    setup()
    return hand_over([SCRIPTS / "landwalk", "demo", *args])


def test(args: list[str]) -> int:
    setup("test")
    # The gates are no tests of the product: `check` runs them.
    choice = args or ["--ignore=tests/gates"]
    return hand_over([PYTHON, "-m", "pytest", "-n", "2", "--dist", "loadfile", *choice])


def checks(fix: bool) -> dict[str, list[str | Path]]:
    """The steps of `check` by name."""
    code = ["src", "tests", *(name for name in ("benchmarks", "examples", "fuzz", "tools") if (ROOT / name).is_dir())]
    code += ["dev.py", "setup.py", "docs/conf.py"]
    return {
        "ruff": [PYTHON, "-m", "ruff", "check", "--quiet", *(["--fix"] if fix else []), *code],
        "format": [PYTHON, "-m", "ruff", "format", "--quiet", *([] if fix else ["--diff"]), *code],
        "mypy": [PYTHON, "-m", "mypy", "--no-error-summary"],
        "imports": [SCRIPTS / "lint-imports", "--no-cache"],
        "gates": [PYTHON, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", "tests/gates"],
    }


def check_compiled(args: list[str]) -> int:
    """All tests (or what pytest is given) against the compiled build.

    It is made from a copy of the source and installed in an environment of its own, so no extension module gets where
    the plain tests would import it.
    """
    begin = time.monotonic()
    where = ROOT / "build" / "check-compiled"
    python = where / "venv" / SCRIPTS.name / PYTHON.name
    missing = missing_for_venv()
    if missing:
        raise SetupError(missing)
    shutil.rmtree(where, ignore_errors=True)
    where.mkdir(parents=True)
    for name in (*PROJECT_FILES, "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, where)
    shutil.copytree(ROOT / "src", where / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    env = dict(environment(), LANDWALK_COMPILE="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    steps: tuple[list[str | Path], ...] = (
        [sys.executable, "-m", "venv", where / "venv"],
        [python, "-m", "pip", "install", "--quiet", f"{where}[test]"],
    )
    for step in steps:
        done = run(step, env=env)
        if done.returncode != 0:
            raise SetupError("the compiled build failed:\n" + (done.stdout + done.stderr)[-4000:])
    asked = run([python, "-c", "from landwalk.kernel import state; print(state.__file__)"], env=env)
    if not asked.stdout.strip().endswith((".so", ".pyd")):
        raise SetupError(f"this build isn't compiled: {asked.stdout}{asked.stderr}")
    say(f"Compiled and installed after {time.monotonic() - begin:.0f} s.")
    choice = args or ["--ignore=tests/gates"]
    command = [python, "-m", "pytest", "-n", "2", "--dist", "loadfile", "-p", "no:cacheprovider", *choice]
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=environment(), check=False).returncode


def check(args: list[str]) -> int:
    if "--compiled" in args:
        return check_compiled([arg for arg in args if arg != "--compiled"])
    setup("test")
    fix = "--fix" in args
    names = [arg for arg in args if arg != "--fix"]
    steps = checks(fix)
    unknown = [name for name in names if name not in steps]
    if unknown:
        say(f"no check {', '.join(unknown)}; there are {', '.join(steps)}")
        return 2

    def one(name: str) -> tuple[bool, str, float]:
        begin = time.monotonic()
        done = run(steps[name], env=environment())
        return done.returncode == 0, (done.stdout + done.stderr).strip(), time.monotonic() - begin

    todo = names or list(steps)
    failed = []
    with concurrent.futures.ThreadPoolExecutor(1 if fix else 2) as pool:
        for name, (good, output, seconds) in zip(todo, pool.map(one, todo)):  # noqa: B905  # Python 3.9 has no strict=
            if not good:
                failed.append(name)
                print(output)
            elif name == "gates":
                print(output.splitlines()[-1])
            print(f"{name:8} {'ok' if good else 'FAILED':7} {seconds:5.1f} s", flush=True)
    print("failed: " + ", ".join(failed) if failed else "all checks passed")
    return 1 if failed else 0


def bench(args: list[str]) -> int:
    setup("test")
    if args or not (ROOT / "benchmarks").is_dir():
        return hand_over([SCRIPTS / "landwalk", "bench", *args])
    first = hand_over([SCRIPTS / "landwalk", "bench", "--json"])
    names = ["-o", "python_files=bench_*.py", "-o", "python_functions=bench_*"]
    return hand_over([PYTHON, "-m", "pytest", "-q", "benchmarks", *names]) or first


def docs(args: list[str]) -> int:
    setup("docs")
    result = hand_over([PYTHON, "-m", "sphinx", "-W", "--keep-going", "-q", *args, "docs", "docs/_build/html"])
    if result == 0:
        print("docs/_build/html/index.html")
    return result


def rules(args: list[str]) -> int:
    setup()
    return hand_over([PYTHON, "tools/open_rules.py", *args])


def new_keyword(args: list[str]) -> int:
    setup()
    return hand_over([PYTHON, "tools/new_keyword.py", *args])


COMMANDS = {
    "demo": demo,
    "test": test,
    "check": check,
    "bench": bench,
    "docs": docs,
    "new-keyword": new_keyword,
    "rules": rules,
}


def main(words: list[str]) -> int:
    if sys.version_info[:2] < NEEDS:
        newer = newer_python()
        if newer:
            return subprocess.run([newer, __file__, *words], check=False).returncode
        say(f"Landwalk needs Python {NEEDS[0]}.{NEEDS[1]} or newer; this is {sys.version.split()[0]}.")
        return 2
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=sorted(COMMANDS))
    parser.add_argument("args", nargs=argparse.REMAINDER, help="what the command's own tool understands")
    given = parser.parse_args(words)
    try:
        return COMMANDS[given.command](given.args)
    except SetupError as error:
        say(f"dev.py: {error}")
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
