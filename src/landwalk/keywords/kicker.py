"""Kicker (CR 702.33).

What it does:
    An optional additional cost (702.33a); the spell has been kicked if it is paid (702.33d). "Kicker A and/or B" is two kicker
    abilities (702.33b).

Interactions:
    Abilities of the object that speak of being kicked are linked to its own kicker (702.33e, 607); targets of a part that works only if
    kicked are chosen only then (702.33g). The permanent still knows (400.7b), a copy of the spell is kicked too (707.10).
"""

from __future__ import annotations

from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

register(KeywordMeaning("kicker", "702.33", hooks={"optional_cost": OptionalCost("kicked")}))
