"""Which cards of the database have a keyword, and which only speak of it."""

from __future__ import annotations

import msgspec

from landwalk.abilities.ability import KeywordAbility, KeywordLine
from landwalk.cards.database import Database


class Having(msgspec.Struct, frozen=True):
    """Names of cards, in order. own: with a line that has the keyword; others: that grant, take away, or ask for it."""

    own: tuple[str, ...]
    others: tuple[str, ...]


def having(database: Database, name: str, exactly: KeywordAbility | None = None, pool: str = "paper") -> Having:
    """The cards of a pool with the keyword of that name, as far as their text was read; or with exactly this ability."""
    own: dict[str, None] = {}
    others: dict[str, None] = {}
    for face in database.faces_with(name, pool):
        for tree in face.reading.abilities:
            line = tree.keywords if isinstance(tree, KeywordLine) else (tree,)
            for each in line:
                if _fits(each, name, exactly):
                    own[face.record.card] = None
                elif any(_fits(node, name, exactly) for node in each.walk()):
                    others[face.record.card] = None
    return Having(tuple(own), tuple(o for o in others if o not in own))


def _fits(node: object, name: str, exactly: KeywordAbility | None) -> bool:
    if not isinstance(node, KeywordAbility) or node.name != name:
        return False
    return exactly is None or node == exactly
