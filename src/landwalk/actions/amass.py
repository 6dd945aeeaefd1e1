"""CR 701.47, amass."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.context import Context
from landwalk.abilities.effect import Become
from landwalk.abilities.noun import YOU, Controlled, Core, Det, It, NounPhrase, Ref
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.token import TokenSpec
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Acted, CountersEvent, CreateToken, Entry
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node

_ARMIES = NounPhrase(Det.ALL, (Core(types=("creature",), subtypes=("Army",)),), (Controlled(YOU),))
_NONE = Number(0)


class Amass(Predicate):
    """ "Amass Orcs 2"; subtype: "Orc"; older texts without a type mean Zombies (701.47d)."""

    __slots__ = ("amount", "subtype")
    type_words = frozenset({"subtype"})

    def __init__(self, amount: Node, subtype: str = "Zombie") -> None:
        self.amount = amount
        self.subtype = subtype


@executes(Amass)
def amass(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Amass, clause: Clause) -> Flow[None]:
    """CR 701.47a: an Army token if you have no Army; counters on an Army you control; it becomes of the type as well."""
    cause = ctx.item or ctx.source
    if not world.candidates(_ARMIES, ctx):
        spec = TokenSpec(("creature",), (predicate.subtype, "Army"), ("B",), (), _NONE, _NONE)
        yield CreateToken(ctx.you, world.token_face(spec, ctx), Entry(ctx.you), cause)
    among = world.candidates(_ARMIES, ctx)
    if not among:
        note(ctx, ())
        return
    (army,) = objects((yield ChooseObjects(ctx.you, Purpose.SELECT, among, 1, 1, ctx.source, predicate)))
    yield CountersEvent(army, "+1/+1", world.amount(predicate.amount, ctx), ctx.you, cause)
    if army in world.state.objects and predicate.subtype not in world.get(army).subtypes:
        become = Become(subtypes=(predicate.subtype,), addition="addition")
        yield from world.start_effect(Clause(It(Ref.LAST), (become,)), (army,), ctx, None)
    yield Acted(ctx.you, "amass", (army,), 1, cause)
    note(ctx, (army,))
