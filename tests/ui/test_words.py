"""Every sentence that the screen or a reason can say has its Spanish and German."""

from __future__ import annotations

import ast

import pytest

from landwalk import locale
from landwalk.kernel.choices import Purpose
from landwalk.kernel.zones import Step
from landwalk.locale import Lang
from landwalk.play import asking as words_of_questions
from landwalk.play import happenings, judge, whether
from landwalk.rules.c1_concepts import cr101_restrictions
from landwalk.testing import scaling
from landwalk.testing.scenarios import asking
from landwalk.ui.commands import play
from landwalk.ui.table import prompts

ROOT = locale.CATALOGUES.parent.parent
#: Reasons that are made of a table, not of a literal at the call; their sentences are named here.
TABLES = [
    *scaling.DIMENSIONS,
    *cr101_restrictions.SENTENCES.values(),
    cr101_restrictions.OTHERWISE,
    *happenings.SENTENCES,
    *judge.BLOCKS,
    *judge.ATTACKS,
    *judge.WHAT.values(),
    *(said for _, _, *both in whether.WHETHER.values() for said in both),
    *asking.COUNTED.values(),
]
#: Calls whose second argument is no literal, by file: a new one must bring its sentences here.
MADE_OF_TABLES = {
    "asking.py": 1,
    "cr101_restrictions.py": 1,
    "cr701_attaching.py": 1,
    "happenings.py": 2,
    "judge.py": 3,
    "questions.py": 1,
}


def reasons() -> tuple[list[str], dict[str, int]]:
    """The keys of all reasons in the product, and by file how many keys are no literal."""
    keys: dict[str, None] = {}
    others: dict[str, int] = {}
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("Reason", "yes"):
                continue
            key = next((k.value for k in node.keywords if k.arg == "key"), node.args[1] if len(node.args) > 1 else None)
            if key is None:
                continue
            words = [n.value for n in ast.walk(key) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
            if isinstance(key, (ast.Constant, ast.IfExp)):
                keys.update(dict.fromkeys(w for w in words if " " in w))
            elif not isinstance(key, ast.Name):  # what a variable holds is looked up by tests/gates/test_reasons.py
                others[path.name] = others.get(path.name, 0) + 1
    return list(keys), others


def test_reasons_are_found():
    keys, others = reasons()
    assert len(keys) > 50
    assert others == MADE_OF_TABLES


@pytest.mark.parametrize("lang", [Lang.ES, Lang.DE])
def test_every_reason_is_translated(lang):
    words = locale.read_folder(locale.CATALOGUES / lang.value)
    made = [*TABLES, *(f"{{0}} can only be attached to a {what}" for what in ("creature", "land"))]
    assert not [key for key in (*reasons()[0], *made) if key not in words]


@pytest.mark.parametrize("lang", [Lang.ES, Lang.DE])
def test_every_word_of_the_tables_of_the_screen_is_translated(lang):
    words = locale.read_folder(locale.CATALOGUES / lang.value)
    said = [
        *words_of_questions.QUESTIONS.values(),
        *words_of_questions.STEPS.values(),
        *prompts.HELP,
        *play._ABOUT.values(),
    ]
    assert not [w for w in said if w not in words]


def test_every_purpose_and_step_has_a_question_or_a_name():
    assert set(words_of_questions.QUESTIONS) == set(Purpose) - {Purpose.PRIORITY}
    assert set(words_of_questions.STEPS) == set(Step)
