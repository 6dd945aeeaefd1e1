"""CR 602, activating activated abilities, and 606, loyalty abilities: like casting, from announcing on."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated, Loyal
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import CantDo
from landwalk.kernel.characteristics import Face, Inst
from landwalk.kernel.choices import Activate
from landwalk.kernel.events import AbilityActivated, Acted, CreateOnStack, Reveal
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId, StackInfo
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr106_sources import survey
from landwalk.rules.c6_spells_abilities import cr605_mana_abilities as cr605
from landwalk.rules.c6_spells_abilities import cr606_loyalty_abilities as cr606
from landwalk.rules.c6_spells_abilities.cr601_as_cast import ABILITY, AsActivated
from landwalk.rules.c6_spells_abilities.cr601_casting import complete
from landwalk.rules.c6_spells_abilities.cr601_facts import Way
from landwalk.rules.c6_spells_abilities.cr601_proposal import Proposal
from landwalk.rules.c7_additional.cr700_crimes import note_crime
from landwalk.rules.c7_additional.cr733_illegal_actions import reverse
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import Reason
from landwalk.rules.references import current


def ability_of(look: Look, action: Activate) -> tuple[Inst, Activated | Loyal] | None:
    """The instance that an action names, with the activated ability that it is or that its keyword stands for."""
    if not look.exists(action.source):
        return None
    for inst in look.get(action.source).abilities:
        if inst.origin == action.origin and inst.ordinal == action.ordinal:
            for tree, _ in compiled(inst.tree).activated:
                return inst, tree
    return None


def activate(state: State, player: PlayerId, action: Activate) -> Flow[ObjectId]:
    """CR 602.2. Returns the ability on the stack; 0 for a mana ability (605.3b) or if it was reversed (733.1)."""
    look = Now(state)
    found = ability_of(look, action)
    if found is None:
        raise ValueError(f"{action!r} names no ability")
    inst, tree = found
    mana = cr605.mana_ability(tree)
    mark = state.clone()
    if mana is not None:
        if not (yield from cr605.activate(state, player, action.source, inst, mana)):
            yield from reverse(state, player, action, mark)
        return 0
    source = state.objects[action.source]
    key = inst_key(inst.origin, inst.ordinal)
    if source.zone is Zone.HAND:
        yield Reveal((source.id,))  # CR 602.2a, from a hidden zone
    placed = CreateOnStack(player, NO_FACE, StackInfo(Inst(tree, inst.origin, inst.ordinal), source.id))
    yield placed
    proposal = proposed(action.source, player, inst, tree, placed.new_id)
    if not (yield from complete(state, proposal)):  # CR 602.2b
        yield from reverse(state, player, action, mark)
        return 0
    yield AbilityActivated(placed.new_id, action.source, key, player)
    for name, word, _ in compiled(inst.tree).hooks:
        if name == "activated" and isinstance(word, str):
            # "When you cycle this card": it triggers from wherever the card is now (702.29c).
            yield Acted(player, word, (current(Now(state), action.source) or action.source,), 1, placed.new_id)
    yield from note_crime(state, placed.new_id)
    return placed.new_id


#: CR 602.2a: an ability on the stack has no characteristics of its own.
NO_FACE: Final = Face("")


def proposed(source: ObjectId, player: PlayerId, inst: Inst, tree: Activated | Loyal, item: ObjectId = 0) -> Proposal:
    """The proposal of an activation. item: the ability on the stack, 0 while it isn't there."""
    ctx = Context(source, player, item, key=inst_key(inst.origin, inst.ordinal))
    costs = tree.costs if isinstance(tree, Activated) else (tree.cost,)
    return Proposal("activate", player, source, tree.body, Way("", costs), ctx, inst=inst)


def why_not(
    look: Look, player: PlayerId, source: ObjectId, inst: Inst, tree: Activated | Loyal, zones: frozenset[Zone]
) -> list[Reason]:
    """CR 602.5: reasons why the player can't begin to activate it; costs and targets are asked last."""
    obj = look.state.objects[source]
    if obj.zone not in zones:
        return [Reason("113.6", "the ability of {0} doesn't function where it is", (source,))]
    mine = look.get(source).controller if obj.zone is Zone.BATTLEFIELD else obj.owner
    if mine != player:
        return [Reason("602.2", "only the controller of {0} can activate its ability", (source,))]
    forbidden = survey(look).restrictions
    if CantDo.ACTIVATE in forbidden or CantDo.ACTIVATE_NONMANA in forbidden:
        from landwalk.rules.c1_concepts.cr101_restrictions import cant

        out = cant(look, source, CantDo.ACTIVATE, player, "602.5")
        if cr605.mana_ability(tree) is None:
            out += cant(look, source, CantDo.ACTIVATE_NONMANA, player, "602.5")
            out += cant(look, player, CantDo.ACTIVATE_NONMANA, source, "602.5")
        if out:
            return out
    if isinstance(tree, Loyal):
        out = cr606.why_not(look, player, source)
        if out:
            return out
    elif tree.restrictions:
        from landwalk.rules.conditions import holds

        ctx = Context(source, player, key=inst_key(inst.origin, inst.ordinal))
        if not all(holds(look, r, ctx) for r in tree.restrictions):
            return [Reason("602.5", "the instructions of the ability of {0} don't allow it now", (source,))]
    if CantDo.BE_TARGETED in forbidden:
        look = AsActivated(look.state, source, player, Inst(tree, inst.origin, inst.ordinal))
        proposal = proposed(source, player, inst, tree, ABILITY)
    else:
        proposal = proposed(source, player, inst, tree)
    if not proposal.targets_possible(look):
        return [Reason("602.2b", "the ability of {0} has no legal targets", (source,))]
    if not proposal.payable(look):
        return [Reason("118.3", "the cost of the ability of {0} can't be paid", (source,))]
    return []
