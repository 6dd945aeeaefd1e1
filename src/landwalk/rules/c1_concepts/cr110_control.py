"""CR 110.2, who controls a permanent: what follows when an effect changes it (302.6, 506.4)."""

from __future__ import annotations

from collections.abc import Iterator

from landwalk.kernel.events import Event
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.rules.c5_turn.cr506_combat import without
from landwalk.rules.c7_additional import cr704_state_based_actions as cr704
from landwalk.rules.look import Look


@mypyc_attr(allow_interpreted_subclasses=True)
class ControlChanged(Event):
    """A permanent has come under another player's control without leaving the battlefield."""

    __slots__ = ("object", "player")
    kind_keys = ("control",)
    layers_if = "combat"

    def __init__(self, object_: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player


@cr704.check(interest="control")
def changes(look: Look) -> Iterator[Event]:
    """Found with each check of state-based actions: nobody can do anything between the change and this."""
    state = look.state
    for id_ in look.battlefield():
        obj = state.objects[id_]
        player = look.get(id_).controller
        if player != (obj.last_controller or obj.controller):
            yield ControlChanged(id_, player)


@applies(ControlChanged)
def control_changed(state: State, event: ControlChanged) -> None:
    """CR 302.6: its new controller hasn't controlled it continuously since the turn began. 506.4: it is removed from combat."""
    if event.object not in state.objects:
        event.happened = False
        return
    obj = state.edit(event.object)
    obj.last_controller = event.player
    obj.since = state.turn
    if state.combat is not None:
        state.combat = without(state.combat, event.object)
