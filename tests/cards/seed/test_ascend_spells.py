"""Each instant and sorcery with ascend does what it says, without the city's blessing and with it (CR 702.131a)."""

from __future__ import annotations

import pytest
from tests.cards.seed.blessing import BLESSING
from tests.cards.seed.seed_lists import shows

from landwalk.cite import cr
from landwalk.testing.scene import Scene


@shows("Golden Demise", "Pride of Conquerors")
@cr("702.131a", "608.2c", "514.2")
@pytest.mark.parametrize(
    ("name", "cost", "without", "blessed"),
    [
        # Ann's creature and Bob's: all creatures, or only those of opponents
        ("Golden Demise", "{1}{B}{B}", ((3, 3), (3, 3)), ((3, 3), (1, 1))),
        # her creatures get +1/+1, or +2/+2
        ("Pride of Conquerors", "{1}{W}", ((6, 6), (5, 5)), ((8, 8), (5, 5))),
    ],
)
def test_its_effect_on_creatures_is_another_one_with_the_blessing(
    scene: Scene, name: str, cost: str, without: tuple[object, object], blessed: tuple[object, object]
) -> None:
    """Cast twice in a turn, the second time with ten permanents."""
    ann, bob = scene.players("Ann", "Bob")
    mine, yours = ann.has_creature(5, 5), bob.has_creature(5, 5)
    ann.has_mana(cost).casts(name)
    scene.resolve()
    assert (mine.pt, yours.pt) == without
    ann.has_many("Forest", 9)
    ann.has_mana(cost).casts(name)
    scene.resolve()
    assert (mine.pt, yours.pt) == blessed
    scene.next_turn()
    assert (mine.pt, yours.pt) == ((5, 5), (5, 5))


@shows("Expel from Orazca")
@cr("702.131a", "608.2c")
def test_expel_from_orazca_returns_to_the_hand_or_with_the_blessing_maybe_to_the_library(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    first, second, third = (bob.has_creature(n, n) for n in (1, 2, 3))
    ann.has_mana("{1}{U}").casts("Expel from Orazca", first)
    scene.resolve()
    assert bob.hand == [first]
    ann.has_many("Forest", 10)
    ann.has_mana("{1}{U}").casts("Expel from Orazca", second)
    scene.resolve(ann.chooses(True))
    assert (bob.library[0], ann.has_designation(BLESSING)) == (second, True)
    ann.has_mana("{1}{U}").casts("Expel from Orazca", third)
    scene.resolve(ann.chooses(False))
    assert bob.hand == [first, third]
    assert scene.asked == [(ann, "target"), (ann, "target"), (ann, "may"), (ann, "may")]  # the last had no choice


@shows("Expel from Orazca")
@cr("115.1")
def test_expel_from_orazca_targets_no_land(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Forest")
    assert not ann.has_mana("{1}{U}").can_cast("Expel from Orazca")


@shows("Secrets of the Golden City")
@cr("702.131a", "608.2c")
def test_secrets_of_the_golden_city_draws_two_or_three(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{1}{U}{U}").casts("Secrets of the Golden City")
    scene.resolve()
    assert len(ann.hand) == 2
    ann.has_many("Forest", 10)
    ann.has_mana("{1}{U}{U}").casts("Secrets of the Golden City")
    scene.resolve()
    assert len(ann.hand) == 5


@shows("Vona's Hunger")
@cr("702.131a", "608.2c", "107.1a")
def test_vonas_hunger_takes_a_creature_or_half_of_them_rounded_up(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mine = ann.has_creature(1, 1)
    one, two, three, four = (bob.has_creature(n, n) for n in (1, 2, 3, 4))
    ann.has_mana("{2}{B}").casts("Vona's Hunger")
    scene.resolve(bob.chooses(four))
    assert bob.battlefield == [one, two, three]
    ann.has_many("Forest", 9)
    ann.has_mana("{2}{B}").casts("Vona's Hunger")
    scene.resolve(bob.chooses([one, three]))
    assert (bob.battlefield, mine in ann.battlefield) == ([two], True)
    assert scene.asked == [(bob, "sacrifice"), (bob, "sacrifice")]
