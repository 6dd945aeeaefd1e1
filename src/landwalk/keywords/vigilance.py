"""Vigilance (CR 702.20).

What it does:
    Attacking doesn't make the creature tap (508.1f).

Interactions:
    A tapped creature still can't be declared as an attacker (508.1a).
"""

from __future__ import annotations

from landwalk.rules.questions import AttacksWithoutTapping, KeywordMeaning, register, yes

register(
    KeywordMeaning(
        "vigilance", "702.20", answers={AttacksWithoutTapping: yes("702.20b", "{0} has vigilance")}, redundant="yes"
    )
)
