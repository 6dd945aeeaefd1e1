"""CR 613.7c and f, 613.10: timestamps of counters and of what is turned face up; what players get."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

LIFT = invent("Lift", "{0}", "Instant", "Put a flying counter on target creature.")


@cr("613.7c")
def test_a_new_counter_gives_all_of_its_kind_a_new_timestamp(scene: Scene) -> None:
    """The effect that takes flying away is newer than the first counter and older than the second."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(LIFT, targets=bear)
    scene.resolve()
    assert bear.has_keyword("flying")
    ann.casts(invent("Weight", "{0}", "Enchantment", "Creatures lose flying."))
    scene.resolve()
    assert not bear.has_keyword("flying")
    ann.casts(LIFT, targets=bear)
    scene.resolve()
    assert bear.has_keyword("flying")
    assert bear.counters == {"flying": 2}


@cr("613.7f")
def test_what_is_turned_face_up_is_newer_than_what_came_meanwhile(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 4)
    text = "Creatures you control have base power and toughness 3/3."
    master = ann.casts(invent("Master", "{5}", "Creature", text, "Morph {0}", power=1, toughness=1))
    scene.resolve()
    ann.casts(invent("Humble", "{0}", "Enchantment", "Creatures you control have base power and toughness 1/1."))
    scene.resolve()
    assert master.pt == (1, 1)
    ann.takes("turn face up", master)
    assert master.name == "Master"
    assert master.pt == (3, 3)


@cr("613.10", "702.11c")
def test_what_a_player_gains_is_no_matter_of_layers(scene: Scene) -> None:
    """Ann has hexproof; her creature hasn't, and it doesn't matter that her permanents lose their abilities."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Leyline", "{0}", "Enchantment", "You have hexproof."))
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Hush", "{0}", "Enchantment", "Creatures lose all abilities."))
    scene.resolve()
    assert not bear.has_keyword("hexproof")
    jab = bob.hand(invent("Jab", "{0}", "Instant", "~ deals 1 damage to target opponent."))
    assert not bob.can_cast(jab)
    bolt = invent("Bolt", "{0}", "Instant", "~ deals 2 damage to any target.")
    bob.casts(bolt, targets=bear)
    scene.resolve()
    assert bear in ann.graveyard
