"""Which rules do games and scenarios reach, and which of these does no test show? Run: reached_rules.py CARD_FILES... --scenarios FILE

Plays the scenarios (and random starter games), notes every function of kernel, actions, rules and keywords that was called, and takes the
rule numbers cited inside these functions (comments and docstrings; that is where the house cites). A rule counts as reached when a
function that cites it was called. Prints one JSON line: reached, shown and open rules; exit code 0.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src" / "landwalk"
FLOORS = tuple(str(SRC / floor) for floor in ("kernel", "actions", "rules", "keywords"))
NUMBER = re.compile(r"(?<![\w.])[1-9]\d\d\.\d+[a-z]?\b")

called: set[CodeType] = set()


def note(frame: FrameType, event: str, arg: object) -> None:
    """A profile function: remembers code objects, nothing else."""
    if event == "call":
        called.add(frame.f_code)


def cited() -> set[str]:
    """Rule numbers cited in the functions that were called."""
    places: dict[str, set[int]] = {}
    for code in called:
        if code.co_filename.startswith(FLOORS):
            places.setdefault(code.co_filename, set()).add(code.co_firstlineno)
    found: set[str] = set()
    for name, lines in places.items():
        text = Path(name).read_text(encoding="utf-8")
        source = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
                if first in lines or node.lineno in lines:
                    found.update(NUMBER.findall("\n".join(source[first - 1 : node.end_lineno])))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--scenarios", action="append", default=[])
    parser.add_argument("--games", type=int, default=60)
    options = parser.parse_args()

    from landwalk import cite
    from landwalk.agents.agent import play
    from landwalk.agents.random_agent import RandomAgent
    from landwalk.cards.decks.build import build_deck
    from landwalk.cards.starter import DECKS, deck, starter
    from landwalk.play.game import Game
    from landwalk.testing.scenarios.card_files import CardFiles
    from landwalk.testing.scenarios.judging import judge
    from landwalk.testing.scenarios.loading import load

    decks = [build_deck(deck(d), starter()).main for d in DECKS]
    cards = CardFiles(options.files) if options.files else starter()
    sys.setprofile(note)
    for number in range(options.games):
        pair = [decks[number % len(decks)], decks[(number // len(decks) + number + 1) % len(decks)]]
        play(Game.new(pair, number, recording=False), {i: RandomAgent(number * 2 + i) for i in range(2)})
    for file in options.scenarios:
        for scenario in load(file):
            judge(scenario, cards)
    sys.setprofile(None)

    sys.path.insert(0, str(ROOT))
    from tools.open_rules import shown

    rules = {r.number for r in cite.rules() if r.nature is cite.Nature.EXECUTABLE}
    reached = cited() & rules
    tested = shown(ROOT / "tests")
    open_ = sorted(
        reached - tested, key=lambda n: [int(x) if x.isdigit() else x for x in re.split(r"(\d+)", n) if x != ""]
    )
    print(json.dumps({"reached": len(reached), "shown": len(reached & tested), "open": open_}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
