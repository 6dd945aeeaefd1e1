"""Fuse (CR 702.102).

What it does:
    A split card with fuse may be cast from the hand with both halves (702.102a): it has their combined characteristics (702.102b), costs
    both mana costs (702.102c), and the left half is followed first (702.102d).

Interactions:
    Each half keeps its own targets. Copies of a fused spell are fused too.
"""

from __future__ import annotations

from landwalk.rules.questions import KeywordMeaning, register

register(KeywordMeaning("fuse", "702.102", hooks={"casts_whole": "yes"}, redundant="yes"))
