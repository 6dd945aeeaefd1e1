"""Abilities of players (CR 113.1b, 702.11c, 702.16): a player has those that effects say they have ("you have hexproof")."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.effect import GainAbilities
from landwalk.abilities.noun import Both, ControllerOf, OwnerOf, PlayerPhrase, ThatPlayer
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Look, StaticEntry


class PlayersGain(Predicate):
    """Only a key: the entries of the index under which players gain abilities."""

    __slots__ = ()


def is_about_players(entry: StaticEntry) -> bool:
    """Does the entry give abilities to players?"""
    if type(entry.predicate) is not GainAbilities:
        return False
    if entry.effect is not None and entry.effect.objects is not None:
        return any(i < 0 for i in entry.effect.objects)
    return _names_players(entry.clause.subject)


def _names_players(node: Node) -> bool:
    if isinstance(node, Both):
        return any(_names_players(part) for part in node.parts)
    return isinstance(node, (PlayerPhrase, ThatPlayer, ControllerOf, OwnerOf))


def keywords_of(look: Look, player: PlayerId) -> list[KeywordAbility]:
    """The keyword abilities that the player has now."""
    out: list[KeywordAbility] = []
    for entry in look.index.clauses.get(PlayersGain, ()):
        said = entry.predicate
        assert isinstance(said, GainAbilities)
        if applies_to(look, entry, player):
            out.extend(a for a in said.abilities if isinstance(a, KeywordAbility))
    return out
