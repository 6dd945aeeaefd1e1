"""CR 611.2, instructions that begin a continuous effect: "gets +2/+2 until end of turn", "gain control of target creature", ..."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.abilities import effect as x
from landwalk.abilities import noun as n
from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number, VariableX
from landwalk.abilities.context import Context
from landwalk.abilities.keyword_params import FromParam
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import EXECUTE, World, executes, note
from landwalk.kernel.characteristics import BASIC_LAND_TYPES
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.kernel.flow import Flow, options
from landwalk.kernel.node import Node
from landwalk.rules.c2_parts_of_a_card import cr205_words
from landwalk.rules.c6_spells_abilities.cr611_continuous_effects import start, start_rule_change
from landwalk.rules.c6_spells_abilities.cr612_text_changing import SubstituteWords
from landwalk.rules.c7_additional.cr707_copying import values_of
from landwalk.rules.chosen_words import expanded
from landwalk.rules.look import Now

COLORS: Final = tuple("WUBRG")


def _locked(world: World, node: Node | None, ctx: Context) -> Number | None:
    """CR 611.2d, 608.2h: the value of a variable is determined once, on resolution."""
    return None if node is None else Number(world.amount(node, ctx))


def _each(node: Node | None) -> bool:
    """Is the amount about each of the objects for itself ("gets +X/+X, where X is its power")?"""
    return node is not None and any(isinstance(i, n.It) and i.ref is n.Ref.SUBJECT for i in node.walk())


def _by_amount(
    world: World,
    ctx: Context,
    ids: tuple[int, ...],
    nodes: tuple[Node | None, ...],
    make: Callable[[tuple[Number | None, ...]], Predicate],
) -> list[tuple[Predicate, tuple[int, ...]]]:
    """The predicate with its numbers, and for whom."""
    where = (ctx.where,) if ctx.where is not None else ()
    if not any(_each(node) for node in (*nodes, *where)):
        return [(make(tuple(_locked(world, node, ctx) for node in nodes)), ids)]
    out: list[tuple[Predicate, tuple[int, ...]]] = []
    for id_ in ids:
        own = ctx.clone()
        own.subject = id_
        out.append((make(tuple(_locked(world, node, own) for node in nodes)), (id_,)))
    return out


def _start_all(world: World, ctx: Context, clause: Clause, made: list[tuple[Predicate, tuple[int, ...]]]) -> Flow[None]:
    done: tuple[int, ...] = ()
    for predicate, ids in made:
        yield from start(world, ctx, ids, (predicate,), clause)
        done += ctx.last
    note(ctx, done)


def _number(node: Node | None) -> Node:
    assert node is not None
    return node


@executes(x.GetPT)
def get_pt(world: World, ctx: Context, subjects: tuple[int, ...], p: x.GetPT, clause: Clause) -> Flow[None]:
    made = _by_amount(world, ctx, subjects, (p.power, p.toughness), lambda a: x.GetPT(_number(a[0]), _number(a[1])))
    yield from _start_all(world, ctx, clause, made)


@executes(x.BasePT)
def base_pt(world: World, ctx: Context, subjects: tuple[int, ...], p: x.BasePT, clause: Clause) -> Flow[None]:
    made = _by_amount(world, ctx, subjects, (p.power, p.toughness), lambda a: x.BasePT(a[0], a[1]))
    yield from _start_all(world, ctx, clause, made)


@executes(x.SwitchPT)
def switch_pt(world: World, ctx: Context, subjects: tuple[int, ...], p: x.SwitchPT, clause: Clause) -> Flow[None]:
    yield from start(world, ctx, subjects, (p,), clause)


@executes(x.GainAbilities)
def gain(world: World, ctx: Context, subjects: tuple[int, ...], p: x.GainAbilities, clause: Clause) -> Flow[None]:
    if subjects and any(_of_your_choice(node) for ability in p.abilities for node in ability.walk()):
        # CR 608.2d: "protection from the color of your choice", settled as the instruction is followed.
        (color,) = yield from _words(ctx, Purpose.COLOR, COLORS, p)
        p = p.replace(abilities=tuple(a.map(lambda node: _settled(node, color)) for a in p.abilities))
    # CR 607.2d, "protection from the chosen color": the word is the one chosen by now
    p = p.replace(abilities=tuple(one for a in p.abilities for one in expanded(Now(world.state), a, ctx)))
    if subjects and any(_has_x(ability) for ability in p.abilities):
        # CR 608.2h: "mobilize X, where X is its power" is worked out once, as the effect begins.
        value = Number(world.amount(VariableX(), ctx))
        p = p.replace(abilities=tuple(_with_number(ability, value) for ability in p.abilities))
    yield from start(world, ctx, subjects, (p,), clause)


def _has_x(ability: Node) -> bool:
    return isinstance(ability, KeywordAbility) and any(isinstance(param, VariableX) for param in ability.params)


def _with_number(ability: Node, value: Number) -> Node:
    if not isinstance(ability, KeywordAbility):
        return ability
    return ability.replace(params=tuple(value if isinstance(p, VariableX) else p for p in ability.params))


def _of_your_choice(node: Node) -> bool:
    return isinstance(node, FromParam) and node.word == "color_of_choice"


def _settled(node: Node, color: str) -> Node:
    return FromParam((n.Core(colors=(color,)),)) if _of_your_choice(node) else node


@executes(x.LoseAbilities)
def lose(world: World, ctx: Context, subjects: tuple[int, ...], p: x.LoseAbilities, clause: Clause) -> Flow[None]:
    yield from start(world, ctx, subjects, (p,), clause)


@executes(x.GainChosenAbility)
def gain_chosen(
    world: World, ctx: Context, subjects: tuple[int, ...], p: x.GainChosenAbility, clause: Clause
) -> Flow[None]:
    """CR 608.2d: the controller of the spell or ability chooses as it resolves."""
    if not subjects:
        note(ctx, ())
        return
    chosen = options((yield ChooseOptions(ctx.you, Purpose.OPTION, p.abilities, source=ctx.source, text=p)))
    abilities = tuple(a for a in chosen if isinstance(a, Node))
    yield from start(world, ctx, subjects, (x.GainAbilities(abilities),), clause)


# --- what it becomes --------------------------------------------------------------------------------------


@executes(x.Become)
def become(world: World, ctx: Context, subjects: tuple[int, ...], p: x.Become, clause: Clause) -> Flow[None]:
    if not subjects:
        note(ctx, ())
        return
    settled = yield from _with_choice(ctx, p)

    def make(numbers: tuple[Number | None, ...]) -> Predicate:
        return settled.replace(power=numbers[0], toughness=numbers[1])

    made = _by_amount(world, ctx, subjects, (p.power, p.toughness), make)
    yield from _start_all(world, ctx, clause, made)


def _with_choice(ctx: Context, p: x.Become) -> Flow[x.Become]:
    """ "... of your choice" (608.2d): asked now, and kept as the words chosen."""
    if p.chosen in ("color", "colors"):
        most = 1 if p.chosen == "color" else len(COLORS)
        picked = yield from _words(ctx, Purpose.COLOR, COLORS, p, most)
        return p.replace(colors=picked, chosen="")
    among = _TYPE_WORDS.get(p.chosen)
    if among is None:
        return p
    picked = yield from _words(ctx, Purpose.TYPE, among, p)
    return p.replace(subtypes=picked, chosen="")


_TYPE_WORDS: Final[dict[str, tuple[str, ...]]] = {
    n.Choice.BASIC_LAND_TYPE: BASIC_LAND_TYPES,
    n.Choice.LAND_TYPE: cr205_words.LAND_TYPES,
    n.Choice.CREATURE_TYPE: cr205_words.CREATURE_TYPES,
}


def _words(ctx: Context, purpose: Purpose, among: tuple[str, ...], text: Node, most: int = 1) -> Flow[tuple[str, ...]]:
    answer = options((yield ChooseOptions(ctx.you, purpose, among, most=most, source=ctx.source, text=text)))
    return tuple(str(w) for w in answer)


@executes(x.BecomeCopy)
def become_copy(world: World, ctx: Context, subjects: tuple[int, ...], p: x.BecomeCopy, clause: Clause) -> Flow[None]:
    """CR 707.2b, 707.4: what is copied is kept; later changes of the original don't matter."""
    of = yield from world.select(p.of, ctx, ctx.you, Purpose.COPY)
    if not of or not subjects:
        note(ctx, ())
        return
    face = world.copy_face(of[0], p.exceptions, ctx)
    yield from start(world, ctx, subjects, (values_of(face),), clause)


@executes(x.ReplaceWords)
def replace_words(
    world: World, ctx: Context, subjects: tuple[int, ...], p: x.ReplaceWords, clause: Clause
) -> Flow[None]:
    """CR 612.1-2: the two words are chosen as it resolves; both of one kind, and different."""
    ids = yield from world.select(p.what, ctx, ctx.you, Purpose.SELECT)
    if not ids:
        note(ctx, ())
        return
    among = {"color": COLORS, "land_type": BASIC_LAND_TYPES}.get(p.kinds, (*COLORS, *BASIC_LAND_TYPES))
    old = (yield from _words(ctx, Purpose.OPTION, among, p))[0]
    kind = COLORS if old in COLORS else BASIC_LAND_TYPES
    new = (yield from _words(ctx, Purpose.OPTION, tuple(w for w in kind if w != old), p))[0]
    # What is affected is the object of the verb, not the player who changes it.
    yield from start(world, ctx, ids, (SubstituteWords(old, new),), Clause(p.what, (), clause.duration))


@executes(x.GainControl)
def gain_control(world: World, ctx: Context, subjects: tuple[int, ...], p: x.GainControl, clause: Clause) -> Flow[None]:
    """Layer 2: the effect remembers who gains control in `ctx.subject`."""
    ids = yield from world.select(p.what, ctx, ctx.you, Purpose.SELECT)
    before = ctx.subject
    ctx.subject = subjects[0]
    yield from start(world, ctx, ids, (p,), clause)
    ctx.subject = before


# --- what may and must be done -----------------------------------------------------------------------------

for _cls in (
    x.Cant,
    x.OnlyBlock,
    x.Must,
    x.CanBlockMore,
    x.AsThough,
    x.PlayPermission,
    x.FlashPermission,
    x.PlayAdditionalLands,
    x.HandSizeIs,
    x.CostChange,
):
    EXECUTE.setdefault(_cls, start_rule_change)
