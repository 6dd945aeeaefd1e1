"""CR 117.1: what holds for everything that a player might do at one moment, worked out once for all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities.effect import CantDo, CostChange, FlashPermission, PlayPermission
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr106_available import MANA_ELSEWHERE, Wallet
from landwalk.rules.c1_concepts.cr106_payment import Need
from landwalk.rules.c1_concepts.cr106_sources import survey
from landwalk.rules.c1_concepts.cr118_mana_payment import purse_for
from landwalk.rules.c6_spells_abilities.cr601_as_cast import SPELLS_CHANGE
from landwalk.rules.look import Now

_UNPLAIN: Final = frozenset({SPELLS_CHANGE, *MANA_ELSEWHERE})
_FORBIDDEN: Final = frozenset({CantDo.CAST, CantDo.BE_CAST, CantDo.CAST_OR_PLAY})


class Moment:
    """A player with priority, now.

    slow: no sorcery could be cast (307.1). all_flash: but an effect may let other cards be cast as though they had flash. plain: no
    effect changes costs or spells or lets cards be cast for nothing, so a mana cost is what it says, and no card outside the battlefield
    makes mana. free: nothing forbids casting or playing some cards alone. loud: something was or could be possible for other reasons
    than those noted in missing, tapped and stack (see Silent in cr117_silent.py).
    """

    __slots__ = (
        "_purse",
        "all_flash",
        "clauses",
        "free",
        "kept",
        "look",
        "loud",
        "missing",
        "plain",
        "player",
        "slow",
        "stack",
        "state",
        "tapped",
    )

    def __init__(self, state: State, player: PlayerId, slow: bool) -> None:  # noqa: FBT001
        look = Now(state)
        self.state = state
        self.player = player
        self.look = look
        self.slow = slow
        clauses = look.index.clauses
        self.clauses = clauses
        self.all_flash = FlashPermission in clauses
        self.plain = CostChange not in clauses and _UNPLAIN.isdisjoint(state.interests)
        for entry in clauses.get(PlayPermission, ()):
            if entry.predicate.free != "no":  # type: ignore[attr-defined]
                self.plain = False
        self.kept = survey(look)
        self.free = _FORBIDDEN.isdisjoint(self.kept.restrictions)
        self.loud = False
        self.missing: list[Sequence[Need]] = []
        self.tapped: list[ObjectId] = []
        self.stack = False
        self._purse: Wallet | None = None

    def mana_for(self, ways: Sequence[Need]) -> bool | None:
        """Has the player the mana for one of the ways? None: that can't be said without knowing more of what it is for."""
        purse = self._purse
        if purse is None:
            purse = self._purse = purse_for(self.look, self.player)
        if purse.restricted or purse.complex:
            return None
        if purse.can_pay(ways, max(0, self.state.players[self.player].life)):  # CR 119.4b
            return True
        self.missing.append(ways)
        return False
