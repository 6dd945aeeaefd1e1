"""Banding (CR 702.22).

What it does:
    Creatures with banding and up to one without may attack as a band (702.22c); what blocks one of them blocks all (702.22h). Where a
    creature with banding blocks or is blocked, its player, not the other, divides the damage of the creature that it fights (702.22j-k).

Interactions:
    A band lasts although banding is lost later (702.22e); what leaves combat leaves it (702.22f). Nothing else is shared (702.22g), so each
    member is blocked by the rules for that one alone. Damage divided so needs not be lethal: an attacker with trample tramples over nobody.
"""

from __future__ import annotations

from landwalk.rules.questions import FormsBands, KeywordMeaning, register, yes

register(KeywordMeaning("banding", "702.22", answers={FormsBands: yes("702.22c", "{0} has banding")}, redundant="yes"))
