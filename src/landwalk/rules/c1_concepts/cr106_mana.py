"""CR 106, mana: what an instruction to add mana may produce, mana pools, and what mana may be spent on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import AddMana, ManaChoice, SpendOnly
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes, partly
from landwalk.kernel.characteristics import Supertype
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.kernel.events import AddManaEvent, SetPool
from landwalk.kernel.flow import Flow, options
from landwalk.kernel.mana import MANA_TYPES, Mana
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import Phase, Step
from landwalk.rules.c1_concepts.cr106_payment import ANY_COLOR, ANY_TYPE, BIT
from landwalk.rules.look import Look, Now

_SYMBOLS: Final = re.compile(r"\{([^{}]+)\}")


# --- pools ------------------------------------------------------------------------------------------


@applies(AddManaEvent)
def add_mana(state: State, event: AddManaEvent) -> None:
    """CR 106.4: mana goes into the player's mana pool."""
    player = state.edit_player(event.player)
    player.pool += event.mana


@applies(SetPool)
def set_pool(state: State, event: SetPool) -> None:
    state.edit_player(event.player).pool = event.mana


def empty_pools(state: State) -> Flow[None]:
    """CR 106.4, 500.5: each player's mana pool empties at the end of each step and phase."""
    in_combat = state.phase is Phase.COMBAT and state.step is not Step.END_COMBAT
    for player in state.turn_order:
        pool = state.players[player].pool
        if pool:
            left = tuple([m for m in pool if in_combat and m.lasts])
            if left != pool:
                yield SetPool(player, left, "empty")


# --- what may be produced ---------------------------------------------------------------------------


def symbols_of(text: str) -> tuple[str, ...]:
    """``"{R}{G}"`` or ``"RG"`` or ``"W/U"`` -> the symbols."""
    if "{" in text:
        return tuple(_SYMBOLS.findall(text))
    if len(text) == 1 or "/" in text or text.isdigit():
        return (text,)
    return tuple(text)


#: What an instruction may make: several alternatives, each a tuple of units; a unit is the mask of the types it may be.
Alternatives = tuple[tuple[int, ...], ...]


def alternatives(look: Look, choice: ManaChoice, ctx: Context) -> Alternatives:
    """All that "add ..." could make now. () if it makes no mana (106.5)."""
    times = 1
    if choice.amount is not None:
        from landwalk.rules.values import amount

        times = max(0, amount(look, choice.amount, ctx))
        if not times:
            return ()
    if choice.symbols:
        return (_units(tuple(s for text in choice.symbols for s in symbols_of(text)) * times),)
    if choice.options:
        each = [_units(symbols_of(o)) for o in choice.options]
        if all(len(units) == 1 for units in each) and times == 1:
            return ((_any_of(units[0] for units in each),),)
        return tuple(dict.fromkeys(units * times for units in each))
    mask = _mask_for(look, choice.kind, ctx)
    if not mask:
        return ()  # CR 106.5
    if choice.kind == "any_combination" or times == 1:
        return ((mask,) * times,)
    return tuple((BIT[t],) * times for t in MANA_TYPES if mask & BIT[t])


def _any_of(masks: Iterable[int]) -> int:
    out = 0
    for m in masks:
        out |= m
    return out


def _units(symbols: tuple[str, ...]) -> tuple[int, ...]:
    """CR 106.8-106.11: a hybrid symbol is either half, generic and snow symbols are colourless mana."""
    out: tuple[int, ...] = ()
    for s in symbols:
        if s.isdigit():
            out += (BIT["C"],) * int(s)
        elif s == "S":
            out += (BIT["C"],)
        elif "/" in s:
            out += (_any_of(BIT[p] for p in s.split("/") if p in MANA_TYPES),)
        else:
            out += (BIT[s],)
    return out


def _mask_for(look: Look, kind: str, ctx: Context) -> int:
    if kind in ("any", "any_combination"):
        return ANY_COLOR
    if kind == "chosen":
        from landwalk.abilities.noun import Choice
        from landwalk.rules.matching import chosen_value

        value = chosen_value(look, ctx, Choice.COLOR)
        return BIT.get(str(value), 0)
    if kind in ("lands", "opponent_lands", "lands_colors"):
        from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import could_produce

        mask = 0
        for id_ in look.battlefield():
            chars = look.get(id_)
            mine = chars.controller == ctx.you
            if chars.is_land and mine == (kind != "opponent_lands") and id_ != ctx.source:
                mask |= could_produce(look, id_)
        return mask & ANY_TYPE
    raise KeyError(f"no rule knows mana of the kind {kind!r}")


_KINDS: Final = frozenset({"", "any", "any_combination", "chosen", "lands", "opponent_lands", "lands_colors"})


@partly(AddMana)
def _kind_known(predicate: AddMana) -> str:
    mana = predicate.mana
    for text in (*mana.symbols, *mana.options):
        for symbol in symbols_of(text):
            if not (symbol.isdigit() or all(part in BIT for part in symbol.split("/"))):
                return f"mana of {{{symbol}}}"  # CR 107.4, no such symbol
    return "" if mana.kind in _KINDS else f"mana of the kind {mana.kind}"


# --- the instruction -----------------------------------------------------------------------------------


def unit_word(mask: int) -> str:
    """How a unit stands in an option: ``"G"``, or ``"W/U"`` if the type is still open."""
    return "/".join(t for t in MANA_TYPES if mask & BIT[t])


@executes(AddMana)
def add(world: World, ctx: Context, subjects: tuple[int, ...], predicate: AddMana, clause: Clause) -> Flow[None]:
    """CR 106.3, 106.4: each player adds the mana; types that are open are chosen now."""
    snow = 1 if Supertype.SNOW in world.get(ctx.source).supertypes else 0
    made: tuple[str, ...] = ()
    for player in subjects:
        ways = alternatives(Now(world.state), predicate.mana, ctx)
        if not ways:
            continue
        units = ways[0]
        if len(ways) > 1:
            words = ["".join(unit_word(m) for m in way) for way in ways]
            picked = options((yield ChooseOptions(player, Purpose.MANA, words, source=ctx.source, text=predicate)))
            units = ways[words.index(str(picked[0]))]
        types: list[str] = []
        for mask in units:
            possible = [t for t in MANA_TYPES if mask & BIT[t]]
            if len(possible) > 1:
                picked = options((yield ChooseOptions(player, Purpose.MANA, possible, source=ctx.source)))
                types.append(str(picked[0]))
            else:
                types.append(possible[0])
        mana = tuple(Mana(t, ctx.source, snow, predicate.spend) for t in types)
        event = yield AddManaEvent(player, mana, ctx.item or ctx.source)
        assert isinstance(event, AddManaEvent)
        if event.happened:
            made += tuple(m.type for m in event.mana)
    ctx.did = 1 if made else 0
    ctx.amount = len(made)


# --- spending -------------------------------------------------------------------------------------------


class Spending:
    """What mana is spent on: casting a spell or activating an ability of `object` ("cast", "activate"), or anything else ("")."""

    __slots__ = ("look", "object", "what")

    def __init__(self, what: str = "", object_: int = 0, look: Look | None = None) -> None:
        self.what = what
        self.object = object_
        self.look = look  # for a spell that is still where it is cast from: how it would be on the stack (601.3e)


def may_spend(look: Look, restriction: Node | None, player: PlayerId, source: int, spending: Spending) -> bool:
    """CR 106.6: may mana with this restriction be spent on it?"""
    if restriction is None:
        return True
    if not isinstance(restriction, SpendOnly) or not spending.object:
        return False
    from landwalk.rules.matching import matches

    phrase = restriction.spells if spending.what == "cast" else restriction.sources
    if phrase is None or spending.what not in ("cast", "activate"):
        return False
    return matches(spending.look or look, phrase, spending.object, Context(source, player))
