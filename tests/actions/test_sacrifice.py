"""CR 701.21, sacrifice."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

EDICT = invent("Edict", "{0}", "Sorcery", "Target player sacrifices a creature.")
ALL = invent("Tribute", "{0}", "Sorcery", "Each player sacrifices a creature.")


@cr("701.21a")
def test_the_player_picks_one_of_their_own() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    mine = ann.has_creature(1, 1)
    small, big = bob.has_creature(1, 1), bob.has_creature(5, 5)
    ann.casts(EDICT, bob)
    scene.resolve(bob.chooses(small))
    assert bob.graveyard == [small]
    assert (ann.battlefield, bob.battlefield) == ([mine], [big])
    assert scene.asked == [(ann, Purpose.TARGET), (bob, Purpose.SACRIFICE)]


@cr("701.21a")
def test_a_sacrificed_creature_is_not_destroyed() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    rock = bob.has_creature(2, 2, "Indestructible")
    ann.casts(EDICT, bob)
    scene.resolve()
    assert bob.graveyard == [rock]


@cr("101.4")
@cr("608.2e")
def test_all_choose_in_turn_order_then_sacrifice_together() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    a, _ = ann.has_creature(1, 1), ann.has_creature(2, 2)
    b, _ = bob.has_creature(1, 1), bob.has_creature(2, 2)
    ann.casts(ALL)
    ann.chooses(a)
    scene.resolve(bob.chooses(b))
    assert (ann.graveyard[0], bob.graveyard) == (a, [b])
    assert scene.asked == [(ann, Purpose.SACRIFICE), (bob, Purpose.SACRIFICE)]


@cr("608.2d")
def test_nobody_is_asked_to_sacrifice_what_isnt_there() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(invent("Bargain", "{0}", "Sorcery", "You may sacrifice a creature. If you do, draw two cards."))
    scene.resolve()
    assert len(ann.hand) == 0
    assert scene.asked == []


@cr("608.2c")
def test_if_you_do_asks_what_was_done() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Bargain", "{0}", "Sorcery", "You may sacrifice a creature. If you do, draw two cards."))
    scene.resolve(ann.chooses(True))
    assert bear in ann.graveyard
    assert len(ann.hand) == 2
    assert scene.asked == [(ann, Purpose.MAY)]
