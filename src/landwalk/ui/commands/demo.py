"""`landwalk demo`: one game told as a log, then many more with a result table. No questions, no network."""

from __future__ import annotations

from collections.abc import Sequence

import click

from landwalk import __version__
from landwalk.agents.runs.playing import Terms
from landwalk.agents.runs.tally import Sums
from landwalk.agents.simulate import BOTS, game_seed, table_of, tasks_of
from landwalk.cards.starter import DECKS, definitions
from landwalk.cite import RULES_EDITION
from landwalk.kernel.zones import Step
from landwalk.locale import Lang, catalogue
from landwalk.play.explain import reason_text
from landwalk.play.game import Game
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.rules.c5_turn.cr509_declare_blockers import why_not_block
from landwalk.rules.look import Now
from landwalk.ui.commands.simulate import show
from landwalk.ui.console import say
from landwalk.ui.decks import load_deck
from landwalk.ui.narrate import Follower, style_of
from landwalk.ui.options import lang_option, language
from landwalk.ui.runs import Asked, Playing, named_decks

#: How many games are looked at for the one that is told, and how long it may be.
MOST_TRIED = 12
MOST_TURNS = 14


@click.command("demo")
@click.option("-n", "--games", default=200, show_default=True, type=click.IntRange(0), help="Games after the first.")
@click.option("--seed", default=1, show_default=True, type=int)
@click.option("--deck-a", default="walkers", show_default=True, help="A deck file or a starter deck.")
@click.option("--deck-b", default="stompy", show_default=True, help="A deck file or a starter deck.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@lang_option
def command(games: int, seed: int, deck_a: str, deck_b: str, workers: int) -> None:
    """Play a whole game between two bots, printed so that a player can follow it, then many more with a table."""
    lang = language()
    _ = catalogue(lang).gettext
    header = _("Landwalk {version}, rules of {edition}, {cards} cards and {decks} decks in the starter set.")
    say(
        header.format(version=__version__, edition=RULES_EDITION, cards=len(definitions()), decks=len(DECKS)),
        "bold",
    )
    say(_("All cards: landwalk cards import FILE_OR_URL (MTGJSON or Scryfall)."))
    say()
    decks = [load_deck(d).main for d in (deck_a, deck_b)]
    names = (deck_a.capitalize(), deck_b.capitalize()) if deck_a != deck_b else ("Ann", "Bob")
    for line in _first_game(decks, names, seed, lang):
        say(line, style_of(line))
    if games:
        _many(games, seed, deck_a, deck_b, workers)
    say()
    say(_("Next: landwalk play, landwalk simulate A B -n 1000, landwalk card NAME, landwalk scenario FILE"))


def _first_game(decks: Sequence[Sequence[CardSpec]], names: tuple[str, str], seed: int, lang: Lang) -> list[str]:
    """The lines of a game worth telling: the first of a few that isn't long and has a moment to explain, else the first of all."""
    first: list[str] = []
    for number in range(MOST_TRIED):
        lines, turns, explained = _told(decks, names, seed, number, lang)
        if explained and turns <= MOST_TURNS:
            return lines
        first = first or lines
    return first


def _told(
    decks: Sequence[Sequence[CardSpec]], names: tuple[str, str], seed: int, number: int, lang: Lang
) -> tuple[list[str], int, bool]:
    """(the lines of a game, its turns, whether something in it was explained)."""
    # Every moment of priority is asked, so that there is one in each combat at which something can be explained.
    game = Game.new(decks, game_seed(seed, number), names, recording=False, settings={"ask_pass": 1})
    agents = [BOTS["heuristic"](seed + i) for i in range(2)]
    follower = Follower(game.state, lang)
    lines: list[str] = []
    explained = ""
    while (choice := game.choice) is not None:
        lines += follower.news(game.state)
        if not explained:
            explained = _explain(game, lang)
            lines += [explained] if explained else []
        game.push_unchecked(agents[-1 - choice.player].answer(game, choice))
    return lines + follower.news(game.state), game.state.turn, bool(explained)


def _explain(game: Game, lang: Lang) -> str:
    """Why a creature can't block, where only a keyword of the attacker stops it; "" if there is nothing to explain now."""
    if game.state.step is not Step.DECLARE_ATTACKERS:
        return ""
    look = Now(game.state)
    for attack in game.state.combat or ():
        for blocker in look.controlled(attack.defending_player):
            if not look.get(blocker).is_creature:
                continue
            against = why_not_block(look, blocker, attack.attacker, attack.defending_player)
            if len(against) == 1 and against[0].rule.startswith("702"):
                question = catalogue(lang).gettext("Why can't {blocker} block {attacker}?")
                asked = question.format(blocker=look.get(blocker).name, attacker=look.get(attack.attacker).name)
                return f"  ? {asked} {reason_text(game.state, against[0], lang)}"
    return ""


def _many(games: int, seed: int, deck_a: str, deck_b: str, workers: int) -> None:
    say()
    decks = named_decks((deck_a, deck_b), allow_unread=False, any_size=False)
    sums = Sums()
    with Playing("simulate", Terms(seed), decks, Asked(workers, "", None, quiet=False)) as playing:
        for unit in playing.units(tasks_of(games)):
            sums.add(unit)
    show(table_of(sums, seed), decks[0].name, decks[1].name, playing.speed)
    playing.leave_if_stopped(games)
