"""Where rules are built and where they are shown, read from the code itself: citations in the package, marks of the tests.

The package's own source is at hand wherever Landwalk is installed, so nothing is kept that could be older than the code. Tests are read
where the folder is there (a checkout); an installed Landwalk has lists of them instead (`shown`, written by `python3 dev.py rules`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from landwalk import cite

PACKAGE: Final = Path(__file__).resolve().parents[1]
TESTS: Final = PACKAGE.parents[1] / "tests"
SHIPPED: Final = Path(__file__).with_name("shown")

_HEAD: Final = "# Tests and the rules that they show. Written by `python3 dev.py rules`; don't edit."
#: What speaks about rules and asks for them, but builds none.
_ASIDE: Final = ("rulebook", "ui", "testing", "agents", "cite.py")
_BARE: Final = re.compile(r"(?<![\w.])[1-9]\d\d\.\d+[a-z]{0,2}\b")


class Place(NamedTuple):
    """Where a rule is built. module: dotted, without the package's name; function: qualified, "" for the module as a whole."""

    module: str
    function: str
    line: int


class Shown(NamedTuple):
    """A test that shows rules. file: under the repository; question: the test's name as a sentence; rules: its marks, in order."""

    file: str
    name: str
    rules: tuple[str, ...]

    @property
    def question(self) -> str:
        """The name as people read it."""
        return self.name.removeprefix("test_").replace("_", " ")


def numbers_in(text: str) -> Iterator[tuple[int, str]]:
    """Every rule number in a module, behind the letters CR (ranges are followed) or alone, with its position."""
    cited: set[str] = set()
    for at, number in cite.citations(text):
        cited.add(number)
        yield at, number
    for match in _BARE.finditer(text):
        if match[0] not in cited and cite.is_rule(match[0]):
            yield match.start(), match[0]


@cache
def _sources() -> dict[str, str]:
    """Dotted name of each module that plays rules -> its text."""
    found: dict[str, str] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).parts
        if parts[0] not in _ASIDE and parts[-1] != "__init__.py":
            found[".".join(parts).removesuffix(".py")] = file.read_text(encoding="utf-8")
    return found


@cache
def cited() -> frozenset[str]:
    """The numbers that the code cites."""
    return frozenset(number for text in _sources().values() for _, number in numbers_in(text))


def built(number: str) -> list[Place]:
    """Where the code cites a rule, in order of the modules; each function or module once."""
    found: list[Place] = []
    wanted = re.compile(rf"(?<![\w.]){re.escape(number.rstrip('abcdefghijklmnopqrstuvwxyz'))}")
    for module, text in _sources().items():
        if wanted.search(text) is None:
            continue
        lines = sorted({text.count("\n", 0, at) + 1 for at, n in _positions(text) if n == number})
        if lines:
            functions = _functions(text)
            names: dict[str, int] = {}
            for line in lines:
                name, begins = _function_at(functions, line)
                names.setdefault(name, begins)
            found += [Place(module, name, line) for name, line in names.items()]
    return found


def _positions(text: str) -> Iterator[tuple[int, str]]:
    """Like `numbers_in`, but every mention of a number."""
    yield from cite.citations(text)
    yield from ((m.start(), m[0]) for m in _BARE.finditer(text))


def _functions(text: str) -> list[tuple[int, int, str]]:
    """(first line, last line, qualified name) of every function and class, outer ones first."""
    found: list[tuple[int, int, str]] = []

    def walk(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                first = min([child.lineno, *(d.lineno for d in child.decorator_list)])
                # A comment right above belongs to the function that follows.
                found.append((first, child.end_lineno or first, prefix + child.name))
                walk(child, f"{prefix}{child.name}.")

    walk(ast.parse(text), "")
    lines = text.splitlines()
    return [(_with_comment(lines, first), last, name) for first, last, name in found]


def _with_comment(lines: list[str], first: int) -> int:
    while first > 1 and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    return first


def _function_at(functions: list[tuple[int, int, str]], line: int) -> tuple[str, int]:
    """The innermost function around a line and its first line; ("", line) outside of all."""
    inside = [f for f in functions if f[0] <= line <= f[1]]
    if not inside:
        return "", line
    innermost = max(inside, key=lambda f: f[0])
    return innermost[2], innermost[0]


# --- tests -----------------------------------------------------------------------------------------------------------


def scan_tests(folder: Path) -> Iterator[Shown]:
    """The marked tests under a folder; `file` begins with the folder's own name."""
    for file in sorted(folder.rglob("test_*.py")):
        name = file.relative_to(folder.parent).as_posix()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                rules = [
                    str(a.value)
                    for mark in node.decorator_list
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", getattr(mark.func, "attr", "")) == "cr"
                    for a in mark.args
                    if isinstance(a, ast.Constant)
                ]
                if rules:
                    yield Shown(name, node.name, tuple(dict.fromkeys(rules)))


def write_shipped(tests: Iterable[Shown], folder: Path = SHIPPED) -> None:
    """Write the lists that an installed Landwalk has: one for each module of tests, at the same place; others are removed."""
    lists: dict[Path, list[str]] = {}
    for test in tests:
        rows = lists.setdefault((folder / test.file).with_suffix(".tsv"), [_HEAD])
        rows.append(f"{test.name}\t{' '.join(test.rules)}")
    for file, rows in lists.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(rows) + "\n", encoding="utf-8")
    for file in folder.rglob("*.tsv"):
        if file not in lists:
            file.unlink()


def read_shipped(folder: Path = SHIPPED) -> list[Shown]:
    """The tests of those lists."""
    found: list[Shown] = []
    for file in sorted(folder.rglob("*.tsv")):
        name = file.relative_to(folder).with_suffix(".py").as_posix()
        rows = (line.split("\t") for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
        found += [Shown(name, test, tuple(rules.split())) for test, rules in rows]
    return found


@cache
def tests() -> tuple[Shown, ...]:
    """All tests that show rules: those of the checkout that this package lies in, else the list that came with it."""
    here = (TESTS.parent / "pyproject.toml").is_file() and TESTS.is_dir()
    return tuple(scan_tests(TESTS)) if here else tuple(read_shipped())


@cache
def _by_rule() -> dict[str, list[Shown]]:
    found: dict[str, list[Shown]] = {}
    for test in tests():
        for number in test.rules:
            found.setdefault(number, []).append(test)
    return found


def shown_by(number: str) -> list[Shown]:
    """The tests that are marked with a rule, those first that show it above all."""
    return sorted(_by_rule().get(number, ()), key=lambda test: (test.rules.index(number), len(test.rules)))


def shown() -> frozenset[str]:
    """The numbers that some test shows."""
    return frozenset(_by_rule())
