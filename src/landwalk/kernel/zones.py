"""Zones (CR 400) and the parts of a turn (CR 500)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from landwalk.kernel.node import register_enum


@register_enum
class Zone(StrEnum):
    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    NOWHERE = "nowhere"  # a token or copy that ceased to exist (111.7, 704.5d-e), or outside the game (400.11)


#: Members that inner loops ask for: in CPython 3.11 a plain name costs a tenth of a member of an enumeration.
BATTLEFIELD: Final = Zone.BATTLEFIELD
COMMAND: Final = Zone.COMMAND
EXILE: Final = Zone.EXILE
HAND: Final = Zone.HAND
LIBRARY: Final = Zone.LIBRARY
NOWHERE: Final = Zone.NOWHERE
STACK: Final = Zone.STACK
#: Zones that have one list for all players.
SHARED_ZONES: Final = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND})
#: Zones whose cards not everybody sees (CR 400.2).
HIDDEN_ZONES: Final = frozenset({Zone.LIBRARY, Zone.HAND})


@register_enum
class Step(StrEnum):
    """Steps, and the phases without steps, in the order of a turn (CR 500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat_main"
    BEGIN_COMBAT = "begin_combat"
    DECLARE_ATTACKERS = "declare_attackers"
    DECLARE_BLOCKERS = "declare_blockers"
    FIRST_STRIKE_DAMAGE = "first_strike_damage"
    COMBAT_DAMAGE = "combat_damage"
    END_COMBAT = "end_combat"
    POSTCOMBAT_MAIN = "postcombat_main"
    END_STEP = "end_step"
    CLEANUP = "cleanup"


MAIN_STEPS: Final = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})


@register_enum
class Phase(StrEnum):
    BEGINNING = "beginning"
    PRECOMBAT_MAIN = "precombat_main"
    COMBAT = "combat"
    POSTCOMBAT_MAIN = "postcombat_main"
    ENDING = "ending"


#: The steps of each phase. The first-strike step is made by CR 510.4 when it is needed and stands in no list.
PHASE_STEPS: Final[dict[Phase, tuple[Step, ...]]] = {
    Phase.BEGINNING: (Step.UNTAP, Step.UPKEEP, Step.DRAW),
    Phase.PRECOMBAT_MAIN: (Step.PRECOMBAT_MAIN,),
    Phase.COMBAT: (
        Step.BEGIN_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.COMBAT_DAMAGE,
        Step.END_COMBAT,
    ),
    Phase.POSTCOMBAT_MAIN: (Step.POSTCOMBAT_MAIN,),
    Phase.ENDING: (Step.END_STEP, Step.CLEANUP),
}
PHASE_OF: Final[dict[Step, Phase]] = {s: p for p, steps in PHASE_STEPS.items() for s in steps} | {
    Step.FIRST_STRIKE_DAMAGE: Phase.COMBAT
}


@register_enum
class Stage(StrEnum):
    """Where the loop of a step stands (the turn loop is data, so that a game restarts from the state alone)."""

    SETUP = "setup"  # the game hasn't begun: starting player, libraries, opening hands (103)
    BEGIN = "begin"  # the step begins: turn-based actions come next
    PRIORITY = "priority"  # somebody has or gets priority
    END = "end"  # all players passed on an empty stack, or the step has no priority
