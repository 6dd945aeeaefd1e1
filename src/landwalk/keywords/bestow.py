"""Bestow (CR 702.103).

What it does:
    The card may be cast for its bestow cost; it is an Aura spell with enchant creature then, and no creature (702.103a-b).

Interactions:
    With an illegal target as it begins to resolve, or unattached on the battlefield, it is a creature again and stays (702.103e-f). Copies
    of the spell are bestowed, too (702.103c); copies of the permanent aren't.
"""

from __future__ import annotations

from functools import lru_cache

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.parts import CREATURE, a
from landwalk.kernel.characteristics import CardType, Face
from landwalk.kernel.events import Remember
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import GameObject, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import fitting
from landwalk.rules.c4_zones.cr400_zones import BESTOWED
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "bestow"
_ENCHANT_CREATURE = KeywordAbility("enchant", (a(CREATURE),))


@lru_cache(maxsize=256)
def as_aura(face: Face) -> Face:
    """CR 702.103b, 205.1a: with the card type creature the creature types go. New abilities come last: the others keep their place."""
    types = face.types - {CardType.CREATURE}
    made = Face(
        face.name,
        face.mana_cost,
        tuple(face.supertypes),
        tuple(types),
        (*fitting(face.subtypes, types), "Aura"),
        face.power_text,
        face.toughness_text,
        color_indicator=tuple(face.color_indicator),
        abilities=(*face.abilities, _ENCHANT_CREATURE),
        text=face.text,
    )
    made.colors = face.colors
    made.before = face
    return made


def becomes(card: GameObject) -> Face:
    return as_aura(card.face)


def resolves(state: State, item: ObjectId, ctx: Context) -> Flow[bool]:
    """CR 702.103e, 608.3b."""
    face = state.objects[item].face
    if face.before is not None and not any(ctx.targets):
        yield Remember(item, "face", face.before)
    return False


register(
    KeywordMeaning(
        _KEY,
        "702.103",
        hooks={
            "alternative_way": AlternativeWay(_KEY, Zone.HAND, becomes=becomes, resolves=resolves),
            "interests": frozenset({BESTOWED}),
        },
    )
)
