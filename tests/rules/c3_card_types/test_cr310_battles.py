"""CR 310: defense, and who protects and who attacks a battle, with and without a battle type."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.rules.c3_card_types.cr310_battles import protector
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

SPARK = invent("Spark", "{0}", "Instant", "~ deals 2 damage to any target.")


def battle(type_line: str, defense: int = 3) -> Face:
    face = invent("Front", "{0}", type_line)
    face.defense = defense
    return face


@cr("310.4c", "120.3h")
def test_its_defense_is_the_number_of_its_counters(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    front = ann.casts(battle("Battle"))
    scene.resolve()
    assert front.now.defense == 3
    ann.casts(SPARK, targets=front)
    scene.resolve()
    assert front.counters == {"defense": 1}
    assert front.now.defense == 1


@cr("310.9", "310.9a", "310.12a")
def test_a_battle_without_a_type_is_protected_by_its_controller_and_a_siege_by_an_opponent(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    front = ann.casts(battle("Battle"))
    scene.resolve()
    back = invent("Anthem", None, "Enchantment")
    siege = ann.casts(two_faced("transform", battle("Battle - Siege"), back))
    scene.resolve()
    assert scene.asked == []  # there is only one possible protector of each
    assert protector(scene.look, front.id) == ann.id
    assert protector(scene.look, siege.id) == bob.id


@cr("310.9", "508.1b")
def test_everybody_but_its_protector_can_attack_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    front = ann.casts(battle("Battle"))
    scene.resolve()
    mine, theirs = ann.has_creature(2, 2), bob.has_creature(2, 2)
    assert not ann.can_attack(mine, front)
    scene.next_turn()
    assert bob.can_attack(theirs, front)
    bob.attacks(front, theirs)
    scene.until("postcombat_main")
    assert front.counters == {"defense": 1}
    assert ann.life == 20


@cr("704.5v", "310.7")
def test_a_battle_without_defense_goes_to_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    front = ann.casts(battle("Battle", 2))
    scene.resolve()
    bob.casts(SPARK, targets=front)
    scene.resolve()
    assert front in ann.graveyard
