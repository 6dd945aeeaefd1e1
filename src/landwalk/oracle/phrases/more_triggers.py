"""Abilities that trigger an additional time."""

from __future__ import annotations

from landwalk.abilities.more_triggers import MoreTriggers
from landwalk.abilities.pattern import Attacks, Dies, Enters
from landwalk.abilities.words import phrase

ROWS = (
    phrase("ability", MoreTriggers, "if a triggered ability of {of:phrase} triggers, that ability triggers a additional time.", cause=None, style=""),
    phrase("ability", MoreTriggers, "if a triggered ability of {of:phrase} triggers, it triggers a additional time.", cause=None, style="it"),
    phrase("ability", MoreTriggers, "if {cause:causing} causes a triggered ability of {of:phrase} to trigger, that ability triggers a additional time.", "si {cause:causing} hace que se dispare una habilidad disparada de {of:phrase}, esa habilidad se dispara una vez más. // si {cause:causing} hiciera que una habilidad disparada de {of:phrase} se disparase, esa habilidad se dispara una vez más.", style=""),
    phrase("ability", MoreTriggers, None, None, "falls {cause:causing bei} bei {of:phrase dat} eine ausgelöste Fähigkeit auslöst, wird die Fähigkeit ein weiteres Mal ausgelöst.", style=""),
    phrase("ability", MoreTriggers, None, None, "falls {cause:causing} eine ausgelöste Fähigkeit {of:phrase gen} auslöst, wird die Fähigkeit ein weiteres Mal ausgelöst.", style=""),
    phrase("causing", Enters, None, "{what:yours} que entra bajo tu control", from_zone=None, style=""),
    phrase("causing", Enters, "{what:phrase} entering", "{what:phrase} que entra", from_zone=None, style=""),
    phrase("causing", Dies, "{what:phrase} dying", "la muerte de {what:phrase}", "das Sterben {what:phrase gen}", style="dies"),
    phrase("causing", Attacks, "{what:phrase} attacking", "el ataque de {what:phrase}", "das Angreifen {what:phrase gen}", how="", whom=None),
)  # fmt: skip
