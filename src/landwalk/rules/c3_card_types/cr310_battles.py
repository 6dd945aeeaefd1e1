"""CR 310, battles: their protector (310.9). Attacking them is cr508's, damage to them cr120's, defense 0 cr704's business."""

from __future__ import annotations

from typing import Final

from landwalk.kernel import events as e
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement
from landwalk.rules.look import Look

SIEGE: Final = "Siege"
CHOSEN: Final = "310.9a:protector"


def protector(look: Look, id_: ObjectId) -> PlayerId:
    """CR 310.9: the battle's protector; 0 if it has none (310.11)."""
    for key, value in reversed(look.object(id_).chosen):
        if key == CHOSEN and isinstance(value, int):
            return value
    return 0


def possible_protectors(state: State, controller: PlayerId, subtypes: frozenset[str]) -> tuple[PlayerId, ...]:
    """CR 310.12a, of a Siege an opponent of its controller; 310.9a, without a battle type its controller."""
    return state.opponents(controller) if SIEGE in subtypes else (controller,)


def chooses_protector(look: Look, event: e.ZoneChange | e.CreateToken, entering: ObjectId) -> list[Replacement]:
    """CR 310.9a: as a battle enters, its controller chooses its protector."""
    entry = event.entry
    assert entry is not None
    chars = look.get(entering)
    if CardType.BATTLE not in chars.types:
        return []
    subtypes = chars.subtypes

    def apply(state: State, happening: e.Event, after: After) -> Flow[list[e.Event]]:
        among = possible_protectors(state, entry.controller, subtypes)
        least = min(1, len(among))
        chosen = objects((yield ChooseObjects(entry.controller, Purpose.PLAYER, among, least, 1, text="protector")))
        assert isinstance(happening, (e.ZoneChange, e.CreateToken))
        facts = happening.entry
        assert facts is not None
        facts.chosen = (*facts.chosen, *((CHOSEN, player) for player in chosen))
        return [happening]

    return [Replacement("rule:310.9a", apply, kind="enters")]
