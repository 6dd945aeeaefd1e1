"""Firebending N (CR 702.189).

What it does:
    Whenever this creature attacks, add N {R}; until end of combat that mana isn't lost as steps and phases end (702.189a).

Interactions:
    It is no mana ability: it uses the stack (605.1b). Each instance triggers.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.context import Context
from landwalk.abilities.parts import THIS, do, number
from landwalk.abilities.pattern import Attacks
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, executes
from landwalk.kernel.characteristics import Supertype
from landwalk.kernel.events import AddManaEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import Mana
from landwalk.kernel.node import Node
from landwalk.rules.questions import KeywordMeaning, register


class AddLastingMana(Predicate):
    """Add `amount` {R} that stays until end of combat."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


@executes(AddLastingMana)
def _add(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: AddLastingMana, clause: Clause
) -> Flow[None]:
    snow = 1 if Supertype.SNOW in world.get(ctx.source).supertypes else 0
    many = max(0, world.amount(predicate.amount, ctx))
    if many:
        yield AddManaEvent(ctx.you, (Mana("R", ctx.source, snow, lasts="combat"),) * many, ctx.item or ctx.source)
    ctx.did = 1 if many else 0
    ctx.amount = many


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (Triggered(Attacks(THIS), (do(AddLastingMana(number(keyword.params))),), when="whenever"),)


register(KeywordMeaning("firebending", "702.189", means))
