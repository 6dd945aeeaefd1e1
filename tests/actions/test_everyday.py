"""More keyword actions of CR 701: proliferate, explore, populate, connive, goad, adapt, amass, ..."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("701.34a")
def test_proliferate_adds_one_of_each_kind() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    oak = ann.has_creature(1, 1, counters={"+1/+1": 2})
    weed = bob.has_creature(4, 4, counters={"-1/-1": 1})
    ann.casts(invent("Grow", "{0}", "Sorcery", "Proliferate."))
    scene.resolve(ann.chooses([oak]))
    assert (oak.counters, weed.counters) == ({"+1/+1": 3}, {"-1/-1": 1})
    assert scene.asked == [(ann, Purpose.SELECT)]


@cr("701.44a")
def test_a_land_explored_goes_to_the_hand() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    scout = ann.has_creature(1, 1)
    ann.casts(invent("Scout Ahead", "{0}", "Sorcery", "Target creature you control explores."), scout)
    scene.resolve()
    assert ann.hand.names == ["Mountain"]
    assert scout.counters == {}


@cr("701.36a")
def test_populate_copies_a_creature_token() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(invent("Hatch", "{0}", "Sorcery", "Create a 3/3 green Beast creature token. Populate."))
    scene.resolve()
    assert ann.battlefield.names == ["Beast Token", "Beast Token"]


@cr("701.50a")
def test_who_connives_draws_discards_and_grows_for_a_nonland_card() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    rogue = ann.has_creature(1, 1)
    spell = ann.hand(invent("Trifle", "{5}", "Sorcery"))
    ann.casts(invent("Scheme", "{0}", "Sorcery", "Target creature connives."), rogue)
    scene.resolve(ann.chooses(spell))
    assert rogue.pt == (2, 2)
    assert ann.hand.names == ["Mountain"]


@cr("701.46a")
def test_adapt_only_without_counters() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    crab = ann.has_creature(1, 1, "{0}: Adapt 2.")
    for _ in range(2):
        ann.activates(crab)
        scene.resolve()
    assert crab.pt == (3, 3)


@cr("701.15b")
def test_a_goaded_creature_attacks_if_able() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ogre = bob.has_creature(3, 3)
    ann.casts(invent("Taunt", "{0}", "Sorcery", "Goad target creature."), ogre)
    scene.resolve()
    scene.until("end_combat", turn=2)
    assert ann.life == 17
