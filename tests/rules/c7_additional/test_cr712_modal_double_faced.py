"""CR 712: modal double-faced cards are played with either face."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import CastSpell, PlayLand
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.rules.c1_concepts.cr117_legal_actions import legal_actions
from landwalk.testing import position
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

KRAKEN = invent("Kraken", "{1}{U}", "Creature - Kraken", power=4, toughness=4)
COVE = invent("Cove", None, "Land", "~ enters tapped.", "{T}: Add {U}.")
ROAR = invent("Roar", "{1}{G}", "Sorcery", "You gain 2 life.")
GROVE = invent("Grove", None, "Land", "{T}: Add {G}.")


def card(scene: Scene, seat: Seat, front: Face, back: Face, zone: Zone = Zone.HAND) -> Thing:
    spec = CardSpec(f"{front.name} // {back.name}", (front, back), "modal_dfc")
    thing = Thing(scene, position.put(scene.state, spec, seat.id, zone))
    scene.changed()
    return thing


@cr("712.11b", "712.12")
def test_both_faces_are_offered(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{U}{U}")
    kraken = card(scene, ann, KRAKEN, COVE)
    actions = legal_actions(scene.game.state, ann.id)
    assert CastSpell(kraken.id) in actions
    assert PlayLand(kraken.id, 1) in actions
    assert len(actions) == 3


@cr("712.12", "712.8f")
def test_played_as_the_land_it_is_only_the_land(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    kraken = card(scene, ann, KRAKEN, COVE)
    scene.act(ann, PlayLand(kraken.id, 1))
    assert kraken.name == "Cove"
    assert kraken.tapped
    assert scene.look.get(kraken.id).is_land
    assert not scene.look.get(kraken.id).is_creature


@cr("712.8a", "400.7")
def test_elsewhere_it_is_its_front(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{U}")
    kraken = card(scene, ann, KRAKEN, COVE)
    scene.act(ann, PlayLand(kraken.id, 1))
    ann.casts(invent("Bounce", "{U}", "Instant", "Return target permanent to its owner's hand."), targets=kraken)
    scene.resolve_top()
    assert kraken.name == "Kraken"
    assert kraken.zone == "hand"


@cr("712.14b")
def test_a_front_that_is_no_permanent_stays_where_it_is(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{B}")
    roar = card(scene, ann, ROAR, GROVE, Zone.GRAVEYARD)
    rise = invent("Rise", "{B}", "Sorcery", "Return target card from your graveyard to the battlefield.")
    ann.casts(rise)
    scene.resolve_top()
    assert roar.zone == "graveyard"
