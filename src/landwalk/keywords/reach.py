"""Reach (CR 702.17).

What it does:
    The creature can block creatures with flying.

Interactions:
    It is no restriction on who can block it.
"""

from __future__ import annotations

from landwalk.keywords.flying import BlocksFlying
from landwalk.rules.questions import KeywordMeaning, register, yes

register(KeywordMeaning("reach", "702.17", answers={BlocksFlying: yes("702.17b", "{0} has reach")}, redundant="yes"))
