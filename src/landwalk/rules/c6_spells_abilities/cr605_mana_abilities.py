"""CR 605, mana abilities: which abilities are, what a permanent could produce, and their activation without the stack."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.cost import (
    DiscardCost,
    ExileCost,
    MillCost,
    PayLife,
    PayMana,
    RemoveCounters,
    SacrificeCost,
    TapThis,
    UntapThis,
)
from landwalk.abilities.effect import AddMana, Draw, MoveTo, PutFromAmong, RestTo
from landwalk.abilities.noun import YOU, AtZone, InZone, This
from landwalk.abilities.pattern import Activates, EitherEvent, TappedForMana
from landwalk.abilities.sentence import Clause, Do
from landwalk.actions.mill import Mill
from landwalk.actions.search import Search
from landwalk.actions.surveil import Surveil
from landwalk.kernel.characteristics import SNOW, Inst
from landwalk.kernel.choices import Choice, ChooseOptions, Purpose
from landwalk.kernel.events import (
    AbilityActivated,
    AddManaEvent,
    SetPending,
    TapEvent,
    TappedForManaEvent,
)
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import MANA_TYPES, Mana
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr106_mana import Alternatives, alternatives
from landwalk.rules.c1_concepts.cr115_targets import modal_of, target_phrases
from landwalk.rules.compiled import DERIVED, compiled
from landwalk.rules.look import Look, Now

_FROM_LIBRARY: Final = (Draw, Mill, Search, Surveil, PutFromAmong)


class ManaAbility:
    """What the rules know of an activated mana ability from its tree alone.

    adds: its instructions to add mana; where: "where X is ..." of each; plain: it does nothing else, and for its controller.
    fixed: what it makes, if that never changes. taps: {T} is in its cost. price: the mana in its cost. others: further costs.
    dear: how unwelcome it is to use it.
    """

    __slots__ = (
        "adds",
        "dear",
        "fixed",
        "others",
        "plain",
        "price",
        "restricted",
        "steady",
        "taps",
        "tree",
        "where",
        "zone",
    )

    def __init__(self, tree: Activated, adds: tuple[AddMana, ...], plain: str, zone: Zone) -> None:
        self.tree = tree
        self.where = tuple(_where(tree, add) for add in adds)
        self.adds = adds
        self.plain = plain
        self.zone = zone
        self.taps = any(isinstance(c, TapThis) for c in tree.costs)
        self.price = next((c.cost for c in tree.costs if isinstance(c, PayMana)), None)
        self.others = tuple(c for c in tree.costs if not isinstance(c, (TapThis, PayMana)))
        self.restricted = any(a.spend is not None for a in adds)
        self.dear = sum(_dear(c) for c in self.others) + (0 if plain == "yes" else 3)
        self.fixed: Alternatives | None = None
        #: Does nothing but being tapped decide whether it can be used, and for what?
        self.steady = self.taps and not self.others and not tree.restrictions and not self.restricted
        amount = adds[0].mana.amount
        if len(adds) == 1 and (amount is None or isinstance(amount, Number)) and adds[0].mana.kind in _CONSTANT:
            self.fixed = alternatives(_NO_LOOK, adds[0].mana, _NOBODY)
        self.steady = self.steady and self.fixed is not None


def _where(tree: Activated, add: AddMana) -> Node | None:
    """ "Where X is ..." of the sentence in which the instruction stands."""
    for sentence in tree.body:
        if isinstance(sentence, Do) and any(x is add for x in sentence.walk()):
            return sentence.where
    return None


def _dear(cost: Node) -> int:
    return 4 if isinstance(cost, PayLife) else 8 if isinstance(cost, (SacrificeCost, ExileCost)) else 6


_CONSTANT: Final = ("", "any", "any_combination")
_NO_LOOK: Final = Look.__new__(Look)
_NOBODY: Final = Context(0, 0)
_abilities: Final[dict[Node, ManaAbility | None]] = {}
DERIVED.append(_abilities)


def mana_ability(tree: Node) -> ManaAbility | None:
    """CR 605.1a in its newest wording: the mana ability that this activated ability is; None if it isn't one.

    It has no target, could add mana, is no loyalty ability, and neither its cost nor its effect moves a card to or from a library.
    """
    if tree in _abilities:
        return _abilities[tree]
    found: ManaAbility | None = None
    if isinstance(tree, Activated):
        adds = tuple(x for s in tree.body for x in _instructions(s) if isinstance(x, AddMana))
        if adds and not target_phrases(tree.body) and modal_of(tree.body) is None and not _moves_library_cards(tree):
            (_, zones), *_ = compiled(tree).activated
            found = ManaAbility(tree, adds, "yes" if _is_plain(tree) else "no", next(iter(zones)))
    _abilities[tree] = found
    return found


def _instructions(node: Node) -> list[Node]:
    """The nodes of a sentence, without those of quoted abilities and of what triggers later."""
    from landwalk.abilities.ability import Ability
    from landwalk.abilities.sentence import Delayed, WhenYouDo

    out: list[Node] = [node]
    for child in node.children():
        if not isinstance(child, (Ability, Delayed, WhenYouDo)):
            out += _instructions(child)
    return out


def _is_plain(tree: Activated) -> bool:
    """Only "Add ..." for its controller."""
    if len(tree.body) != 1 or not isinstance(tree.body[0], Do) or tree.body[0].where is not None:
        return False
    clauses = tree.body[0].clauses
    return len(clauses) == 1 and clauses[0].subject == YOU and len(clauses[0].predicates) == 1


def _moves_library_cards(tree: Activated) -> bool:
    for cost in tree.costs:
        if isinstance(cost, MillCost):
            return True
    for sentence in tree.body:
        for x in _instructions(sentence):
            if isinstance(x, _FROM_LIBRARY):
                return True
            if isinstance(x, (MoveTo, RestTo)) and x.to is Zone.LIBRARY:
                return True
            if isinstance(x, (AtZone, InZone)) and x.zone is Zone.LIBRARY:
                return True
    return False


def is_mana_trigger(tree: Triggered) -> bool:
    """CR 605.1b."""
    parts = tree.event.parts if isinstance(tree.event, EitherEvent) else (tree.event,)
    if not all(isinstance(p, (TappedForMana, Activates)) for p in parts) or target_phrases(tree.body):
        return False
    return any(isinstance(x, AddMana) for s in tree.body for x in _instructions(s))


#: By the identity of a tuple of instances (kept beside the answer, so that an identity names one tuple): tuples are shared by all passes.
_of_insts: Final[dict[int, tuple[tuple[Inst, ...], tuple[tuple[Inst, ManaAbility], ...]]]] = {}
DERIVED.append(_of_insts)
_MOST_KEPT: Final = 50_000


def mana_abilities(insts: tuple[Inst, ...]) -> tuple[tuple[Inst, ManaAbility], ...]:
    """The mana abilities among these instances, also those that keywords stand for."""
    found = _of_insts.get(id(insts))
    if found is not None and found[0] is insts:
        return found[1]
    out: list[tuple[Inst, ManaAbility]] = []
    for inst in insts:
        for activated, _ in compiled(inst.tree).activated:
            ability = mana_ability(activated)
            if ability is not None:
                out.append((inst, ability))
    if len(_of_insts) > _MOST_KEPT:
        _of_insts.clear()
    _of_insts[id(insts)] = (insts, tuple(out))
    return tuple(out)


def ways_of(look: Look, ability: ManaAbility, source: ObjectId, inst: Inst, you: PlayerId) -> Alternatives:
    """What it would make now."""
    if ability.fixed is not None:
        return ability.fixed
    ctx = Context(source, you, key=inst_key(inst.origin, inst.ordinal))
    ways: Alternatives = ((),)
    for add, where in zip(ability.adds, ability.where, strict=True):
        ctx.where = where
        more = alternatives(look, add.mana, ctx)
        if more:
            ways = tuple(w + m for w in ways for m in more)
    return ways if any(ways) else ()


def could_produce(look: Look, id_: ObjectId) -> int:
    """CR 106.7: the mask of the mana types that the permanent's abilities could produce, whether or not costs can be paid."""
    chars = look.get(id_)
    mask = 0
    for inst, ability in mana_abilities(chars.abilities):
        if any(a.mana.kind in ("lands", "opponent_lands", "lands_colors") for a in ability.adds):
            continue  # such abilities asking each other define no type (106.7)
        for way in ways_of(look, ability, id_, inst, chars.controller):
            for unit in way:
                mask |= unit
    return mask


# --- activation -------------------------------------------------------------------------------------


def usable(look: Look, player: PlayerId, source: ObjectId, inst: Inst, ability: ManaAbility) -> bool:
    """May the player activate it now, its mana price aside (605.3a, 602.5)?"""
    obj = look.state.objects[source]
    if obj.zone is not ability.zone:
        return False
    if ability.taps:
        if obj.tapped:
            return False
        if look.get(source).is_creature:
            from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick

            if summoning_sick(look, source):
                return False
    tree = ability.tree
    if ability.others or tree.restrictions:
        from landwalk.rules.c1_concepts import cr118_costs
        from landwalk.rules.conditions import holds

        ctx = Context(source, player, key=inst_key(inst.origin, inst.ordinal))
        if not all(holds(look, r, ctx) for r in tree.restrictions):
            return False
        if not cr118_costs.can_pay_without_mana(look, player, ability.others, ctx):
            return False
    return not _forbidden(look, source)


def _forbidden(look: Look, source: ObjectId) -> bool:
    from landwalk.abilities.effect import Cant, CantDo

    if Cant not in look.index.clauses:
        return False
    from landwalk.rules.c1_concepts.cr101_restrictions import cant

    return bool(cant(look, source, CantDo.ACTIVATE, source))


#: No plan uses an ability more often than this.
_MOST_USES: Final = 8


def times_usable(look: Look, player: PlayerId, source: ObjectId, inst: Inst, ability: ManaAbility) -> int:
    """How often an ability that leaves its source as it was could be activated one after the other, mana aside."""
    from landwalk.abilities.condition import Timing
    from landwalk.rules.c1_concepts.cr118_paying import pick_of
    from landwalk.rules.values import amount

    if any(isinstance(r, Timing) for r in ability.tree.restrictions):
        return 1
    ctx = Context(source, player, key=inst_key(inst.origin, inst.ordinal))
    most = _MOST_USES
    for cost in ability.others:
        pick = pick_of(look, player, cost, ctx)
        if pick is not None:
            most = min(most, len(pick.among) // max(1, pick.least))
        elif isinstance(cost, PayLife):
            most = min(most, look.state.players[player].life // max(1, amount(look, cost.amount, ctx)))
        elif isinstance(cost, RemoveCounters):
            has = look.object(source).counter(cost.kind)
            most = min(most, has // max(1, amount(look, cost.amount, ctx)))
        else:
            most = min(most, 1)
    return most


def activate(
    state: State,
    player: PlayerId,
    source: ObjectId,
    inst: Inst,
    ability: ManaAbility,
    wanted: tuple[int, tuple[str, ...]] | None = None,
    price: tuple[str, ...] | None = None,
) -> Flow[bool]:
    """CR 605.3: pays its costs, then it resolves at once.

    wanted: (which alternative, the types of its units), else the player is asked. price: the mana types that pay for it, else by plan.
    False if a cost couldn't be paid.
    """
    ctx = Context(source, player, key=inst_key(inst.origin, inst.ordinal))
    if ability.taps:
        yield TapEvent(source, "mana", source)
    if ability.others or ability.price is not None or not ability.taps:
        from landwalk.rules.c1_concepts import cr118_costs

        costs: tuple[Node, ...] = tuple(c for c in ability.tree.costs if not isinstance(c, TapThis))
        if not (yield from cr118_costs.pay(state, player, costs, ctx, price=price or None)):
            return False
    before = state.players[player].pool
    if ability.plain == "yes" and wanted is not None and ability.fixed is not None:
        snow = 1 if SNOW in Now(state).get(source).supertypes else 0
        spend = ability.adds[0].spend
        yield AddManaEvent(player, tuple([Mana(t, source, snow, spend) for t in wanted[1]]), source)
    else:
        from landwalk.rules.c6_spells_abilities.cr608_instructions import follow

        flow = follow(state, ability.tree.body, ctx)
        yield from flow if wanted is None else _answered(flow, player, wanted)
    if "activated" in state.interests or ability.tree.restrictions:
        yield AbilityActivated(0, source, ctx.key, player)
    made = state.players[player].pool[len(before) :]
    if ability.taps and made:
        yield TappedForManaEvent(source, player, tuple([m.type for m in made]), source)  # CR 106.12a
    if state.pending:
        yield from resolve_mana_triggers(state)
    return True


def _answered(flow: Flow[None], player: PlayerId, wanted: tuple[int, tuple[str, ...]]) -> Flow[None]:
    """The instructions of a mana ability whose mana was settled when the payment was planned."""
    way, types = wanted
    left = list(types)
    value: object = None
    while True:
        try:
            item = flow.send(value)
        except StopIteration:
            return
        if isinstance(item, Choice) and item.purpose is Purpose.MANA and item.player == player:
            assert isinstance(item, ChooseOptions)
            value = _settle(item, way, left)
        else:
            if isinstance(item, AddManaEvent):
                left = left[len(item.mana) :]
            value = yield item


def _settle(asked: ChooseOptions, way: int, left: list[str]) -> tuple[str | int | Node, ...]:
    """The planned answer: a type, or the alternative that has the planned types."""
    if all(isinstance(o, str) and o in MANA_TYPES for o in asked.options):
        for t in left:
            if t in asked.options:
                left.remove(t)
                return (t,)
        return (asked.options[0],)
    return (asked.options[min(way, len(asked.options) - 1)],)


def find(look: Look, source: ObjectId, origin: str, ordinal: int) -> tuple[Inst, ManaAbility]:
    """The mana ability instance of an object. KeyError if it has none of that key."""
    for inst, ability in mana_abilities(look.get(source).abilities):
        if inst.origin == origin and inst.ordinal == ordinal:
            return inst, ability
    raise KeyError(f"{source} has no mana ability {origin}/{ordinal}")


def resolve_mana_triggers(state: State) -> Flow[None]:
    """CR 605.4a: triggered mana abilities resolve at once, without the stack."""
    from landwalk.rules.c6_spells_abilities.cr608_instructions import follow
    from landwalk.rules.conditions import holds

    while True:
        found = [p for p in state.pending if isinstance(p.tree, Triggered) and is_mana_trigger(p.tree)]
        if not found:
            return
        pending = found[0]
        tree = pending.tree
        assert isinstance(tree, Triggered)
        yield SetPending(tuple(p for p in state.pending if p is not pending))
        inst = pending.inst
        key = inst_key(inst.origin, inst.ordinal) if isinstance(inst, Inst) else ""
        from landwalk.abilities.context import Noted

        event = pending.event if isinstance(pending.event, Noted) else None
        ctx = Context(pending.source, pending.controller, event=event, key=key)
        if tree.condition is None or holds(Now(state), tree.condition, ctx):
            yield from follow(state, tree.body, ctx)


def triggered_units(look: Look, source: ObjectId, player: PlayerId) -> tuple[int, ...]:
    """What triggered mana abilities would add when this permanent is tapped for mana, as far as that is certain (605.1b)."""
    entries = look.index.triggers.get("tapped_for_mana", ())
    out: tuple[int, ...] = ()
    for entry in entries:
        tree = entry.tree
        if not isinstance(tree.event, TappedForMana) or not is_mana_trigger(tree) or tree.condition is not None:
            continue
        from landwalk.rules.matching import matches

        you = look.controller(entry.holder)
        ctx = Context(entry.holder, you, key=inst_key(entry.inst.origin, entry.inst.ordinal))
        if not matches(look, tree.event.what, source, ctx) or you != player:
            continue
        ways = _plain_ways(look, tree, ctx)
        if len(ways) == 1 and all(unit.bit_count() == 1 for unit in ways[0]):
            out += ways[0]
    return out


def _plain_ways(look: Look, tree: Triggered, ctx: Context) -> Alternatives:
    if len(tree.body) != 1 or not isinstance(tree.body[0], Do) or len(tree.body[0].clauses) != 1:
        return ()
    clause: Clause = tree.body[0].clauses[0]
    (predicate, *more) = clause.predicates
    if more or not isinstance(predicate, AddMana) or predicate.mana.amount is not None or clause.subject != YOU:
        return ()
    return alternatives(look, predicate.mana, ctx)


def uses_up(ability: ManaAbility) -> bool:
    """Does its cost make the source unable to do anything else (it is tapped, untapped or gone)?"""
    return ability.taps or any(
        isinstance(c, UntapThis)
        or (isinstance(c, (SacrificeCost, ExileCost, DiscardCost)) and isinstance(c.what, (This, AtZone)))
        for c in ability.others
    )
