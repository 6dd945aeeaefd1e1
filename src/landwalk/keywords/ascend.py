"""Ascend (CR 702.131).

What it does:
    On an instant or sorcery, an instruction: if you control ten or more permanents and don't have the city's blessing, you get it
    (702.131a). On a permanent, a static ability: any time that is so, also in the middle of a resolution (702.131b). The blessing stays for
    the rest of the game, several players may have it (702.131c).

Interactions:
    A moment with ten permanents is enough. Without an ascend permanent or spell nobody gets anything. Effects that ask for the blessing
    apply before triggers are looked for (702.131d): the door gives it before it notes triggers.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import AllOf, Controls, HasDesignation, Not
from landwalk.abilities.effect import GetDesignation
from landwalk.abilities.noun import YOU, Compare, Core, Det, Noun, NounPhrase
from landwalk.abilities.sentence import Clause, Do, IfSo
from landwalk.rules.c7_additional.cr702_designations import CONTINUOUS_GAIN, designation_for
from landwalk.rules.questions import KeywordMeaning, register

BLESSING = "city's blessing"
LEAST = 10
PERMANENTS = NounPhrase(Det.COUNT, (Core(Noun.PERMANENT),), count=Number(LEAST))
_SPELL = SpellAbility(
    (
        IfSo(
            AllOf((Controls(YOU, PERMANENTS, Compare.AT_LEAST), Not(HasDesignation(YOU, BLESSING)))),
            (Do((Clause(YOU, (GetDesignation(BLESSING),)),)),),
        ),
    )
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.131a: spells follow it; on a permanent nothing does."""
    return (_SPELL,)


register(
    KeywordMeaning(
        "ascend",
        "702.131",
        means,
        redundant="yes",
        hooks={
            "continuous_gain": designation_for(PERMANENTS, LEAST, BLESSING),  # CR 702.131b
            "interests": CONTINUOUS_GAIN,
        },
    )
)
