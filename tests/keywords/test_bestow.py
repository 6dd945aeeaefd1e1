"""Bestow (CR 702.103)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SPIRIT = invent(
    "Kind Spirit",
    "{W}",
    "Enchantment Creature - Spirit",
    "Bestow {3}{W}",
    "Lifelink",
    "Enchanted creature gets +1/+1 and has lifelink.",
    power=1,
    toughness=1,
)
KILL = invent("Murderous", "{0}", "Instant", "Destroy target creature.")
COPY = invent("Twin", "{0}", "Instant", "Copy target spell.")


@cr("702.103a", "702.103b")
def test_bestowed_it_is_an_aura_and_no_creature(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 4)
    bear = ann.has_creature(2, 2)
    spirit = ann.casts(SPIRIT, then=["bestow"], targets=bear)
    assert (spirit.now.is_creature, spirit.now.subtypes) == (False, frozenset({"Aura"}))
    scene.resolve()
    assert (bear.pt, bear.has_keyword("lifelink"), spirit.now.is_creature) == ((3, 3), True, False)


@cr("702.103a")
def test_it_can_be_cast_as_a_creature(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 4)
    ann.has_creature(2, 2)
    spirit = ann.casts(SPIRIT, then=[""])
    scene.resolve()
    assert (spirit.pt, "Spirit" in spirit.now.subtypes) == ((1, 1), True)


@cr("702.103e", "608.3b")
def test_with_an_illegal_target_it_resolves_as_a_creature(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 4)
    bear = ann.has_creature(2, 2)
    spirit = ann.casts(SPIRIT, then=["bestow"], targets=bear)
    bob.casts(KILL, targets=bear)
    scene.resolve()
    assert (spirit.now.is_creature, spirit.pt) == (True, (1, 1))


@cr("702.103f", "704.5m")
def test_unattached_it_is_a_creature_again(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 4)
    bear = ann.has_creature(2, 2)
    spirit = ann.casts(SPIRIT, then=["bestow"], targets=bear)
    scene.resolve()
    bob.casts(KILL, targets=bear)
    scene.resolve()
    assert (spirit in ann.battlefield, spirit.now.is_creature, spirit.pt) == (True, True, (1, 1))
    bob.casts(KILL, targets=spirit)
    scene.resolve()
    assert (spirit in ann.graveyard, spirit.now.is_creature) == (True, True)


@cr("702.103c")
def test_a_copy_of_the_spell_is_bestowed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 4)
    bear = ann.has_creature(2, 2)
    spirit = ann.casts(SPIRIT, then=["bestow"], targets=bear)
    ann.casts(COPY, targets=spirit)
    scene.resolve()
    assert bear.pt == (4, 4)


@cr("702.103d", "601.3e")
def test_only_what_it_is_bestowed_decides_whether_it_can_be_cast(scene: Scene) -> None:
    """Creature spells can't be cast: it still can be bestowed, and nothing else is offered. Nor where enchantments are forbidden."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 4)
    bear = ann.has_creature(2, 2)
    ban = invent("Ban", "{0}", "Artifact", "Creature spells can't be cast.")
    ann.has(ban)
    card = ann.hand(SPIRIT)
    spirit = ann.casts(card, targets=bear)
    assert scene.asked == []
    assert not spirit.now.is_creature
    scene.resolve()
    assert bear.pt == (3, 3)


@cr("702.103d")
def test_it_cannot_be_bestowed_where_aura_spells_are_forbidden(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 4)
    ann.has_creature(2, 2)
    ann.has(invent("Ban", "{0}", "Artifact", "Noncreature spells can't be cast."))
    spirit = ann.casts(SPIRIT)
    assert scene.asked == []
    assert spirit.now.is_creature
