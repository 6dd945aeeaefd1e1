"""Morph and megamorph (CR 702.37), face-down spells and permanents (CR 708)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAST = invent(
    "Beast",
    "{5}{G}",
    "Creature - Beast",
    "Trample",
    "When this creature is turned face up, you gain 3 life.",
    "Morph {G}",
    power=5,
    toughness=4,
)
CAVERN = invent("Cavern", None, "Land", "{T}: Add {C}.", "Morph {2}")
LEAVE = invent("Leave", "{0}", "Instant", "Return target creature to its owner's hand.")


@cr("702.37a", "702.37c", "708.2a", "708.4")
def test_it_is_cast_face_down_as_a_nameless_creature_for_three(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    beast = ann.casts(BEAST)
    assert (beast.name, beast.pt, beast.now.mana_value, beast.now.colors) == ("", (2, 2), 0, frozenset())
    scene.resolve()
    assert beast in ann.battlefield
    assert (beast.name, beast.pt, beast.has_keyword("trample")) == ("", (2, 2), False)


@cr("702.37e", "116.2b", "708.7")
def test_it_is_turned_face_up_any_time_without_the_stack(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    beast = ann.casts(BEAST)
    scene.resolve()
    assert not [a for a in scene.game.legal_actions if getattr(a, "kind", "") == "turn face up"]
    ann.has("Forest")
    scene.next_turn()
    ann.takes("turn face up", beast)
    assert (beast.name, beast.pt, scene.active) == ("Beast", (5, 4), bob)
    scene.resolve()
    assert ann.life == 23


@cr("708.9", "400.7")
def test_in_another_zone_it_is_face_up_again(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    beast = ann.casts(BEAST)
    scene.resolve()
    ann.casts(LEAVE, targets=beast)
    scene.resolve()
    assert beast in ann.hand
    assert (beast.name, beast.game_object.face_down) == ("Beast", False)


@cr("702.37a")
def test_a_land_with_morph_can_be_cast_face_down(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 5)
    cavern = ann.casts(CAVERN)
    scene.resolve()
    assert cavern.now.is_creature
    ann.takes("turn face up", cavern)
    assert (cavern.name, cavern.now.is_land, cavern.now.is_creature) == ("Cavern", True, False)


@cr("702.37b")
def test_megamorph_adds_a_counter(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 4)
    big = ann.casts(invent("Big", "{6}", "Creature", "Megamorph {1}", power=4, toughness=4))
    scene.resolve()
    ann.takes("turn face up", big)
    assert big.pt == (5, 5)


@cr("708.2a")
def test_the_opponent_does_not_see_what_it_is(scene: Scene):
    from landwalk.play.view import view

    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    ann.casts(BEAST)
    scene.resolve()
    seen = [o for o in view(scene.state, 1).battlefield if o.face_down]
    assert [(o.name, o.text, o.power) for o in seen] == [("", "", 2)]


@cr("708.2")
def test_face_down_its_protection_does_nothing_as_a_spell(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    angel = ann.casts(
        invent("Wary", "{5}{R}", "Creature - Angel", "Protection from blue", "Morph {R}", power=6, toughness=6)
    )
    bob.casts(invent("No", "{0}", "Instant", "Counter target spell.", colors="U"), targets=angel)
    scene.resolve()
    assert angel in ann.graveyard
