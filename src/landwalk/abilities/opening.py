"""What a card in an opening hand allows before the first turn (CR 103.6)."""

from __future__ import annotations

from landwalk.abilities.ability import Ability


class BeginsOnBattlefield(Ability):
    """ "If this card is in your opening hand, you may begin the game with it on the battlefield" (CR 103.6a)."""

    __slots__ = ()
