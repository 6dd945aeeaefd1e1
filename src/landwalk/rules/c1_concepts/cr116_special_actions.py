"""CR 116, special actions: what a player with priority may do without the stack. Playing a land is in c3_card_types/cr305_lands.py."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import SpecialAction
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_facts import facts
from landwalk.rules.c6_spells_abilities.cr601_hooks import SpecialMeaning
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import Reason


def special_of(look: Look, action: SpecialAction) -> tuple[Inst, KeywordAbility, SpecialMeaning] | None:
    """The ability that allows the action."""
    if not look.exists(action.on):
        return None
    for inst, keyword, meaning in specials(look, action.on):
        if meaning.kind == action.kind:
            return inst, keyword, meaning
    return None


def specials(look: Look, id_: ObjectId) -> tuple[tuple[Inst, KeywordAbility, SpecialMeaning], ...]:
    """The special actions that abilities of the object allow; of a face-down permanent those that it would have face up (702.37e)."""
    obj = look.object(id_)
    if not obj.face_down or obj.zone is not Zone.BATTLEFIELD:
        return facts(look, id_).special
    return tuple(
        [
            (inst, keyword, value)
            for inst in obj.face.insts
            for _, value, keyword in compiled(inst.tree).hooks
            if isinstance(value, SpecialMeaning) and value.zone is Zone.BATTLEFIELD
        ]
    )


def why_not(look: Look, player: PlayerId, action: SpecialAction) -> list[Reason]:
    found = special_of(look, action)
    if found is None:
        return [Reason("116.2", "{0} has no such special action", (action.on,))]
    inst, keyword, meaning = found
    obj = look.state.objects[action.on]
    whose = look.controller(action.on) if obj.zone is Zone.BATTLEFIELD else obj.owner
    if obj.zone is not meaning.zone or whose != player or (obj.zone is Zone.BATTLEFIELD and not obj.face_down):
        return [Reason("116.2", "{0} isn't where this special action is possible", (action.on,))]
    return meaning.reasons(look, player, action.on, inst, keyword)


def take(state: State, player: PlayerId, action: SpecialAction) -> Flow[None]:
    """CR 116.3: the player receives priority afterwards."""
    found = special_of(Now(state), action)
    if found is None:
        raise ValueError(f"{action!r} isn't possible")
    inst, keyword, meaning = found
    yield from meaning.take(state, player, action.on, inst, keyword)
