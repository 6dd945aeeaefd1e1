"""CR 712, double-faced cards, modal and not."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

WARRIOR = invent("Warrior", "{1}", "Creature", power=2, toughness=2)
TEETH = invent("Teeth", None, "Land", "{T}: Add {R}.")
MODAL = two_faced("modal_dfc", WARRIOR, TEETH)
BEAST = invent("Beast", None, "Creature", power=5, toughness=5, colors="G")
TURNING = two_faced(
    "transform", invent("Villager", "{2}{G}", "Creature", "{0}: Transform ~.", power=1, toughness=1), BEAST
)
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature with mana value 3.")
UNSUMMON = invent("Leave", "{0}", "Instant", "Return target creature to its owner's hand.")


@cr("712.8f", "712.11b")
def test_either_face_of_a_modal_card_may_be_played(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    land = ann.hand(MODAL)
    scene.give_priority(ann)
    actions = [a for a in scene.game.legal_actions if getattr(a, "card", 0) == land.id]
    assert [getattr(a, "face", None) for a in actions] == [1]  # there is no mana for the creature
    scene.act(ann, actions[0])
    assert (land.name, land.now.is_land) == ("Teeth", True)
    assert land in ann.battlefield


@cr("712.8a")
def test_in_other_zones_it_has_only_the_front_face(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.hand(MODAL)
    assert (card.name, card.now.is_land) == ("Warrior", False)


@cr("701.27a", "712.8e")
def test_a_transformed_permanent_has_the_back_face_and_the_mana_value_of_the_front(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    villager = ann.has(TURNING)
    ann.activates(villager)
    scene.resolve()
    assert (villager.name, villager.pt, villager.now.colors) == ("Beast", (5, 5), {"G"})
    ann.casts(DOOM, targets=villager)
    scene.resolve()
    assert villager in ann.graveyard
    assert villager.name == "Villager"


@cr("712.8a", "400.7")
def test_it_comes_back_with_its_front_face_up(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    villager = ann.has(TURNING)
    ann.activates(villager)
    scene.resolve()
    ann.casts(UNSUMMON, targets=villager)
    scene.resolve()
    assert villager.name == "Villager"
    ann.has_mana("{2}{G}")
    ann.casts(villager)
    scene.resolve()
    assert (villager.name, villager.pt) == ("Villager", (1, 1))
