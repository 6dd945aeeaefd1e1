"""Write the facts about rules and keywords that Landwalk ships: numbers, names and kinds, no sentence of the rules.

    python tools/rule_facts.py [SHARED]

Reads SHARED/rules (default: ../shared/rules) and writes into src/landwalk/rulebook: references (which rule refers to which, chapter by
chapter), natures.tsv (why a rule can't be executed), keyword_names.tsv (keyword abilities and kinds of landwalk in three languages, with
marks for names that nothing confirms).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from landwalk import cite
from landwalk.rulebook import official

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "src" / "landwalk" / "rulebook"
_NUMBER = r"\d{3}(?:\.\d+[a-z]?)?"
_MENTION = re.compile(
    rf"\brules? ((?:{_NUMBER}(?:[\u2013-](?:{_NUMBER}|[a-z]))?(?:, and |, or |, | and | or | to | through )?)+)"
)
_LETTERS = "abcdefghijkmnpqrstuvwxyz"
#: Beginning of a note -> kind of reason (`rulebook.coverage.REASONS` says them).
_KINDS = (
    ("repeats", "repeats"),
    ("cross-reference", "refers"),
    ("introduces", "introduces"),
    ("names", "introduces"),
    ("wording", "wording"),
    ("history", "wording"),
    ("synonym", "wording"),
    ("abbreviation", "wording"),
    ("plain English", "wording"),
    ("list", "lists"),
    ("ability words", "lists"),
    ("card layout", "printing"),
    ("printed", "printing"),
    ("layout", "printing"),
    ("card back", "printing"),
    ("alternate printed", "printing"),
    ("substitute", "table"),
    ("sleeves", "table"),
    ("the coin", "table"),
    ("where teams", "table"),
    ("marking", "table"),
    ("announcement", "table"),
    ("keeping", "table"),
    ("name noted", "table"),
    ("informal", "table"),
    ("agreeing", "table"),
    ("tournament", "tournament"),
    ("table and tournament", "tournament"),
    ("match length", "tournament"),
    ("format lists", "tournament"),
    ("judge", "tournament"),
    ("intentional draw", "tournament"),
    ("ante ban", "tournament"),
)


def references(text: Path) -> Iterable[str]:
    """Rows: a rule, and the rules that its text refers to."""
    book = official.parse_file(text)
    former = book.edition == cite.FORMER_EDITION
    for number, paragraphs in book.rules.items():
        own = cite.current_number(number) if former else number
        others: list[str] = []
        for match in (m for p in paragraphs for m in _MENTION.finditer(p)):
            for part in re.finditer(rf"({_NUMBER})(?:[\u2013-](?:({_NUMBER})|([a-z])))?", match[1]):
                others.append(part[1])
                if part[3]:
                    base = part[1][:-1]
                    others += [base + c for c in _LETTERS if part[1][-1] < c <= part[3]]
                elif part[2]:
                    others.append(part[2])
        known = [cite.current_number(n) if former else n for n in others]
        kept = [n for n in dict.fromkeys(known) if n is not None and cite.is_rule(n) and n != own]
        if own and kept:
            yield f"{own}\t{' '.join(kept)}"


def natures(table: Path) -> Iterable[str]:
    """Rows: a rule that can't be executed, why, and the rules that say it instead."""
    for line in table.read_text(encoding="utf-8").splitlines():
        number, kind, note = f"{line}\t\t".split("\t")[:3]
        if kind not in ("def", "physical") or not note or not cite.is_rule(number):
            continue
        why = next((name for begin, name in _KINDS if note.startswith(begin)), "")
        instead = [n for n in re.findall(_NUMBER, note) if cite.is_rule(n)]
        if not why and instead:
            why = "repeats"
        if why:
            yield f"{number}\t{why}\t{' '.join(instead)}".rstrip()


def names(folder: Path) -> Iterable[str]:
    """Rows: number, English name, other English names, es name, mark, es forms, the same for de, classes, how instances add up."""
    kinds = yaml.safe_load((folder / "landwalk-variants.yaml").read_text(encoding="utf-8"))["variants"]
    # "Cruza islas" is a form of islandwalk, which has a row of its own.
    own = {
        f.lower()
        for k in kinds
        for lang in ("es", "de")
        if k[lang]
        for f in (k[lang]["term"], *k[lang].get("forms", ()))
        if f
    }
    table = yaml.safe_load((folder / "keywords.yaml").read_text(encoding="utf-8"))
    for entry in table["keywords"]:
        variants = [v.lower() for v in entry.get("variants", {})]
        for lang in ("es", "de"):
            if entry["number"] == "702.14":
                entry[lang]["forms"] = [f for f in entry[lang]["forms"] if f.lower() not in own]
        row = [
            entry["number"],
            entry["name"].lower(),
            ";".join(variants),
            *_foreign(entry["es"]),
            *_foreign(entry["de"]),
        ]
        yield "\t".join([*row, " ".join(c.replace(" ", "-") for c in entry["class"]), entry["multiple"] or ""])
    for entry in kinds:
        row = ["702.14", entry["name"].lower(), "", *_foreign(entry["es"]), *_foreign(entry["de"])]
        yield "\t".join([*row, "kind-of", ""])


def actions(terms: Path) -> Iterable[str]:
    """Rows of keyword actions in the same form; the words are those of instructions ("scry" as "adivina")."""
    known = {
        re.sub(r" N$| \(.*\)$", "", e["en"]): e for e in yaml.safe_load(terms.read_text(encoding="utf-8"))["actions"]
    }
    for rule in cite.rules("701"):
        if rule.level is cite.Level.RULE and rule.heading:
            name = rule.heading.lower()
            entry = known.get(name, {})
            words = [w for lang in ("es", "de") for w in _action(entry.get(lang))]
            yield "\t".join([rule.number, name, "", *words, "action", ""])


def _action(entry: dict[str, Any] | None) -> list[str]:
    if not entry:
        return ["", "", ""]
    # Older and other wordings are left out: many of them are the words of quite other actions.
    return [entry["term"].removesuffix(" N"), "sure" if entry["cards"] > 1 else "unsure", ""]


def _foreign(entry: dict[str, Any] | None) -> list[str]:
    term = (entry or {}).get("term") or ""
    sure = "sure" if (entry or {}).get("sure") else "unsure"
    return [term, sure if term else "", ";".join((entry or {}).get("forms", ()))]


def write(name: str, what: str, rows: Iterable[str]) -> None:
    """Write a table and say how long it is."""
    lines = list(rows)
    head = f"# {what} Written by tools/rule_facts.py; don't edit."
    (OUT / name).write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    print(f"{name}: {len(lines)} rows")


def main(words: list[str]) -> int:
    """Write the tables."""
    folder = Path(words[0]) if words else ROOT.parent / "shared"
    rules = folder / "rules"
    rows = list(references(rules / "MagicCompRules.txt"))
    for chapter in sorted({row[0] for row in rows}):
        here = (row for row in rows if row[0] == chapter)
        write(f"references/{chapter}.tsv", "Rule, and the rules that its text refers to.", here)
    write(
        "natures.tsv",
        "Rule that nothing can execute, kind of reason, rules that say it.",
        natures(rules / "executable.tsv"),
    )
    write(
        "keyword_names.tsv",
        "Number, English name, other English names, es name, mark, es forms, de name, mark, de forms, classes, instances.",
        (*names(rules), *actions(folder / "cards" / "terms.yaml")),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
