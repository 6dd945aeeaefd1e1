"""CR 603.2d: abilities that trigger additional times."""

from __future__ import annotations

from landwalk.abilities.more_triggers import AddsTriggers
from landwalk.kernel.events import Event
from landwalk.kernel.objects import ObjectId
from landwalk.rules.c6_spells_abilities.cr603_matching import occurrences
from landwalk.rules.clauses import condition_holds
from landwalk.rules.look import Index, Now
from landwalk.rules.matching import matches


def additional_times(look: Now, index: Index, source: ObjectId, event: Event) -> int:
    """How often more an ability of this object triggers that this event makes trigger: once for each effect that says so.

    index: of the moment at which the abilities are looked for, which may be the one right before the event (603.10).
    """
    many = 0
    for entry in index.clauses.get(AddsTriggers, ()):
        said = entry.predicate
        assert isinstance(said, AddsTriggers)
        of, cause = said.change.of, said.change.cause
        if not condition_holds(look, entry) or not matches(look, of, source, entry.ctx):
            continue
        many += cause is None or bool(occurrences(look, cause, event, entry.ctx))
    return many
