"""Mutate (CR 702.140).

What it does:
    The spell may be cast for its mutate cost as a mutating creature spell that targets a non-Human creature with the same owner; as it
    resolves it merges with that creature, over or under it (702.140a, c). The permanent has the characteristics of the topmost card and
    the abilities of all (702.140e).

Interactions:
    With an illegal target it resolves as a creature spell (702.140b). The permanent is the same object as before: it hasn't entered
    (730.2b-c). When it leaves, every card of it goes to that zone (730.3).
"""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import Core, Det, Modifier, Noun, NounPhrase
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.kernel.flow import Flow, options
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.c7_additional.cr730_merging import MergeEvent
from landwalk.rules.look import Look, Now
from landwalk.rules.matching import MODIFIERS
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "mutate"


class WithSameOwner(Modifier):
    """ "With the same owner as this spell"."""

    __slots__ = ()


def _same_owner(look: Look, modifier: WithSameOwner, id_: int, ctx: Context) -> bool:
    return look.owner(id_) == look.owner(ctx.source)


MODIFIERS[WithSameOwner] = _same_owner  # type: ignore[assignment]

_TARGET = NounPhrase(Det.TARGET, (Core(Noun.TYPE, types=("creature",), nons=("Human",)),), (WithSameOwner(),))


def merges(state: State, item: ObjectId, ctx: Context) -> Flow[bool]:
    """CR 702.140b-c."""
    hosts = [i for group in ctx.targets for i in group]
    if not hosts or state.objects[hosts[0]].zone is not Zone.BATTLEFIELD:
        return False
    player = Now(state).controller(item)
    asked = ChooseOptions(player, Purpose.OPTION, ("under", "over"), source=item, text="merge")
    (where,) = options((yield asked))
    yield MergeEvent(item, hosts[0], player, str(where))
    return True


register(
    KeywordMeaning(
        _KEY,
        "702.140",
        hooks={"alternative_way": AlternativeWay(_KEY, Zone.HAND, targets=(_TARGET,), resolves=merges)},
    )
)
