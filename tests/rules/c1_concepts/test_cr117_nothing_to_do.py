"""CR 117.1a: a player who could do nothing is offered what has become possible since, at the next priority, in another player's turn.

Each question is asked twice: as games are played, and with each read of what is kept made anew and compared.
"""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import Action, Activate, CastSpell, Pass, Priority
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

DIVIDEND = invent("Dividend", "{G}", "Instant", "You gain 1 life.")
WELL = invent("Well", "{0}", "Artifact", "{T}: You gain 1 life.")
Table = tuple[Scene, Seat, Seat]


@pytest.fixture(params=[0, 1], ids=["kept", "compared"])
def table(scene: Scene, request: pytest.FixtureRequest) -> Table:
    """Ann, whose main phase it is, and Bob."""
    ann, bob = scene.players("Ann", "Bob")
    scene.state.paranoid = request.param
    return scene, ann, bob


def offered(scene: Scene, seat: Seat) -> list[Action]:
    """What the player may do at the next priority, besides passing."""
    scene.give_priority(seat)
    first, *more = scene.game.legal_actions
    assert first == Pass()
    return more


def is_silent(scene: Scene, *seats: Seat) -> None:
    """The players may only pass, in this step and in the next one."""
    for seat in seats:
        assert offered(scene, seat) == []
    scene.next_step()
    for seat in seats:
        assert offered(scene, seat) == []


def does(scene: Scene, seat: Seat, text: str, *targets: Thing | Seat) -> None:
    """The player casts an instant that says so, and it resolves."""
    seat.casts(invent("Spell", "{0}", "Instant", text), list(targets))
    scene.resolve()


def on_top(scene: Scene, seat: Seat, face: Face) -> Thing:
    """The top card of the library."""
    card = seat.library(face)
    player = scene.state.edit_player(seat.id)
    player.library = (card.id, *(i for i in player.library if i != card.id))
    scene.changed()
    return card


# --- cards ----------------------------------------------------------------------------------------------


@cr("117.1a", "121.1")
def test_a_card_that_is_drawn_can_be_cast_at_once(table: Table) -> None:
    scene, ann, bob = table
    bob.has("Forest")
    card = on_top(scene, bob, DIVIDEND)
    is_silent(scene, bob)
    does(scene, ann, "Target player draws a card.", bob)
    assert offered(scene, bob) == [CastSpell(card.id)]


@cr("117.1a", "307.1")
def test_a_sorcery_that_is_drawn_waits_and_the_instant_behind_it_does_not(table: Table) -> None:
    scene, ann, bob = table
    bob.has("Forest")
    instant = on_top(scene, bob, DIVIDEND)
    on_top(scene, bob, invent("Harvest", "{G}", "Sorcery", "You gain 2 life."))
    is_silent(scene, bob)
    does(scene, ann, "Target player draws a card.", bob)
    assert offered(scene, bob) == []
    does(scene, ann, "Target player draws a card.", bob)
    assert offered(scene, bob) == [CastSpell(instant.id)]


@cr("117.1a", "702.34a")
def test_a_card_that_is_discarded_can_be_cast_from_the_graveyard(table: Table) -> None:
    scene, ann, bob = table
    card = bob.hand(invent("Echo", "{9}", "Instant", "You gain 1 life.", "Flashback {0}"))
    is_silent(scene, bob)
    does(scene, ann, "Target player discards a card.", bob)
    assert [(type(a), a.card) for a in offered(scene, bob) if isinstance(a, CastSpell)] == [(CastSpell, card.id)]


# --- timing ---------------------------------------------------------------------------------------------


@cr("117.1a", "601.3b", "702.8a")
def test_a_sorcery_can_be_cast_as_soon_as_spells_may_be_cast_as_though_they_had_flash(table: Table) -> None:
    scene, ann, bob = table
    card = bob.hand(invent("Harvest", "{0}", "Sorcery", "You gain 2 life."))
    is_silent(scene, bob)
    text = "Players may cast spells as though they had flash."
    orrery = ann.casts(invent("Orrery", "{0}", "Artifact", "Flash", text))
    scene.resolve()
    assert offered(scene, bob) == [CastSpell(card.id)]
    does(scene, ann, "Destroy target artifact.", orrery)
    assert offered(scene, bob) == []


@cr("117.1a", "115.1", "601.2c")
@pytest.mark.parametrize("in_hand", [True, False])
def test_what_aims_at_spells_waits_for_one(table: Table, in_hand: bool) -> None:
    scene, ann, bob = table
    if in_hand:
        card = bob.hand(invent("Negate", "{0}", "Instant", "Counter target spell."))
    else:
        card = bob.has(invent("Ward", "{0}", "Artifact", "{0}: Counter target spell."))
    is_silent(scene, bob)
    ann.casts(invent("Spell", "{0}", "Instant", "You gain 1 life."))
    assert [getattr(a, "card" if in_hand else "source") for a in offered(scene, bob)] == [card.id]


# --- mana and other costs ----------------------------------------------------------------------------------


@cr("117.1a", "106.4", "118.3a")
@pytest.mark.parametrize(
    ("text", "aims_at"),
    [
        ("Untap target land.", ["Forest of Bob"]),
        ("Target land becomes a Forest until end of turn.", ["Mountain"]),
        ("Target player gains control of target Forest.", ["Bob", "Forest of Ann"]),
        ("Target player adds {G}.", ["Bob"]),
    ],
)
def test_mana_for_an_instant_is_there_after_what_another_player_does(
    table: Table, text: str, aims_at: list[str]
) -> None:
    scene, ann, bob = table
    card = bob.hand(DIVIDEND)
    targets: dict[str, Thing | Seat] = {
        "Bob": bob,
        "Forest of Bob": bob.has_permanent("Forest", tapped=True),
        "Mountain": bob.has("Mountain"),
        "Forest of Ann": ann.has("Forest"),
    }
    is_silent(scene, bob)
    does(scene, ann, text, *(targets[name] for name in aims_at))
    assert offered(scene, bob) == [CastSpell(card.id)]


@cr("117.1a", "107.4f", "119.4b")
def test_life_for_a_phyrexian_symbol_is_there_after_it_is_gained(table: Table) -> None:
    scene, ann, bob = table
    card = bob.hand(invent("Gasp", "{G/P}", "Instant", "Draw a card."))
    bob.has_life(1)
    is_silent(scene, bob)
    does(scene, ann, "Target player gains 1 life.", bob)
    assert offered(scene, bob) == [CastSpell(card.id)]


@cr("117.1a", "601.2f", "118.7")
def test_a_cost_that_the_board_reduces_is_looked_at_anew(table: Table) -> None:
    scene, ann, bob = table
    bob.has("Forest")
    text = "This spell costs {1} less to cast for each creature you control."
    card = bob.hand(invent("Rally", "{1}{G}", "Instant", text, "You gain 1 life."))
    is_silent(scene, bob)
    does(scene, ann, "Target player creates a 1/1 white Soldier creature token.", bob)
    assert offered(scene, bob) == [CastSpell(card.id)]
    (soldier,) = [t for t in bob.battlefield if t.name == "Soldier Token"]
    does(scene, ann, "Destroy target creature.", soldier)
    assert offered(scene, bob) == []


@cr("117.1a", "601.2f", "118.7")
def test_a_permanent_that_reduces_costs_comes_and_goes(table: Table) -> None:
    scene, ann, bob = table
    bob.has("Forest")
    card = bob.hand(invent("Rally", "{1}{G}", "Instant", "You gain 1 life."))
    is_silent(scene, bob)
    herald = ann.has(invent("Herald", "{0}", "Artifact", "Spells you cast cost {1} less to cast."))
    assert offered(scene, bob) == []
    does(scene, ann, "Target opponent gains control of target artifact.", bob, herald)
    assert offered(scene, bob) == [CastSpell(card.id)]


# --- abilities ------------------------------------------------------------------------------------------


@cr("117.1b", "602.5a", "118.3")
def test_an_ability_with_the_tap_symbol_is_there_as_its_permanent_untaps(table: Table) -> None:
    scene, ann, bob = table
    well = bob.has_permanent(WELL, tapped=True)
    is_silent(scene, bob)
    does(scene, ann, "Untap target artifact.", well)
    assert [a.source for a in offered(scene, bob) if isinstance(a, Activate)] == [well.id]


@cr("117.1b", "602.2")
def test_an_ability_goes_with_the_control_of_its_permanent(table: Table) -> None:
    scene, ann, bob = table
    well = ann.has(WELL)
    is_silent(scene, bob)
    does(scene, ann, "Target opponent gains control of target artifact.", bob, well)
    assert [a.source for a in offered(scene, bob) if isinstance(a, Activate)] == [well.id]


@cr("117.1b", "613.1f", "514.2")
def test_an_ability_that_a_creature_gains_is_there_until_it_ends(table: Table) -> None:
    scene, ann, bob = table
    bear = bob.has_creature(2, 2)
    is_silent(scene, bob)
    does(scene, ann, 'Target creature gains "{0}: You gain 1 life." until end of turn.', bear)
    assert [a.source for a in offered(scene, bob) if isinstance(a, Activate)] == [bear.id]
    scene.until("upkeep", turn=3)
    assert offered(scene, bob) == []


# --- players who aren't asked ---------------------------------------------------------------------------


@cr("117.1a", "117.4", "500.2")
def test_a_game_that_passes_by_itself_stops_where_something_has_become_possible(table: Table) -> None:
    """Bob's land untaps at the end of Ann's turn; nobody could do anything in the steps before."""
    scene, ann, bob = table
    card = bob.hand(DIVIDEND)
    forest = bob.has_permanent("Forest", tapped=True)
    text = "At the beginning of your end step, untap target land an opponent controls."
    ann.has(invent("Bell", None, "Enchantment", text))
    scene.start()
    scene.state.settings = {}
    scene.give_priority(bob)
    choice = scene.game.choice
    assert isinstance(choice, Priority)
    assert (scene.turn, scene.step, forest.tapped) == (1, "end_step", False)
    assert (choice.player, choice.actions) == (bob.id, (Pass(), CastSpell(card.id)))
