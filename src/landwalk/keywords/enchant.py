"""Enchant (CR 702.5).

What it does:
    It says what an Aura spell may target and what the Aura can be attached to (702.5a, 303.4). With several instances all of them
    limit it (702.5d).

Interactions:
    What the Aura is attached to must keep to it, or the Aura goes to its owner's graveyard (704.5m); effective characteristics count.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.node import Node
from landwalk.rules.questions import KeywordMeaning, register


def _phrase(keyword: KeywordAbility) -> Node:
    """CR 702.5a, "enchant [object or player]": the phrase is the parameter."""
    return keyword.params[0]


register(KeywordMeaning("enchant", "702.5", hooks={"enchant_target": _phrase}))
