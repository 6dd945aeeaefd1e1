"""CR 704.3: state-based actions are checked after everything, however little it was: tapping, a card drawn, another turn.

Each question is asked twice: as games are played, and with each read of what is kept made anew and compared.
"""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

Table = tuple[Scene, Seat, Seat]


@pytest.fixture(params=[0, 1], ids=["kept", "compared"])
def table(scene: Scene, request: pytest.FixtureRequest) -> Table:
    """Ann, whose main phase it is, and Bob."""
    ann, bob = scene.players("Ann", "Bob")
    scene.state.paranoid = request.param
    return scene, ann, bob


def does(scene: Scene, seat: Seat, text: str, *targets: Thing | Seat) -> None:
    """The player casts an instant that says so, and it resolves."""
    seat.casts(invent("Spell", "{0}", "Instant", text), list(targets))
    scene.resolve()


@cr("704.3", "704.5m", "303.4c")
def test_an_aura_that_enchants_tapped_creatures_falls_off_as_the_creature_untaps(table: Table) -> None:
    scene, ann, bob = table
    bear = bob.has_permanent(invent("Bear", None, "Creature", power=2, toughness=2), tapped=True)
    chain = ann.has_permanent(invent("Chain", "{0}", "Enchantment - Aura", "Enchant tapped creature"), on=bear)
    scene.settles()
    assert chain.attached_to == bear
    does(scene, ann, "Untap target creature.", bear)
    assert chain in ann.graveyard


@cr("704.3", "502.4", "704.5m")
def test_such_an_aura_falls_off_after_the_untap_step_before_anybody_has_priority(table: Table) -> None:
    scene, ann, bob = table
    bear = bob.has_permanent(invent("Bear", None, "Creature", power=2, toughness=2), tapped=True)
    chain = ann.has_permanent(invent("Chain", "{0}", "Enchantment - Aura", "Enchant tapped creature"), on=bear)
    scene.until("end_step")
    assert chain.attached_to == bear
    scene.until("upkeep", turn=2)
    assert (bear.tapped, chain.zone) == (False, "graveyard")


@cr("704.3", "704.5m", "508.1f")
def test_an_aura_that_enchants_untapped_creatures_falls_off_as_the_creature_attacks(table: Table) -> None:
    scene, ann, bob = table
    bear = ann.has_creature(2, 2)
    ribbon = ann.has_permanent(invent("Ribbon", "{0}", "Enchantment - Aura", "Enchant untapped creature"), on=bear)
    scene.settles()
    assert ribbon.attached_to == bear
    ann.attacks(bob, bear)
    assert (bear.tapped, ribbon.zone) == (True, "graveyard")


@cr("704.3", "704.5g", "702.12b")
def test_a_hurt_creature_dies_as_it_untaps_if_only_being_tapped_kept_it_alive(table: Table) -> None:
    scene, ann, bob = table
    text = "~ has indestructible as long as it's tapped."
    idol = bob.has_permanent(invent("Idol", None, "Creature", text, power=2, toughness=2), tapped=True)
    does(scene, ann, "~ deals 3 damage to target creature.", idol)
    assert (idol.zone, idol.damage) == ("battlefield", 3)
    does(scene, ann, "Untap target creature.", idol)
    assert idol in bob.graveyard


@cr("704.3", "704.5a", "101.2")
@pytest.mark.parametrize(
    ("as_long_as", "text"),
    [
        ("~ is tapped", "Untap target artifact."),
        ("you have no cards in hand", "Target player draws a card."),
        ("there are no cards in your graveyard", "Target player mills a card."),
    ],
)
def test_a_player_at_zero_life_loses_as_what_kept_them_in_the_game_is_so_no_more(
    table: Table, as_long_as: str, text: str
) -> None:
    scene, ann, bob = table
    face = invent("Urn", None, "Artifact", f"As long as {as_long_as}, you can't lose the game.")
    urn = bob.has_permanent(face, tapped=True)
    bob.has_life(0)
    scene.settles()
    assert bob.in_game
    ann.casts(invent("Spell", "{0}", "Instant", text), [urn if "artifact" in text else bob])
    scene.resolve_top()
    assert (scene.over, scene.winner) == (True, ann)


@cr("704.3", "704.5a", "101.2")
def test_a_player_at_zero_life_loses_as_their_turn_is_over_if_only_that_kept_them_in_the_game(table: Table) -> None:
    scene, ann, bob = table
    ann.has(invent("Urn", None, "Artifact", "As long as it's your turn, you can't lose the game."))
    ann.has_life(0)
    scene.until("end_step")
    assert ann.in_game
    scene.next_step()
    assert (scene.over, scene.winner, scene.turn) == (True, bob, 2)


@cr("704.3", "704.5b", "121.4")
def test_a_player_who_draws_from_an_empty_library_loses_before_anybody_has_priority(table: Table) -> None:
    scene, ann, bob = table
    scene.state.edit_player(bob.id).library = ()
    scene.settles()
    assert bob.in_game
    ann.casts(invent("Spell", "{0}", "Instant", "Target player draws a card."), bob)
    scene.resolve_top()
    assert (scene.over, scene.winner) == (True, ann)
