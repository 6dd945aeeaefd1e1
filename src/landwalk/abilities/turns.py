"""What effects do to the turn as a whole (CR 724), to the draw of its draw step (504.1), and for a combat."""

from __future__ import annotations

from landwalk.abilities.ability import Ability
from landwalk.abilities.condition import Condition
from landwalk.abilities.sentence import Predicate, Sentence
from landwalk.kernel.node import Node


class EndTurn(Predicate):
    """ "End the turn" (724.1)."""

    __slots__ = ()


class SkipDrawFor(Ability):
    """ "If you would draw a card during your draw step, instead you may skip that draw. If you do, ..." (614.1a, 614.10)."""

    __slots__ = ("body",)

    def __init__(self, body: tuple[Sentence, ...]) -> None:
        self.body = body


class MaySkipDraw(Predicate):
    """What a SkipDrawFor comes to as a static predicate."""

    interests = ("replace:draw",)
    __slots__ = ("change",)

    def __init__(self, change: SkipDrawFor) -> None:
        self.change = change


class OrElse(Sentence):
    """ "Unless you pay {R}, whenever ... this combat, ...": what begins unless the costs are paid (118.12a)."""

    __slots__ = ("body", "costs")

    def __init__(self, costs: tuple[Node, ...], body: tuple[Sentence, ...]) -> None:
        self.costs = costs
        self.body = body


class InPhase(Condition):
    """ "it's your main phase", "it's the first combat phase of the turn". what: "main", "combat" or "first_combat"; whose: a player."""

    __slots__ = ("what", "whose")

    def __init__(self, what: str, whose: Node | None = None) -> None:
        self.what = what
        self.whose = whose
