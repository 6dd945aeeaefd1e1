"""CR 607.2d, words that an ability has chosen ("protection from the chosen color", "landwalk of the chosen type"), where an ability with
such a word is granted: the granted ability has the word itself, since its holder chose nothing."""

from __future__ import annotations

from functools import lru_cache

from landwalk.abilities.context import Context
from landwalk.abilities.keyword_params import FromParam, LandwalkParam
from landwalk.abilities.noun import Choice, Core, Status
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.node import Node
from landwalk.rules.look import Look
from landwalk.rules.matching import chosen_value

_TYPES = frozenset(CardType)
_LANDS = (Choice.LAND_TYPE, Choice.BASIC_LAND_TYPE)
_KINDS = (Choice.CREATURE_TYPE, Choice.CARD_TYPE, *_LANDS)


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


def _value(look: Look, ctx: Context, whats: tuple[Choice, ...]) -> str:
    for what in whats:
        value = chosen_value(look, ctx, what)
        if isinstance(value, str):
            return value
    return ""
