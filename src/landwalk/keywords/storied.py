"""Storied (CR 702.195).

What it does:
    Any time you control three or more permanents that are artifacts, Sagas and/or legendary and have no enduring story, you get an
    enduring story for the rest of the game (702.195a). It has no other meaning; several players may have one (702.195b).

Interactions:
    Each permanent counts once. As with ascend, a moment is enough, and effects apply again before triggers are looked for (702.195c).
"""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase
from landwalk.kernel.characteristics import CardType, Supertype
from landwalk.rules.c7_additional.cr702_designations import CONTINUOUS_GAIN, designation_for
from landwalk.rules.questions import KeywordMeaning, register

STORY = "enduring story"
LEAST = 3
_KINDS = (
    Core(Noun.PERMANENT, types=(CardType.ARTIFACT,)),
    Core(Noun.PERMANENT, subtypes=("Saga",)),
    Core(Noun.PERMANENT, supertypes=(Supertype.LEGENDARY,)),
)
PERMANENTS = NounPhrase(Det.COUNT, _KINDS, count=Number(LEAST))

register(
    KeywordMeaning(
        "storied",
        "702.195",
        redundant="yes",
        hooks={"continuous_gain": designation_for(PERMANENTS, LEAST, STORY), "interests": CONTINUOUS_GAIN},
    )
)
