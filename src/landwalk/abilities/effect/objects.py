"""What objects do, get, gain and may not: predicates whose subject is an object."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node, register_enum


class DealDamage(Predicate):
    """CR 120. The subject is the source. divided: "divided as you choose among" (601.2d). kind: "equal" for "damage equal to"."""

    __slots__ = ("amount", "divided", "style", "to")
    subject = "object"
    last_known_subject = "yes"
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, amount: Node, to: Node, divided: str = "no", style: str = "") -> None:
        self.style = style  # mark: "to_first" ("damage to target creature equal to ...")
        self.amount = amount
        self.to = to
        self.divided = divided


class GetPT(Predicate):
    """ "gets +2/+2": layer 7c (613.4c). Amounts may be Negative."""

    __slots__ = ("power", "toughness")
    subject = "object"

    def __init__(self, power: Node, toughness: Node) -> None:
        self.power = power
        self.toughness = toughness


class BasePT(Predicate):
    """ "has base power and toughness 1/1": layer 7b; None: that one isn't set. Characteristic-defining on its own object: 7a."""

    __slots__ = ("power", "toughness")
    subject = "object"

    def __init__(self, power: Node | None, toughness: Node | None) -> None:
        self.power = power
        self.toughness = toughness


class SwitchPT(Predicate):
    """Layer 7d."""

    __slots__ = ()
    subject = "object"


class PTEqual(Predicate):
    """ "~'s power and toughness are each equal to ..." (a characteristic-defining ability where it stands for "*": 604.3)."""

    __slots__ = ("amount", "power", "toughness")
    subject = "object"

    def __init__(self, amount: Node, power: str = "yes", toughness: str = "yes") -> None:
        self.amount = amount
        self.power = power
        self.toughness = toughness


class GainAbilities(Predicate):
    """Layer 6: "gains flying and haste", "has '{T}: Add {G}.'". verb is a mark: "gain" or "have"."""

    __slots__ = ("abilities", "verb")
    subject = "object"
    marks: ClassVar[frozenset[str]] = frozenset({"verb"})
    unordered: ClassVar[frozenset[str]] = frozenset({"abilities"})

    def __init__(self, abilities: tuple[Node, ...], verb: str = "gain") -> None:
        self.abilities = abilities
        self.verb = verb


class GainChosenAbility(Predicate):
    """ "gains your choice of flying or first strike"."""

    __slots__ = ("abilities",)
    subject = "object"
    unordered: ClassVar[frozenset[str]] = frozenset({"abilities"})  # one is chosen: their order says nothing

    def __init__(self, abilities: tuple[Node, ...]) -> None:
        self.abilities = abilities


class LoseAbilities(Predicate):
    """Layer 6: these abilities; none given: all abilities. keep: ()"""

    __slots__ = ("abilities",)
    subject = "object"

    def __init__(self, abilities: tuple[Node, ...] = ()) -> None:
        self.abilities = abilities


class Become(Predicate):
    """ "becomes a 2/2 Elemental creature (in addition to its other types)", "is an Island", "becomes blue": layers 4, 5, 7b and 6.

    types / subtypes / supertypes / colors: words. addition: "in addition" keeps the others (205.1b), "still": "it's still a land";
    "" replaces, "not" takes these types away ("isn't a creature", "loses all creature types"). verb is a mark ("become" / "be").
    colors with addition "" set the colours.
    chosen: a Choice whose chosen word is meant ("becomes the color of your choice", "the basic land type of your choice").
    """

    __slots__ = (
        "abilities",
        "addition",
        "chosen",
        "colors",
        "power",
        "style",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
        "verb",
    )
    subject = "object"
    marks: ClassVar[frozenset[str]] = frozenset({"verb", "style"})
    type_words: ClassVar[frozenset[str]] = frozenset({"colors", "subtypes"})
    unordered: ClassVar[frozenset[str]] = frozenset({"types", "subtypes", "colors", "supertypes", "abilities"})

    def __init__(
        self,
        types: tuple[str, ...] = (),
        subtypes: tuple[str, ...] = (),
        colors: tuple[str, ...] = (),
        supertypes: tuple[str, ...] = (),
        power: Node | None = None,
        toughness: Node | None = None,
        abilities: tuple[Node, ...] = (),
        addition: str = "",
        verb: str = "become",
        chosen: str = "",
        style: str = "",
    ) -> None:
        self.style = style  # mark: "base" ("with base power and toughness 1/1")
        self.types = types
        self.subtypes = subtypes
        self.colors = colors
        self.supertypes = supertypes
        self.power = power
        self.toughness = toughness
        self.abilities = abilities
        self.addition = addition
        self.verb = verb
        self.chosen = chosen


class BecomeCopy(Predicate):
    """Layer 1: "becomes a copy of target creature" (707); enters_as: EntersAs. exceptions: predicates ("except it has flying")."""

    __slots__ = ("exceptions", "of")
    subject = "object"

    def __init__(self, of: Node, exceptions: tuple[Node, ...] = ()) -> None:
        self.of = of
        self.exceptions = exceptions


@register_enum
class CantDo(StrEnum):
    """What a restriction forbids (CR 101.2)."""

    ATTACK = "attack"
    BLOCK = "block"
    ATTACK_OR_BLOCK = "attack_or_block"
    BE_BLOCKED = "be_blocked"
    BE_ATTACKED = "be_attacked"  # of players and planeswalkers
    ATTACK_ALONE = "attack_alone"
    BLOCK_ALONE = "block_alone"
    ATTACK_OR_BLOCK_ALONE = "attack_or_block_alone"
    BE_COUNTERED = "be_countered"
    BE_TARGETED = "be_targeted"
    UNTAP = "untap"  # "doesn't untap during its controller's untap step"
    BE_REGENERATED = "be_regenerated"
    BE_CAST = "be_cast"  # of spells: "noncreature spells can't be cast"
    GAIN_LIFE = "gain_life"
    CAST = "cast"
    PLAY_LANDS = "play_lands"
    CAST_OR_PLAY = "cast_or_play"  # "cast spells or play lands with ...": `by` says which
    ACTIVATE = "activate"  # its activated abilities can't be activated
    ACTIVATE_NONMANA = "activate_nonmana"  # ... unless they're mana abilities
    BE_SACRIFICED = "be_sacrificed"
    TRANSFORM = "transform"
    DRAW = "draw"
    SEARCH = "search"
    WIN = "win"
    LOSE = "lose"
    HAVE_COUNTERS = "have_counters"
    PREVENT = "prevent"  # "damage can't be prevented"
    BE_ENCHANTED = "be_enchanted"
    BE_EQUIPPED = "be_equipped"
    ENTER = "enter"
    LEAVE_GRAVEYARD = "leave_graveyard"


class Cant(Predicate):
    """ "can't block", "can't be blocked by creatures with power 2 or less", "can't cast more than one spell each turn".

    by: noun phrase that narrows it: who blocks ("by"), what may be blocked ("can block only": see OnlyBlock), what can't be cast,
    whom it can't attack. except_: "except by two or more creatures" / "except by artifact creatures": a noun phrase.
    """

    changes_rules = "yes"
    __slots__ = ("by", "except_", "what", "words")
    subject = "object"
    marks: ClassVar[frozenset[str]] = frozenset({"words"})

    def __init__(self, what: CantDo, by: Node | None = None, except_: Node | None = None, words: str = "") -> None:
        self.what = what
        self.by = by
        self.except_ = except_
        self.words = words  # mark: "unblockable" (as it was said before 2009)


class OnlyBlock(Predicate):
    """ "can block only creatures with flying"."""

    changes_rules = "yes"
    __slots__ = ("what",)
    subject = "object"

    def __init__(self, what: Node) -> None:
        self.what = what


class Must(Predicate):
    """Requirements (508.1d, 509.1c): "attacks each combat if able", "blocks each combat if able", "must be blocked if able",
    "all creatures able to block ~ do so" (what = "be_blocked_by_all")."""

    changes_rules = "yes"
    __slots__ = ("by", "what", "whom")
    subject = "object"

    def __init__(self, what: str, whom: Node | None = None, by: Node | None = None) -> None:
        self.what = what  # "attack", "block", "attack_or_block", "be_blocked", "be_blocked_by_all"
        self.whom = whom
        self.by = by


class CanBlockMore(Predicate):
    """ "can block an additional creature each combat"; amount None: any number."""

    changes_rules = "yes"
    __slots__ = ("amount", "style")
    subject = "object"
    #: style: "each" ("each combat") or ""
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, amount: Node | None, style: str = "each") -> None:
        self.amount = amount
        self.style = style


class AsThough(Predicate):
    """ "can attack as though it didn't have defender", "can block as though it had reach", "can be blocked as though it didn't have
    islandwalk" (609.4). verb: "attack", "block", "be_blocked", "be_targeted"; keyword: KeywordAbility; have: "had" / "didnt_have"."""

    changes_rules = "yes"
    __slots__ = ("have", "keyword", "verb")
    subject = "object"

    def __init__(self, verb: str, keyword: Node, have: str) -> None:
        self.verb = verb
        self.keyword = keyword
        self.have = have


class Enter(Predicate):
    """A replacement effect (614.1c-d): "enters tapped", "with N counters on it", "as a copy of ...", "unless ...".

    tapped: "tapped" / "". counters: PutCounters nodes with on=This. unless: Condition; unless_costs: paid as it enters
    ("you may pay 2 life. If you don't, it enters tapped").
    """

    interests = ("replace:enters",)
    __slots__ = ("additional", "copy_of", "counters", "exceptions", "may", "tapped", "unless", "unless_costs")
    subject = "object"
    #: additional: "with an additional +1/+1 counter"
    marks: ClassVar[frozenset[str]] = frozenset({"additional"})

    def __init__(
        self,
        tapped: str = "",
        counters: tuple[Node, ...] = (),
        copy_of: Node | None = None,
        exceptions: tuple[Node, ...] = (),
        unless: Node | None = None,
        unless_costs: tuple[Node, ...] = (),
        may: str = "must",
        additional: str = "",
    ) -> None:
        self.additional = additional
        self.tapped = tapped
        self.counters = counters
        self.copy_of = copy_of
        self.exceptions = exceptions
        self.unless = unless
        self.unless_costs = unless_costs
        self.may = may


class AsEnters(Predicate):
    """ "As ~ enters, choose a color" (614.1c): the sentences done as it enters."""

    interests = ("replace:enters",)
    __slots__ = ("body",)
    subject = "object"

    def __init__(self, body: tuple[Node, ...]) -> None:
        self.body = body


class CostChange(Predicate):
    """ "cost {1} less to cast", "cost {2} more", for the subject (spells); what: "cast" or "activate"; per: ForEach amount or None.

    mana: the symbols ("1",), generic or coloured. less: "less" / "more". target: "if it targets O"."""

    __slots__ = ("amount", "less", "mana", "target", "what")
    subject = "object"

    def __init__(
        self,
        mana: Node,
        less: str = "less",
        what: str = "cast",
        amount: Node | None = None,
        target: Node | None = None,
    ) -> None:
        self.mana = mana
        self.less = less
        self.what = what
        self.amount = amount
        self.target = target


class WouldInstead(Predicate):
    """A replacement effect (614.1a): "If EVENT would happen, BODY instead". Stands in Static with subject This. event: EventPattern."""

    __slots__ = ("body", "event")
    subject = "object"

    def __init__(self, event: Node, body: tuple[Node, ...]) -> None:
        self.event = event
        self.body = body


class HandSizeIs(Predicate):
    """ "you have no maximum hand size" (amount None), "your maximum hand size is N"."""

    __slots__ = ("amount",)
    subject = "player"

    def __init__(self, amount: Node | None) -> None:
        self.amount = amount


class FlashPermission(Predicate):
    """ "you may cast ~ as though it had flash"; what: noun phrase of spells; costs: extra costs for it."""

    __slots__ = ("costs", "what")

    def __init__(self, what: Node, costs: tuple[Node, ...] = ()) -> None:
        self.what = what
        self.costs = costs


class MoveCounter(Predicate):
    __slots__ = ("amount", "from_", "kind", "to")

    def __init__(self, kind: str, amount: Node | None, from_: Node, to: Node) -> None:
        self.kind = kind
        self.amount = amount
        self.from_ = from_
        self.to = to


class RemoveFromCombat(Predicate):
    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class ChangeTargets(Predicate):
    """ "you may choose new targets for it", "change the target of target spell" (115.7)."""

    __slots__ = ("how", "what")

    def __init__(self, what: Node, how: str = "choose_new") -> None:
        self.what = what
        self.how = how


class PhaseOut(Predicate):
    """ "~ phases out" (702.26): the subject, or `what` where a player does it."""

    interests = ("phasing",)
    subject = "object"
    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class ReplaceWords(Predicate):
    """Layer 3 (612): change all instances of one colour word or basic land type with another, chosen: "color", "land_type", "both"."""

    __slots__ = ("kinds", "what")

    def __init__(self, what: Node, kinds: str) -> None:
        self.what = what
        self.kinds = kinds


class GetEmblem(Predicate):
    """ "you get an emblem with ..." (CR 114)."""

    __slots__ = ("abilities",)

    def __init__(self, abilities: tuple[Node, ...]) -> None:
        self.abilities = abilities
