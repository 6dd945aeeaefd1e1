"""CR 707.10, copies of spells and abilities on the stack; 115.7, new targets."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.copies import CastBefore, TheCopies
from landwalk.abilities.effect import ChangeTargets, CopySpell
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, note, partly
from landwalk.kernel.choices import ChooseObjects, Purpose, YesNo
from landwalk.kernel.events import CreateOnStack, Remember, SpellCast, SpellCopied
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.node import Node
from landwalk.kernel.objects import Kind, ObjectId, PlayerId, StackInfo
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts import cr115_targets
from landwalk.rules.c1_concepts.cr106_spent import SPENT
from landwalk.rules.c6_spells_abilities.cr608_resolving import context, phrases_of
from landwalk.rules.c7_additional.cr707_copying import copiable_face
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look, Now
from landwalk.rules.references import REFERENCES
from landwalk.rules.values import values


def _the_copies(look: Look, node: Node, ctx: Context) -> tuple[int, ...]:
    return ctx.last


REFERENCES[TheCopies] = _the_copies


@values(CastBefore)
def _cast_before(look: Look, node: CastBefore, ctx: Context) -> int:
    """Of the player who follows the instruction, this turn, before the spell of the event."""
    this = 0 if ctx.event is None else ctx.event.object
    found = 0
    for event in reversed(list(events_this_turn(look.state))):
        if isinstance(event, SpellCast):
            if event.object == this:
                break
            if event.player == ctx.you and look.get(event.object).types & set(node.types):
                found += 1
    return found


@executes(CopySpell)
def copy_spell(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: CopySpell, clause: Clause
) -> Flow[None]:
    made: tuple[ObjectId, ...] = ()
    for subject in subjects:
        ctx.subject = subject
        who = chooser(ctx, (subject,))
        ids = yield from world.select(predicate.what, ctx, who, Purpose.COPY)
        ids = ids or world.gone(predicate.what, ctx)  # CR 608.2h, a spell that has left is copied as it last was
        many = 1 if predicate.amount is None else world.amount(predicate.amount, ctx)
        for id_ in ids:
            for _ in range(max(0, many)):
                new = yield from copy_on_stack(world.state, id_, who, ctx)
                if new and predicate.new_targets == "may":
                    yield from new_targets(world.state, new, who)
                made += (new,) if new else ()
    note(ctx, made)


def copy_on_stack(state: State, id_: ObjectId, player: PlayerId, ctx: Context) -> Flow[ObjectId]:
    """CR 707.10: characteristics and all decisions are copied (modes, targets, X, payments); the copy isn't cast or activated."""
    look = Now(state)
    obj = look.object(id_)
    if obj.stack is None:
        return 0
    kind = Kind.ABILITY if obj.kind is Kind.ABILITY else Kind.COPY
    payments = tuple([p for p in obj.payments if not p[0].startswith(SPENT)])  # nothing was spent to cast a copy
    event = CreateOnStack(player, copiable_face(look, id_), obj.stack, kind, payments, ctx.item or ctx.source)
    yield event
    if obj.linked or obj.chosen:
        yield Remember(event.new_id, "linked", obj.linked)
        yield Remember(event.new_id, "chosen", obj.chosen)
    yield SpellCopied(event.new_id, player, ctx.item or ctx.source)
    return event.new_id


def new_targets(state: State, item: ObjectId, player: PlayerId) -> Flow[None]:
    """CR 707.10c, 115.7d: any number of targets may stay as they are; what is chosen anew must be legal."""
    info = state.objects[item].stack
    if info is None or not any(info.targets):
        return
    if not yes((yield YesNo(player, Purpose.MAY, item, "choose new targets"))):
        return
    phrases = phrases_of(Now(state), item)
    ctx = context(state, item)
    ctx.targets = info.targets
    groups: list[tuple[int, ...]] = []
    for at, old in enumerate(info.targets):
        phrase = cr115_targets.meant(phrases, at)
        groups.append((yield from _new_group(state, player, item, phrase, old, ctx)))
        ctx.targets = (*groups, *info.targets[len(groups) :])
    yield Remember(item, "stack", _with_targets(info, tuple(groups)))


def _new_group(
    state: State, player: PlayerId, item: ObjectId, phrase: Node, old: tuple[int, ...], ctx: Context
) -> Flow[tuple[int, ...]]:
    """One phrase's targets: as many as before, each an old one or a legal new one."""
    if not old:
        return ()
    legal = cr115_targets.legal_targets(Now(state), phrase, ctx)
    among = [*old, *(i for i in legal if i not in old)]
    asked = ChooseObjects(player, Purpose.TARGET, among, len(old), len(old), item, phrase)
    return objects((yield asked))


def _with_targets(info: StackInfo, targets: tuple[tuple[int, ...], ...]) -> StackInfo:
    """CR 115.7f: the original division stays, share by share."""
    division = tuple(
        tuple((new, share) for new, (_, share) in zip(group, shares, strict=True)) if shares else ()
        for group, shares in zip(targets, info.division, strict=False)
    )
    return info.with_(targets=targets, division=division)


@executes(ChangeTargets)
def change_targets(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ChangeTargets, clause: Clause
) -> Flow[None]:
    """CR 115.7: "choose new targets"; "change the target" of a spell with a single target (115.7a)."""
    who = chooser(ctx, subjects)
    ids = yield from world.select(predicate.what, ctx, who, Purpose.SELECT)
    for id_ in ids:
        if id_ not in world.state.objects or world.obj(id_).zone is not Zone.STACK:
            continue
        if predicate.how == "change":
            yield from _change(world.state, id_, who)
        else:
            yield from new_targets(world.state, id_, who)
    note(ctx, ids)


def _change(state: State, item: ObjectId, player: PlayerId) -> Flow[None]:
    """CR 115.7a: to another legal target each; if not all can be changed, none is."""
    info = state.objects[item].stack
    if info is None or not any(info.targets):
        return
    phrases = phrases_of(Now(state), item)
    ctx = context(state, item)
    ctx.targets = info.targets
    groups: list[tuple[int, ...]] = []
    for phrase, old in zip(phrases, info.targets, strict=True):
        others = [i for i in cr115_targets.legal_targets(Now(state), phrase, ctx) if i not in old]
        if len(others) < len(old):
            return
        asked = ChooseObjects(player, Purpose.TARGET, others, len(old), len(old), item, phrase)
        groups.append(objects((yield asked)) if old else ())
    yield Remember(item, "stack", _with_targets(info, tuple(groups)))


@partly(ChangeTargets)
def _ways(predicate: ChangeTargets) -> str:
    return "" if predicate.how in ("choose_new", "change") else f"changing targets: {predicate.how}"
