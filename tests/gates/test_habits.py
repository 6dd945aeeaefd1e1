"""Habits of the code that no ready-made tool checks."""

from __future__ import annotations

import ast
import re

from landwalk import cite

UNFINISHED = re.compile(r"#.*\b(TODO|FIXME|XXX)\b")


def swallowed(tree: ast.AST) -> list[int]:
    """The lines of handlers that catch everything and do nothing."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or ast.unparse(node.type) in {"Exception", "BaseException"})
        and all(isinstance(step, ast.Pass | ast.Continue) for step in node.body)
    ]


def test_a_swallowed_error_is_found():
    assert swallowed(ast.parse("try:\n    f()\nexcept Exception:\n    pass")) == [3]
    assert swallowed(ast.parse("try:\n    f()\nexcept KeyError:\n    pass")) == []


def test_no_error_is_swallowed(product):
    bad = [f"{f.name}:{line}" for f in product for line in swallowed(f.tree)]
    assert not bad, "\n".join(bad)


def test_nothing_is_left_unfinished(product):
    bad = [f"{f.name}:{f.line_at(m.start())}: {m[0]}" for f in product for m in UNFINISHED.finditer(f.text)]
    bad += [
        f"{f.name}:{node.lineno}: NotImplementedError"
        for f in product
        for node in ast.walk(f.tree)
        if isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node)
    ]
    assert not bad, "text that isn't understood is a value with a reason, not a stub:\n" + "\n".join(bad)


def test_every_keyword_has_its_test_module_and_names_its_rule(product, root):
    bad = []
    for f in product:
        part = re.fullmatch(r"src/landwalk/keywords/([a-z]\w*)\.py", f.name)
        if part is None:
            continue
        if not (root / "tests" / "keywords" / f"test_{part[1]}.py").is_file():
            bad.append(f"{f.name}: tests/keywords/test_{part[1]}.py is missing")
        headings = [n for _, n in cite.citations(ast.get_docstring(f.tree) or "") if n.startswith("702")]
        if not headings:
            bad.append(f"{f.name}: its docstring names no rule of CR 702")
    assert not bad, "\n".join(bad)


def test_rules_and_actions_name_no_keyword(product):
    """The rules ask, the keywords answer: no floor below imports a keyword, and none asks for one by name.

    A card's own words may ("creatures with flying"): there the keyword comes from the tree, not from a string.
    """
    floors = ("src/landwalk/kernel/", "src/landwalk/abilities/", "src/landwalk/actions/", "src/landwalk/rules/")
    asked = re.compile(
        r"has_keyword\([^)\n]*[\"']|\bKEYWORDS\[[\"']|\b(tree|keyword)\.name == [\"']|landwalk\.keywords\b"
    )
    bad = [
        f"{f.name}:{f.line_at(m.start())}: {m[0]}"
        for f in product
        if f.name.startswith(floors)
        for m in asked.finditer(f.text)
    ]
    assert not bad, "\n".join(bad)


def test_every_package_has_a_docstring(product):
    bad = [f.name for f in product if not ast.get_docstring(f.tree)]
    assert not bad, "\n".join(bad)
