"""Deathtouch (CR 702.2).

What it does:
    Any nonzero damage from this source is lethal: the creature is destroyed by the next check (704.5h), and in combat
    one damage counts as lethal when damage is divided (702.2c).

Interactions:
    It works from every zone, and as last known when the source is gone (702.2d-e). Trample needs to assign only one damage to
    each blocker. Indestructible still helps.
"""

from __future__ import annotations

from landwalk.rules.questions import DealsLethalWithAny, KeywordMeaning, register, yes

register(
    KeywordMeaning(
        "deathtouch", "702.2", answers={DealsLethalWithAny: yes("702.2b", "{0} has deathtouch")}, redundant="yes"
    )
)
