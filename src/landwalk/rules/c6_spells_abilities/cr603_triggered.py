"""CR 603.3, triggered abilities are put on the stack; 603.8, state triggers. (605.4: cr605_mana_abilities.)"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Triggered
from landwalk.abilities.amount import ThatMuch, TimesPaid, VariableX
from landwalk.abilities.condition import WasCast, WasPaid
from landwalk.abilities.context import Context, Noted, inst_key
from landwalk.abilities.expansion import AreThere
from landwalk.abilities.noun import Det, Host, It, NounPhrase, Ref, That, ThatPlayer, This
from landwalk.abilities.pattern import StateIs
from landwalk.kernel.characteristics import Face, Inst
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.kernel.events import AbilityTriggered, Batch, CeaseToExist, CreateOnStack, Remember, SetPending
from landwalk.kernel.flow import Flow, options
from landwalk.kernel.node import Node
from landwalk.kernel.objects import Kind, ObjectId, PlayerId, StackInfo
from landwalk.kernel.state import PendingTrigger, State
from landwalk.rules.c1_concepts import cr115_targets as cr115
from landwalk.rules.c6_spells_abilities.cr603_delayed import Reflexive, resolution_context
from landwalk.rules.c7_additional.cr700_crimes import note_crime
from landwalk.rules.conditions import holds
from landwalk.rules.look import Look, Now
from landwalk.rules.matching import candidates

#: An ability on the stack has no characteristics but its text (603.3, 113.7a).
ABILITY_FACE: Final = Face("")


class WaitingTrigger(Node):
    """What a player orders (603.3b): the triggered ability `origin`/`ordinal` of `source`.

    about: the object or player of its event, so that the player can tell them apart; n counts equal ones from 0.
    """

    __slots__ = ("about", "n", "ordinal", "origin", "source")

    def __init__(self, source: ObjectId, origin: str, ordinal: int, about: int = 0, n: int = 0) -> None:
        self.source = source
        self.origin = origin
        self.ordinal = ordinal
        self.about = about
        self.n = n


def put_on_stack(state: State) -> Flow[bool]:
    """Puts every waiting triggered ability on the stack (603.3b). True if there was one."""
    waiting = state.pending
    if not waiting:
        return False
    # CR 603.3b, each player in APNAP order. Its second part (abilities that wait for another ability to trigger) has no pattern yet.
    for player in state.players_from(state.active):
        mine = [w for w in waiting if w.controller == player]
        if not mine:
            continue
        for trigger in (yield from _ordered(Now(state), player, mine)):
            yield from _put(state, trigger)
    for left in state.pending:
        if not state.players[left.controller].in_game:
            # CR 800.4d, what a player who has left the game would control isn't put on the stack
            yield SetPending(tuple(w for w in state.pending if state.players[w.controller].in_game))
            break
    return True


# --- order (603.3b) ------------------------------------------------------------------------------------


def _ordered(look: Look, player: PlayerId, mine: list[PendingTrigger]) -> Flow[list[PendingTrigger]]:
    """The order in which the player puts them on the stack (the last one resolves first). Asked only if they can be told apart."""
    if len(mine) < 2 or all(_alike(look, mine[0], other) for other in mine[1:]):
        return mine
    names: list[WaitingTrigger] = []
    for waiting in mine:
        name = WaitingTrigger(waiting.source, *_inst(waiting).key, _about(waiting))
        while name in names:
            name = name.replace(n=name.n + 1)
        names.append(name)
    answer = options((yield ChooseOptions(player, Purpose.TRIGGER_ORDER, names, len(names), len(names))))
    return [mine[names.index(a)] for a in answer if isinstance(a, WaitingTrigger)]


def _about(waiting: PendingTrigger) -> int:
    noted = waiting.event.event if isinstance(waiting.event, Context) else waiting.event
    return (noted.other or noted.object or noted.player) if isinstance(noted, Noted) else 0


def _inst(waiting: PendingTrigger) -> Inst:
    inst = waiting.inst
    assert isinstance(inst, Inst)
    return inst


def _alike(look: Look, a: PendingTrigger, b: PendingTrigger) -> bool:
    """Would it make no difference which comes first? Targets are chosen for each anew, so they don't tell them apart."""
    if a.tree != b.tree:
        return False
    if isinstance(a.tree, Triggered) and isinstance(a.tree.condition, WasPaid) and _paid(look, a) != _paid(look, b):
        return False  # each instance speaks of its own payments (702.157b)
    source, event = _speaks_of(a.tree)
    return (not source or a.source == b.source) and (not event or a.event == b.event)


def _paid(look: Look, waiting: PendingTrigger) -> tuple[int, ...]:
    """How often the costs of the keyword instance were paid."""
    own = inst_key(*_inst(waiting).key) + ":"
    return tuple(n for key, n in look.object(waiting.source).payments if key.startswith(own))


_OF_THE_EVENT: Final = frozenset({Ref.EVENT, Ref.EVENT_OTHER, Ref.EVENT_PLAYER})
_speaking: Final[dict[Node, tuple[bool, bool]]] = {}


def _speaks_of(tree: Node) -> tuple[bool, bool]:
    """Does the text of a triggered ability mention (its source, the event)?"""
    found = _speaking.get(tree)
    if found is None:
        assert isinstance(tree, Triggered)
        source = event = isinstance(tree.event, Reflexive)
        parts = tree.body if tree.condition is None else (*tree.body, tree.condition)
        for node in (n for part in parts for n in part.walk()):
            if isinstance(node, (It, That, ThatPlayer)):
                event = event or node.ref in _OF_THE_EVENT
                source = source or node.ref not in _OF_THE_EVENT
            elif isinstance(node, ThatMuch):
                event = True
            elif isinstance(node, (This, Host, TimesPaid, WasPaid, WasCast, VariableX)):
                source = True
        found = (source, event)
        _speaking[tree] = found
    return found


# --- one ability ----------------------------------------------------------------------------------------


def _put(state: State, waiting: PendingTrigger) -> Flow[None]:
    tree = waiting.tree
    assert isinstance(tree, Triggered)
    # It waits until it is on the stack, so that a state trigger isn't noted anew in between (603.8).
    no_longer = SetPending(tuple(w for w in state.pending if w is not waiting))
    inst = _inst(waiting)
    info = StackInfo(Inst(tree, inst.origin, inst.ordinal), waiting.source, event=waiting.event, way="triggered")
    created = CreateOnStack(waiting.controller, ABILITY_FACE, info, Kind.ABILITY, cause=waiting.source)
    yield Batch((created, no_longer))
    item = created.new_id
    ctx = context_of(waiting, item)
    announced = yield from _announce(state, waiting.controller, tree, ctx, info)
    if announced is None:
        # CR 603.3c-d, no legal choice: it is removed from the stack
        yield CeaseToExist(item)
        return
    if announced is not info:
        yield Remember(item, "stack", announced)
    yield AbilityTriggered(item, waiting.source, waiting.controller)
    yield from note_crime(state, item)


def context_of(waiting: PendingTrigger, item: ObjectId = 0) -> Context:
    """What the words of a triggered ability mean while it is put on the stack."""
    inst = _inst(waiting)
    fresh = Context(waiting.source, waiting.controller, item, key=inst_key(inst.origin, inst.ordinal))
    if isinstance(waiting.event, Noted):
        fresh.event = waiting.event
        fresh.amount = waiting.event.amount
        return fresh
    return resolution_context(waiting.event, fresh)


def _announce(state: State, player: PlayerId, tree: Triggered, ctx: Context, info: StackInfo) -> Flow[StackInfo | None]:
    """Modes, targets, division (603.3c-d); None if a needed choice has no legal answer."""
    modes = yield from cr115.choose_modes(state, player, tree.body, ctx)
    if modes is None:
        return None
    if cr115.modal_of(tree.body) is not None and not modes:
        return None  # CR 603.3c, no mode was chosen
    ctx.modes = modes
    phrases = cr115.target_phrases(tree.body, modes)
    if not phrases:
        return info.with_(modes=modes) if modes else info
    if not cr115.can_choose(Now(state), phrases, ctx):
        return None
    targets = yield from cr115.choose_targets(state, player, phrases, ctx, body=tree.body)
    if targets is None:
        return None
    division = yield from cr115.divide(state, player, tree.body, phrases, ctx)
    return info.with_(modes=modes, targets=targets, division=division)


# --- state triggers (603.8) -----------------------------------------------------------------------------


def state_triggers(state: State) -> None:
    """Notes the abilities whose game state is true and that don't wait or stand on the stack already. Part of the door."""
    look = Now(state)
    new: list[PendingTrigger] = []
    for entry in look.index.triggers.get("state", ()):
        if _is_under_way(state, entry.holder, entry.inst.key):
            continue
        ctx = Context(entry.holder, look.controller(entry.holder), key=inst_key(*entry.inst.key))
        noted = _state_noted(look, entry.tree.event, ctx)
        if noted is not None:
            new.append(PendingTrigger(entry.tree, entry.inst, entry.holder, ctx.you, noted))
    if new:
        state.pending += tuple(new)
        state.epoch += 1


def _state_noted(look: Look, pattern: Node, ctx: Context) -> Noted | None:
    """What is noted if the game state is as the pattern says: the objects that it speaks of; None: it isn't."""
    if isinstance(pattern, StateIs):
        return Noted() if holds(look, pattern.condition, ctx) else None
    if isinstance(pattern, AreThere) and isinstance(pattern.what, NounPhrase):
        found = tuple(candidates(look, pattern.what, ctx))
        if pattern.what.det is Det.NO:
            return None if found else Noted()
        return Noted(found[0], amount=len(found), objects=found) if found else None
    return None


def _is_under_way(state: State, source: ObjectId, key: tuple[str, int]) -> bool:
    # CR 603.8, it doesn't trigger again until the ability has left the stack
    for waiting in state.pending:
        if waiting.source == source and _inst(waiting).key == key:
            return True
    for item in state.stack:
        info = state.objects[item].stack
        if info is not None and info.source == source and info.inst is not None and info.inst.key == key:
            return True
    return False
