"""Wither (CR 702.80).

What it does:
    Damage to a creature isn't marked: it puts that many -1/-1 counters on it (120.3d).

Interactions:
    It works from every zone, and as last known when the source is gone (702.80b-c). Such damage kills by toughness, so
    regeneration and indestructible don't help.
"""

from __future__ import annotations

from landwalk.rules.questions import DamagesAsCounters, KeywordMeaning, register, yes

register(
    KeywordMeaning("wither", "702.80", answers={DamagesAsCounters: yes("702.80a", "{0} has wither")}, redundant="yes")
)
