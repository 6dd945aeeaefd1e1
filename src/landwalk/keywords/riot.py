"""Riot (CR 702.136).

What it does:
    You may have this permanent enter with an additional +1/+1 counter on it; if you don't, it gains haste (702.136a).

Interactions:
    The choice is made as it enters; the haste is an effect with no end, not an ability of riot's own. Several instances work separately
    (702.136b).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import GainAbilities
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.events import CreateToken, Event, StartEffect, ZoneChange
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.state import Effect, State
from landwalk.rules.c6_spells_abilities.cr614_entering import put
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, enters
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_HASTE = Clause(THIS, (GainAbilities((KeywordAbility("haste"),)),))


def replacement(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    """CR 702.136a, 614.1c."""
    if enters(event) is None:
        return None

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        entering = enters(event)
        assert entering is not None
        assert entering.entry is not None
        player = entering.entry.controller
        shown = event.object if isinstance(event, ZoneChange) else 0
        if yes((yield YesNo(player, Purpose.MAY, shown, keyword))):
            put(entering.entry, "+1/+1", 1)
        else:
            after.append(_haste(state, entering, player))
        return [event]

    return Replacement(f"{holder}/{inst_key(*inst.key)}/riot", apply, kind="enters", source=holder)


def _haste(state: State, event: ZoneChange | CreateToken, player: int) -> Flow[None]:
    new = event.new_id
    if new in state.objects:
        yield StartEffect(Effect(0, _HASTE, Context(new, player), new, player, (new,), None, 0, state.turn), new)


register(
    KeywordMeaning(
        "riot",
        "702.136",
        hooks={"replacement": replacement, "interests": frozenset({"replace:enters"})},
    )
)
