"""Abilities that trigger an additional time."""

from __future__ import annotations

from landwalk.abilities.more_triggers import MoreTriggers
from landwalk.abilities.pattern import Attacks, Dies, Enters
from landwalk.abilities.words import phrase

ROWS = (
    phrase("ability", MoreTriggers, "if a triggered ability of {of:phrase} triggers, that ability triggers a additional time.", cause=None, style=""),
    phrase("ability", MoreTriggers, "if a triggered ability of {of:phrase} triggers, it triggers a additional time.", cause=None, style="it"),
    phrase("ability", MoreTriggers, "if {cause:causing} causes a triggered ability of {of:phrase} to trigger, that ability triggers a additional time.", style=""),
    phrase("causing", Enters, "{what:phrase} entering", from_zone=None, style=""),
    phrase("causing", Dies, "{what:phrase} dying", style="dies"),
    phrase("causing", Attacks, "{what:phrase} attacking", how="", whom=None),
)  # fmt: skip
