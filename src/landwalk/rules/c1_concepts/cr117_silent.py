"""CR 117.1a: players who could do nothing at a moment without sorcery timing, as long as nothing changes that this hung on.

Most windows of a game are such. Seeing it again costs a few comparisons, where finding it out costs a look at every card and ability.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities.effect import CostChange, FlashPermission, PlayPermission
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr106_payment import Need
from landwalk.rules.c1_concepts.cr106_sources import survey
from landwalk.rules.c1_concepts.cr117_kept import Kept, kept
from landwalk.rules.c1_concepts.cr118_mana_payment import purse_for
from landwalk.rules.c6_spells_abilities.cr601_facts import facts_of
from landwalk.rules.look import Look, Now, current_pass

#: Effects that open or change more than the cards and abilities themselves say.
_OPENING: Final = (FlashPermission, PlayPermission, CostChange)


#: Layouts whose second face can be cast or played as such (CR 709.3, 715.3, 712.11b).
_SECOND_FACES: Final = frozenset({"split", "adventure", "modal_dfc", "aftermath"})


class Silent:
    """What it hung on: the cards in hand that could do anything at such a moment (able), the activated abilities on the battlefield,
    the game's interests, and what was missing.

    ways: mana for something, each of which couldn't be paid. tapped: permanents that couldn't be tapped for their abilities' costs.
    stack: the stack was empty, so there was no spell or ability to aim at.
    """

    __slots__ = ("abilities", "able", "interests", "layer_version", "stack", "tapped", "ways")

    def __init__(
        self,
        able: tuple[ObjectId, ...],
        abilities: object,
        interests: frozenset[str],
        ways: Sequence[Sequence[Need]],
        tapped: Sequence[ObjectId],
        stack: bool,  # noqa: FBT001
        layer_version: int,
    ) -> None:
        self.able = able
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
    if found is None or found.interests is not state.interests:
        return False
    if found.stack and state.stack:
        return False
    if found.layer_version != state.layer_version and not _same_powers(state, player, found):
        return False
    you = state.players[player]
    kept_hand = known.hands.get(player)
    if kept_hand is None or kept_hand[0] is not you.hand:
        able = for_any_time(Now(state), player, you.hand)
    else:
        able = kept_hand[1]
    if able != found.able:
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
    if not now.characteristics.keys().isdisjoint(state.players[player].hand):
        return False  # an effect reaches the hand
    clauses = now.index.clauses
    for opening in _OPENING:
        if opening in clauses:
            return False
    if survey(Now(state)).abilities[player] != found.abilities:
        return False
    same = Silent(
        found.able, found.abilities, found.interests, found.ways, found.tapped, found.stack, state.layer_version
    )
    known = kept(state)
    known.silent = {**known.silent, player: same}
    return True


def for_any_time(look: Look, player: PlayerId, hand: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The cards of a hand that could do anything when no sorcery could be cast. Kept as long as the hand is the same tuple."""
    reached = current_pass(look.state).characteristics  # has also what effects reach outside the battlefield
    known = kept(look.state)
    found = known.hands.get(player)
    changed = not reached.keys().isdisjoint(hand)
    if found is not None and found[0] is hand and not changed:
        return found[1]
    before, able = ((), ()) if found is None or changed else found
    objects = look.state.objects
    ids: tuple[ObjectId, ...] = ()
    for i in hand:
        # What was in the hand before is the same object with the same values.
        if i in able or (
            i not in before and (facts_of(look.get(i), objects[i]).any_time or has_second_face(objects[i]))
        ):
            ids += (i,)
    if not changed:
        known.hands = {**known.hands, player: (hand, ids)}
    return ids


def has_second_face(obj: GameObject) -> bool:
    card = obj.card
    return card is not None and card.layout in _SECOND_FACES and len(card.faces) > 1
