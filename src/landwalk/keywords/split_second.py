"""Split second (CR 702.61).

What it does:
    As long as this spell is on the stack, players can't cast other spells or activate abilities that aren't mana abilities (702.61a).

Interactions:
    Mana abilities and special actions are allowed, and abilities trigger as ever (702.61b). Redundant (702.61c).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.effect import Cant, CantDo
from landwalk.abilities.noun import PlayerPhrase, Who
from landwalk.abilities.sentence import Clause
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register

_PLAYERS = PlayerPhrase(Who.EACH_PLAYER)
_STATIC = Static((Clause(_PLAYERS, (Cant(CantDo.CAST), Cant(CantDo.ACTIVATE_NONMANA))),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_STATIC,)


register(KeywordMeaning("split second", "702.61", means, zones=(Zone.STACK,), redundant="yes"))
