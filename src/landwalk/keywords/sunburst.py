"""Sunburst (CR 702.44).

What it does:
    The object enters with a +1/+1 counter for each colour of mana spent to cast it if it enters as a creature, else with that many charge
    counters (702.44a).

Interactions:
    What effects make of its types doesn't matter (702.44a). Only a spell that was cast has mana spent on it, alternative and additional
    costs counted (702.44b). Each instance works (702.44d).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.condition import Condition
from landwalk.abilities.context import Context
from landwalk.abilities.effect import Enter, PutCounters
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause
from landwalk.kernel.characteristics import CardType
from landwalk.rules.c1_concepts.cr106_spent import MANA_SPENT, ColorsSpent
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


class EntersAsCreature(Condition):
    """Is it a creature by its own values, whatever effects make of it? is_creature "no" asks for the contrary."""

    __slots__ = ("is_creature",)

    def __init__(self, is_creature: str = "yes") -> None:
        self.is_creature = is_creature


@condition(EntersAsCreature)
def _as_creature(look: Look, node: EntersAsCreature, ctx: Context) -> bool:
    return (CardType.CREATURE in look.object(ctx.source).face.types) == (node.is_creature == "yes")


def _enters(kind: str) -> Clause:
    return Clause(THIS, (Enter(counters=(PutCounters(kind, ColorsSpent(), THIS),)),))


_ABILITIES = (
    Static((_enters("+1/+1"),), EntersAsCreature()),
    Static((_enters("charge"),), EntersAsCreature("no")),
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return _ABILITIES


register(KeywordMeaning("sunburst", "702.44", means, hooks={"interests": MANA_SPENT}))
