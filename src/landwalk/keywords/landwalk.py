"""Landwalk (CR 702.14): islandwalk, legendary landwalk, nonbasic landwalk, artifact landwalk, snow swampwalk, ...

What it does:
    The creature can't be blocked as long as the defending player controls a land of the kind that the ability names: with the land type,
    card type or supertype, without it, or with several of them together (702.14c).

Interactions:
    The lands' effective characteristics count, whatever made them so (613), and whoever controls them now. The defending player is the one
    that this creature attacks, or whose planeswalker, or who protects the battle (508.5). Landwalk of the blocker is of no use to it
    (702.14d). An attacker may be blocked as though it didn't have the ability, of one kind or of all kinds (609.4). Words of land types and
    colours in the ability are changed by text-changing effects like any others (612.1). The reason names the land.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core, Status
from landwalk.rules.as_though import evades
from landwalk.rules.look import Index, Look
from landwalk.rules.matching import core_fits
from landwalk.rules.questions import CanBlock, KeywordMeaning, Question, Reason, register


class _Lands:
    """The lands found for one characteristics pass: a block is asked pair by pair, the answer is the same for each blocker."""

    __slots__ = ("found", "index")

    def __init__(self) -> None:
        self.index: Index | None = None
        self.found: dict[tuple[Core, int], int] = {}


_lands = _Lands()


def land_for(look: Look, core: Core, player: int) -> int:
    """A land of this kind that the player controls, the one longest on the battlefield; 0 if there is none."""
    if _lands.index is not look.index:
        _lands.index = look.index
        _lands.found = {}
    key = (core, player)
    found = _lands.found.get(key)
    if found is None:
        ctx = Context(0, player)
        found = 0
        for id_ in look.battlefield():
            chars = look.get(id_)
            if chars.is_land and chars.controller == player and core_fits(look, core, id_, ctx):
                found = id_
                break
        _lands.found[key] = found
    return found


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    if holder != question.attacker:
        return None
    for param in keyword.params:
        if not isinstance(param, LandwalkParam) or Status.CHOSEN in param.core.status:
            continue  # "landwalk of the chosen type" before any type was chosen (607.2d)
        land = land_for(look, param.core, question.defending_player)
        if land and evades(look, holder, keyword, question):
            return Reason(
                "702.14c",
                "{0} has {3}, and {1} controls {2}",
                (holder, question.defending_player, land),
                (keyword,),
                ((holder, "abilities"), (land, "types")),
            )
    return None


def _no_land(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    """Why the ability doesn't stop a block: the defending player has no such land."""
    assert isinstance(question, CanBlock)
    if _block(look, holder, keyword, question) is not None:
        return None
    key = "{0} has {2}, but {1} controls no such land"
    return Reason("702.14c", key, (holder, question.defending_player), (keyword,), ((holder, "abilities"),))


register(
    KeywordMeaning("landwalk", "702.14", answers={CanBlock: _block}, redundant="yes", hooks={"no_evasion": _no_land})
)
