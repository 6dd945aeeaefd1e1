"""CR 701.6, counter; 118.12a, unless a cost is paid."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAR = invent("Free Bear", "{0}", "Creature", power=2, toughness=2)
NO = invent("No", "{0}", "Instant", "Counter target spell.")
TAX = invent("Tax", "{0}", "Instant", "Counter target spell unless its controller pays {1}.")
STUBBORN = invent("Stubborn", "{0}", "Creature", "~ can't be countered.", power=3, toughness=3)


@cr("701.6a")
def test_a_countered_spell_goes_to_the_graveyard_and_does_nothing() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.casts(BEAR)
    bob.casts(NO, bear)
    scene.resolve()
    assert ann.graveyard == [bear]
    assert len(ann.battlefield) == 0


@cr("101.2")
def test_what_cant_be_countered_resolves() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    stubborn = ann.casts(STUBBORN)
    bob.casts(NO, stubborn)
    scene.resolve()
    assert ann.battlefield == [stubborn]


@cr("118.12a")
def test_the_controller_may_pay_for_it() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    bear = ann.casts(BEAR)
    bob.casts(TAX, bear)
    scene.resolve(ann.chooses(True))
    assert bear in ann.battlefield
    assert scene.asked == [(ann, Purpose.PAY)]


@cr("118.3")
def test_who_cannot_pay_is_not_asked() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.casts(BEAR)
    bob.casts(TAX, bear)
    scene.resolve()
    assert ann.graveyard == [bear]
    assert scene.asked == []
