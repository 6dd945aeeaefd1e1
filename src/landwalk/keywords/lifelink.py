"""Lifelink (CR 702.15).

What it does:
    Damage from this source makes its controller (its owner, if it has none) gain that much life, as part of the damage's
    results (120.3f).

Interactions:
    It works from every zone, and as last known when the source is gone (702.15c-d). Each source gains life by an event of
    its own (702.15e). Prevented damage gives no life.
"""

from __future__ import annotations

from landwalk.rules.questions import GivesLifeWithDamage, KeywordMeaning, register, yes

register(
    KeywordMeaning(
        "lifelink", "702.15", answers={GivesLifeWithDamage: yes("702.15b", "{0} has lifelink")}, redundant="yes"
    )
)
