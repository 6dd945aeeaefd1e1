"""Entwine (CR 702.42).

What it does:
    As the modal spell is cast, all its modes may be chosen for an additional cost, instead of the number that it says (702.42a).

Interactions:
    The modes are followed in the order written (702.42b). Each mode that is chosen needs its targets (601.2c).
"""

from __future__ import annotations

from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

register(KeywordMeaning("entwine", "702.42", hooks={"optional_cost": OptionalCost("entwine", modes="all")}))
