"""What keywords may say about casting: entries of KeywordMeaning.hooks that the rules of CR 601, 602 and 116 read.

"optional_cost": OptionalCost (kicker, squad, buyback); "modes_cost": ModesCost (escalate); "alternative_way": AlternativeWay
(flashback, spectacle); "pays_with": PaysWith (convoke); "special_action": SpecialMeaning (suspend); "activated": the word of the action
that activating it is (cycling); "attack_option": a flow that offers an optional cost to attack (enlist). The rules never name a keyword.
"""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.keyword_params import CostParam
from landwalk.kernel.characteristics import Face, Inst
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Look
from landwalk.rules.questions import Reason

#: The costs that an instance of a keyword stands for, where they aren't behind its name.
CostsOf = Callable[[KeywordAbility], tuple[Node, ...]]


class OptionalCost:
    """An optional additional cost (CR 118.8b): kind is the payment's kind ("kicked", "squad"), repeat "once" or "any" number of times.

    modes "all": if it is paid, all modes are chosen (702.42a). costs: what it costs, if the keyword itself names no cost.
    """

    __slots__ = ("costs", "kind", "modes", "repeat")

    def __init__(self, kind: str, repeat: str = "once", modes: str = "", costs: CostsOf | None = None) -> None:
        self.costs = costs
        self.kind = kind
        self.repeat = repeat
        self.modes = modes


class ModesCost:
    """An additional cost for each mode chosen beyond the first (CR 702.120a): the keyword's cost."""

    __slots__ = ()


class AlternativeWay:
    """Another way to cast the card, for the keyword's cost (CR 118.9, 601.3): from `zone`, if `may` allows it now.

    key: the way's name on actions and on the stack. A way from the hand is one of several that the player is asked for. price: "keyword"
    for the keyword's cost, "fixed" for the costs `fixed` (face down: {3}), "card" for the mana cost and `fixed` in addition (702.81a),
    "free" for casting it without paying its mana cost. targets: target phrases of a spell that is cast this way.
    face_down: "yes" for casting it face down (702.37c). reword: what the text of a spell cast this way says instead (702.96a).
    becomes: the face that the spell has when it is cast so (702.103b, 702.146a).
    resolves: what happens instead of entering the battlefield; its flow gives True if it did (else the spell enters, 702.140b).
    """

    __slots__ = ("becomes", "face_down", "fixed", "key", "may", "price", "resolves", "reword", "targets", "zone")

    def __init__(
        self,
        key: str,
        zone: Zone,
        may: Callable[[Look, PlayerId, ObjectId], bool] | None = None,
        price: str = "keyword",
        targets: tuple[Node, ...] = (),
        resolves: Callable[[State, ObjectId, Context], Flow[bool]] | None = None,
        reword: Callable[[tuple[Node, ...], KeywordAbility], tuple[Node, ...]] | None = None,
        fixed: tuple[Node, ...] = (),
        face_down: str = "no",
        becomes: Callable[[GameObject], Face] | None = None,
    ) -> None:
        self.becomes = becomes
        self.fixed = fixed
        self.face_down = face_down
        self.reword = reword
        self.targets = targets
        self.resolves = resolves
        self.price = price
        self.key = key
        self.zone = zone
        self.may = may


class PaysWith:
    """Objects that may pay for mana of the spell (CR 601.2f-h): (id, mask of the colours it can pay; 0: generic only).

    Permanents are tapped for it (convoke, improvise), cards in the graveyard exiled (delve).
    """

    __slots__ = ("payers",)

    def __init__(self, payers: Callable[[Look, PlayerId], list[tuple[ObjectId, int]]]) -> None:
        self.payers = payers


class SpecialMeaning:
    """A special action of a card in `zone` (CR 116.2f-k): reasons why not, and what it does."""

    __slots__ = ("kind", "reasons", "take", "zone")

    def __init__(
        self,
        kind: str,
        zone: Zone,
        reasons: Callable[[Look, PlayerId, ObjectId, Inst, KeywordAbility], list[Reason]],
        take: Callable[[State, PlayerId, ObjectId, Inst, KeywordAbility], Flow[None]],
    ) -> None:
        self.kind = kind
        self.zone = zone
        self.reasons = reasons
        self.take = take


def cost_params(keyword: KeywordAbility) -> tuple[tuple[Node, ...], ...]:
    """The costs behind a keyword: one tuple of Cost nodes for each ("kicker {1}{R} and/or {2}{U}" has two)."""
    return tuple(p.costs for p in keyword.params if isinstance(p, CostParam))
