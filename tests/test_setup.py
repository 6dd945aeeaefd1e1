"""The build switch: what a compiler will look for is said before it runs."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: The floors that are compiled, and what they may import: the types of these are read too.
READ = ("kernel", "abilities", "actions", "rules", "rulebook", "locale", "cite")


def table(name: str) -> object:
    """A table of setup.py; importing that would build."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    raise AssertionError(f"setup.py has no {name}")


def imported(path: Path) -> set[str]:
    """The packages that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_what_compiled_modules_take_types_from_is_brought_with_the_compiler():
    brought = table("COMPILER")
    assert isinstance(brought, tuple)
    names = {re.split(r"\W", requirement)[0] for requirement in brought}
    floors = [p for p in (ROOT / "src" / "landwalk").iterdir() if p.stem in READ]
    assert len(floors) == len(READ)
    files = [f for p in floors for f in ([p] if p.is_file() else p.rglob("*.py"))]
    needed = set().union(*map(imported, files)) - sys.stdlib_module_names - {"landwalk", "mypy_extensions"}
    assert needed == names - {"mypy"} != set()


def test_what_stays_interpreted_is_there():
    kept = table("INTERPRETED")
    assert isinstance(kept, dict)
    assert [name for name in kept if not (ROOT / "src" / "landwalk" / name).is_file()] == []
