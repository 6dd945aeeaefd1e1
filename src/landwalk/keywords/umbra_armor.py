"""Umbra armor (CR 702.89), once called totem armor.

What it does:
    If the enchanted permanent would be destroyed, instead all damage marked on it is removed and this Aura is destroyed (702.89a).

Interactions:
    It isn't regeneration, so "can't be regenerated" doesn't matter. Of several Auras the permanent's controller chooses one (616.1).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.destroy import DestroyEvent
from landwalk.kernel.events import Event, RemoveDamage
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.questions import KeywordMeaning, register


class DestroyedInstead(Predicate):
    """The Aura is destroyed instead of what it enchants."""

    __slots__ = ()
    subject = "object"
    interests = ("replace:destroy",)


@replaces(DestroyedInstead)
def _instead(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    if not isinstance(event, DestroyEvent) or look.object(entry.holder).attached_to != event.object:
        return None

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(event, DestroyEvent)
        yield from ()
        return [RemoveDamage((event.object,), entry.holder), DestroyEvent(entry.holder, cause=entry.holder)]

    return Replacement(effect_key(entry, event), apply, source=entry.holder)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (Static((Clause(THIS, (DestroyedInstead(),)),)),)


register(KeywordMeaning("umbra armor", "702.89", means))
