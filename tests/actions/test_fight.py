"""CR 701.14, fight."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BRAWL = invent("Brawl", "{0}", "Instant", "Target creature you control fights target creature you don't control.")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


@cr("701.14a")
def test_each_deals_damage_equal_to_its_power() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    wolf, deer = ann.has_creature(3, 4), bob.has_creature(1, 3)
    ann.casts(BRAWL, [wolf, deer])
    scene.resolve()
    assert bob.graveyard == [deer]
    assert wolf.damage == 1


@cr("701.14b")
@cr("608.2b")
def test_if_one_is_gone_neither_deals_damage() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    wolf, deer = ann.has_creature(3, 4), bob.has_creature(1, 5)
    ann.casts(BRAWL, [wolf, deer])
    bob.casts(DOOM, wolf)
    scene.resolve()
    assert deer.damage == 0
    assert wolf in ann.graveyard
