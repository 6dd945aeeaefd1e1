"""The search bot: finds what the heuristic bot doesn't see, never looks at what is hidden, plays the same again from the same seed."""

from __future__ import annotations

from random import Random

import pytest

from landwalk.agents.agent import play
from landwalk.agents.bots import UnknownBotError, make_bot
from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.ismcts import SearchAgent
from landwalk.agents.ismcts.candidates import key_later
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.playing import Terms, play_game
from landwalk.cards.decks.build import build_deck
from landwalk.cards.starter import deck, starter
from landwalk.cite import cr
from landwalk.kernel.choices import CastSpell, DeclareAttackers, Pass, Priority
from landwalk.play.game import Game
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.testing.faces import invent
from landwalk.testing.hidden import swapped
from landwalk.testing.scene import Scene


@pytest.fixture(scope="module")
def stompy() -> tuple[CardSpec, ...]:
    return build_deck(deck("stompy"), starter(), allow_unread=True).main


def asked(scene: Scene, simulations: int = 60) -> tuple[SearchAgent, object]:
    """What the bot answers to what is asked now."""
    bot = SearchAgent(1, simulations)
    game = scene.game
    choice = game.choice
    assert choice is not None
    return bot, bot.answer(game, choice)


def test_it_holds_back_the_creature_that_would_be_missed(scene: Scene) -> None:
    """Bob's two tapped 3/3 kill Ann, who is at 5, in his turn if she has attacked with both of hers."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_life(5)
    mine = [ann.has_creature(3, 3) for _ in range(2)]
    for _ in range(2):
        bob.has_creature(3, 3, tapped=True)
    assert isinstance(scene.until_asked("attack"), DeclareAttackers)
    _, answer = asked(scene)
    assert isinstance(answer, tuple)
    assert len(answer) < len(mine)


def test_it_takes_the_game_where_it_is_won(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_life(3)
    bolt = ann.hand(invent("Spark", "{0}", "Instant", "Spark deals 3 damage to any target."))
    bob.has_creature(6, 6)
    bot, answer = asked(scene)
    assert answer == CastSpell(bolt.id)
    assert bot.considered[0].chance > bot.considered[-1].chance
    assert {type(c.answer) for c in bot.considered} == {CastSpell, Pass}


def test_the_same_seed_gives_the_same_answers(stompy: tuple[CardSpec, ...]) -> None:
    ends = []
    for _ in range(2):
        game = Game.new([stompy, stompy], 5)
        play(game, {0: SearchAgent(3, 4), 1: HeuristicAgent(2)})
        ends.append(game.answers)
    assert ends[0] == ends[1]


def test_its_answers_do_not_hang_on_cards_that_it_cannot_see(stompy: tuple[CardSpec, ...]) -> None:
    """With other hidden cards it considers the same, comes to the same chances, and gives the same answer."""
    rng = Random(8)
    searched = 0
    game = Game.new([stompy, stompy], 11)
    bots = (HeuristicAgent(1), HeuristicAgent(2))
    while (choice := game.choice) is not None and searched < 6:
        if rng.random() < 0.2:
            one, other = SearchAgent(4, 12), SearchAgent(4, 12)
            changed = swapped(game, -1 - choice.player, rng.randrange(1000))
            there = changed.choice
            assert there is not None
            assert one.answer(game, choice) == other.answer(changed, there)
            assert [repr(c) for c in one.considered] == [repr(c) for c in other.considered]
            searched += bool(one.considered)
        game.push_unchecked(bots[-1 - choice.player].answer(game, choice))
    assert searched == 6


def test_what_it_found_out_is_kept_for_the_next_decision(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.hand(invent("Ox", "{0}", "Creature", power=2, toughness=4))
    ann.hand(invent("Cub", "{0}", "Creature", power=2, toughness=2))
    bob.has_creature(2, 2)
    game = scene.game
    bot = SearchAgent(1, 40)
    first = game.choice
    assert isinstance(first, Priority)
    answer = bot.answer(game, first)
    assert isinstance(answer, CastSpell)
    before = {repr(c.answer): c.visits for c in bot.considered}[repr(answer)]
    game.push(answer)
    while (choice := game.choice) is not None and choice.player != ann.id:
        game.push(game.suggestion())
    assert choice is not None
    place = bot._place(game)
    assert 0 < place.visits <= before


@pytest.mark.parametrize(("cost", "followed"), [("{5}", False), ("{3}", True)])
@cr("708.5")
def test_which_card_another_player_cast_face_down_leads_nowhere(scene: Scene, cost: str, followed: bool) -> None:
    """What it found out about the answers of others is kept by what they cast, but only if it can see what that is."""
    ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Mountain", 3)
    text = () if followed else ("Morph {1}",)
    beast = bob.hand(invent("Beast", cost, "Creature", *text, power=5, toughness=4))
    scene.next_turn()
    scene.until("precombat_main")
    spell = bob.casts(beast)
    assert spell.game_object.face_down is not followed
    answer = next(a for a in scene.game.answers if isinstance(a, CastSpell))
    assert (key_later(scene.state, answer) is not None) is followed


def test_the_budget_counts_iterations(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.hand(invent("Ox", "{0}", "Creature", power=2, toughness=4))
    ann.hand(invent("Cub", "{0}", "Creature", power=2, toughness=2))
    bot, _answer = asked(scene, 25)
    assert 10 < sum(c.visits for c in bot.considered) <= 25


def test_a_time_budget_ends_the_search(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.hand(invent("Ox", "{0}", "Creature", power=2, toughness=4))
    bot = SearchAgent(1, simulations=10**9, seconds=0.05)
    choice = scene.game.choice
    assert choice is not None
    bot.answer(scene.game, choice)
    assert bot.considered


def test_it_plays_in_runs_like_the_other_bots(stompy: tuple[CardSpec, ...]) -> None:
    assert isinstance(make_bot("search:2s", 1), SearchAgent)
    decks = [PlayedDeck(name, stompy) for name in ("a", "b")]
    terms = Terms(1, ("search:2", "heuristic"))
    one, again = (play_game(terms, 0, 7, decks, 0, boarded=False) for _ in range(2))
    assert one == again
    assert one.rule != "cut"


@pytest.mark.parametrize("name", ["serach", "random:5", "search:", "search:0", "search:many"])
def test_a_bot_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(UnknownBotError, match=name.partition(":")[0]):
        make_bot(name, 1)


def test_without_a_record_it_answers_all_the_same(stompy: tuple[CardSpec, ...]) -> None:
    """At a priority it searches; in the middle of a decision there is nothing to start from then: the heuristic bot's answer."""
    game = Game.new([stompy, stompy], 5, recording=False)
    bot = SearchAgent(3, 2)
    searched = others = 0
    while (choice := game.choice) is not None:
        answer = bot.answer(game, choice)
        if isinstance(choice, Priority):
            searched += bool(bot.considered)
        else:
            assert not bot.considered
            assert answer == HeuristicAgent(4).answer(game, choice)
            others += 1
        game.push(answer)
    assert searched > 0 < others
