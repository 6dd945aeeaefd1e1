"""What is kept of a game is what happened in it, and the tables count it as their definitions say."""

from __future__ import annotations

from collections import Counter

import pytest

from landwalk.agents.runs.cards import CardTallies
from landwalk.agents.runs.decks import PlayedDeck, unpacked
from landwalk.agents.runs.goldfish_tally import FishTally
from landwalk.agents.runs.playing import Task, Terms, play_game, play_unit
from landwalk.agents.runs.results import GameResult, Seat, Unit
from landwalk.agents.runs.run_file import deck_head, head
from landwalk.agents.runs.tally import Sums, Tally
from landwalk.agents.statistics import newcombe, wilson
from landwalk.cards.starter import DECKS
from landwalk.ui.decks import load_deck


def deck_of(name: str) -> PlayedDeck:
    return PlayedDeck(name, load_deck(name).main)


@pytest.mark.parametrize("name", DECKS)
def test_cards_seen_are_cards_of_the_deck_and_none_is_counted_twice(name):
    deck = unpacked(deck_of(name).packed)
    terms = Terms(4, ("random", "heuristic"))
    for number in range(3):
        game = play_game(terms, number, 40 + number, [deck, deck], number % 2, boarded=False)
        for seat in game.seats:
            assert len(seat.opening) == 7 - seat.mulligans  # CR 103.5
            held = Counter(seat.opening) + Counter(seat.drawn) + Counter(seat.fetched)
            copies = Counter(deck.numbers[card.name] for card in deck.main)
            assert not held - copies
            assert not Counter(card for card, _turn in seat.played) - copies
            assert all(1 <= turn <= seat.turns for _card, turn in seat.played)
        begun = sum(seat.turns for seat in game.seats)
        assert begun == game.turns


def test_who_begins_draws_no_card_on_the_first_turn():
    """CR 103.8a: whoever has had as many turns has drawn one card less."""
    deck = unpacked(PlayedDeck("lands", load_deck("burn").main[-1:] * 60).packed)
    game = play_game(Terms(1, ("random", "random")), 0, 3, [deck, deck], 0, boarded=False)
    first, second = game.seats
    assert len(first.drawn) in (first.turns - 1, first.turns)
    assert game.rule == "104.2a"  # somebody drew from an empty library
    assert {len(first.drawn), len(second.drawn)} <= {52, 53}


def test_a_deck_survives_being_packed():
    deck = deck_of("walkers")
    again = unpacked(deck.packed)
    assert (again.name, again.names, again.digest) == (deck.name, deck.names, deck.digest)
    assert again.packed == deck.packed


def test_other_cards_have_another_digest():
    assert deck_of("walkers").digest != deck_of("stompy").digest
    cards = load_deck("burn").main
    assert PlayedDeck("a", cards).digest != PlayedDeck("a", cards[:-1]).digest
    assert PlayedDeck("a", cards).digest == PlayedDeck("b", cards).digest


def made_up_unit(number: int, winner: int | None, first: Seat, second: Seat, starter: int = 0) -> Unit:
    game = GameResult(number, number, winner, starter, first.turns + second.turns, "104.2a", [first, second])
    return Unit(number, (0, 1), [game])


def test_a_table_of_cards_counts_copies_as_its_definitions_say():
    """Four games of one deck with four copies of card 0: hand-made, so that every number can be checked by head."""
    decks = [deck_of("stompy"), deck_of("burn")]
    heads = head("simulate", 1, ["random", "random"], {}, decks).decks
    tallies = CardTallies(heads)
    nobody = Seat(4)
    tallies.add(made_up_unit(0, 0, Seat(4, opening=[0, 0], drawn=[0], played=[(0, 1), (0, 3)]), nobody))
    tallies.add(made_up_unit(1, 1, Seat(4, opening=[0], played=[(0, 2)]), nobody, starter=1))
    tallies.add(made_up_unit(2, 0, Seat(4, drawn=[0, 0]), nobody))
    tallies.add(made_up_unit(3, None, Seat(4, fetched=[0]), nobody))
    whole, play, draw = (tally.rows()[0] for tally in tallies.of[0])
    assert (whole.gp.count, whole.gp.rate) == (16, 0.5)
    assert (whole.oh.count, whole.oh.rate) == (3, round(2 / 3, 4))
    assert (whole.gd.count, whole.gd.rate) == (3, 1.0)
    assert (whole.gih.count, whole.gih.rate) == (6, round(5 / 6, 4))
    assert (whole.gns.count, whole.gns.rate) == (9, round(3 / 9, 4))  # 1 + 3 + 2 + 3; the fetched one was seen
    assert whole.iwd == 0.5
    assert whole.played == round(3 / 7, 4)
    assert whole.turn == 2.0
    assert (play.gp.count, draw.gp.count) == (12, 4)
    low, high = wilson(5 / 6 * 3, 3)  # three games, not six copies
    assert (whole.gih.low, whole.gih.high) == (round(low, 4), round(high, 4))
    assert whole.gih.small


def test_sums_do_not_depend_on_the_order_of_games():
    units = [made_up_unit(n, (0, 1, None)[n % 3], Seat(n, mulligans=n % 2), Seat(n), n % 2) for n in range(9)]
    one, other = Sums(), Sums()
    for unit in units:
        one.add(unit)
    for unit in reversed(units):
        other.add(unit)
    assert (one.wins, one.draws, one.began_won, one.mean_turns) == (
        other.wins,
        other.draws,
        other.began_won,
        other.mean_turns,
    )
    assert one.games == sum(games for games, _won in one.mulligans.values()) == 9
    assert one.began + one.began_not[0] == 9
    tally = Tally()
    tally.add(units[0])
    assert list(tally.pairs) == [(0, 1)]


def test_the_interval_of_a_difference():
    """The worked example of Newcombe's paper (method 10): 56/70 against 48/80."""
    low, high = newcombe((56 / 70, 70), (48 / 80, 80))
    assert (round(low, 4), round(high, 4)) == (0.0524, 0.3339)
    assert newcombe((0.5, 0), (0.5, 10)) == (-1.0, 1.0)


def goldfish(deck: PlayedDeck, games: int, **terms) -> FishTally:
    tally = FishTally(deck_head(deck))
    packed = unpacked(deck.packed)
    for n in range(games):
        tally.add(play_unit(Terms(2, kind="goldfish", **terms), Task(n, (0, 0), 0), [packed, packed]))
    return tally


def test_a_goldfish_with_only_lands_and_one_kind_of_bear():
    forest, bear = (next(c for c in load_deck("stompy").main if c.name == name) for name in ("Forest", "Grizzly Bears"))
    found = goldfish(PlayedDeck("bears", [forest] * 30 + [bear] * 30), 6, most_turns=30).result(2, 30)
    assert found.not_won == 0
    assert sum(found.kills.values()) == 6
    assert min(found.kills) >= 5  # a 2/2 on turn 2, 3, ... deals 20 at the earliest on turn 6; earlier none can
    (row,) = found.cards
    assert (row.name, row.turn, row.on_time.count) == ("Grizzly Bears", 2, 6)
    on_two = next(t for t in found.turns if t.turn == 2)
    assert row.on_time.rate == on_two.on_curve.rate  # two Forests are all that it needs


def test_a_goldfish_without_lands_has_no_mana_and_does_not_win():
    bear = next(c for c in load_deck("stompy").main if c.name == "Grizzly Bears")
    found = goldfish(PlayedDeck("bears", [bear] * 60), 3, most_turns=4).result(2, 4)
    assert (found.not_won, found.kills, found.mean_kill, found.median_kill) == (3, {}, None, None)
    assert found.cards[0].on_time.rate == 0.0
    assert [t.lands for t in found.turns] == [0, 0, 0, 0]


def test_mana_of_creatures_counts_and_what_the_bot_buys_first_does_not():
    """Thirty Forests and thirty Elves: on turn 2 there is nearly always mana for a card of mana value 2 and often for more."""
    cards = load_deck("stompy").main
    elf, forest, courser = (
        next(c for c in cards if c.name == n) for n in ("Llanowar Elves", "Forest", "Centaur Courser")
    )
    deck = PlayedDeck("elves", [forest] * 28 + [elf] * 28 + [courser] * 4)
    found = goldfish(deck, 12, most_turns=4).result(2, 4)
    three = next(row for row in found.cards if row.turn == 3)
    lands = next(t for t in found.turns if t.turn == 3)
    assert three.on_time.rate >= lands.on_curve.rate
    assert three.on_time.rate > 0.8
