"""CR 117.1a: players who could do nothing at a moment without sorcery timing, as long as nothing changes that this hung on.

Most windows of a game are such. Seeing it again costs a few comparisons, where finding it out costs a look at every card and ability.
"""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.effect import CostChange, FlashPermission, PlayPermission
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr106_payment import Need
from landwalk.rules.c1_concepts.cr106_sources import survey
from landwalk.rules.c1_concepts.cr117_kept import Kept, kept
from landwalk.rules.c1_concepts.cr118_mana_payment import purse_for
from landwalk.rules.look import Now, current_pass

#: Effects that open or change more than the cards and abilities themselves say.
_OPENING = (FlashPermission, PlayPermission, CostChange)


class Silent:
    """What it hung on: the cards in hand, the activated abilities on the battlefield, the game's interests, and what was missing.

    ways: mana for something, each of which couldn't be paid. tapped: permanents that couldn't be tapped for their abilities' costs.
    stack: the stack was empty, so there was no spell or ability to aim at.
    """

    __slots__ = ("abilities", "hand", "interests", "layer_version", "stack", "tapped", "ways")

    def __init__(
        self,
        hand: tuple[ObjectId, ...],
        abilities: object,
        interests: frozenset[str],
        ways: Sequence[Sequence[Need]],
        tapped: Sequence[ObjectId],
        stack: bool,  # noqa: FBT001
        layer_version: int,
    ) -> None:
        self.hand = hand
        self.abilities = abilities
        self.interests = interests
        self.ways = ways
        self.tapped = tapped
        self.stack = stack
        self.layer_version = layer_version


def still_silent(state: State, player: PlayerId) -> bool:
    """Could the player do nothing when last asked, and has all that this hung on stayed as it was?"""
    known = state.legal_cache
    if type(known) is not Kept:
        return False
    found: Silent | None = known.silent.get(player)
    you = state.players[player]
    if found is None or found.hand is not you.hand or found.interests is not state.interests:
        return False
    if found.stack and state.stack:
        return False
    if found.layer_version != state.layer_version and not _same_powers(state, player, found):
        return False
    for id_ in found.tapped:
        if not state.objects[id_].tapped:
            return False
    if found.ways:
        purse = purse_for(Now(state), player)
        if purse.restricted or purse.complex:
            return False
        life = max(0, you.life)
        for ways in found.ways:
            if purse.can_pay(ways, life):
                return False
    return True


def _same_powers(state: State, player: PlayerId, found: Silent) -> bool:
    """In another layer version: do hand and abilities say the same as before, with nothing that opens more? Noted if so."""
    now = current_pass(state)
    if found.hand and not now.characteristics.keys().isdisjoint(found.hand):
        return False  # an effect reaches the hand
    clauses = now.index.clauses
    for opening in _OPENING:
        if opening in clauses:
            return False
    if survey(Now(state)).abilities[player] != found.abilities:
        return False
    same = Silent(
        found.hand, found.abilities, found.interests, found.ways, found.tapped, found.stack, state.layer_version
    )
    known = kept(state)
    known.silent = {**known.silent, player: same}
    return True
