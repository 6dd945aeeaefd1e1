"""CR 700.14, expend."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

MENTOR = invent("Mentor", "{0}", "Creature - Cat", "Whenever you expend 4, you gain 5 life.", power=1, toughness=1)
THREE = invent("Three", "{3}", "Instant", "You gain 1 life.")
DEAR = invent("Dear", "{8}", "Instant", "You gain 1 life.")


@cr("700.14")
def test_it_triggers_as_the_mana_spent_on_spells_reaches_the_number(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 9)
    ann.has(MENTOR)
    ann.casts(THREE)
    scene.resolve()
    assert ann.life == 21
    ann.casts(THREE)
    scene.resolve()
    assert ann.life == 27
    ann.casts(THREE)
    scene.resolve()
    assert ann.life == 28


@cr("700.14")
def test_each_turn_counts_anew_and_a_dear_spell_reaches_it_at_once(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 8)
    ann.has(MENTOR)
    ann.casts(DEAR)
    scene.resolve()
    assert ann.life == 26
    scene.next_turn()
    scene.next_turn()
    ann.casts(THREE)
    scene.resolve()
    assert ann.life == 27
