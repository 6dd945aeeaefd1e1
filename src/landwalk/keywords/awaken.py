"""Awaken (CR 702.113).

What it does:
    The instant or sorcery may be cast for its awaken cost; then it also says: put N +1/+1 counters on target land you control; that land
    becomes a 0/0 Elemental creature with haste; it's still a land (702.113a).

Interactions:
    The target is chosen only if the cost is paid (702.113b). An alternative cost (118.9). What it makes of the land lasts.
"""

from __future__ import annotations

from functools import lru_cache

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import Become, PutCounters
from landwalk.abilities.noun import YOU, Controlled, Core, Det, It, NounPhrase, Ref
from landwalk.abilities.parts import do
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr115_targets import target_phrases
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "awaken"
_LAND = NounPhrase(Det.TARGET, (Core(types=("land",)),), (Controlled(YOU),))
_ELEMENTAL = Become(
    types=("creature",),
    subtypes=("Elemental",),
    power=Number(0),
    toughness=Number(0),
    abilities=(KeywordAbility("haste"),),
    addition="still",
)


@lru_cache(maxsize=256)
def awakens(body: tuple[Node, ...], keyword: KeywordAbility) -> tuple[Node, ...]:
    number = next(p for p in keyword.params if isinstance(p, Number))
    land = It(Ref.TARGET, len(target_phrases(body)))
    return (*body, do(PutCounters("+1/+1", number, _LAND)), do(_ELEMENTAL, subject=land))


register(KeywordMeaning(_KEY, "702.113", hooks={"alternative_way": AlternativeWay(_KEY, Zone.HAND, reword=awakens)}))
