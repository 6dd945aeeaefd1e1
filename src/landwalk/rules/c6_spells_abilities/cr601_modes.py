"""CR 601.2b: the modes of a spell or ability, where they cost something too (702.42a, 702.120a, 702.172a)."""

from __future__ import annotations

from landwalk.kernel.choices import ChooseOptions, Purpose, YesNo
from landwalk.kernel.flow import Flow, options, yes
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts import cr115_targets as cr115
from landwalk.rules.c6_spells_abilities.cr601_proposal import Proposal
from landwalk.rules.look import Now


def announce_modes(state: State, p: Proposal) -> Flow[bool]:
    """Chooses the modes of a modal text. False: no legal choice is left."""
    if p.modal is None:
        return True
    if p.facts is not None and (yield from _all_for_a_cost(state, p)):
        return True
    if p.facts is not None and p.facts.mode_costs:
        return (yield from _one_by_one(state, p))
    modes = yield from cr115.choose_modes(state, p.player, p.body, p.ctx)
    if not modes and p.modal.least > 0:
        return False
    p.choose_modes(modes or ())
    return True


def _all_for_a_cost(state: State, p: Proposal) -> Flow[bool]:
    """CR 702.42a: an optional cost that lets all modes be chosen is asked with the modes (601.4)."""
    assert p.modal is not None
    for optional in p.facts.optional if p.facts is not None else ():
        if not optional.modes:
            continue
        every = tuple(range(len(p.modal.modes)))
        trial = p.with_modes(every)
        trial.paid[optional.key] = 1
        if not trial.can_complete(Now(state)):
            continue
        if yes((yield YesNo(p.player, Purpose.OPTIONAL_COST, p.object, optional.kind))):
            p.paid[optional.key] = 1
            p.choose_modes(every)
            return True
    return False


def _one_by_one(state: State, p: Proposal) -> Flow[bool]:
    """Modes that cost something are asked for one after the other, so that only what can be paid for is offered (601.4)."""
    assert p.modal is not None
    least, most = cr115.modes_wanted(p.modal)
    chosen: tuple[int, ...] = ()
    while len(chosen) < most:
        able = p.modes_able(Now(state), chosen)
        if not able:
            break
        needed = 1 if len(chosen) < least else 0
        asked = ChooseOptions(p.player, Purpose.MODE, able, needed, 1, p.object, p.modal)
        picked = [int(m) for m in options((yield asked)) if isinstance(m, int)]
        if not picked:
            break
        chosen = tuple(sorted((*chosen, *picked)))
    if len(chosen) < least:
        return False
    p.choose_modes(chosen)
    return True
