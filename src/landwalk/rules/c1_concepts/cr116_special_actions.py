"""CR 116, special actions: what a player with priority may do without the stack. Playing a land is in c3_card_types/cr305_lands.py."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import SpecialAction
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr601_facts import facts
from landwalk.rules.c6_spells_abilities.cr601_hooks import SpecialMeaning
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import Reason


def special_of(look: Look, action: SpecialAction) -> tuple[Inst, KeywordAbility, SpecialMeaning] | None:
    """The ability that allows the action."""
    if not look.exists(action.on):
        return None
    for inst, keyword, meaning in facts(look, action.on).special:
        if meaning.kind == action.kind:
            return inst, keyword, meaning
    return None


def why_not(look: Look, player: PlayerId, action: SpecialAction) -> list[Reason]:
    found = special_of(look, action)
    if found is None:
        return [Reason("116.2", "{0} has no such special action", (action.on,))]
    inst, keyword, meaning = found
    obj = look.state.objects[action.on]
    if obj.zone is not meaning.zone or obj.owner != player:
        return [Reason("116.2", "{0} isn't where this special action is possible", (action.on,))]
    return meaning.reasons(look, player, action.on, inst, keyword)


def take(state: State, player: PlayerId, action: SpecialAction) -> Flow[None]:
    """CR 116.3: the player receives priority afterwards."""
    found = special_of(Now(state), action)
    if found is None:
        raise ValueError(f"{action!r} isn't possible")
    inst, keyword, meaning = found
    yield from meaning.take(state, player, action.on, inst, keyword)
