"""CR 701.17, mill."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GRIND = invent("Grind", "{0}", "Sorcery", "Target player mills three cards.")


@cr("701.17a")
def test_the_top_cards_go_to_the_graveyard() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    top = list(bob.library)[:3]
    ann.casts(GRIND, bob)
    scene.resolve()
    assert bob.graveyard == top


@cr("701.17b")
def test_milling_an_empty_library_loses_nothing() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    for _ in range(7):
        ann.casts(GRIND, bob)
        scene.resolve()
    assert len(bob.library) == 0
    assert bob.in_game
