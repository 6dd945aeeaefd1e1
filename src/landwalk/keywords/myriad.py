"""Myriad (CR 702.116).

What it does:
    Whenever this creature attacks, for each opponent other than the defending player you may create a token that's a copy of it, tapped and
    attacking that player or a planeswalker they control; the tokens are exiled at end of combat (702.116a).

Interactions:
    With one opponent nothing happens. The copies weren't declared as attackers (508.4). Several instances trigger separately (702.116b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.context import Context
from landwalk.abilities.parts import LAST, THIS, do
from landwalk.abilities.pattern import Attacks, StepBegins
from landwalk.abilities.sentence import Clause, Delayed, Predicate
from landwalk.actions.exile import Exile
from landwalk.actions.world import World, executes, note
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import ChooseObjects, Purpose, YesNo
from landwalk.kernel.events import Batch, CreateToken, Entry
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.zones import Step
from landwalk.rules.questions import KeywordMeaning, register


class CopyForEachOther(Predicate):
    """The tokens of myriad."""

    __slots__ = ()
    makes = "yes"


@executes(CopyForEachOther)
def _copies(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: CopyForEachOther, clause: Clause
) -> Flow[None]:
    assert ctx.event is not None
    events: list[CreateToken] = []
    for opponent in world.state.opponents(ctx.you):
        if opponent == ctx.event.player or not yes((yield YesNo(ctx.you, Purpose.MAY, ctx.source, predicate))):
            continue
        theirs = [
            i
            for i in world.state.battlefield
            if CardType.PLANESWALKER in world.get(i).types and world.controller(i) == opponent
        ]
        entry = Entry(ctx.you)
        entry.tapped = True
        asked = ChooseObjects(ctx.you, Purpose.ATTACK, (opponent, *theirs), 1, 1, ctx.source, predicate)
        entry.attacking = objects((yield asked))[0]
        events.append(CreateToken(ctx.you, world.copy_face(ctx.source, ()), entry, ctx.item or ctx.source))
    yield Batch(tuple(events))
    note(ctx, tuple(e.new_id for e in events if e.happened and e.new_id))


_LATER = Delayed(StepBegins(Step.END_COMBAT, next_="next"), (do(Exile(LAST)),))
_TRIGGER = Triggered(Attacks(THIS), (do(CopyForEachOther()), _LATER), when="whenever")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("myriad", "702.116", means))
