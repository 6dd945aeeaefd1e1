"""Phasing (CR 702.26).

What it does:
    During each untap step, before the active player untaps permanents, all permanents with phasing that this player controls phase out,
    and all that had phased out under their control phase in (702.26a).

Interactions:
    All at once (502.1). What is attached phases out, and in, together with what it is attached to (702.26g). Phasing is no entering or
    leaving (702.26d). Redundant (702.26p).
"""

from __future__ import annotations

from landwalk.rules.questions import KeywordMeaning, register

register(
    KeywordMeaning("phasing", "702.26", redundant="yes", hooks={"phases": True, "interests": frozenset({"phasing"})})
)
