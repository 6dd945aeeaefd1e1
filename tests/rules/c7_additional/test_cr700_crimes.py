"""CR 700.13, crimes."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

WITNESS = "Whenever you commit a crime, you gain 1 life."
SPARK = "~ deals 1 damage to any target."


@cr("700.13")
def test_targeting_an_opponent_is_a_crime(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Witness", None, "Enchantment", WITNESS))
    ann.casts(invent("Spark", "{0}", "Instant", SPARK), targets=bob)
    scene.resolve()
    assert (ann.life, bob.life) == (21, 19)


@cr("700.13")
def test_targeting_an_opponents_permanent_is_a_crime_once(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Witness", None, "Enchantment", WITNESS))
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Spark", "{0}", "Instant", SPARK), targets=bear)
    scene.resolve()
    assert ann.life == 21


@cr("700.13")
def test_targeting_what_is_ones_own_is_no_crime(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Witness", None, "Enchantment", WITNESS))
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Spark", "{0}", "Instant", SPARK), targets=bear)
    scene.resolve()
    assert ann.life == 20
