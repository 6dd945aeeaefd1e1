"""Every screen word is translated into every language, with the same places to fill in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from landwalk import locale
from landwalk.locale import Lang

PLACE = re.compile(r"\{[^{}]*\}|%\([^)]*\)[a-z]|%[sd]")
CONTEXT_MARK = "\x04"


def messages(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every message that a module asks for: its line and its key."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        words = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        if name in {"_", "gettext", "ngettext"} and words:
            yield node.lineno, words[0]
        elif name == "pgettext" and len(words) == 2:
            yield node.lineno, CONTEXT_MARK.join(words)


def test_messages_are_found():
    code = '_("a"); w.gettext("b"); ngettext("one", "more", n); pgettext("noun", "c"); _(variable); other("d")'
    assert [key for _, key in messages(ast.parse(code))] == ["a", "b", "one", "noun\x04c"]


@pytest.mark.parametrize("lang", [Lang.ES, Lang.DE])
def test_every_message_is_translated(product, lang):
    words = locale.read_folder(locale.CATALOGUES / lang.value)
    missing = [f"{f.name}:{n}: {key!r}" for f in product for n, key in messages(f.tree) if key not in words]
    assert not missing, f"put these into ui/catalogues/{lang.value}/*.po:\n" + "\n".join(missing)


@pytest.mark.parametrize("lang", [Lang.ES, Lang.DE])
def test_translations_keep_the_places_to_fill_in(lang):
    bad = []
    for key, forms in locale.read_folder(locale.CATALOGUES / lang.value).items():
        message = key.rpartition(CONTEXT_MARK)[2]
        wanted = sorted(set(PLACE.findall(message)))
        # A form for exactly one may leave the number out ("ein Spiel").
        bad += [key for form in forms[-1:] if sorted(set(PLACE.findall(form))) != wanted]
    assert not bad, "\n".join(bad)
