"""CR 614.1c, what is done as an object enters; CR 114, emblems."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SHRINE = invent(
    "Shrine", None, "Land - Mountain Plains", "As this land enters, you may pay 2 life. If you don't, it enters tapped."
)


@cr("614.1c")
@cr("614.12")
@pytest.mark.parametrize(("pays", "life", "tapped"), [(True, 18, False), (False, 20, True)])
def test_pay_life_or_it_enters_tapped(pays: bool, life: int, tapped: bool) -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.hand(SHRINE)
    ann.chooses(pays)
    land = ann.plays(SHRINE)
    assert (ann.life, land.tapped) == (life, tapped)
    assert scene.asked == [(ann, Purpose.MAY)]


@cr("614.12a")
@cr("607.2d")
def test_a_color_chosen_as_it_enters_is_known_of_it() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    star = invent("Star", "{0}", "Artifact", "As ~ enters, choose a color.", "{T}: Add one mana of the chosen color.")
    it = ann.casts(star)
    scene.resolve(ann.chooses("G"))
    ann.activates(it)
    assert ann.pool == "G"
    assert scene.asked == [(ann, Purpose.COLOR)]


@cr("114.1")
@cr("114.4")
def test_an_emblems_ability_functions_in_the_command_zone() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Pledge", "{0}", "Sorcery", 'You get an emblem with "Creatures you control get +2/+2."'))
    scene.resolve()
    assert bear.pt == (4, 4)


@cr("614.1a")
@cr("611.2a")
@pytest.mark.parametrize("same_turn", [True, False])
def test_it_is_exiled_instead_of_dying_this_turn(same_turn: bool) -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    troll = bob.has_creature(9, 9)
    text = "~ deals 5 damage to target creature. If that creature would die this turn, exile it instead."
    ann.casts(invent("Sear", "{0}", "Sorcery", text), troll)
    scene.resolve()
    if not same_turn:
        scene.until("upkeep", turn=2)
    ann.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), troll)
    scene.resolve()
    assert (troll in bob.exile) == same_turn


@cr("614.12", "702.33e")
def test_as_it_enters_it_knows_whether_it_was_kicked() -> None:
    from landwalk.testing.faces import invent
    from landwalk.testing.scene import Scene

    for kicked in (True, False):
        scene = Scene()
        ann, _ = scene.players("Ann", "Bob")
        ann.has_mana("{B}{U}")
        leech = invent(
            "Leech",
            "{B}",
            "Creature - Horror",
            "Kicker {U}",
            "As ~ enters, if it was kicked, mill four cards.",
            power=1,
            toughness=1,
        )
        ann.casts(ann.hand(leech), then=[kicked])
        scene.resolve()
        assert len(ann.graveyard) == (4 if kicked else 0)
        assert ann.battlefield.names == ["Leech"]
