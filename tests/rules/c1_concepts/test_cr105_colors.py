"""CR 105, 202 and 204: the colours of objects and their mana value."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.choices import ChooseOptions
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

NIGHT = invent("Night", "{0}", "Instant", "Destroy target multicolored creature.")
GLASS = invent("Glass", "{0}", "Instant", "Destroy target colorless creature.")
PURITY = invent("Purity", "{0}", "Instant", "Destroy target monocolored creature.")


@pytest.mark.parametrize(
    ("cost", "colors"),
    [("{1}{G}", "G"), ("{G}{W}", "GW"), ("{4}", ""), ("{W/U}", "UW"), ("{2/B}", "B"), ("{R/P}", "R"), ("{X}{C}", "")],
)
@cr("105.2", "202.2b", "202.2c", "202.2d")
def test_the_colors_are_those_of_the_symbols_in_the_mana_cost(scene: Scene, cost: str, colors: str) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    thing = ann.has(invent("Thing", cost, "Creature", power=1, toughness=1))
    assert "".join(sorted(str(c) for c in thing.now.colors)) == colors


@cr("204.2", "105.2")
def test_a_color_indicator_makes_it_these_colors(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has(invent("Bear", None, "Creature", power=2, toughness=2, colors="G"))
    ann.casts(invent("Snuff", "{0}", "Instant", "Destroy target green creature."), targets=bear)
    scene.resolve()
    assert bear.zone == "graveyard"


@cr("105.2a", "105.2b", "105.2c")
def test_monocolored_multicolored_and_colorless_creatures_are_three_kinds(scene: Scene) -> None:
    """Each spell finds just one of three creatures: its controller isn't asked which."""
    ann, bob = scene.players("Ann", "Bob")
    none = bob.has_creature(1, 1, cost="{1}")
    one = bob.has_creature(1, 1, cost="{1}{G}")
    two = bob.has_creature(1, 1, cost="{G}{W}")
    for spell, creature in ((NIGHT, two), (GLASS, none), (PURITY, one)):
        ann.casts(spell, targets=creature)
        assert scene.asked == []
        scene.resolve()
        assert creature.zone == "graveyard"
    assert len(bob.battlefield) == 0


@cr("105.4")
def test_colorless_is_no_color_that_can_be_chosen(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Dye", "{0}", "Instant", "Choose a color. You gain 1 life."))
    choice = scene.until_asked("color")
    assert isinstance(choice, ChooseOptions)
    assert len(choice.options) == 5


@pytest.mark.parametrize(
    ("cost", "value"),
    [("{2}{G}{G}", 4), (None, 0), ("{X}{R}", 1), ("{2/W}{2/W}", 4), ("{W/U}", 1), ("{R/P}{1}", 2), ("{S}{S}", 2)],
)
@cr("202.3", "202.3a", "202.3f", "202.3g", "107.3g")
def test_mana_value(scene: Scene, cost: str | None, value: int) -> None:
    """X is 0 anywhere but on the stack, hybrid counts its larger half, a Phyrexian symbol 1."""
    ann, _bob = scene.players("Ann", "Bob")
    thing = ann.has(invent("Thing", cost, "Artifact"))
    assert thing.now.mana_value == value
    assert ann.hand(invent("Card", cost, "Artifact")).now.mana_value == value


@cr("202.3e", "107.3g")
def test_on_the_stack_x_counts(scene: Scene) -> None:
    """With X = 3 the spell has mana value 4; in the graveyard the card has mana value 1."""
    ann, bob = scene.players("Ann", "Bob")
    counter = invent("Denial", "{0}", "Instant", "Counter target spell with mana value 4 or greater.")
    blaze = invent("Blaze", "{X}{R}", "Sorcery", "~ deals X damage to any target.")
    ann.has_mana("{R}{2}")
    ann.casts(blaze, targets=bob, then=[2])
    assert not bob.can_cast(bob.hand(counter))
    scene.resolve()
    assert bob.life == 18
    ann.has_mana("{R}{3}")
    spell = ann.casts(blaze, targets=bob, then=[3])
    bob.casts(counter, targets=spell)
    scene.resolve()
    assert bob.life == 18
    assert spell.now.mana_value == 1
