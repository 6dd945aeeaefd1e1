"""CR 700.14, expend: how much mana a player has spent this turn to cast spells."""

from __future__ import annotations

from landwalk.abilities.context import Context, Noted
from landwalk.abilities.pattern import Expends
from landwalk.kernel import events as e
from landwalk.rules.c1_concepts.cr106_spent import spent_on
from landwalk.rules.c6_spells_abilities.cr603_matching import Occurrences, fits, matcher
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.values import amount


@matcher(Expends)
def _expends(look: Look, pattern: Expends, event: e.Event, ctx: Context) -> Occurrences:
    """It happens once a turn: as the total reaches the number."""
    if not isinstance(event, e.SpellCast) or not fits(look, pattern.who, event.player, ctx):
        return []
    wanted = amount(look, pattern.amount, ctx)
    now = spent_on(look.object(event.object))
    before = 0
    for other in events_this_turn(look.state):
        if isinstance(other, e.SpellCast) and other is not event and other.player == event.player:
            before += spent_on(look.object(other.object))
    if before < wanted <= before + now:
        return [Noted(event.object, player=event.player, amount=wanted)]
    return []
