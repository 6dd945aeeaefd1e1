"""CR 616, interaction of replacement and prevention effects: one after the other, chosen by whoever is affected, until none applies."""

from __future__ import annotations

from landwalk.actions.destroy import DestroyEvent
from landwalk.kernel import events as e
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.kernel.flow import Flow, options
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.rules.averting import averted
from landwalk.rules.c6_spells_abilities import cr614_replacement as cr614
from landwalk.rules.c6_spells_abilities import cr615_prevention as cr615
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason


def modify(state: State, event: e.Event, after: After) -> Flow[list[e.Event]]:
    """The events that happen in place of `event`: itself if nothing replaces it, maybe changed; none if it is replaced by instructions.

    after: flows that must follow once the events have happened are added to it (615.5). Which effects apply is asked again after each
    one (616.1f), and each gets one opportunity (614.5). `event.happened` is set to False if it doesn't happen.
    """
    while True:
        preventing = cr615.applicable(state, event)
        found = cr614.applicable(state, event) + preventing
        if not found:
            if isinstance(event, e.DrawCard) and "as_drawn" in state.interests:
                after.append(cr614.as_drawn(state, event))
            return [event]
        chosen = yield from _choose(state, event, found)
        event.replaced = (*event.replaced, chosen.key)
        before = event.amount if isinstance(event, e.DamageEvent) else 0
        results = yield from chosen.apply(state, event, after)
        if chosen in preventing or chosen.kind == "prevent all":
            _prevented(state, event, chosen, before)
        if len(results) == 1 and results[0] is event:
            if isinstance(event, e.DamageEvent) and event.amount <= 0:
                event.happened = False  # CR 615.6, damage that is prevented never happens
                return []
            continue
        out: list[e.Event] = []
        applied = event.replaced  # what applies to the event itself from now on hasn't applied to the others
        for result in results:
            if result is not event:
                result.replaced = (*applied, *result.replaced)
            out += yield from modify(state, result, after)
        if event not in out:
            event.happened = False
            if isinstance(event, DestroyEvent):
                key = "{0} would be destroyed, but an effect of {1} replaces that"
                by = Reason("614.1a", key, (event.object, chosen.source))
                averted(state, event, (chosen.why or by,))
        return out


def _prevented(state: State, event: e.Event, by: Replacement, before: int) -> None:
    """CR 615.6: what was prevented of the damage, for those who ask why it wasn't dealt."""
    if isinstance(event, e.DamageEvent) and event.amount < before:
        why = by.why or Reason("615.1", "an effect of {0} prevents it", (by.source,))
        averted(state, event, (why,), before - event.amount)


def _choose(state: State, event: e.Event, found: list[Replacement]) -> Flow[Replacement]:
    """CR 616.1a-e. Nobody is asked where the order can't matter: effects that only add facts, or only prevent all."""
    first = min(r.rank for r in found)
    group = [r for r in found if r.rank == first]
    if len(group) == 1 or (group[0].kind and all(r.kind == group[0].kind for r in group)):
        return group[0]
    keys = [r.key for r in group]
    asked = ChooseOptions(affected(state, event), Purpose.REPLACEMENT, keys, source=_about(event), text="616.1")
    answer = options((yield asked))
    return group[keys.index(str(answer[0]))]


def _about(event: e.Event) -> int:
    for slot in ("object", "to"):
        id_ = getattr(event, slot, 0)
        if isinstance(id_, int) and id_ > 0:
            return id_
    return 0


def affected(state: State, event: e.Event) -> PlayerId:
    """CR 616.1: the affected player, or the controller of the affected object (its owner if it has none)."""
    entering = cr614.enters(event)
    if entering is not None and entering.entry is not None:
        return entering.entry.controller
    look = Now(state)
    for slot in ("to", "object"):
        id_ = getattr(event, slot, 0)
        if isinstance(id_, int) and id_ and (id_ < 0 or id_ in state.objects):
            return look.controller(id_)
    player = getattr(event, "player", 0)
    return player if isinstance(player, int) and player else state.active
