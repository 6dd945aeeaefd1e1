"""Begin a keyword ability: its module and its test module.

    python3 dev.py new-keyword NAME RULE        for example: new-keyword "first strike" 702.7

Nothing else has to be edited: keyword modules are found by looking. The tests fail until their scenes are written, one
for each subrule that a test can show.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from landwalk import cite
from landwalk.cite import Level, Nature

ROOT = Path(__file__).resolve().parents[1]

MODULE = '''"""{heading} (CR {rule})."""

from __future__ import annotations

from landwalk.rules.questions import KeywordMeaning, register

# Say here what the keyword answers (`answers`: question -> answer) or which abilities it stands for (`means`).
register(KeywordMeaning("{name}", "{rule}"))
'''

TESTS = '''"""{heading} (CR {rule})."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.scene import Scene
'''

TEST = """

@cr("{rule}")
def test_{identifier}(scene: Scene) -> None:
    _ann, _bob = scene.players("Ann", "Bob")
    pytest.fail("write the scene that shows CR {rule}")
"""


def module_name(name: str) -> str:
    """The name of the module: `first_strike` for "First strike"."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def texts(name: str, number: str) -> tuple[str, str]:
    """The text of the module and of its test module.

    Raises:
        ValueError: the number isn't that of a keyword ability, or the name is none.
    """
    if not re.fullmatch(r"[a-z][a-z ]*", name.lower()):
        raise ValueError(f"{name!r} is no name of a keyword ability; write it as the rules do, such as 'first strike'")
    if not cite.is_rule(number) or cite.rule(number).level is not Level.RULE or not number.startswith("702."):
        raise ValueError(f"{number!r} is no keyword ability; their rules are 702.2 and those after it")
    rule = cite.rule(number)
    if rule.heading.lower() != name.lower():
        raise ValueError(f"CR {number} is {rule.heading}, not {name}")
    shown = [each.number for each in cite.rules(number) if each.nature is Nature.EXECUTABLE] or [number]
    tests = "".join(TEST.format(rule=each, identifier=f"rule_{each.replace('.', '_')}") for each in shown)
    return (
        MODULE.format(heading=rule.heading, rule=number, name=name.lower()),
        TESTS.format(heading=rule.heading, rule=number) + tests,
    )


def main(words: list[str], root: Path = ROOT) -> int:
    """Write the two files; existing ones are left alone."""
    if len(words) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    name, number = words
    try:
        contents = texts(name, number)
    except ValueError as error:
        print(f"new-keyword: {error}", file=sys.stderr)
        return 2
    stem = module_name(name)
    files = (root / f"src/landwalk/keywords/{stem}.py", root / f"tests/keywords/test_{stem}.py")
    for file in files:
        if file.exists():
            print(f"new-keyword: {file.relative_to(root)} is there already; nothing was written", file=sys.stderr)
            return 2
    for file, text in zip(files, contents, strict=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(root))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
