"""CR 701.36, populate."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase, Status
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import CreateToken, Entry
from landwalk.kernel.flow import Flow, objects


class Populate(Predicate):
    """CR 701.36."""

    __slots__ = ()


POPULATE = Verb("populate", "repoblar repuebla repueble", "durch|führen führt führst führe")

WORDS = (predicate(Populate, POPULATE, "", "", "Bevölkern"),)


_TOKENS = NounPhrase(Det.ALL, (Core(types=("creature",), status=(Status.TOKEN,)),), (Controlled(YOU),))


@executes(Populate)
def populate(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Populate, clause: Clause) -> Flow[None]:
    """CR 701.36a-b: a token that's a copy of a creature token you control; none if there is none."""
    among = world.candidates(_TOKENS, ctx)
    if not among:
        note(ctx, ())
        return
    (chosen,) = objects((yield ChooseObjects(ctx.you, Purpose.COPY, among, 1, 1, ctx.source, predicate)))
    event = CreateToken(ctx.you, world.copiable_face(chosen), Entry(ctx.you), ctx.item or ctx.source)
    yield event
    note(ctx, (event.new_id,) if event.happened and event.new_id else ())
