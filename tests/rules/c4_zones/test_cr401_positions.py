"""CR 401.7: "third from the top" of a library that is smaller than that."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.flow import Flow
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.testing import position
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("401.7")
@pytest.mark.parametrize(("others", "place"), [(20, 2), (2, 2), (1, 1), (0, 0)])
def test_third_from_the_top_or_at_the_bottom(scene: Scene, others: int, place: int) -> None:
    ann, bob = scene.players("Ann", "Bob")
    if others < 20:
        words = {20: "twenty", 19: "nineteen", 18: "eighteen"}[20 - others]
        ann.casts(invent("Grind", "{0}", "Sorcery", f"Target player mills {words} cards."), targets=bob)
        scene.resolve()
    assert len(bob.library) == others
    bear = bob.has_creature(2, 2)

    def flow() -> Flow[None]:
        yield move(scene.state, bear.id, Zone.LIBRARY, "effect", position="3")

    position.run(scene.state, flow(), scene.answer_setup)
    assert bob.library[place] == bear
    assert len(bob.library) == others + 1
