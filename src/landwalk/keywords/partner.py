"""Partner (CR 702.124).

What it does:
    It lets a deck of the Commander variant have two commanders (702.124a, h). In a game it does nothing.

Interactions:
    "Partner with" a name has a triggered ability besides (702.124j) and isn't this.
"""

from __future__ import annotations

from landwalk.rules.questions import KeywordMeaning, register

register(KeywordMeaning("partner", "702.124", redundant="yes"))
