"""`landwalk demo`: one game told as a log, then many more with a result table. No questions, no network."""

from __future__ import annotations

import time
from functools import partial

import click

from landwalk import __version__
from landwalk.agents.simulate import BOTS, game_seed, simulate, table
from landwalk.cards.starter import DECKS, definitions
from landwalk.cite import RULES_EDITION
from landwalk.kernel.zones import Step
from landwalk.locale import Lang, catalogue
from landwalk.play.explain import reason_text
from landwalk.play.game import Game
from landwalk.rules.c5_turn.cr509_declare_blockers import why_not_block
from landwalk.rules.look import Now
from landwalk.ui.commands.simulate import build_all, show
from landwalk.ui.console import say
from landwalk.ui.decks import load_deck, read_deck
from landwalk.ui.narrate import Teller
from landwalk.ui.options import lang_option, language
from landwalk.ui.progress import Progress


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
    # Every moment of priority is asked, so that there is one in each combat at which something can be explained.
    game = Game.new(decks, game_seed(seed, 0), names, recording=False, settings={"ask_pass": 1})
    _first_game(game, seed, lang)
    if games:
        _many(games, seed, deck_a, deck_b, workers)
    say()
    say(_("Next: landwalk play, landwalk simulate A B -n 1000, landwalk card NAME, landwalk scenario FILE"))


def _first_game(game: Game, seed: int, lang: Lang) -> None:
    agents = [BOTS["heuristic"](seed + i) for i in range(2)]
    teller = Teller(lang)
    teller.tell(game)
    explained = False
    while (choice := game.choice) is not None:
        if not explained:
            explained = _explain(game, lang)
        game.push_unchecked(agents[-1 - choice.player].answer(game, choice))
        teller.tell(game)


def _explain(game: Game, lang: Lang) -> bool:
    """Says once why a creature can't block, where only that attacker stops it."""
    if game.state.step is not Step.DECLARE_ATTACKERS:
        return False
    look = Now(game.state)
    for attack in game.state.combat or ():
        for blocker in look.controlled(attack.defending_player):
            if not look.get(blocker).is_creature:
                continue
            against = why_not_block(look, blocker, attack.attacker, attack.defending_player)
            if len(against) == 1 and against[0].rule.startswith("702"):
                question = catalogue(lang).gettext("Why can't {blocker} block {attacker}?")
                asked = question.format(blocker=look.get(blocker).name, attacker=look.get(attack.attacker).name)
                say(f"    {asked} {reason_text(game.state, against[0], lang)}", "italic green")
                return True
    return False


def _many(games: int, seed: int, deck_a: str, deck_b: str, workers: int) -> None:
    say()
    start = time.perf_counter()
    results = []
    listed = ((deck_a, read_deck(deck_a)), (deck_b, read_deck(deck_b)))
    load = partial(build_all, listed, allow_unread=False, any_size=False)
    stopped = False
    _ = catalogue(language()).gettext
    with Progress(_("games"), games) as progress:
        try:
            for result in simulate(load, games, seed=seed, workers=workers):
                results.append(result)
                progress.update(len(results), games)
        except KeyboardInterrupt:
            stopped = True
    show(table(sorted(results, key=lambda r: r.number), seed), deck_a, deck_b, time.perf_counter() - start)
    if stopped:
        say(_("Stopped after {done} of {all} games.").format(done=len(results), all=games), "yellow")
