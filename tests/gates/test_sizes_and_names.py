"""Files and functions stay small; names say what a thing is."""

from __future__ import annotations

import ast
import re

MOST_LINES = 499
#: Data that stays in one piece: file -> why.
WHOLE = {"src/landwalk/rule_numbers.tsv": "the index of one edition of the rules, taken over as a whole"}
MOST_LINES_KEYWORD = 200
MOST_LINES_FUNCTION = 60
SLANG = {"util", "utils", "helper", "helpers", "manager", "managers", "common", "misc", "cmc", "etb"}


def test_files_stay_under_500_lines(product):
    long = [f"{f.name}: {n} lines" for f in product if (n := f.text.count("\n")) > MOST_LINES]
    assert not long, "split these by what they are about:\n" + "\n".join(long)


def test_data_files_stay_under_500_lines(tables):
    long = {f.name: n for f in tables if (n := f.text.count("\n")) > MOST_LINES}
    assert long.keys() == WHOLE.keys(), f"split these by what they are about, or say in WHOLE why not: {long}"


def test_keywords_stay_under_200_lines(product):
    keywords = (f for f in product if f.name.startswith("src/landwalk/keywords/"))
    long = [f"{f.name}: {n} lines" for f in keywords if (n := f.text.count("\n")) > MOST_LINES_KEYWORD]
    assert not long, "a keyword this long hides a mechanism that the rules should offer:\n" + "\n".join(long)


def test_functions_stay_under_60_lines(product):
    long = [
        f"{f.name}:{node.lineno}: {node.name} has {length} lines"
        for f in product
        for node in ast.walk(f.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > MOST_LINES_FUNCTION
    ]
    assert not long, "\n".join(long)


def test_no_file_or_definition_has_a_name_that_says_nothing(product, tests):
    bad = []
    for f in [*product, *tests]:
        parts = f.name.removesuffix(".py").split("/")
        words = {word for part in parts for word in part.lower().split("_")}
        if words & SLANG:
            bad.append(f"{f.name}: {', '.join(sorted(words & SLANG))}")
        for node in ast.walk(f.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                words = set(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", node.name).lower().split("_"))
                if words & SLANG:
                    bad.append(f"{f.name}:{node.lineno}: {node.name}")
    assert not bad, "names are the words of the rules' glossary:\n" + "\n".join(bad)
