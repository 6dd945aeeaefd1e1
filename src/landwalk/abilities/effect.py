"""Predicates that belong to no keyword action of CR 701: draw, damage, life, counters, mana, zones, pump, abilities, restrictions.

Keyword actions (destroy, sacrifice, scry, create, ...) have their predicates in their own files under actions/.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node, register_enum
from landwalk.kernel.zones import Zone

# --- what players do ------------------------------------------------------------------------------


class Draw(Predicate):
    """CR 121."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class GainLife(Predicate):
    """CR 119.3."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class LoseLife(Predicate):
    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class SetLife(Predicate):
    """ "your life total becomes N" (119.5)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class PutCounters(Predicate):
    """CR 122.6. kind: "+1/+1", "charge", "loyalty", ...; on: a noun phrase, reference or player. divided: "distribute ... among"."""

    __slots__ = ("amount", "divided", "kind", "on")

    def __init__(self, kind: str, amount: Node, on: Node, divided: str = "no") -> None:
        self.kind = kind
        self.amount = amount
        self.on = on
        self.divided = divided


class RemoveCountersFrom(Predicate):
    """kind "" and amount None: all counters."""

    __slots__ = ("amount", "from_", "kind")

    def __init__(self, kind: str, amount: Node | None, from_: Node) -> None:
        self.kind = kind
        self.amount = amount
        self.from_ = from_


class GetCounters(Predicate):
    """ "you get {E}{E}", "target player gets a poison counter": player counters."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: str, amount: Node) -> None:
        self.kind = kind
        self.amount = amount


class ManaChoice(Node):
    """Mana to add: `symbols` fixed ("{R}{R}"); or `options` of symbol strings, one of which is chosen ("{R} or {G}");
    or kind: "any" (one colour, all units of it), "any_combination", "chosen" (of the chosen colour), "lands" (any type
    a land you control could produce), "opponent_lands". amount: how many units where options or kind are given."""

    __slots__ = ("amount", "kind", "options", "symbols")

    def __init__(
        self,
        symbols: tuple[str, ...] = (),
        options: tuple[str, ...] = (),
        kind: str = "",
        amount: Node | None = None,
    ) -> None:
        self.symbols = symbols
        self.options = options
        self.kind = kind
        self.amount = amount


class AddMana(Predicate):
    """CR 106.4. spend: a restriction ("Spend this mana only to cast creature spells"), a SpendOnly node."""

    __slots__ = ("mana", "spend")

    def __init__(self, mana: ManaChoice, spend: Node | None = None) -> None:
        self.mana = mana
        self.spend = spend


class SpendOnly(Node):
    """What mana may be spent on: casting `spells` (noun phrase) and/or activating abilities of `sources` (106.6)."""

    __slots__ = ("sources", "spells")

    def __init__(self, spells: Node | None, sources: Node | None = None) -> None:
        self.spells = spells
        self.sources = sources


class MoveTo(Predicate):
    """Put or return objects to a zone.

    verb (mark): "return", "put", "exile" never (that is its own action). position: "top", "bottom", "bottom_random",
    "bottom_any", "nth" (libraries). under: a player node who controls it on the battlefield, None: owner for "return",
    the one who puts it otherwise (as the text says). with_: tuple of entering words ("tapped", "attacking", "face_down",
    "transformed"). counters: PutCounters-like nodes.
    """

    __slots__ = ("counters", "position", "to", "under", "verb", "what", "whose", "with_")
    marks: ClassVar[frozenset[str]] = frozenset({"verb", "whose"})

    def __init__(
        self,
        what: Node,
        to: Zone,
        verb: str = "return",
        position: str = "",
        under: Node | None = None,
        with_: tuple[str, ...] = (),
        counters: tuple[Node, ...] = (),
        whose: str = "",
    ) -> None:
        self.whose = whose  # mark: "your", "its_owner", "their": a card goes to its owner's zone anyhow (400.3)
        self.what = what
        self.to = to
        self.verb = verb
        self.position = position
        self.under = under
        self.with_ = with_
        self.counters = counters


class LookAtTop(Predicate):
    """ "Look at the top N cards of your library": what is looked at becomes Ref.LAST."""

    __slots__ = ("amount", "whose")

    def __init__(self, amount: Node, whose: Node) -> None:
        self.amount = amount
        self.whose = whose


class RevealTop(Predicate):
    __slots__ = ("amount", "whose")

    def __init__(self, amount: Node, whose: Node) -> None:
        self.amount = amount
        self.whose = whose


class LookAtHand(Predicate):
    """ "Look at target player's hand" / "reveals their hand" (how)."""

    __slots__ = ("how", "whose")

    def __init__(self, whose: Node, how: str = "look") -> None:
        self.whose = whose
        self.how = how


class PutFromAmong(Predicate):
    """ "put one of them into your hand", "you may reveal a creature card from among them and put it into your hand": from what
    was looked at (Ref.LAST). what: noun phrase of cards; the rest stays for RestTo."""

    __slots__ = ("may", "position", "reveal", "to", "what", "with_")

    def __init__(
        self,
        what: Node,
        to: Zone,
        reveal: str = "no",
        may: str = "must",
        position: str = "",
        with_: tuple[str, ...] = (),
    ) -> None:
        self.what = what
        self.to = to
        self.reveal = reveal
        self.may = may
        self.position = position
        self.with_ = with_


class RestTo(Predicate):
    """ "put the rest on the bottom of your library in a random order" / "into your graveyard". position as in MoveTo."""

    __slots__ = ("position", "to")

    def __init__(self, to: Zone, position: str = "") -> None:
        self.to = to
        self.position = position


class PayCost(Predicate):
    """ "pay {2}", "pay 3 life" as an instruction."""

    __slots__ = ("costs",)

    def __init__(self, costs: tuple[Node, ...]) -> None:
        self.costs = costs


class Choose(Predicate):
    """ "choose a color", "choose a creature type", "choose a player": what is chosen is kept for the ability (607.2d)."""

    __slots__ = ("except_", "options", "what")

    def __init__(self, what: Node | str, options: tuple[str, ...] = (), except_: str = "") -> None:
        self.what = what
        self.options = options
        self.except_ = except_


class ChooseObject(Predicate):
    """ "choose a creature you control": not targeted; becomes Ref.LAST."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class GainControl(Predicate):
    """Layer 2: the subject player gains control of `what` (for the clause's duration). verb is a mark: "gain", or "control" (static)."""

    interests = ("control",)
    __slots__ = ("verb", "what")
    marks: ClassVar[frozenset[str]] = frozenset({"verb"})

    def __init__(self, what: Node, verb: str = "gain") -> None:
        self.what = what
        self.verb = verb


class ExtraTurn(Predicate):
    """ "take an extra turn after this one" (500.7)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class AdditionalPhase(Predicate):
    """ "there is an additional combat phase after this phase (followed by an additional main phase)" (500.8)."""

    __slots__ = ("phases",)

    def __init__(self, phases: tuple[str, ...]) -> None:
        self.phases = phases


class SkipStep(Predicate):
    """ "skip your next untap step / turn / draw step"."""

    __slots__ = ("amount", "what")

    def __init__(self, what: str, amount: Node | None = None) -> None:
        self.what = what
        self.amount = amount


class WinGame(Predicate):
    """CR 104.2b."""

    __slots__ = ()


class LoseGame(Predicate):
    """CR 104.3e."""

    __slots__ = ()


class GetDesignation(Predicate):
    """ "you get the city's blessing", "you become the monarch"."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class PlayAdditionalLands(Predicate):
    """ "you may play an additional land on each of your turns" / "this turn" (505.6b; with the clause's duration).

    style is a mark: "each" ("on each of your turns") or "".
    """

    __slots__ = ("amount", "style")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, amount: Node, style: str = "each") -> None:
        self.amount = amount
        self.style = style


class CopySpell(Predicate):
    """ "copy target spell" (707.10). new_targets: "may" / "no". amount: how many copies."""

    __slots__ = ("amount", "new_targets", "what")

    def __init__(self, what: Node, new_targets: str = "may", amount: Node | None = None) -> None:
        self.what = what
        self.new_targets = new_targets
        self.amount = amount


class CastFrom(Predicate):
    """ "you may cast it (without paying its mana cost)"; "you may play that card this turn" with a duration is PlayPermission."""

    __slots__ = ("free", "what")

    def __init__(self, what: Node, free: str = "no") -> None:
        self.what = what
        self.free = free


class PlayPermission(Predicate):
    """ "you may play that card until end of turn", "you may cast creature spells from the top of your library" (601.3b, 116.2a)."""

    __slots__ = ("free", "verb", "what")

    def __init__(self, what: Node, verb: str = "play", free: str = "no") -> None:
        self.what = what
        self.verb = verb
        self.free = free


class PreventDamage(Predicate):
    """ "prevent the next N damage that would be dealt to O this turn", "prevent all combat damage ..." (615). amount None: all.

    to / by: noun phrases or None. kind: "any", "combat", "noncombat".
    """

    interests = ("replace:damage",)
    __slots__ = ("amount", "by", "kind", "to")

    def __init__(self, amount: Node | None, to: Node | None, by: Node | None = None, kind: str = "any") -> None:
        self.amount = amount
        self.to = to
        self.by = by
        self.kind = kind


# --- what objects do ------------------------------------------------------------------------------


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
    """Layer 6: "gains flying and haste", "has \\"{T}: Add {G}.\\"". verb is a mark: "gain" or "have"."""

    __slots__ = ("abilities", "verb")
    subject = "object"
    marks: ClassVar[frozenset[str]] = frozenset({"verb"})

    def __init__(self, abilities: tuple[Node, ...], verb: str = "gain") -> None:
        self.abilities = abilities
        self.verb = verb


class GainChosenAbility(Predicate):
    """ "gains your choice of flying or first strike"."""

    __slots__ = ("abilities",)
    subject = "object"

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
    "" replaces. verb is a mark ("become" / "be"). colors with addition "" set the colours.
    chosen: a Choice whose chosen word is meant ("becomes the color of your choice", "the basic land type of your choice").
    """

    __slots__ = (
        "abilities",
        "addition",
        "chosen",
        "colors",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
        "verb",
    )
    subject = "object"
    marks: ClassVar[frozenset[str]] = frozenset({"verb"})
    type_words: ClassVar[frozenset[str]] = frozenset({"colors", "subtypes"})

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
    ) -> None:
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
    ACTIVATE = "activate"  # its activated abilities can't be activated
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
    whom it can't attack. except_: "except by two or more creatures" / "except by artifact creatures": a noun phrase. unless: a condition
    ("can't attack unless defending player controls an Island").
    """

    __slots__ = ("by", "except_", "unless", "what")
    subject = "object"

    def __init__(
        self, what: CantDo, by: Node | None = None, except_: Node | None = None, unless: Node | None = None
    ) -> None:
        self.what = what
        self.by = by
        self.except_ = except_
        self.unless = unless


class OnlyBlock(Predicate):
    """ "can block only creatures with flying"."""

    __slots__ = ("what",)
    subject = "object"

    def __init__(self, what: Node) -> None:
        self.what = what


class Must(Predicate):
    """Requirements (508.1d, 509.1c): "attacks each combat if able", "blocks each combat if able", "must be blocked if able",
    "all creatures able to block ~ do so" (what = "be_blocked_by_all")."""

    __slots__ = ("by", "what", "whom")
    subject = "object"

    def __init__(self, what: str, whom: Node | None = None, by: Node | None = None) -> None:
        self.what = what  # "attack", "block", "attack_or_block", "be_blocked", "be_blocked_by_all"
        self.whom = whom
        self.by = by


class CanBlockMore(Predicate):
    """ "can block an additional creature each combat"; amount None: any number."""

    __slots__ = ("amount",)
    subject = "object"

    def __init__(self, amount: Node | None) -> None:
        self.amount = amount


class AsThough(Predicate):
    """ "can attack as though it didn't have defender", "can block as though it had reach", "can be blocked as though it didn't have
    islandwalk" (609.4). verb: "attack", "block", "be_blocked", "be_targeted"; keyword: KeywordAbility; have: "had" / "didnt_have"."""

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
    __slots__ = ("copy_of", "counters", "exceptions", "may", "tapped", "unless", "unless_costs")
    subject = "object"

    def __init__(
        self,
        tapped: str = "",
        counters: tuple[Node, ...] = (),
        copy_of: Node | None = None,
        exceptions: tuple[Node, ...] = (),
        unless: Node | None = None,
        unless_costs: tuple[Node, ...] = (),
        may: str = "must",
    ) -> None:
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
