"""Where a player wants to be asked at priority: stops per step, pass until something happens, pass the turn, full control."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from landwalk.kernel.choices import Action, Activate, Priority
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step
from landwalk.play.asking import instance
from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import mana_ability
from landwalk.rules.look import Now

OWN = ("precombat_main", "declare_blockers", "postcombat_main")
THEIRS = ("declare_attackers", "end_step")


class Skip(StrEnum):
    """What is being passed over."""

    NOTHING = "nothing"
    UNTIL_SOMETHING = (
        "until something"  # an opponent's spell or ability on the stack, an attack, another question, the own next turn
    )
    TURN = "turn"  # all of this turn


class Stops(msgspec.Struct):
    """One player's wishes. own, theirs: steps at which they are asked on an empty stack, in their own and in other turns."""

    own: list[str] = msgspec.field(default_factory=lambda: list(OWN))
    theirs: list[str] = msgspec.field(default_factory=lambda: list(THEIRS))
    full_control: bool = False
    skip: Skip = Skip.NOTHING
    skip_turn: int = 0

    def begin_skip(self, skip: Skip, turn: int) -> None:
        self.skip = skip
        self.skip_turn = turn

    def end_skip(self) -> None:
        self.skip = Skip.NOTHING

    def toggle(self, step: str, *, own: bool) -> bool:
        """Sets or removes a stop; True if it is set now."""
        stops = self.own if own else self.theirs
        if step in stops:
            stops.remove(step)
            return False
        stops.append(step)
        return True

    def asks(self, state: State, choice: Priority) -> bool:
        """Is the player asked at this priority, or do they pass without being asked?"""
        player = choice.player
        threatened = bool(state.stack) and Now(state).controller(state.stack[-1]) != player
        if self.skip is not Skip.NOTHING and self._over(state, player, threatened):
            self.end_skip()
        if self.full_control:
            return True
        if self.skip is not Skip.NOTHING:
            return False
        if len(offered(state, choice, full_control=False)) <= 1:
            return False
        if state.stack:
            return threatened
        return str(state.step) in (self.own if state.active == player else self.theirs)

    def _over(self, state: State, player: int, threatened: bool) -> bool:
        """Does the skip end here?"""
        if state.turn != self.skip_turn and (self.skip is Skip.TURN or state.active == player):
            return True
        if self.skip is Skip.TURN:
            return False
        attacked = state.active != player and state.step is Step.DECLARE_ATTACKERS and bool(state.combat)
        return threatened or attacked


def offered(state: State, choice: Priority, *, full_control: bool) -> list[Action]:
    """The actions that are shown, passing first: mana abilities only under full control (costs are paid by themselves otherwise)."""
    if full_control:
        return list(choice.actions)
    return [a for a in choice.actions if not _is_mana(state, a)]


def _is_mana(state: State, action: Action) -> bool:
    if not isinstance(action, Activate):
        return False
    inst = instance(state, action.source, action.origin, action.ordinal)
    return inst is not None and mana_ability(inst.tree) is not None
