"""CR 611.3a, 613.1: a permanent comes or goes and nothing else changes. It has at once what static abilities give it.

Each question is asked twice: as games are played, where only what came is looked at if the effects on the battlefield allow it, and with
each read of what is kept made anew and compared.
"""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.rules.c6_spells_abilities import cr613_next
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

Table = tuple[Scene, Seat, Seat]
BEAR = invent("Bear", "{0}", "Creature - Bear", power=2, toughness=2)
KILL = invent("Kill", "{0}", "Instant", "Destroy target permanent.")


@pytest.fixture(params=[0, 1], ids=["kept", "compared"])
def table(scene: Scene, request: pytest.FixtureRequest) -> Table:
    """Ann, whose main phase it is, and Bob."""
    ann, bob = scene.players("Ann", "Bob")
    scene.state.paranoid = request.param
    return scene, ann, bob


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each pass that was made: was only what came or went looked at?"""
    from landwalk.rules.c6_spells_abilities import cr613_layers

    out: list[bool] = []

    def follow(state: object) -> object:
        found = cr613_next.follow(state)  # type: ignore[arg-type]
        out.append(found is not None)
        return found

    monkeypatch.setattr(cr613_layers, "follow", follow)
    return out


def casts(scene: Scene, seat: Seat, card: object, *targets: Thing | Seat) -> Thing:
    thing = seat.casts(card, list(targets)) if targets else seat.casts(card)  # type: ignore[arg-type]
    scene.resolve()
    assert isinstance(thing, Thing)
    return thing


@cr("611.3a", "613.4c")
def test_a_creature_that_comes_is_as_large_as_the_anthem_says_and_only_it_is_looked_at(
    table: Table, followed: list[bool]
) -> None:
    scene, ann, bob = table
    ann.has_permanent(invent("Anthem", None, "Enchantment", "Creatures you control get +1/+1."))
    first = ann.has_creature(1, 1)
    assert first.pt == (2, 2)
    followed.clear()
    bear = casts(scene, ann, BEAR)
    theirs = bob.has_creature(1, 1)
    assert (bear.pt, first.pt, theirs.pt) == ((3, 3), (2, 2), (1, 1))
    assert True in followed


@cr("611.3a", "613.4c")
@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        ("Creatures you control get +1/+1 for each creature you control.", (2, 2), (3, 3)),
        ("As long as you control a Bear, other creatures you control get +2/+0.", (1, 1), (3, 1)),
        (
            "Creatures you control have base power and toughness X/X, where X is the number of creatures you control.",
            (1, 1),
            (2, 2),
        ),
    ],
)
def test_effects_that_count_what_comes_change_the_others_too(
    table: Table, text: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    scene, ann, _bob = table
    ann.has_permanent(invent("Sigil", None, "Enchantment", text))
    first = ann.has_permanent(invent("Soldier", None, "Creature", "~ has indestructible.", power=1, toughness=1))
    assert first.pt == before
    bear = casts(scene, ann, BEAR)
    assert first.pt == after
    casts(scene, ann, KILL, bear)
    assert first.pt == before


@cr("613.8a", "613.6")
def test_one_more_land_that_an_effect_makes_a_creature_loses_what_another_takes_from_creatures(table: Table) -> None:
    """Types come before abilities: that the land is a creature is known when creatures lose all abilities."""
    scene, ann, _bob = table
    ann.has_permanent(invent("Hush", None, "Enchantment", "Creatures you control lose all abilities."))
    ann.has_permanent(
        invent("Wake", None, "Enchantment", "Each land is a 1/1 creature in addition to its other types.")
    )
    land = ann.hand(invent("Spring", None, "Land", "{T}: Add {G}."))
    ann.plays(land)
    assert (land.pt, land.now.abilities) == ((1, 1), ())


@cr("613.8a", "305.7")
def test_one_more_land_among_lands_that_all_become_islands_is_no_exception(table: Table) -> None:
    scene, ann, _bob = table
    ann.has_permanent(invent("Flood", None, "Enchantment", "Nonbasic lands are Islands."))
    ann.has_permanent(
        invent("Rite", None, "Enchantment", "Each Island is a 2/2 creature in addition to its other types.")
    )
    land = ann.hand(invent("Spring", None, "Land", "{T}: Add {G}."))
    ann.plays(land)
    assert land.pt == (2, 2)


@cr("704.3", "702.16e", "704.5n")
def test_equipment_stays_on_its_creature_as_another_one_comes_and_dies(table: Table) -> None:
    scene, ann, _bob = table
    host = ann.has_creature(2, 2)
    sword = ann.has_permanent(
        invent("Sword", None, "Artifact - Equipment", "Equipped creature gets +1/+0.", "Equip {0}"), on=host
    )
    knight = casts(scene, ann, invent("Knight", "{0}", "Creature", "Protection from red", power=1, toughness=1))
    casts(scene, ann, KILL, knight)
    assert (host.pt, sword.attached_to) == ((3, 2), host)
    casts(scene, ann, KILL, host)
    assert (sword.zone, sword.attached_to) == ("battlefield", None)


@cr("603.2", "611.3a")
def test_a_creature_that_comes_with_a_trigger_and_one_that_goes_with_it(table: Table) -> None:
    scene, ann, _bob = table
    priest = casts(
        scene,
        ann,
        invent("Priest", "{0}", "Creature", "Whenever another creature enters, you gain 1 life.", power=1, toughness=1),
    )
    casts(scene, ann, BEAR)
    assert ann.life == 21
    casts(scene, ann, KILL, priest)
    casts(scene, ann, BEAR)
    assert ann.life == 21


@cr("611.3a", "613.4c")
@pytest.mark.parametrize(
    "text", ["~ gets -X/-X, where X is your life total.", "~ gets +X/+X, where X is the number of cards in your hand."]
)
def test_what_x_stands_for_is_read_again_as_it_changes(table: Table, text: str) -> None:
    scene, ann, bob = table
    ride = ann.has_permanent(invent("Ride", None, "Creature", text, power=33, toughness=33))
    before = ride.pt
    casts(scene, bob, invent("Drain", "{0}", "Instant", "Target opponent loses 3 life. That player draws a card."), ann)
    lost, drawn = (3, 0) if "life" in text else (0, 1)
    assert before[0] is not None
    assert ride.pt == (before[0] + lost + drawn, before[0] + lost + drawn)
