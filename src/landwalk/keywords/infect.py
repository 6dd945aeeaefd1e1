"""Infect (CR 702.90).

What it does:
    Damage to a creature puts that many -1/-1 counters on it instead of being marked; damage to a player gives that many poison counters
    instead of loss of life (120.3b, 120.3d).

Interactions:
    Planeswalkers and battles lose counters as usual. It works from every zone, and as last known when the source is gone (702.90d-e).
    A player with ten poison counters loses the game (704.5c).
"""

from __future__ import annotations

from landwalk.rules.questions import DamagesAsCounters, DamagesAsPoison, KeywordMeaning, register, yes

register(
    KeywordMeaning(
        "infect",
        "702.90",
        answers={
            DamagesAsCounters: yes("702.90c", "{0} has infect"),
            DamagesAsPoison: yes("702.90b", "{0} has infect"),
        },
        redundant="yes",
    )
)
