"""What only the exceptions of copy effects say (CR 707.9)."""

from __future__ import annotations

from landwalk.abilities.ability import Ability
from landwalk.abilities.sentence import Predicate


class NameIs(Predicate):
    """ "except its name is ~" (707.9b): "~" is the name of the effect's source."""

    __slots__ = ("name",)
    subject = "object"

    def __init__(self, name: str) -> None:
        self.name = name


class ThisAbility(Ability):
    """ "except it has this ability" (707.9a): the ability that says so."""

    __slots__ = ()
