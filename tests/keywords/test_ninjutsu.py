"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

NINJA = invent("Shadow", "{3}{U}", "Creature - Ninja", "Ninjutsu {U}", power=4, toughness=4)


@cr("702.49a", "702.49c")
def test_it_takes_the_place_of_an_unblocked_attacker(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Island")
    rat = ann.has_creature(1, 1)
    shadow = ann.put(NINJA, Zone.HAND)
    ann.attacks(bob, rat)
    scene.until("declare_blockers")
    ann.activates(shadow)
    assert rat in ann.hand
    scene.resolve_top()
    assert (shadow in ann.battlefield, shadow.tapped) == (True, True)
    scene.until("postcombat_main")
    assert bob.life == 16


@cr("702.49a", "509.1h")
def test_not_before_blockers_are_declared(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Island")
    rat = ann.has_creature(1, 1)
    wall = bob.has_creature(0, 4)
    shadow = ann.put(NINJA, Zone.HAND)
    ann.attacks(bob, rat)
    assert not ann.can_activate(shadow)
    bob.blocks(rat, with_=wall)
    assert not ann.can_activate(shadow)
