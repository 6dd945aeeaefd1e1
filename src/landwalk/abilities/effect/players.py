"""What players do: predicates whose subject is a player."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone


class Draw(Predicate):
    """CR 121. style is a mark: "additional" ("draw an additional card")."""

    __slots__ = ("amount", "style")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, amount: Node, style: str = "") -> None:
        self.amount = amount
        self.style = style


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


class LookAnyTime(Predicate):
    """ "You may look at the top card of your library any time" (116.1, no action); everybody may if it is "revealed" all the time
    ("play with the top card of your library revealed", 401.5)."""

    __slots__ = ("how",)
    interests = ("shows_top",)

    def __init__(self, how: str = "look") -> None:
        self.how = how  # "look" or "revealed"


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
    """ "put the rest on the bottom of your library in a random order" / "into your graveyard". position as in MoveTo.

    words: a mark, "" the rest, "their" (library), "other" ("all other cards revealed this way").
    """

    __slots__ = ("position", "to", "words")
    marks: ClassVar[frozenset[str]] = frozenset({"words"})

    def __init__(self, to: Zone, position: str = "", words: str = "") -> None:
        self.to = to
        self.position = position
        self.words = words


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
    """ "there is an additional combat phase after this phase (followed by an additional main phase)" (500.8).

    style is a mark: "main" ("after this main phase").
    """

    __slots__ = ("phases", "style")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, phases: tuple[str, ...], style: str = "") -> None:
        self.phases = phases
        self.style = style


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
    """ "you may cast it (without paying its mana cost)"; "you may play that card this turn" with a duration is PlayPermission.

    gone: "if that spell would be put into a graveyard, exile it instead": "any" graveyard, or "your" one; "" if the text doesn't say so.
    """

    __slots__ = ("free", "gone", "what")

    def __init__(self, what: Node, free: str = "no", gone: str = "") -> None:
        self.what = what
        self.free = free
        self.gone = gone


class PlayPermission(Predicate):
    """ "you may play that card until end of turn", "you may cast creature spells from the top of your library" (601.3b, 116.2a)."""

    __slots__ = ("free", "verb", "what")

    def __init__(self, what: Node, verb: str = "play", free: str = "no") -> None:
        self.what = what
        self.verb = verb
        self.free = free


class CastUsing(Predicate):
    """ "You may cast this card from your graveyard using its mutate ability": the keyword's way to cast it, from another zone."""

    __slots__ = ("keyword", "zone")
    interests = ("elsewhere:graveyard",)

    def __init__(self, zone: Zone, keyword: str) -> None:
        self.zone = zone
        self.keyword = keyword


class PreventDamage(Predicate):
    """ "prevent the next N damage that would be dealt to O this turn", "prevent all combat damage ..." (615). amount None: all.

    to / by: noun phrases or None. kind: "any", "combat", "noncombat". style is a mark: "active" ("damage that O would deal to O").
    """

    interests = ("replace:damage",)
    __slots__ = ("amount", "by", "kind", "style", "to")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(
        self, amount: Node | None, to: Node | None, by: Node | None = None, kind: str = "any", style: str = ""
    ) -> None:
        self.amount = amount
        self.to = to
        self.by = by
        self.kind = kind
        self.style = style
