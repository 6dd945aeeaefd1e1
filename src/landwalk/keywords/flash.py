"""Flash (CR 702.8).

What it does:
    The card may be cast any time its caster could cast an instant (702.8a).

Interactions:
    It works wherever the card may be cast from. A spell that lost flash on the way stays cast (601.6a).
"""

from __future__ import annotations

from landwalk.rules.questions import CanCastAtInstantSpeed, KeywordMeaning, register, yes

register(
    KeywordMeaning("flash", "702.8", answers={CanCastAtInstantSpeed: yes("702.8a", "{0} has flash")}, redundant="yes")
)
