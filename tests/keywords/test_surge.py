"""Surge (CR 702.117)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

WAVE = invent("Wave", "{3}{U}", "Instant", "Surge {U}", "Draw a card.")
SPARK = invent("Spark", "{0}", "Instant", "You gain 1 life.")


@cr("702.117a", "118.9")
def test_cheap_only_after_another_spell(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Island")
    wave = ann.put(WAVE, Zone.HAND)
    assert not ann.can_cast(wave)
    ann.casts(SPARK)
    ann.casts(wave)
    assert wave.zone == "stack"


@cr("702.117a")
def test_a_spell_of_an_opponent_does_not_help(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Island")
    wave = ann.put(WAVE, Zone.HAND)
    ann.passes()
    bob.casts(SPARK)
    bob.passes()
    assert not ann.can_cast(wave)
