"""Cards from the top of a library until ..., and what becomes of the others."""

from __future__ import annotations

from landwalk.abilities.effect import RestTo
from landwalk.abilities.noun import YOU
from landwalk.abilities.until import UntilFound
from landwalk.abilities.words import phrase, predicate
from landwalk.actions.exile import EXILE
from landwalk.kernel.zones import Zone
from landwalk.oracle.phrases import verbs as v

_REST = (
    ("the rest on the bottom of their library in a random order", "den Rest in zufälliger Reihenfolge unter seine Bibliothek", Zone.LIBRARY, "bottom_random", "their"),
    ("the rest into their graveyard", "den Rest auf seinen Friedhof", Zone.GRAVEYARD, "", "their"),
)  # fmt: skip
ROWS = (
    predicate(UntilFound, v.UNCOVER, "cards from the top of {whose:poss} library until {by:player nom} <reveal:by> {what:phrase}", "cartas de la parte superior de {whose:zoneof biblioteca} {by:until reveal} {what:phrase} // las primeras cartas de {whose:zoneof biblioteca} {by:until reveal} {what:phrase}", how="reveal"),
    predicate(UntilFound, EXILE, "cards from the top of {whose:poss} library until {by:player nom} <exile:by> {what:phrase}", "cartas de la parte superior de {whose:zoneof biblioteca} {by:until exile} {what:phrase} // las primeras cartas de {whose:zoneof biblioteca} {by:until exile} {what:phrase}", how="exile"),
    *(
        predicate(UntilFound, verb, None, None, f"Karten oben von {{whose:zoneof Bibliothek dat}} {place}, bis {who} {found}", how=how, **more)
        for verb, place, how, yours, theirs in (
            (v.UNCOVER, "<V>", "reveal", "aufdeckst", "aufdeckt"),
            (EXILE, "ins Exil", "exile", "ins Exil schickst", "ins Exil schickt"),
        )
        for who, found, more in (
            ("du", "{what:obj acc} " + yours, {"by": YOU}),
            ("{by:player nom}", "{what:obj acc} " + theirs, {}),
        )
    ),
    *(predicate(RestTo, v.PUT, en, None, de, to=to, position=position, words=words) for en, de, to, position, words in _REST),
    *(phrase("epred", RestTo, en, None, de, to=to, position=position, words=words) for en, de, to, position, words in _REST),
    predicate(RestTo, EXILE, "all other cards revealed this way", to=Zone.EXILE, words="other"),
)  # fmt: skip
