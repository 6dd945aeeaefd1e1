"""`Game.why_not`: what can't be done, why, and by which rule, in three languages."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.kernel.choices import CastSpell
from landwalk.kernel.zones import Zone
from landwalk.locale import UnknownLanguageError
from landwalk.play.errors import GameError
from landwalk.play.explain import why_not
from landwalk.play.game import Game
from landwalk.testing.faces import invent


@pytest.fixture
def game(starter_decks) -> Game:
    """Ann, with burn, is in her first main phase."""
    game = Game.new([starter_decks["burn"], starter_decks["stompy"]], 3, settings={"starting_player": -1})
    for _ in range(2):
        game.push(False)  # nobody takes a mulligan
    assert game.player == 0
    return game


@cr("601.2h")
def test_a_card_that_can_t_be_paid(game):
    found = game.why_not("Hill Giant")
    assert [r.rule for r in found.reasons] == ["601.2h", "118.3"]
    assert found.text() == (
        "The cost of Hill Giant can't be paid (CR 601.2h). Ann can make no mana for {3}{R} (CR 118.3)."
    )
    assert found.text("es") != found.text("de") != found.text()


def test_what_can_be_done_has_nothing_against_it(game):
    found = game.why_not("play Mountain")
    assert found.reasons == ()
    assert found.text() == "Nothing is against it."


def test_actions_can_be_asked_about_too(game):
    hand = {o.name: o.id for o in game.view(0).players[0].hand}
    assert game.why_not(CastSpell(hand["Mountain"])).reasons[0].rule == "305.9"


def test_cards_that_the_player_can_t_see_are_not_known(game):
    with pytest.raises(GameError, match="no card that you can see"):
        game.why_not("Grizzly Bears", 0)


def test_a_language_that_is_not_spoken(game):
    with pytest.raises(UnknownLanguageError):
        game.why_not("Hill Giant").text("tlh")


@cr("702.9b")
def test_why_a_creature_can_t_block(scene):
    ann, bob = scene.players("Ann", "Bob")
    drake = ann.has_creature(2, 2, KeywordAbility("flying"), name="Test Drake")
    bears = bob.has_creature(2, 2, name="Test Bears")
    ann.attacks(bob, drake)
    found = why_not(scene.state, bob.id, "block Test Drake with Test Bears")
    assert [r.rule for r in found.reasons] == ["702.9b"]
    assert found.reasons[0].objects == (drake.id, bears.id)
    assert found.text() == "Test Drake has flying, and Test Bears has neither flying nor reach (CR 702.9b)."
    assert why_not(scene.state, bob.id, "attack with Test Bears").reasons


@cr("702.62a", "116.2f")
def test_a_card_that_is_offered_for_a_special_action_says_so(scene):
    ann, _ = scene.players("Ann", "Bob")
    ann.has("Mountain")
    giant = ann.put(invent("Giant", "{6}", "Creature - Giant", "Suspend 2—{R}", power=5, toughness=5), Zone.HAND)
    offered = scene.game.why("Giant", 0)
    assert offered.legal
    assert [r.rule for r in offered.grounds] == ["702.62a"]
    # It can't be cast, which is another question.
    assert {r.rule for r in scene.game.why("cast Giant", 0).reasons} == {"601.2h", "118.3"}
    ann.takes("suspend", giant)
    assert not scene.game.why("Giant", 0).legal
