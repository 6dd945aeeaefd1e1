"""Commands that play many games: tables, CSV, JSON, the page of HTML, and runs that go on."""

from __future__ import annotations

import csv
import io
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

GOLDFISH = ("goldfish", "stompy", "-n", "6", "-q")
SIMULATE = ("simulate", "burn", "stompy", "-n", "8", "--bot-a", "random", "--bot-b", "random", "-q")


class Page(HTMLParser):
    """Collects tags and everything that a browser would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.fetched += [value for name, value in attrs if name in ("src", "href", "srcset", "data", "action")]

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def page(path: Path) -> Page:
    text = path.read_text(encoding="utf-8")
    assert "@import" not in text
    assert "url(" not in text
    found = Page(text)
    assert found.open == []
    assert found.fetched == []
    assert not {"script", "link", "img", "iframe"} & {*found.tags}
    return found


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Turn of the kill", "lands on curve", "small sample"]),
        ("es", ["Turno de la victoria", "tierras en curva", "muestra pequeña"]),
        ("de", ["Zug des Sieges", "Länder auf Kurve", "kleine Stichprobe"]),
    ],
)
def test_a_goldfish_in_three_languages(cli, tmp_path, lang, words):
    done = cli(*GOLDFISH, "--html", "fish.html", "--lang", lang)
    assert done.code == 0, done
    text = (tmp_path / "fish.html").read_text(encoding="utf-8")
    for word in words:
        assert word in done.out
        assert word in text
    found = page(tmp_path / "fish.html")
    assert found.tags.count("svg") == 3
    assert f'<html lang="{lang}">' in text


def test_a_goldfish_as_json_and_csv(cli):
    found = cli(*GOLDFISH, "--json").json()[0]
    assert found["games"] == 6
    assert sum(found["kills"].values()) + found["not_won"] == 6
    assert [row["turn"] for row in found["turns"]][:3] == [1, 2, 3]
    table = list(csv.reader(io.StringIO(cli(*GOLDFISH, "--csv", "-").out)))
    assert table[0][:4] == ["card", "copies", "cost", "turn"]
    assert [row[0] for row in table[1:]] == [card["name"] for card in found["cards"]]
    assert cli(*GOLDFISH, "--json", "--draw").json()[0]["kills"] != found["kills"]


def test_a_goldfish_run_goes_on(cli, tmp_path):
    cli("goldfish", "stompy", "-n", "3", "-q", "--run", "fish.jsonl")
    whole = cli(*GOLDFISH, "--json").json()[0]
    assert cli(*GOLDFISH, "--json", "--run", "fish.jsonl").json()[0] == whole
    assert len((tmp_path / "fish.jsonl").read_text().splitlines()) == 7
    other = cli(*GOLDFISH, "--run", "fish.jsonl", "--turns", "9")
    assert other.code == 2
    assert "its settings are turns 15, draw 0, not turns 9, draw 0" in other.err
    kind = cli(*SIMULATE, "--run", "fish.jsonl")
    assert kind.code == 2
    assert "it is a run of `goldfish`, not of `simulate`" in kind.err


def test_cards_are_shown_with_the_definitions_of_their_columns(cli):
    done = cli(*SIMULATE, "--cards")
    assert done.code == 0, done
    header = next(line for line in done.lines if "GIH WR" in line)
    assert " ".join(header.split()) == "#GP GP WR OH WR GD WR #GIH GIH WR GNS WR IWD played turn"
    for short in ("GP WR", "OH WR", "GD WR", "GIH WR", "GNS WR", "IWD"):
        assert any(line.startswith(f"{short}: ") for line in done.lines)
    assert "~ small sample" in done.out


def test_tables_as_csv(cli, tmp_path):
    done = cli(*SIMULATE, "--csv", "cards.csv", "--games-csv", "-")
    games = list(csv.DictReader(io.StringIO(done.out)))
    assert [g["match"] for g in games] == [str(n) for n in range(1, 9)]
    assert {g["on_play"] for g in games} == {"True", "False"}
    cards = list(csv.DictReader(io.StringIO((tmp_path / "cards.csv").read_text())))
    assert {(c["deck"], c["when"]) for c in cards} == {
        (d, w) for d in ("burn", "stompy") for w in ("all", "play", "draw")
    }
    mountain = next(c for c in cards if c["card"] == "Mountain" and c["when"] == "all")
    assert int(mountain["# GP"]) == 8 * int(mountain["copies"])
    held, unseen = int(mountain["# GIH"]), int(mountain["# GNS"])
    assert held + unseen == int(mountain["# GP"])
    assert held == int(mountain["# OH"]) + int(mountain["# GD"])


def test_the_page_of_a_match_up_opens_without_a_network(cli, tmp_path):
    done = cli(*SIMULATE, "--html", "burn.html")
    assert "Report: burn.html" in done.out
    found = page(tmp_path / "burn.html")
    assert found.tags.count("table") == 8
    text = (tmp_path / "burn.html").read_text()
    assert "Wilson" in text
    assert "NaN" not in text


def test_names_in_the_page_are_text(cli, file, tmp_path):
    deck = file("a<b>&c.txt", "34 Forest\n26 Grizzly Bears\n")
    assert cli("simulate", deck, "stompy", "-n", "2", "--any-size", "-q", "--html", "x.html").code == 0
    page(tmp_path / "x.html")
    assert "a&lt;b&gt;&amp;c" in (tmp_path / "x.html").read_text()


def test_json_with_cards(cli):
    found = cli(*SIMULATE, "--json", "--cards").json()
    assert len(found) == 1
    burn, stompy = found[0]["cards"]
    assert {*burn} == {*stompy} == {"all", "play", "draw"}
    assert burn["all"][0]["gp"]["count"] == 8 * burn["all"][0]["copies"]


def test_a_deck_against_itself_has_two_names(cli):
    assert re.search(r"^burn \d+ - burn \(2\) \d+: ", cli("simulate", "burn", "burn", "-n", "2", "-q").out)


def test_a_run_file_that_is_a_folder(cli, tmp_path):
    (tmp_path / "folder").mkdir()
    done = cli(*SIMULATE, "--run", "folder")
    assert done.code == 2
    assert "folder" in done.err


def test_a_run_file_in_a_folder_that_is_not_there(cli):
    done = cli(*SIMULATE, "--run", "nowhere/run.jsonl")
    assert done.code == 2
    assert "nowhere/run.jsonl" in done.err


def test_time_left_is_told_without_the_games_that_the_file_held(monkeypatch, tmp_path):
    from landwalk.agents.runs.playing import Terms
    from landwalk.agents.simulate import tasks_of
    from landwalk.ui import runs

    told = []

    class Told(runs.Progress):
        def __init__(self, label, total, *, quiet=False, done=0):
            super().__init__(label, total, quiet=True)
            told.append((done, total))

        def update(self, done, total, label=None):
            told.append((done, total))

    monkeypatch.setattr(runs, "Progress", Told)
    decks = runs.named_decks(("burn", "stompy"), allow_unread=False, any_size=False)
    for games in (2, 4):
        asked = runs.Asked(1, "", str(tmp_path / "run.jsonl"), quiet=False)
        with runs.Playing("simulate", Terms(5, ("random", "random")), decks, asked) as playing:
            assert len(list(playing.units(tasks_of(games)))) == games
    assert told == [(0, 2), (1, 2), (2, 2), (2, 4), (3, 4), (4, 4)]


def test_no_cluster_is_one_line(cli):
    done = cli(*SIMULATE, "--cluster", "nowhere", lang="es")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "ningún clúster responde ahí" in done.err
