"""What can be said against playing a face without reading its text: unknown types, costs, numbers, layouts."""

from __future__ import annotations

import re

from landwalk.abilities.effect import BasePT, PTEqual
from landwalk.cards.layouts import Layout, SecondFace, second_face
from landwalk.cards.reading import Declined
from landwalk.cards.records import CardRecord
from landwalk.kernel.characteristics import CardType, Supertype
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node

#: Kinds of second faces that the rules play (see docs/open-rules; CR 709, 710, 712, 722 are to come).
PLAYED_SECOND_FACES = frozenset(
    {SecondFace.NONE, SecondFace.INSET, SecondFace.MODAL_BACK, SecondFace.BACK, SecondFace.HALF}
)

_TYPES = frozenset(t.value for t in CardType)
_SUPERTYPES = frozenset(s.value for s in Supertype)
_SPELLS = frozenset({"Instant", "Sorcery"})
_UNPLAYED = frozenset({Layout.HOST, Layout.AUGMENT, Layout.PLANAR, Layout.SCHEME, Layout.VANGUARD, Layout.OTHER})
_NUMBER = re.compile(r"-?\d+")
_STAR = re.compile(r"\*|\d+[+\u2212-]\*|\*[+\u2212-]\d+")  # CR 208.2a: given by a characteristic-defining ability
_LOYALTY = re.compile(r"\d+|X|\*")


#: Changes with what this module refuses, so that stored readings are made anew.
FINGERPRINT = "1:" + ",".join(sorted(PLAYED_SECOND_FACES))


def structural_reasons(record: CardRecord) -> tuple[Declined, ...]:
    """Why a face can't be played whatever its text says; empty when nothing is against it.

    The phrases say the kind of gap, so that `coverage` can count the faces that it keeps out.
    """
    reasons: list[Declined] = []
    if second_face(record.layout) not in PLAYED_SECOND_FACES or record.layout in _UNPLAYED:
        reasons.append(Declined(f"layout: {record.layout.value}", key="layout"))
    if second_face(record.layout) is SecondFace.HALF and not _SPELLS.intersection(record.types):
        reasons.append(Declined("layout: room", key="layout"))  # CR 709.5, permanents whose halves are unlocked
    types = [*(t for t in record.types if t.lower() not in _TYPES)]
    types += [s for s in record.supertypes if s.lower() not in _SUPERTYPES]
    reasons += [Declined(f"card type: {t}", record.type_line, key="card type") for t in types]
    if not record.types:
        reasons.append(Declined("card type: none", record.type_line, key="card type"))
    if record.mana_cost is not None and not _is_cost(record.mana_cost):
        reasons.append(Declined(f"mana cost: {record.mana_cost}", record.mana_cost, key="mana cost"))
    reasons += _numbers(record)
    return tuple(reasons)


def undefined_numbers(record: CardRecord, abilities: tuple[Node, ...]) -> tuple[Declined, ...]:
    """CR 208.2a: a star stands for what a characteristic-defining ability says; without one it would silently be zero."""
    if any(isinstance(node, PTEqual | BasePT) for tree in abilities for node in tree.walk()):
        return ()
    stars = [v for v in (record.power, record.toughness) if v is not None and "*" in v]
    return tuple(Declined(f"{value} isn't defined", record.type_line, key="power and toughness") for value in stars[:1])


def _is_cost(text: str) -> bool:
    try:
        ManaCost.parse(text)
    except ValueError:
        return False
    return True


def _numbers(record: CardRecord) -> list[Declined]:
    reasons = []
    for what, value in (("power", record.power), ("toughness", record.toughness)):
        if value is None:
            # CR 208.1: a creature has both.
            bad = "Creature" in record.types
        else:
            # A star without a text that defines it would silently be zero.
            bad = not _NUMBER.fullmatch(value) and not (_STAR.fullmatch(value) and record.text)
        if bad:
            reasons.append(Declined(f"{what}: {value or 'none'}", record.type_line, key="power and toughness"))
    for what, value in (("loyalty", record.loyalty), ("defense", record.defense)):
        if value is not None and not _LOYALTY.fullmatch(value):
            reasons.append(Declined(f"{what}: {value}", record.type_line, key=what))
    return reasons
