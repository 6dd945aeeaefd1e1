"""Double strike (CR 702.4).

What it does:
    If an attacking or blocking creature has it, there are two combat damage steps, and it deals its damage in both (510.4).

Interactions:
    Lost in the first step, it deals no damage in the second (702.4c). Given to a creature that has dealt first strike damage, it deals
    damage again (702.4d).
"""

from __future__ import annotations

from landwalk.rules.questions import DealsDamageTwice, DealsFirstStrikeDamage, KeywordMeaning, register, yes

_YES = yes("702.4b", "{0} has double strike")
register(
    KeywordMeaning(
        "double strike", "702.4", answers={DealsFirstStrikeDamage: _YES, DealsDamageTwice: _YES}, redundant="yes"
    )
)
