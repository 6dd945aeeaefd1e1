"""CR 701.25, surveil."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("701.25a")
def test_one_into_the_graveyard_one_stays() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    first, second, *rest = ann.library
    watch = ann.casts(invent("Watch", "{0}", "Sorcery", "Surveil 2."))
    scene.resolve(ann.chooses([first]))
    assert ann.library == [second, *rest]
    assert ann.graveyard == [first, watch]
