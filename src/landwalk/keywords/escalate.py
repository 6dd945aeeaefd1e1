"""Escalate (CR 702.120).

What it does:
    For each mode beyond the first that is chosen as the spell is cast, its caster pays the escalate cost in addition (702.120a).

Interactions:
    An additional cost (118.8): it is paid with an alternative cost too (118.9d). No mode can be chosen that couldn't be paid for
    (601.4).
"""

from __future__ import annotations

from landwalk.rules.c6_spells_abilities.cr601_hooks import ModesCost
from landwalk.rules.questions import KeywordMeaning, register

register(KeywordMeaning("escalate", "702.120", hooks={"modes_cost": ModesCost()}))
