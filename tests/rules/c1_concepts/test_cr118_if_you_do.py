"""CR 118.12: "if you do", and what it asks for."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

TRAIL = invent(
    "Trail",
    "{0}",
    "Sorcery",
    "You may search your library for a basic land card, put it onto the battlefield tapped, then shuffle. If you do, draw a card.",
)


@cr("118.12b")
def test_if_you_do_asks_whether_the_library_was_searched(scene: Scene) -> None:
    """Not whether anything was found."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(TRAIL)
    scene.resolve(ann.chooses(False))
    assert len(ann.hand) == 0
    ann.casts(TRAIL)
    scene.resolve(ann.chooses(True, []))
    assert len(ann.hand) == 1
    assert len(ann.battlefield) == 0


@cr("118.12", "118.3")
def test_a_cost_that_cant_be_paid_isnt_offered(scene: Scene) -> None:
    """Without mana nobody is asked; with it, paying draws the card."""
    ann, _bob = scene.players("Ann", "Bob")
    study = invent("Study", "{0}", "Sorcery", "You may pay {2}. If you do, draw a card.")
    ann.casts(study)
    scene.resolve()
    assert scene.asked == []
    assert len(ann.hand) == 0
    ann.has_mana("{2}")
    ann.casts(study)
    scene.resolve(ann.chooses(True))
    assert len(ann.hand) == 1
    assert ann.pool == ""
