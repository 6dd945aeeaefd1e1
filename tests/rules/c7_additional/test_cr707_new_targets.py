"""CR 707.10c: new targets for the copy of a spell."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SPARK = invent("Spark", "{0}", "Instant", "~ deals 2 damage to target player.")
TWIN = invent(
    "Twin", "{0}", "Instant", "Copy target instant or sorcery spell. You may choose new targets for the copy."
)


@cr("707.10", "707.10c")
def test_the_copy_may_have_a_new_target(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    spark = ann.casts(SPARK, targets=bob)
    bob.casts(TWIN, targets=spark)
    bob.chooses(True, ann)
    scene.resolve()
    assert (ann.life, bob.life) == (18, 18)


@cr("707.10c")
def test_it_need_not(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    spark = ann.casts(SPARK, targets=bob)
    ann.casts(TWIN, targets=spark)
    ann.chooses(False)
    scene.resolve()
    assert bob.life == 16


STORM = invent(
    "Long Storm",
    "{0}",
    "Enchantment",
    "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast before it this turn. "
    "You may choose new targets for the copies.",
)
GIFT = invent("Gift", "{0}", "Instant", "You gain 1 life.")


@cr("707.10")
def test_one_copy_for_each_spell_cast_before_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(STORM)
    for life in (21, 23, 26):
        bob.casts(GIFT)
        ann.casts(GIFT)
        scene.resolve()
        assert ann.life == life
