"""Cycling and typecycling (CR 702.29)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DRAKE = invent("Drake", "{4}{U}", "Creature - Drake", "Cycling {1}", power=3, toughness=3)


@cr("702.29a", "113.6k")
def test_it_is_discarded_for_a_card(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Island")
    drake = ann.put(DRAKE, Zone.HAND)
    ann.activates(drake)
    assert drake.zone == "graveyard"
    scene.resolve_top()
    assert len(ann.hand) == 1
    assert scene.asked == []


@cr("702.29a")
def test_it_works_at_instant_speed_but_not_on_the_battlefield(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Island", "Island")
    card = bob.put(DRAKE, Zone.HAND)
    there = bob.has_permanent(DRAKE)
    ann.passes()
    assert bob.can_activate(card)
    assert not bob.can_activate(there)


@cr("702.29c")
def test_when_you_cycle_it_triggers_from_where_it_went(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    card = ann.put(
        invent("Gale", "{5}", "Sorcery", "Draw a card.", "Cycling {1}", "When you cycle this card, you gain 2 life."),
        Zone.HAND,
    )
    ann.activates(card)
    scene.resolve_top()
    assert ann.life == 22


@cr("702.29e", "701.23a")
def test_typecycling_finds_a_card_of_the_type(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Island")
    card = ann.put(invent("Ranger", "{5}", "Creature - Elf", "Mountaincycling {1}", power=3, toughness=3), Zone.HAND)
    ann.activates(card, then=[[ann.library[0]]])
    scene.resolve_top()
    assert [c.name for c in ann.hand] == ["Mountain"]
    assert card.zone == "graveyard"
