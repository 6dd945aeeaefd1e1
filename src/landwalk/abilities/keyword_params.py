"""Parameters of keyword abilities (CR 702): what stands behind the name. Numbers are Number nodes, "enchant" has a noun phrase."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.noun import Core
from landwalk.kernel.node import Node, same_meaning


class CostParam(Node):
    """ "equip {2}", "ward—Pay 3 life", "kicker {R}": a cost, as Cost nodes (abilities/cost.py)."""

    __slots__ = ("costs",)

    def __init__(self, costs: tuple[Node, ...]) -> None:
        self.costs = costs


class LandwalkParam(Node):
    """ "islandwalk", "legendary landwalk", "nonbasic landwalk": what the land must be (CR 702.14a)."""

    __slots__ = ("core",)

    def __init__(self, core: Core) -> None:
        self.core = core


def is_named(ability: KeywordAbility, named: KeywordAbility) -> bool:
    """Is it what a text means by the keyword ("creatures with islandwalk", "loses islandwalk")? Without parameters all kinds are meant; a
    landwalk with more words before it ("snow islandwalk") is one too."""
    if ability.name != named.name:
        return False
    if not named.params or same_meaning(ability.params, named.params):
        return True
    return len(ability.params) == len(named.params) == 1 and _goes_further(ability.params[0], named.params[0])


def _goes_further(param: Node, named: Node) -> bool:
    if not isinstance(param, LandwalkParam) or not isinstance(named, LandwalkParam):
        return False
    one, other = param.core, named.core
    slots = ("types", "supertypes", "nons", "status")
    return (
        bool(other.subtypes)
        and one.subtypes == other.subtypes
        and all(set(getattr(other, slot)) <= set(getattr(one, slot)) for slot in slots)
    )


class TypeParam(Node):
    """ "islandcycling", "basic landcycling" (702.29e), "affinity for artifacts" (702.41), "champion a Goblin": what the card must be."""

    __slots__ = ("core",)

    def __init__(self, core: Core) -> None:
        self.core = core


class FromParam(Node):
    """ "protection from red", "hexproof from artifacts" (702.16, 702.11d): any of the cores.

    word: "" (the cores say it), "everything", "each_color", "chosen_color", "chosen_type", "chosen_player".
    separate is a mark: "from red and from blue" ("yes") or "from Demons and Dragons" ("no").
    """

    __slots__ = ("cores", "separate", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"separate"})

    def __init__(self, cores: tuple[Core, ...], word: str = "", separate: str = "yes") -> None:
        self.cores = cores
        self.word = word
        self.separate = separate


class NameParam(Node):
    """ "partner with NAME"."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class AbilityParam(Node):
    """ "Exhaust \u2014 {3}: ...", "Boast \u2014 {1}: ...": the activated ability behind the keyword and its dash (702.142a, 702.177a)."""

    __slots__ = ("ability",)

    def __init__(self, ability: Node) -> None:
        self.ability = ability
