"""What things are worth to the heuristic bot. Rough numbers in units of a point of power."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Look
from landwalk.rules.matching import mana_value


def creature_value(look: Look, id_: int) -> float:
    """Power, toughness, keywords and price of a creature."""
    chars = look.get(id_)
    keywords = sum(1 for i in chars.abilities if isinstance(i.tree, KeywordAbility))
    others = len(chars.abilities) - keywords
    return (chars.power or 0) + 0.6 * (chars.toughness or 0) + 0.7 * keywords + 0.8 * others


def value(look: Look, id_: int) -> float:
    """Any object: a permanent, a card, a spell; a player counts as nothing here."""
    if id_ < 0:
        return 0.0
    chars = look.get(id_)
    if CardType.CREATURE in chars.types:
        return creature_value(look, id_) + (0.2 * mana_value(look, id_))
    if CardType.LAND in chars.types:
        return 1.5
    return 1.0 + mana_value(look, id_)


def threat(look: Look, id_: int) -> float:
    """How much an opponent's permanent should be removed: creatures by what they do, others by their price."""
    obj = look.object(id_)
    if obj.zone is not Zone.BATTLEFIELD:
        return value(look, id_)
    return value(look, id_) + (1.0 if not obj.tapped else 0.0)
