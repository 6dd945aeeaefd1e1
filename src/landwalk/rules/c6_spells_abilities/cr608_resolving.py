"""CR 608, resolving spells and abilities."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated, Chapter, Loyal, Triggered
from landwalk.abilities.context import Context, Noted, inst_key
from landwalk.abilities.noun import Ref
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.events import CeaseToExist, Entry, Resolved
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ABILITY, GameObject, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.averting import averted
from landwalk.rules.c1_concepts import cr115_targets
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities import cr603_delayed
from landwalk.rules.c6_spells_abilities.cr601_facts import way_cast
from landwalk.rules.c6_spells_abilities.cr608_instructions import follow
from landwalk.rules.c6_spells_abilities.cr611_spell_grants import take_along
from landwalk.rules.compiled import compiled
from landwalk.rules.conditions import holds
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import Reason

#: What a cost did is linked on the object on the stack under this key (CR 608.2k: "the sacrificed creature").
COST_LINK: Final = str(Ref.COST)


def resolve_top(state: State) -> Flow[None]:
    """CR 608.1: the spell or ability on top of the stack resolves."""
    yield from resolve(state, state.stack[-1])


def resolve(state: State, item: ObjectId) -> Flow[None]:
    look = Now(state)
    obj = look.object(item)
    types = look.get(item).types
    if obj.kind is ABILITY:
        yield from _ability(state, item)
    elif CardType.INSTANT in types or CardType.SORCERY in types:
        yield from _instant_or_sorcery(state, item)
    else:
        yield from _permanent_spell(state, item)
    yield Resolved(item)  # CR 608.2p


def context(state: State, item: ObjectId) -> Context:
    """What the words of the text mean for this spell or ability on the stack, illegal targets left out (608.2b)."""
    look = Now(state)
    obj = look.object(item)
    info = obj.stack
    if info is None:
        return Context(item, look.controller(item), item)
    ctx = Context(info.source or item, look.controller(item), item, info.targets, info.x, modes=info.modes)
    ctx.key = "" if info.inst is None else inst_key(info.inst.origin, info.inst.ordinal)
    ctx.cost = next((ids for k, ids in obj.linked if k == COST_LINK), ())
    if isinstance(info.event, Noted):
        ctx.event = info.event
        ctx.amount = info.event.amount
    elif isinstance(info.event, Context):
        # CR 603.7c, 603.12: the target of a delayed or reflexive ability may speak of what it triggered on
        ctx.event, ctx.last, ctx.amount = info.event.event, info.event.last, info.event.amount
    if info.targets:
        # CR 608.2b: illegal targets are left out; a phrase may speak of an earlier one.
        legal: tuple[tuple[int, ...], ...] = ()
        phrases = phrases_of(look, item)
        for at, ids in enumerate(info.targets):
            phrase = cr115_targets.meant(phrases, at)
            legal += (tuple(i for i in ids if cr115_targets.still_legal(look, phrase, i, ctx)),)
        ctx.targets = legal
    ctx = cr603_delayed.resolution_context(info.event, ctx)
    return ctx


def phrases_of(look: Look, item: ObjectId) -> tuple[Node, ...]:
    """The target phrases that the targets of a spell or ability on the stack answer: for an Aura spell, what it enchants (303.4a)."""
    obj = look.object(item)
    if obj.kind is not ABILITY and "Aura" in look.get(item).subtypes:
        from landwalk.rules.c3_card_types.cr303_enchantments import enchant_phrases

        return enchant_phrases(look, item)
    if obj.stack is not None and obj.stack.way:
        way = way_cast(look, item)
        if way is not None and way.means is not None and way.means.targets:
            return way.means.targets
    modes = () if obj.stack is None else obj.stack.modes
    return cr115_targets.target_phrases(body_of(look, item), modes)


def body_of(look: Look, item: ObjectId) -> tuple[Node, ...]:
    """The instructions of a spell or ability on the stack: of a spell, all its spell abilities in text order (113.3a)."""
    obj = look.object(item)
    if obj.kind is ABILITY:
        assert obj.stack is not None
        assert obj.stack.inst is not None
        tree = obj.stack.inst.tree
        return tree.body if isinstance(tree, (Activated, Triggered, Loyal, Chapter)) else ()
    bodies: list[tuple[Node, ...]] = []
    for inst in look.get(item).abilities:
        spell = compiled(inst.tree).spell  # a keyword's too (702.131a)
        if spell is not None:
            bodies.append(spell.body)
    body = cr115_targets.joined(tuple(bodies)) if bodies else ()
    if obj.stack is not None and obj.stack.way:
        way = way_cast(look, item)
        if way is not None:
            return way.reworded(body)
    return body


def _fizzles(obj: GameObject, ctx: Context) -> bool:
    """CR 608.2b: it had targets, and all are illegal now."""
    info = obj.stack
    return info is not None and any(info.targets) and not any(ctx.targets)


def _ability(state: State, item: ObjectId) -> Flow[None]:
    look = Now(state)
    obj = look.object(item)
    ctx = context(state, item)
    info = obj.stack
    assert info is not None
    tree = info.inst.tree if info.inst is not None else None
    # CR 608.2a, 603.4: an intervening "if" is asked again.
    if isinstance(tree, Triggered) and tree.condition is not None and not holds(look, tree.condition, ctx):
        key = "what an ability of {0} asks for isn't so any longer, so it does nothing"
        averted(state, CeaseToExist(item), (Reason("603.4", key, (ctx.source,)),))
        yield CeaseToExist(item)
        return
    if _fizzles(obj, ctx):
        key = "all targets of an ability of {0} are illegal now, so it does nothing"
        averted(state, CeaseToExist(item), (Reason("608.2b", key, (ctx.source,)),))
    else:
        body = body_of(look, item)
        yield from follow(state, body, ctx)
    if item in state.objects:
        yield CeaseToExist(item)  # CR 608.2n


def _instant_or_sorcery(state: State, item: ObjectId) -> Flow[None]:
    look = Now(state)
    obj = look.object(item)
    ctx = context(state, item)
    if _fizzles(obj, ctx):
        yield move(state, item, Zone.GRAVEYARD, "fizzle")
        return
    body = body_of(look, item)
    yield from follow(state, body, ctx)
    # CR 608.2m: it may have left the stack; 608.2n: as the final part it is put into its owner's graveyard.
    if item in state.objects and state.objects[item].zone is Zone.STACK:
        yield move(state, item, Zone.GRAVEYARD, "resolve")


def _permanent_spell(state: State, item: ObjectId) -> Flow[None]:
    """CR 608.3."""
    look = Now(state)
    obj = look.object(item)
    ctx = context(state, item)
    way = way_cast(look, item)
    if way is not None and way.means is not None and way.means.resolves is not None:
        if (yield from way.means.resolves(state, item, ctx)):
            return
    elif _fizzles(obj, ctx):
        yield move(state, item, Zone.GRAVEYARD, "fizzle")  # CR 608.3b
        return
    # CR 608.3a under the control of the spell's controller; 608.3f: a copy becomes a token on its way; 400.7b-d: what was
    # paid and chosen goes with it.
    entry = Entry(look.controller(item))
    entry.face_down = obj.face_down  # CR 708.4
    entry.payments = yield from take_along(state, item)
    entry.chosen = obj.chosen
    if "Aura" in look.get(item).subtypes:
        entry.attached_to = next((i for group in ctx.targets for i in group), 0)  # CR 608.3c
    yield move(state, item, Zone.BATTLEFIELD, "resolve", entry=entry)
    if item in state.objects and state.objects[item].zone is Zone.STACK:
        yield move(state, item, Zone.GRAVEYARD, "resolve")  # CR 608.3e
