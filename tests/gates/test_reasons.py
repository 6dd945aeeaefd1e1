"""Every reason that a rule or keyword gives can be said in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from landwalk import locale
from landwalk.locale import Lang
from landwalk.rules.c1_concepts.cr101_restrictions import OTHERWISE, SENTENCES


def keys(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The sentences of `Reason(rule, key, ...)` and `yes(rule, key)`, with their lines; keys made of parts are left out.

    A key that stands in a variable is what the module assigns to a variable of that name.
    """
    assigned: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value] * len(names)
                for name, value in zip(names, values, strict=False):
                    if isinstance(name, ast.Name):
                        assigned.setdefault(name.id, []).append(value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in {"Reason", "yes"}:
            for key in node.args[1:2]:
                meant = assigned.get(key.id, []) if isinstance(key, ast.Name) else [key]
                for one in [x for m in meant for x in ([m.body, m.orelse] if isinstance(m, ast.IfExp) else [m])]:
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        yield node.lineno, one.value


def test_keys_are_found():
    code = 'Reason("702.9b", "{0} flies", (1,)); q.Reason("1", key); yes("702.9b", "flying")'
    assert [key for _, key in keys(ast.parse(code))] == ["{0} flies", "flying"]
    code = 'rule, key = "1", "a" if x else "b"; key = "c"; Reason(rule, key, (1,))'
    assert [key for _, key in keys(ast.parse(code))] == ["a", "b", "c"]


@pytest.mark.parametrize("lang", [Lang.ES, Lang.DE])
def test_every_reason_is_translated(product, lang):
    words = locale.read_folder(locale.CATALOGUES / lang.value)
    missing = [f"{f.name}:{n}: {key!r}" for f in product for n, key in keys(f.tree) if key not in words]
    missing += [repr(key) for key in (*SENTENCES.values(), OTHERWISE) if key not in words]
    assert not missing, f"put these into ui/catalogues/{lang.value}/reasons.po:\n" + "\n".join(missing)
