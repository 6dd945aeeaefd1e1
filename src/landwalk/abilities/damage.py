"""What texts say about damage beyond dealing and preventing it: who was dealt damage by what, damage that is changed, the next time."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.ability import Ability
from landwalk.abilities.noun import Modifier
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node


class DealtDamageBy(Modifier):
    """ "dealt damage by ~ this turn"."""

    __slots__ = ("by",)

    def __init__(self, by: Node) -> None:
        self.by = by


class DamageChange(Ability):
    """ "If a source you control would deal damage to a permanent or player, it deals double that damage instead" (614.1a, 616).

    kind: "any", "combat", "noncombat". change: "double", "triple", "plus", "minus" (by `amount`). style is a mark: how the text names the
    recipient again.
    """

    __slots__ = ("amount", "change", "kind", "source", "style", "to")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(
        self,
        source: Node,
        to: Node | None,
        change: str,
        amount: Node | None = None,
        kind: str = "any",
        style: str = "",
    ) -> None:
        self.source = source
        self.to = to
        self.change = change
        self.amount = amount
        self.kind = kind
        self.style = style


class ChangesDamage(Predicate):
    """What a DamageChange comes to as a static predicate."""

    interests = ("replace:damage",)
    __slots__ = ("change",)

    def __init__(self, change: DamageChange) -> None:
        self.change = change


class LethalByPower(Ability):
    """ "Lethal damage dealt to creatures you control is determined by their power rather than their toughness" (120.6, 704.5g)."""

    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of


class LethalIsPower(Predicate):
    """What a LethalByPower comes to as a static predicate."""

    __slots__ = ()
    subject = "object"


class ExcessInstead(Predicate):
    """ "Excess damage is dealt to that creature's controller instead": changes the instruction before it (120.4a, 608.2c)."""

    __slots__ = ("to",)

    def __init__(self, to: Node) -> None:
        self.to = to


class PreventNextTime(Predicate):
    """ "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (609.7, 615.8). The source
    phrase stands with A; to None: to anyone."""

    interests = ("replace:damage",)
    __slots__ = ("source", "to")

    def __init__(self, source: Node, to: Node | None) -> None:
        self.source = source
        self.to = to


class NextTimeShield(Predicate):
    """The prevention effect that PreventNextTime makes: the chosen source is the `last` of its context; quality: what it must still be."""

    interests = ("replace:damage",)
    __slots__ = ("quality",)
    subject = "object"

    def __init__(self, quality: Node) -> None:
        self.quality = quality
