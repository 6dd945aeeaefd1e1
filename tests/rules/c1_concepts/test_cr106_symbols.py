"""CR 106, 107 and 118.7: symbols in what is added, paid and reduced."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.choices import ChooseOptions
from landwalk.kernel.mana import ManaCost
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("106.5")
def test_mana_of_an_undefined_colour_is_no_mana(scene: Scene) -> None:
    """No colour was ever chosen: the cost is paid, nothing is made, nobody is asked."""
    ann, _bob = scene.players("Ann", "Bob")
    prism = ann.has(invent("Prism", "{2}", "Artifact", "{T}: Add one mana of the chosen color."))
    ann.activates(prism, 0)
    assert prism.tapped
    assert ann.pool == ""
    assert scene.asked == []


@cr("106.8")
@pytest.mark.parametrize("half", ["W", "U"])
def test_a_hybrid_symbol_adds_the_half_that_its_player_chooses(scene: Scene, half: str) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Mix", "{0}", "Instant", "Add {W/U}."))
    choice = scene.until_asked("mana")
    assert isinstance(choice, ChooseOptions)
    assert choice.player == ann.id
    assert choice.options == ("W", "U")
    scene.resolve(ann.chooses(half))
    assert ann.pool == half


@cr("106.11")
def test_a_snow_symbol_adds_colourless_mana(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Thaw", "{0}", "Instant", "Add {S}."))
    scene.resolve()
    assert ann.pool == "C"
    assert scene.asked == []


@cr("107.3b")
def test_x_is_0_for_a_spell_cast_without_paying_its_mana_cost(scene: Scene) -> None:
    """Ann isn't asked for X, though she has mana."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 5)
    blaze = ann.hand(invent("Blaze", "{X}{R}", "Sorcery", "~ deals X damage to target player."))
    gift = "You may cast a spell from your hand without paying its mana cost."
    ann.casts(invent("Gift", "{0}", "Sorcery", gift))
    scene.resolve(ann.chooses(True, bob))
    assert "x" not in [purpose for _, purpose in scene.asked]
    assert blaze.zone == "graveyard"
    assert bob.life == 20


SYMBOLS = (
    ("{W}{U}{B}{R}{G}{C}{0}{1}{16}{X}{W/U}{G/U}{2/W}{2/G}{C/W}{C/G}{W/P}{G/P}{W/U/P}{R/W/P}{S}")
    .replace("}{", "} {")
    .split()
)


@cr("107.4")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_kind_of_mana_symbol_is_known(symbol: str) -> None:
    assert ManaCost.parse(symbol).symbols == (symbol.strip("{}"),)


@cr("107.4")
def test_what_is_no_mana_symbol_isnt_read() -> None:
    with pytest.raises(ValueError, match="Z"):
        invent("Odd", "{0}", "Instant", "Add {Z}.")


def reduction(scene: Scene, less: str, cost: str, lands: list[str]) -> bool:
    """Can Ann cast an instant of that cost with these lands, if her instants cost that much less?"""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Guild", "{0}", "Artifact", f"Instant spells you cast cost {less} less to cast."))
    for land in lands:
        ann.has(land)
    return ann.can_cast(ann.hand(invent("Spell", cost, "Instant", "You gain 1 life.")))


@cr("118.7e")
@pytest.mark.parametrize(
    ("cost", "lands", "castable"),
    [("{1}{W}", ["Forest"], True), ("{1}{U}", ["Forest"], True), ("{W}{U}", ["Forest"], False), ("{1}{R}", [], False)],
)
def test_a_reduction_by_a_hybrid_symbol_takes_one_half(
    scene: Scene, cost: str, lands: list[str], castable: bool
) -> None:
    assert reduction(scene, "{W/U}", cost, lands) is castable


@cr("118.7f")
@pytest.mark.parametrize(("cost", "castable"), [("{R}", True), ("{R}{R}", False), ("{G}", False)])
def test_a_reduction_by_a_phyrexian_symbol_takes_its_colour(scene: Scene, cost: str, castable: bool) -> None:
    assert reduction(scene, "{R/P}", cost, []) is castable


@cr("118.7g")
@pytest.mark.parametrize(("cost", "castable"), [("{1}", True), ("{2}", False), ("{R}", False)])
def test_a_reduction_by_a_snow_symbol_takes_generic_mana(scene: Scene, cost: str, castable: bool) -> None:
    assert reduction(scene, "{S}", cost, []) is castable
