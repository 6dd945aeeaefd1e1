"""CR 701.23, search; 701.24, shuffle; 701.20, reveal."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import ShuffleLibrary
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

TRACE = invent(
    "Trace",
    "{0}",
    "Sorcery",
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
)
TUTOR = invent(
    "Tutor",
    "{0}",
    "Sorcery",
    "Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
)
BEAR = invent("Library Bear", "{0}", "Creature", power=2, toughness=2)


@cr("701.23a")
@cr("701.24a")
def test_a_land_is_found_and_the_library_shuffled() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    forest = ann.library("Forest")
    ann.casts(TRACE)
    scene.resolve(ann.chooses([forest]))
    assert ann.battlefield == [forest]
    assert forest.tapped
    assert len(scene.events(ShuffleLibrary)) == 1
    assert scene.asked == [(ann, Purpose.SEARCH)]


@cr("701.23b")
def test_nobody_has_to_find_a_card_with_a_stated_quality() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(TRACE)
    scene.resolve(ann.chooses([]))
    assert len(ann.battlefield) == 0


@cr("701.20a")
def test_what_was_revealed_is_known_to_all() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.library(BEAR)
    there = bear.id
    ann.casts(TUTOR)
    scene.resolve(ann.chooses([bear]))
    assert ann.hand == [bear]
    assert any(event.objects == (there,) and event.viewers == () for event in reveals(scene))
    assert bob.hand == []


def reveals(scene: Scene) -> list:  # type: ignore[type-arg]
    from landwalk.kernel.events import Reveal

    return scene.events(Reveal)
