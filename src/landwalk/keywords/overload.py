"""Overload (CR 702.96).

What it does:
    The spell may be cast for its overload cost; if it is, its text has "each" in place of "target" (702.96a).

Interactions:
    It has no targets then and affects what couldn't be targeted (702.96b). An alternative cost (118.9).
"""

from __future__ import annotations

from functools import lru_cache

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.noun import AllStyle, Det, It, NounPhrase, PlayerPhrase, Ref, That, ThatPlayer, Who
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "overload"
_EACH = {Who.TARGET_PLAYER: Who.EACH_PLAYER, Who.TARGET_OPPONENT: Who.EACH_OPPONENT}


@lru_cache(maxsize=256)
def each(body: tuple[Node, ...], keyword: KeywordAbility) -> tuple[Node, ...]:
    """The instructions with "each" for "target": what they then say of "it" is said of each."""
    return tuple(sentence.map(_word) for sentence in body)


def _word(node: Node) -> Node:
    if isinstance(node, NounPhrase) and node.is_target:
        return node.replace(det=Det.ALL, style=AllStyle.EACH, count=None)
    if isinstance(node, PlayerPhrase) and node.who in _EACH:
        return node.replace(who=_EACH[node.who])
    if isinstance(node, (It, That, ThatPlayer)) and node.ref is Ref.TARGET:
        return node.replace(ref=Ref.LAST)
    return node


register(KeywordMeaning(_KEY, "702.96", hooks={"alternative_way": AlternativeWay(_KEY, Zone.HAND, reword=each)}))
