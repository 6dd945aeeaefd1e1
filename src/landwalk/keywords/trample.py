"""Trample (CR 702.19).

What it does:
    When all blockers are assigned lethal damage, the rest may go to what the creature attacks; all of it if no blocker is left
    (702.19d).

Interactions:
    Damage already marked and damage of other creatures in the same step count; prevention doesn't. With deathtouch one damage is
    lethal. It means nothing for a blocker or for damage outside combat.
"""

from __future__ import annotations

from landwalk.rules.questions import AssignsExcessToDefender, KeywordMeaning, register, yes

register(
    KeywordMeaning(
        "trample", "702.19", answers={AssignsExcessToDefender: yes("702.19b", "{0} has trample")}, redundant="yes"
    )
)
