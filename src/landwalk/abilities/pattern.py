"""Event patterns: what triggered abilities wait for (CR 603), what replacement effects change (614), what history is asked.

`keys` are the interests: the kinds of happening (see kernel/events.py, Event.keys) that can match the pattern at all.
"""

from __future__ import annotations

from typing import ClassVar

from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Step, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class EventPattern(Node):
    __slots__ = ()
    keys: ClassVar[tuple[str, ...]] = ()


class Enters(EventPattern):
    """ "~ enters", "a creature you control enters" (603.6a). from_zone: "from your graveyard"; tapped etc. are cores' business."""

    __slots__ = ("from_zone", "style", "what")
    keys = ("enters",)
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, what: Node, from_zone: Zone | None = None, style: str = "") -> None:
        self.style = style  # mark: "entered" ("a creature entered the battlefield under your control")
        self.what = what
        self.from_zone = from_zone


class Dies(EventPattern):
    """ "dies" (700.4): put into a graveyard from the battlefield; looks back (603.10a)."""

    __slots__ = ("style", "what")
    keys = ("dies",)
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, what: Node, style: str = "dies") -> None:
        self.what = what
        self.style = style  # "dies" or "put" ("is put into a graveyard from the battlefield")


class LeavesBattlefield(EventPattern):
    __slots__ = ("what",)
    keys = ("leaves",)

    def __init__(self, what: Node) -> None:
        self.what = what


class PutIntoZone(EventPattern):
    """ "is put into a graveyard from anywhere", "is put into exile from the battlefield"."""

    __slots__ = ("from_zone", "to", "what", "whose")
    keys = ("zone_change",)

    def __init__(self, what: Node, to: Zone, whose: Node | None = None, from_zone: Zone | None = None) -> None:
        self.what = what
        self.to = to
        self.whose = whose
        self.from_zone = from_zone


class Casts(EventPattern):
    """ "you cast a noncreature spell". nth: "your second spell each turn" (0: any). copies: "cast or copy"."""

    __slots__ = ("copies", "nth", "what", "who")
    keys = ("cast", "copied")

    def __init__(self, who: Node, what: Node, nth: int = 0, copies: str = "no") -> None:
        self.who = who
        self.what = what
        self.nth = nth
        self.copies = copies


class Attacks(EventPattern):
    """ "~ attacks", "a creature you control attacks". whom: a player node ("attacks you"); alone: "alone"; with_others: number."""

    __slots__ = ("how", "what", "whom")
    keys = ("attacks",)

    def __init__(self, what: Node, whom: Node | None = None, how: str = "") -> None:
        self.what = what
        self.whom = whom
        self.how = how  # "", "alone", "unblocked" ("attacks and isn't blocked" waits for unblocked)


class PlayerAttacks(EventPattern):
    """ "you attack", "you attack with two or more creatures" (508.3d)."""

    __slots__ = ("amount", "what", "who", "whom")
    keys = ("attack_declared",)

    def __init__(
        self, who: Node, what: Node | None = None, amount: Node | None = None, whom: Node | None = None
    ) -> None:
        self.who = who
        self.what = what
        self.amount = amount
        self.whom = whom


class Blocks(EventPattern):
    """ "~ blocks", "~ blocks a creature with flying"."""

    __slots__ = ("other", "what")
    keys = ("blocks",)

    def __init__(self, what: Node, other: Node | None = None) -> None:
        self.what = what
        self.other = other


class BecomesBlocked(EventPattern):
    """ "~ becomes blocked" (once), "~ becomes blocked by a creature" (once for each; 509.3c-d)."""

    __slots__ = ("by", "what")
    keys = ("becomes_blocked", "blocks")

    def __init__(self, what: Node, by: Node | None = None) -> None:
        self.what = what
        self.by = by


class Unblocked(EventPattern):
    """ "~ attacks and isn't blocked" (509.3g)."""

    __slots__ = ("what",)
    keys = ("unblocked",)

    def __init__(self, what: Node) -> None:
        self.what = what


class DealsDamage(EventPattern):
    """ "~ deals combat damage to a player"; to: a noun or player phrase or None; kind: "any", "combat", "noncombat"."""

    __slots__ = ("kind", "source", "to")
    keys = ("damage",)

    def __init__(self, source: Node, to: Node | None = None, kind: str = "any") -> None:
        self.source = source
        self.to = to
        self.kind = kind


class IsDealtDamage(EventPattern):
    """ "~ is dealt damage"."""

    __slots__ = ("kind", "what")
    keys = ("damage",)

    def __init__(self, what: Node, kind: str = "any") -> None:
        self.what = what
        self.kind = kind


class StepBegins(EventPattern):
    """ "at the beginning of your upkeep", "of each end step", "of combat on your turn". whose: a player node, or None: each."""

    __slots__ = ("next_", "step", "whose")
    keys = ("step",)

    def __init__(self, step: Step, whose: Node | None = None, next_: str = "each") -> None:
        self.step = step
        self.whose = whose
        self.next_ = next_  # "each" or "next" ("at the beginning of the next end step", delayed)


class TurnBegins(EventPattern):
    __slots__ = ("whose",)
    keys = ("turn",)

    def __init__(self, whose: Node | None = None) -> None:
        self.whose = whose


class Draws(EventPattern):
    """ "you draw a card", "your second card each turn" (nth); except_first: "except the first one of each draw step"."""

    __slots__ = ("except_first", "nth", "who")
    keys = ("draw",)

    def __init__(self, who: Node, nth: int = 0, except_first: str = "no") -> None:
        self.who = who
        self.nth = nth
        self.except_first = except_first


class Discards(EventPattern):
    __slots__ = ("what", "who")
    keys = ("discard",)

    def __init__(self, who: Node, what: Node | None = None) -> None:
        self.who = who
        self.what = what


class GainsLife(EventPattern):
    __slots__ = ("who",)
    keys = ("life_gained",)

    def __init__(self, who: Node) -> None:
        self.who = who


class LosesLife(EventPattern):
    __slots__ = ("who",)
    keys = ("life_lost",)

    def __init__(self, who: Node) -> None:
        self.who = who


class Sacrifices(EventPattern):
    __slots__ = ("what", "who")
    keys = ("sacrifice",)

    def __init__(self, who: Node, what: Node) -> None:
        self.who = who
        self.what = what


class BecomesTarget(EventPattern):
    """ "~ becomes the target of a spell or ability an opponent controls" (115.10)."""

    __slots__ = ("by", "what")
    keys = ("targeted",)

    def __init__(self, what: Node, by: Node) -> None:
        self.what = what
        self.by = by


class BecomesTapped(EventPattern):
    __slots__ = ("what",)
    keys = ("tapped",)

    def __init__(self, what: Node) -> None:
        self.what = what


class BecomesUntapped(EventPattern):
    __slots__ = ("what",)
    keys = ("untapped",)

    def __init__(self, what: Node) -> None:
        self.what = what


class TappedForMana(EventPattern):
    """ "you tap a land for mana", "a Forest is tapped for mana" (106.12)."""

    __slots__ = ("what", "who")
    keys = ("tapped_for_mana",)

    def __init__(self, what: Node, who: Node | None = None) -> None:
        self.what = what
        self.who = who


class CountersPut(EventPattern):
    """ "one or more +1/+1 counters are put on ~"; kind "" is any."""

    __slots__ = ("how", "kind", "on")
    keys = ("counters", "enters")  # CR 122.6, entering with counters too

    def __init__(self, kind: str, on: Node, how: str = "one_or_more") -> None:
        self.kind = kind
        self.on = on
        self.how = how


class ChapterReached(EventPattern):
    """The number of lore counters on this Saga was less than `chapter` and became at least that (714.2b)."""

    __slots__ = ("chapter",)
    keys = ("counters", "enters", "chapter")

    def __init__(self, chapter: int) -> None:
        self.chapter = chapter


class Mutates(EventPattern):
    """ "Whenever this creature mutates": a spell merges with it (702.140d)."""

    __slots__ = ("what",)
    keys = ("mutates",)

    def __init__(self, what: Node) -> None:
        self.what = what


class LastCounterRemoved(EventPattern):
    """ "the last time counter is removed from ~" (702.62a, 702.63a)."""

    __slots__ = ("from_", "kind")
    keys = ("counters",)

    def __init__(self, kind: str, from_: Node) -> None:
        self.kind = kind
        self.from_ = from_


class Cycles(EventPattern):
    """ "you cycle ~", "you cycle a card", "you cycle or discard a card" (702.29c)."""

    __slots__ = ("or_discard", "what", "who")
    keys = ("acted", "discard")

    def __init__(self, who: Node, what: Node, or_discard: str = "no") -> None:
        self.who = who
        self.what = what
        self.or_discard = or_discard


class Acts(EventPattern):
    """A player did a keyword action: "you scry", "you surveil", "you investigate": action is the action's key."""

    __slots__ = ("action", "who")
    keys = ("acted",)

    def __init__(self, who: Node, action: str) -> None:
        self.who = who
        self.action = action


class Expends(EventPattern):
    """ "You expend 4": the mana that the player has spent this turn to cast spells becomes at least that much (700.14)."""

    __slots__ = ("amount", "who")
    keys = ("cast", "mana_spent")  # the second is asked of nobody: it makes the spending noted (cr106_spent)

    def __init__(self, who: Node, amount: Node) -> None:
        self.who = who
        self.amount = amount


class TurnedFaceUp(EventPattern):
    __slots__ = ("what",)
    keys = ("face_up",)

    def __init__(self, what: Node) -> None:
        self.what = what


class Transforms(EventPattern):
    __slots__ = ("what",)
    keys = ("transformed",)

    def __init__(self, what: Node) -> None:
        self.what = what


class PlaysLand(EventPattern):
    __slots__ = ("what", "who")
    keys = ("land_played",)

    def __init__(self, who: Node, what: Node | None = None) -> None:
        self.who = who
        self.what = what


class Activates(EventPattern):
    """ "you activate an ability of ~"."""

    __slots__ = ("what", "who")
    keys = ("activated",)

    def __init__(self, who: Node, what: Node) -> None:
        self.who = who
        self.what = what


class StateIs(EventPattern):
    """A state trigger (603.8): "when you control no Islands"."""

    __slots__ = ("condition",)
    keys = ("state",)

    def __init__(self, condition: Node) -> None:
        self.condition = condition


class LosesGame(EventPattern):
    __slots__ = ("who",)
    keys = ("lost_game",)

    def __init__(self, who: Node) -> None:
        self.who = who


class FirstTime(EventPattern):
    """ "you gain life for the first time each turn": only the first such event of the turn, whether or not the ability was there."""

    __slots__ = ("event",)

    def __init__(self, event: EventPattern) -> None:
        self.event = event


class DuringTurnOf(EventPattern):
    """ "you gain life during your turn": the event in a turn of `who`."""

    __slots__ = ("event", "who")

    def __init__(self, event: EventPattern, who: Node) -> None:
        self.event = event
        self.who = who


class Exploits(EventPattern):
    """ "~ exploits a creature" (702.110b): the event is the sacrifice. The keyword tells which sacrifices these are."""

    __slots__ = ("what",)
    keys = ("sacrifice",)

    def __init__(self, what: Node) -> None:
        self.what = what


class EitherEvent(EventPattern):
    """ "enters or attacks", "~ or another creature you control dies" is one pattern with Both; this is for different events."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[EventPattern, ...]) -> None:
        self.parts = parts

    def meant(self) -> tuple[EventPattern, ...]:
        """The parts as they are meant: in "blocks or becomes blocked by a Wall" the Wall belongs to both."""
        by = next((p.by for p in self.parts if isinstance(p, BecomesBlocked)), None)
        if by is None:
            return self.parts
        return tuple(Blocks(p.what, by) if isinstance(p, Blocks) and p.other is None else p for p in self.parts)


def pattern_keys(pattern: Node) -> tuple[str, ...]:
    """The interests of a pattern."""
    if isinstance(pattern, EitherEvent):
        keys: list[str] = []
        for part in pattern.parts:
            keys.extend(k for k in pattern_keys(part) if k not in keys)
        return tuple(keys)
    if isinstance(pattern, FirstTime | DuringTurnOf):
        return pattern_keys(pattern.event)
    if isinstance(pattern, PutIntoZone) and pattern.from_zone is Zone.BATTLEFIELD:
        return ("leaves",)  # CR 603.6c, 603.10a, it looks back in time
    return pattern.keys if isinstance(pattern, EventPattern) else ()
