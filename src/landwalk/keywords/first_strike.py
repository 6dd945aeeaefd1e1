"""First strike (CR 702.7).

What it does:
    If an attacking or blocking creature has it, there are two combat damage steps, and it deals its damage in the first (510.4).

Interactions:
    What counts is who had it as the first step began: gaining it later doesn't forbid the second step, losing it later doesn't
    give another (702.7c).
"""

from __future__ import annotations

from landwalk.rules.questions import DealsFirstStrikeDamage, KeywordMeaning, register, yes

register(
    KeywordMeaning(
        "first strike",
        "702.7",
        answers={DealsFirstStrikeDamage: yes("702.7b", "{0} has first strike")},
        redundant="yes",
    )
)
