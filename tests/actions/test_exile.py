"""CR 701.13, exile; 610.3, until something happens."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SNATCH = invent("Snatch", "{0}", "Instant", "Exile target creature.")
BLINK = invent(
    "Blink", "{0}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."
)
JAILER = invent(
    "Jailer",
    "{0}",
    "Creature",
    "When ~ enters, exile target creature an opponent controls until ~ leaves the battlefield.",
    power=1,
    toughness=1,
)
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


@cr("701.13a")
def test_an_exiled_creature_goes_to_exile() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(SNATCH, bear)
    scene.resolve()
    assert bob.exile == [bear]


@cr("400.7")
def test_what_returns_is_a_new_object() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2, counters={"+1/+1": 2}, tapped=True)
    before = bear.id
    ann.casts(BLINK, bear)
    scene.resolve()
    assert bob.battlefield == [bear]
    assert bear.id != before
    assert (bear.pt, bear.tapped) == ((2, 2), False)


@cr("610.3")
@cr("610.3c")
def test_it_returns_when_the_jailer_leaves() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    jailer = ann.casts(JAILER)
    scene.resolve()
    assert bob.exile == [bear]
    ann.casts(DOOM, jailer)
    scene.resolve()
    assert bob.battlefield == [bear]


@cr("610.3b")
def test_it_stays_if_the_jailer_left_first() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    jailer = ann.casts(JAILER)
    scene.resolve_top()
    ann.casts(DOOM, jailer)
    scene.resolve()
    assert bob.battlefield == [bear]
