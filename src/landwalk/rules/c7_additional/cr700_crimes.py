"""CR 700.13, committing a crime: putting a spell or ability on the stack that targets an opponent, or what is theirs."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.events import Acted
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Look, Now

#: The key of the action in `Acted` events and in patterns that wait for it.
CRIME: Final = "crime"


def note_crime(state: State, item: ObjectId) -> Flow[None]:
    """To be called once the spell was cast, the ability activated or put on the stack; tells the door if that was a crime."""
    if "acted" not in state.interests:
        return
    look = Now(state)
    info = look.object(item).stack
    player = look.controller(item)
    if info is not None and any(_belongs_to_opponent(look, t, player) for group in info.targets for t in group):
        yield Acted(player, CRIME, (item,), 1)


def _belongs_to_opponent(look: Look, target: int, player: PlayerId) -> bool:
    """An opponent, a permanent, spell or ability that an opponent controls, or a card in an opponent's graveyard."""
    opponents = look.state.opponents(player)
    if target < 0:
        return target in opponents
    obj = look.object(target)
    if obj.zone is Zone.GRAVEYARD:
        return obj.owner in opponents
    return obj.zone in (Zone.BATTLEFIELD, Zone.STACK) and look.controller(target) in opponents
