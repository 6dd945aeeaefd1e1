"""Haste (CR 702.10).

What it does:
    The creature may attack and pay {T} and {Q} in the turn in which it came under its controller's control (302.6).

Interactions:
    None of its own: the rule on summoning sickness asks.
"""

from __future__ import annotations

from landwalk.rules.questions import IgnoresSummoningSickness, KeywordMeaning, register, yes

register(
    KeywordMeaning(
        "haste", "702.10", answers={IgnoresSummoningSickness: yes("702.10b", "{0} has haste")}, redundant="yes"
    )
)
