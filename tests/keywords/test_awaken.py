"""Awaken (CR 702.113)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

RISE = invent("Rise", "{1}", "Sorcery", "You gain 2 life.", "Awaken 3—{3}")


@cr("702.113a")
def test_awakened_a_land_becomes_a_creature_too(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    forest = ann.has("Forest")
    ann.casts(RISE, then=["awaken"], targets=forest)
    scene.resolve()
    assert (ann.life, forest.pt, forest.now.is_land, forest.has_keyword("haste")) == (22, (3, 3), True, True)
    scene.next_turn()
    assert forest.pt == (3, 3)


@cr("702.113b")
def test_otherwise_it_has_no_target(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    ann.casts(RISE, then=[""])
    assert "target" not in [purpose for _, purpose in scene.asked]
    scene.resolve()
    assert ann.life == 22


@cr("702.113a")
def test_it_is_followed_after_the_text_of_the_spell(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 3)
    forest, bear = ann.has("Forest"), bob.has_creature(2, 2)
    ann.casts(
        invent("Doomed", "{1}", "Sorcery", "Destroy target creature.", "Awaken 1—{3}"), then=["awaken"], targets=forest
    )
    scene.resolve()
    assert (bear in bob.graveyard, forest.pt) == (True, (1, 1))
