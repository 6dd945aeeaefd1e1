"""CR 701.22, scry."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

OMEN = invent("Omen", "{0}", "Sorcery", "Scry 2.")


@cr("701.22a")
def test_one_to_the_bottom_one_stays() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    first, second, *rest = ann.library
    ann.casts(OMEN)
    scene.resolve(ann.chooses([first]))
    assert ann.library == [second, *rest, first]
    assert scene.asked == [(ann, Purpose.TOP_OR_BOTTOM)]


@cr("701.22a")
def test_both_stay_in_the_order_chosen() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    first, second, *rest = ann.library
    ann.casts(OMEN)
    scene.resolve(ann.chooses([], [second, first]))
    assert ann.library == [second, first, *rest]
    assert scene.asked == [(ann, Purpose.TOP_OR_BOTTOM), (ann, Purpose.ORDER)]


@cr("701.20e")
def test_only_who_scries_knows_the_cards() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    first, *_ = ann.library
    ann.casts(OMEN)
    scene.resolve(ann.chooses([first]))
    known = scene.state.known
    assert (ann.id, first.id) in known
    assert (bob.id, first.id) not in known
