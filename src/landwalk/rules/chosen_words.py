"""CR 607.2d, words that an ability has chosen ("protection from the chosen color", "landwalk of the chosen type"), where an ability with
such a word is granted: the granted ability has the word itself, since its holder chose nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.keyword_params import FromParam, LandwalkParam
from landwalk.abilities.noun import Choice, Core, Status
from landwalk.abilities.several import BasicTypesAmong, OpenParam, SameAs
from landwalk.kernel.characteristics import BASIC_LAND_TYPES, CardType
from landwalk.kernel.node import Node
from landwalk.rules.c2_parts_of_a_card.cr205_words import LAND_TYPES
from landwalk.rules.look import Look
from landwalk.rules.matching import chosen_value

_TYPES: Final = frozenset(CardType)
_LANDS: Final = (Choice.LAND_TYPE, Choice.BASIC_LAND_TYPE)
_KINDS: Final = (Choice.CREATURE_TYPE, Choice.CARD_TYPE, *_LANDS)


def settled(look: Look, ability: Node, ctx: Context) -> Node:
    """The ability with the words that the source has chosen; unchanged where nothing is chosen (the ability then means nothing)."""
    if not _has_open(ability):
        return ability
    return ability.map(lambda node: _with_words(look, node, ctx))


@lru_cache(maxsize=4096)
def _has_open(ability: Node) -> bool:
    return any(is_open(node) for node in ability.walk())


def is_open(node: Node) -> bool:
    if isinstance(node, FromParam):
        return node.word in ("chosen_color", "chosen_type")
    return isinstance(node, LandwalkParam) and Status.CHOSEN in node.core.status


def _with_words(look: Look, node: Node, ctx: Context) -> Node:
    if not is_open(node):
        return node
    if isinstance(node, LandwalkParam):
        land = _value(look, ctx, _LANDS)
        if not land:
            return node
        left = tuple(s for s in node.core.status if s is not Status.CHOSEN)
        return LandwalkParam(node.core.replace(status=left, subtypes=(*node.core.subtypes, land)))
    assert isinstance(node, FromParam)
    if node.word == "chosen_color":
        color = _value(look, ctx, (Choice.COLOR,))
        return FromParam((Core(colors=(color,)),)) if color else node
    word = _value(look, ctx, _KINDS)
    if not word:
        return node
    return FromParam((Core(types=(word,)) if word in _TYPES else Core(subtypes=(word,)),))


def expanded(look: Look, ability: Node, ctx: Context) -> tuple[Node, ...]:
    """The abilities that a granted ability stands for: one, or as many as there are kinds of what its parameter speaks of."""
    ability = settled(look, ability, ctx)
    if not isinstance(ability, KeywordAbility) or not is_many(ability):
        return (ability,)
    (param,) = ability.params
    assert isinstance(param, OpenParam)
    found: dict[Node, None] = {}
    if isinstance(param, SameAs):
        for id_ in _those(look, param.of, ctx):
            trees = [inst.tree for inst in look.get(id_).abilities]
            found |= dict.fromkeys(t for t in trees if isinstance(t, KeywordAbility) and t.name == ability.name)
        return tuple(found)
    types: set[str] = set()
    for id_ in _those(look, param.of, ctx):
        types |= look.get(id_).subtypes
    among = BASIC_LAND_TYPES if isinstance(param, BasicTypesAmong) else LAND_TYPES
    return tuple(KeywordAbility(ability.name, (LandwalkParam(Core(subtypes=(t,))),)) for t in among if t in types)


def _those(look: Look, phrase: Node, ctx: Context) -> tuple[int, ...]:
    from landwalk.rules.references import refer

    return refer(look, phrase, ctx)


def is_many(ability: Node) -> bool:
    """Does it stand for as many abilities as there are kinds of something?"""
    return isinstance(ability, KeywordAbility) and any(isinstance(p, OpenParam) for p in ability.params)


def _value(look: Look, ctx: Context, whats: tuple[Choice, ...]) -> str:
    for what in whats:
        value = chosen_value(look, ctx, what)
        if isinstance(value, str):
            return value
    return ""
