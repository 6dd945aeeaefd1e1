"""The kinds of landwalk (CR 702.14a) in three languages: one tree each, whichever language says it."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.node import same_meaning
from landwalk.oracle.reader import read_line
from landwalk.oracle.writer import print_line

WORDS = [
    ("Islandwalk", "Cruza islas.", "Inseltarnung"),
    ("Plainswalk", "Cruza llanuras.", "Ebenentarnung"),
    ("Snow swampwalk", "Cruza pantanos de nieve.", "Verschneiter-Sumpf-Tarnung"),
    ("Snow forestwalk", "Cruza bosques de nieve.", "Verschneiter-Wald-Tarnung"),
    ("Legendary landwalk", "Cruza tierras legendarias.", "Legendäres-Land-Tarnung"),
    ("Snow landwalk", "Cruza tierras nevadas.", "Verschneites-Land-Tarnung"),
    ("Nonbasic landwalk", "Cruza tierras no básicas.", "Nichtstandardlandtarnung"),
    ("Artifact landwalk", "Cruza tierras artefacto.", "Artefaktlandtarnung"),
]


@cr("702.14a")
@pytest.mark.parametrize(("english", "spanish", "german"), WORDS)
def test_the_three_languages_say_the_same(english: str, spanish: str, german: str):
    tree = read_line(english).tree
    assert tree is not None
    for lang, text in (("en", english), ("es", spanish), ("de", german)):
        assert print_line(tree, lang) == text
        read = read_line(text, lang).tree
        assert read is not None
        assert same_meaning(read, tree)
