"""Faces of the corpus for the gates of the grammar: a sample by a seed, or all of them.

LANDWALK_SEED (a number) chooses another sample, LANDWALK_FULL=1 reads every paper face (some minutes).
"""

from __future__ import annotations

import os
import random

import pytest

from landwalk.abilities.ability import Chapter, KeywordLine, LevelBand, SpellAbility
from landwalk.oracle.coverage import load
from landwalk.oracle.reader import read_face

SAMPLE = 1500


@pytest.fixture(scope="session")
def faces(shared):
    every = load(shared / "cards" / "oracle-cards.jsonl.gz")
    if os.environ.get("LANDWALK_FULL"):
        return every
    seed = int(os.environ.get("LANDWALK_SEED", "1"))
    return random.Random(seed).sample(every, SAMPLE)


@pytest.fixture(scope="session")
def readings(faces):
    return [
        (face, read_face(face["name"], face["type"], face.get("text") or "", face.get("layout") or "normal"))
        for face in faces
    ]


@pytest.fixture(scope="session")
def lines(readings):
    """(text, tree, style) of every distinct line that was read; ability words taken off."""
    found = {}
    for _, reading in readings:
        for text, tree in zip(reading.texts, reading.lines, strict=False):
            if tree is None or isinstance(tree, Chapter | LevelBand):
                continue
            bare = tree.replace(word="") if getattr(tree, "word", "") else tree
            if getattr(bare, "breaks", ()):
                continue
            found.setdefault(bare, (text, bare, "spell" if isinstance(bare, SpellAbility) else "permanent"))
    return [one for one in found.values() if not (isinstance(one[1], KeywordLine) and not one[1].keywords)]
