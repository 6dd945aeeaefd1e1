"""CR 310, battles: defense, protectors, and what happens to a defeated Siege."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

BACK = invent("Anthem", None, "Enchantment", "Creatures you control get +1/+1.")
SPARK = invent("Spark", "{0}", "Instant", "~ deals 3 damage to any target.")


def siege(defense: int = 3) -> Face:
    front = invent("Invasion", "{0}", "Battle - Siege")
    front.defense = defense
    return front


CARD = two_faced("transform", siege(), BACK)


@cr("310.4b", "310.12a")
def test_a_siege_enters_with_defense_counters_and_an_opponent_protects_it(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    battle = ann.casts(CARD)
    scene.resolve()
    assert battle.counters == {"defense": 3}
    bear = ann.has_creature(2, 2)
    assert ann.can_attack(bear, battle)
    assert scene.asked == []  # there is only one opponent
    ann.attacks(battle, bear)
    scene.until("postcombat_main")
    assert battle.counters == {"defense": 1}
    assert bob.life == 20


@cr("310.12b", "712.8c")
@pytest.mark.parametrize("does", [True, False])
def test_a_defeated_siege_is_exiled_and_may_be_cast_transformed(scene: Scene, does: bool):
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    battle = ann.casts(CARD)
    scene.resolve()
    ann.casts(SPARK, targets=battle)
    scene.resolve(ann.chooses(does))
    assert battle in (ann.battlefield if does else ann.exile)
    assert battle.name == ("Anthem" if does else "Invasion")
    assert bear.pt == ((3, 3) if does else (2, 2))
    assert scene.asked == [(ann, "target"), (ann, "may")]


@cr("310.8", "704.5w")
def test_a_siege_waits_for_its_ability_before_it_goes_to_the_graveyard(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    battle = ann.casts(CARD)
    scene.resolve()
    ann.casts(SPARK, targets=battle)
    scene.resolve_top()
    assert battle in ann.battlefield
    stifle = invent("Hush", "{0}", "Instant", "Counter target triggered ability.")
    bob.casts(stifle, targets=scene.stack[-1])
    scene.resolve()
    assert battle in ann.graveyard


@cr("310.11", "704.5x")
def test_who_gains_control_of_a_siege_cannot_protect_it(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    battle = ann.casts(CARD)
    scene.resolve()
    take = invent("Take", "{0}", "Instant", "Gain control of target permanent.")
    bob.casts(take, targets=battle)
    scene.resolve()
    bear = bob.has_creature(2, 2)
    scene.next_turn()
    assert bob.can_attack(bear, battle)
