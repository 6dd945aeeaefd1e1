"""CR 305, lands."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated
from landwalk.abilities.cost import TapThis
from landwalk.abilities.effect import AddMana, ManaChoice
from landwalk.abilities.noun import YOU
from landwalk.abilities.sentence import Clause, Do
from landwalk.kernel.characteristics import BASIC_LAND_TYPES, LAND_MANA, Inst

#: CR 305.6, the intrinsic mana ability of each basic land type, with an identity of its own.
_INTRINSIC: Final = {
    name: Inst(
        Activated((TapThis(),), (Do((Clause(YOU, (AddMana(ManaChoice((LAND_MANA[name],))),), mood="imperative"),)),)),
        "land",
        ordinal,
    )
    for ordinal, name in enumerate(BASIC_LAND_TYPES)
}


def intrinsic(subtypes: frozenset[str]) -> tuple[Inst, ...]:
    """CR 305.6: the mana abilities that basic land types give a land."""
    return tuple(_INTRINSIC[name] for name in BASIC_LAND_TYPES if name in subtypes)
