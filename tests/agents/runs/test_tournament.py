"""Who meets whom, matches of several games with sideboards, and the table at the end."""

from __future__ import annotations

from itertools import combinations

import pytest

from landwalk.agents.runs import standings
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.errors import RunError
from landwalk.agents.runs.pairings import Swiss, against_one, round_robin, tasks_of_pairs
from landwalk.agents.runs.plans import read_plans
from landwalk.agents.runs.playing import Task, Terms, play_unit
from landwalk.agents.runs.results import GameResult, Seat, Unit
from landwalk.agents.runs.standings import Standings
from landwalk.cite import cr
from landwalk.locale import Lang
from landwalk.ui.decks import load_deck


def match(number: int, pair: tuple[int, int], *winners: int | None) -> Unit:
    seats = [Seat(3), Seat(3)]
    return Unit(number, pair, [GameResult(number, number, w, 0, 6, "104.2a", seats) for w in winners])


def test_each_against_each_once_a_round_and_the_first_turn_alternates():
    pairs = round_robin(4)
    assert sorted(pairs) == sorted(combinations(range(4), 2))
    assert against_one(4) == [(0, 1), (0, 2), (0, 3)]
    tasks = tasks_of_pairs(pairs, 4)
    assert [t.number for t in tasks] == list(range(24))
    for pair in pairs:
        assert [t.starter for t in tasks if t.pair == pair] == [0, 1, 0, 1]
    assert [t.pair for t in tasks[:6]] == pairs  # a run that is stopped early is balanced


@pytest.mark.parametrize("decks", [2, 3, 5, 6, 8, 9])
def test_swiss_rounds_repeat_no_match_and_no_bye(decks):
    swiss = Swiss(decks, seed=decks)
    met = []
    numbers = []
    rounds = min(4, decks - 1)
    for _ in range(rounds):
        tasks = swiss.next_round()
        assert len({deck for task in tasks for deck in task.pair}) == 2 * (decks // 2)
        numbers += [task.number for task in tasks]
        met += [task.pair for task in tasks]
        swiss.add([match(task.number, task.pair, 0 if task.pair[0] < task.pair[1] else 1) for task in tasks])
    assert len(set(met)) == len(met)
    assert len(set(swiss.byes)) == len(swiss.byes) == (rounds if decks % 2 else 0)
    assert numbers == list(range(len(numbers)))
    assert sum(swiss.points) == 3 * (len(met) + len(swiss.byes))


def test_swiss_rounds_pair_decks_with_the_same_points():
    swiss = Swiss(8, seed=1)
    first = swiss.next_round()
    swiss.add([match(t.number, t.pair, 0) for t in first])
    winners = {t.pair[0] for t in first}
    assert all(({*t.pair} <= winners) or not ({*t.pair} & winners) for t in swiss.next_round())


def test_more_rounds_than_opponents_repeat_matches():
    swiss = Swiss(2, seed=1)
    assert [swiss.next_round()[0].pair for _ in range(3)] == [(0, 1)] * 3


def test_the_table_counts_points_byes_and_opponents():
    table = Standings(["a", "b", "c"])
    table.byes = [2]
    table.add(match(0, (0, 1), 0, 1, 0))
    table.add(match(1, (0, 2), None))
    rows = {row.name: row for row in table.table(by_points=True)}
    a, b, c = rows["a"], rows["b"], rows["c"]
    assert (a.matches, a.wins, a.draws, a.points) == (2, 1, 1, 4)
    assert (c.points, c.byes) == (4, 1)
    assert (b.points, b.game_rate.count, b.game_rate.rate) == (0, 3, round(1 / 3, 4))
    assert a.opponents == round((1 / 3 + 1 / 3) / 2, 4)  # both opponents count as at least a third
    assert c.opponents == round(4 / 6, 4)


def test_ratings_depend_on_the_numbers_of_matches_and_not_on_when_they_came():
    pytest.importorskip("openskill", reason="openskill isn't installed (extra [ratings])")
    matches = [match(n, ((0, 1), (1, 2), (0, 2))[n % 3], n % 2) for n in range(12)]
    one, other = Standings("abc"), Standings("abc")
    for each in matches:
        one.add(each)
    for each in reversed(matches):
        other.add(each)
    assert one.table(by_points=False) == other.table(by_points=False)
    rating = one.table(by_points=False)[0].rating
    assert rating is not None
    assert 0 < rating.sigma < 8.3


def test_whoever_wins_more_is_rated_higher_and_a_draw_moves_nobody_apart():
    pytest.importorskip("openskill", reason="openskill isn't installed (extra [ratings])")
    found = standings.ratings(3, [(n, (0, 1), 0) for n in range(20)] + [(30, (1, 2), None)])
    assert found is not None
    assert found[0].mu > found[1].mu
    assert found[2].sigma > found[0].sigma  # one match tells less than twenty


def test_without_openskill_there_are_no_ratings(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    table = Standings(["a", "b"])
    table.add(match(0, (0, 1), 0))
    assert [row.rating for row in table.table(by_points=False)] == [None, None]


def named(name: str):
    return next(c for c in (*load_deck("stompy").main, *load_deck("burn").main) if c.name == name)


@cr("103.1")
def test_the_loser_of_a_game_begins_the_next():
    decks = [PlayedDeck(name, load_deck(name).main) for name in ("burn", "stompy")]
    for number in range(4):
        unit = play_unit(Terms(3, ("random", "heuristic"), best_of=5), Task(number, (0, 1), number % 2), decks)
        assert unit.games[0].starter == number % 2
        for before, after in zip(unit.games, unit.games[1:], strict=False):
            assert after.starter == (before.starter if before.winner is None else 1 - before.winner)
        assert max(unit.wins) == 3
        assert unit.winner == unit.wins.index(3)
        assert len({game.seed for game in unit.games}) == len(unit.games)


@cr("100.4a")
def test_sideboards_are_used_from_the_second_game_on():
    forest, bear, elk, shock = named("Forest"), named("Grizzly Bears"), named("Centaur Courser"), named("Shock")
    plans = {"burn": {"Grizzly Bears": -4, "Centaur Courser": 4}}
    deck = PlayedDeck("green", [forest] * 30 + [bear] * 30, [elk] * 4 + [shock], plans)
    burn = PlayedDeck("burn", load_deck("burn").main)
    first = deck.configured(None)
    second = deck.configured("burn")
    assert (first.boarded, second.boarded, deck.configured("stompy").boarded) == (False, True, False)
    assert [c.name for c in second.cards].count("Grizzly Bears") == 26
    assert [c.name for c in second.cards].count("Centaur Courser") == 4
    assert len(second.cards) == len(first.cards) == 60
    unit = play_unit(Terms(1, ("random", "random"), best_of=3), Task(0, (0, 1), 0), [deck, burn])
    assert [game.seats[0].boarded for game in unit.games] == [False] + [True] * (len(unit.games) - 1)
    assert [game.seats[1].boarded for game in unit.games] == [False] * len(unit.games)


PLANS = """
// after the first game
vs burn
-2 Grizzly Bears
+2 Shock
vs *
- 1x Forest
+1 Centaur Courser
"""


def test_plans_are_read(tmp_path):
    file = tmp_path / "green.plan"
    file.write_text(PLANS)
    main = [named("Forest")] * 30 + [named("Grizzly Bears")] * 30
    side = [named("Shock")] * 2 + [named("Centaur Courser")]
    plans = read_plans(file, main, side)
    assert plans == {"burn": {"Grizzly Bears": -2, "Shock": 2}, "*": {"Forest": -1, "Centaur Courser": 1}}
    deck = PlayedDeck("green", main, side, plans)
    assert deck.configured("stompy").boarded
    file.write_text("vs burn\n-3 Grizzly Bears\n+2 Shock\nvs burn\n+1 Centaur Courser\n")
    assert read_plans(file, main, side) == {"burn": {"Grizzly Bears": -3, "Shock": 2, "Centaur Courser": 1}}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("-2 Forest\n", "line 1: a change before the first `vs DECK`"),
        ("vs burn\nForest out\n", "line 2: 'Forest out' is no change"),
        ("vs burn\n-31 Forest\n", "line 2: the main deck hasn't 31 cards named 'Forest'"),
        ("vs burn\n-20 Forest\n-20 Forest\n", "line 3: the main deck hasn't 40 cards named 'Forest'"),
        ("vs burn\n+2 Shock\nvs burn\n+1 Shock\n", "line 4: the sideboard hasn't 3 cards named 'Shock'"),
        ("vs burn\n+1 Black Lotus\n", "line 2: the sideboard hasn't 1 cards named 'Black Lotus'"),
        ("vs burn\n-2 Forest\n+1 Shock\n", "against burn 2 cards go out and 1 come in"),
    ],
)
def test_plans_that_can_not_be_followed(tmp_path, text, words):
    file = tmp_path / "green.plan"
    file.write_text(text)
    with pytest.raises(RunError) as found:
        read_plans(file, [named("Forest")] * 30, [named("Shock")] * 2)
    assert str(found.value).startswith(f"{file}: {words}")
    assert found.value.text(Lang.DE) != str(found.value)
