"""CR 122.1c, d, h: shield, stun and finality counters."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
SPARK = invent("Spark", "{0}", "Instant", "~ deals 3 damage to any target.")
WAKE = invent("Wake", "{0}", "Instant", "Untap target creature.")


@cr("122.1d")
def test_untapping_removes_a_stun_counter_instead(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_permanent(invent("Bear", None, "Creature", power=2, toughness=2), tapped=True, counters={"stun": 2})
    for left in (1, 0):
        ann.casts(WAKE, targets=bear)
        scene.resolve()
        assert (bear.tapped, bear.counters.get("stun", 0)) == (True, left)
    ann.casts(WAKE, targets=bear)
    scene.resolve()
    assert not bear.tapped


@cr("122.1d")
@cr("502.3")
def test_a_stun_counter_keeps_a_creature_tapped_in_its_untap_step(scene: Scene):
    _ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_permanent(invent("Bear", None, "Creature", power=2, toughness=2), tapped=True, counters={"stun": 1})
    scene.next_turn()
    assert (bear.tapped, bear.counters) == (True, {})


@cr("122.1c")
@pytest.mark.parametrize("spell", [DOOM, SPARK])
def test_a_shield_counter_saves_once_from_destruction_and_from_damage(scene: Scene, spell):
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_permanent(invent("Bear", None, "Creature", power=2, toughness=2), counters={"shield": 1})
    ann.casts(spell, targets=bear)
    scene.resolve()
    assert (bear.zone, bear.damage, bear.counters) == ("battlefield", 0, {})
    ann.casts(spell, targets=bear)
    scene.resolve()
    assert bear in bob.graveyard


@cr("122.1h")
def test_a_finality_counter_exiles_what_would_die(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_permanent(invent("Bear", None, "Creature", power=2, toughness=2), counters={"finality": 1})
    ann.casts(DOOM, targets=bear)
    scene.resolve()
    assert bear in bob.exile
