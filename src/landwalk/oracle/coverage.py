"""How much of a corpus the grammar reads, and what it stops at.

    python -m landwalk.oracle.coverage FILE [--sample N] [--all] [--seed S] [--show WORDS]

FILE: JSON Lines in MTGJSON's field names, plain or gzip.
"""

from __future__ import annotations

import argparse
import collections
import gzip
import json
import random
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from landwalk.oracle.load import grammar
from landwalk.oracle.reader import FaceReading, read_face


class Coverage:
    """Counts of faces and lines, and of the words where lines stop: `stops[(reason, words)]` -> faces that only this line holds back."""

    __slots__ = ("alone", "faces", "lines", "read", "read_lines", "stops", "texts")

    def __init__(self) -> None:
        self.faces = 0
        self.read = 0
        self.lines = 0
        self.read_lines = 0
        self.stops: collections.Counter[tuple[str, str]] = collections.Counter()
        self.alone: collections.Counter[tuple[str, str]] = collections.Counter()
        self.texts: dict[tuple[str, str], list[str]] = {}

    def add(self, reading: FaceReading) -> None:
        """Count one face."""
        self.faces += 1
        self.read += reading.supported
        self.lines += len(reading.lines)
        self.read_lines += len(reading.lines) - len(reading.declines)
        for text, upto, reason, stop in reading.declines:
            key = (reason, stop if reason == "not understood" else "")
            self.stops[key] += 1
            if len(reading.declines) == 1:
                self.alone[key] += 1
            shown = f"{text[:upto]} >>> {text[upto:]}" if reason == "not understood" else f"{text}  ||| {stop}"
            self.texts.setdefault(key, []).append(shown)


def measure(faces: Iterable[dict[str, object]]) -> Coverage:
    """Read every face (MTGJSON's fields) and count."""
    out = Coverage()
    for face in faces:
        out.add(
            read_face(
                str(face["name"]), str(face["type"]), str(face.get("text") or ""), str(face.get("layout") or "normal")
            )
        )
    return out


def unworded(lang: str) -> list[str]:
    """The phrases that have no confirmed wording in a language, by their English text: lines with them print in English with a note."""
    return [f"{row.make.__name__}: {row.en}" for row in grammar(lang).unworded if row.en is not None]


def load(path: Path, pool: str = "paper") -> list[dict[str, object]]:
    """The faces of a JSON Lines file that belong to a pool."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        faces = [json.loads(line) for line in file]
    return [f for f in faces if f.get("pool", pool) == pool]


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="landwalk.oracle.coverage")
    parser.add_argument("file", type=Path, nargs="?", default=Path("oracle-cards.jsonl.gz"))
    parser.add_argument("--sample", type=int, default=2000)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--top", type=int, default=40)
    parser.add_argument("--show", default="")
    parser.add_argument("--unworded", choices=("es", "de"), help="list phrases without a confirmed wording")
    given = parser.parse_args(arguments)
    if given.unworded:
        for text in unworded(given.unworded):
            sys.stdout.write(text + "\n")
        return 0
    faces = load(given.file)
    if not given.all:
        faces = random.Random(given.seed).sample(faces, min(given.sample, len(faces)))
    start = time.perf_counter()
    result = measure(faces)
    took = time.perf_counter() - start
    write = sys.stdout.write
    write(f"faces {result.read}/{result.faces} = {result.read / result.faces:.1%}, ")
    write(f"lines {result.read_lines}/{result.lines} = {result.read_lines / max(1, result.lines):.1%}, ")
    write(f"{took / max(1, result.lines) * 1e6:.0f} us a line\n")
    for key, n in (result.alone if not given.show else result.stops).most_common(given.top if not given.show else None):
        if given.show and given.show not in " ".join(key):
            continue
        write(f"{n:5} {result.stops[key]:5} {key[0]}: {key[1]}\n")
        for text in result.texts[key][: 8 if given.show else 2]:
            shown = text.replace("\n", " / ")
            write(f"              {shown[:200]}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
