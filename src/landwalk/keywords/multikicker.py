"""Multikicker (CR 702.33c).

What it does:
    Kicker whose cost may be paid any number of times. A multikicker cost is a kicker cost.

Interactions:
    As kicker's (702.33d-g); "for each time it was kicked" counts the payments.
"""

from __future__ import annotations

from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

register(KeywordMeaning("multikicker", "702.33c", hooks={"optional_cost": OptionalCost("kicked", "any")}))
