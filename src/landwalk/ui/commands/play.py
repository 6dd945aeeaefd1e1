"""`landwalk play`: a game in the terminal, against a bot or between two people."""

from __future__ import annotations

from pathlib import Path

import click

from landwalk.agents.bots import BOTS
from landwalk.cards.starter import DECKS
from landwalk.kernel.chance import below
from landwalk.locale import catalogue
from landwalk.locale import marked as _
from landwalk.play.game import Game
from landwalk.play.record import record as make_record
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.ui.bots import BotName
from landwalk.ui.console import say
from landwalk.ui.decks import load_deck
from landwalk.ui.failures import INTERRUPTED, BadInputError
from landwalk.ui.options import lang_option, language, unread_option
from landwalk.ui.table import saving
from landwalk.ui.table.saving import HUMAN
from landwalk.ui.table.session import Session

_NO_SCENARIO = _("there is no scenario '{id}' in the file. It holds: {ids}.")
_UNSUPPORTED = _("scenario '{id}' can't be played: {reason}. Choose another one with --id.")
_ABOUT = {
    "walkers": _("blue: merfolk and islandwalk"),
    "city": _("white and green: many permanents and the city's blessing (ascend)"),
    "squads": _("white and green: squads"),
    "burn": _("red: quick creatures and damage"),
    "stompy": _("green: large creatures"),
    "skies": _("white and blue: flying creatures"),
}
_OPPONENTS = (*BOTS, HUMAN)


@click.command("play")
@click.option("--deck", help="Your deck: a file or a starter deck; otherwise you are asked.")
@click.option("--against", help="The other deck; otherwise you are asked.")
@click.option("--opponent", type=BotName(HUMAN), help="A bot, or human: two people at one screen.")
@click.option("--seat", type=click.Choice(["first", "second", "random"]), help="Who takes the first turn.")
@click.option("--seed", type=int, help="The same seed gives the same shuffles.")
@click.option("--name", default="Ann", show_default=True, help="Your name.")
@click.option("--scenario", type=click.Path(dir_okay=False), help="Start from the position of a scenario file.")
@click.option("--id", "scenario_id", help="Which scenario of the file.")
@click.option(
    "--resume", is_flag=False, flag_value="", type=click.Path(dir_okay=False), help="Go on with a saved game."
)
@click.option("--record", type=click.Path(dir_okay=False), help="Write a record at the end, for `landwalk replay`.")
@click.option("--explain", is_flag=True, help="A bot that searches says what it considered (this shows its cards).")
@click.option("--manual-mana", is_flag=True, help="Pay costs by hand: you are asked for each payment of mana.")
@unread_option
@lang_option
@click.pass_context
def command(
    context: click.Context,
    deck: str | None,
    against: str | None,
    opponent: str | None,
    seat: str | None,
    seed: int | None,
    name: str,
    scenario: str | None,
    scenario_id: str | None,
    resume: str | None,
    record: str | None,
    explain: bool,
    manual_mana: bool,
    allow_unread: bool,
    any_size: bool,
) -> None:
    """Play in the terminal: numbered actions, Enter passes, ? shows the commands.

    Ctrl+C and the end of input save the game; `landwalk play --resume` goes on with it.
    """
    decks: list[tuple[CardSpec, ...]] = []
    if resume is not None:
        session = _resumed(Path(resume) if resume else saving.default_file())
    elif scenario is not None:
        session = _from_scenario(scenario, scenario_id, opponent or HUMAN, seed or 0)
    else:
        try:
            deck = deck or _pick_deck(_("Your deck"))
            against = against or _pick_deck(_("The opponent's deck"))
            opponent = opponent or _pick(_("The opponent"), list(_OPPONENTS), "heuristic")
            seat = seat or _pick(_("Your seat"), ["first", "second", "random"], "random")
        except EOFError:
            raise click.Abort from None
        decks = [load_deck(d, allow_unread=allow_unread, any_size=any_size).main for d in (deck, against)]
        session = _new(decks, opponent, seat, _seed(seed), name, manual_mana=manual_mana)
    session.explain = explain
    _play(context, session)
    if record is not None and decks and session.game.over:
        Path(record).write_text(make_record(session.game, decks).to_json() + "\n", encoding="utf-8")


def _play(context: click.Context, session: Session) -> None:
    words = catalogue(session.lang).gettext
    try:
        over = session.play()
    except (EOFError, KeyboardInterrupt):
        click.echo()
        session.save(saving.default_file())
        context.exit(INTERRUPTED)
    if not over:
        session.save(saving.default_file())
        return
    outcome = session.game.outcome
    assert outcome is not None
    if outcome.winner is None:
        say(words("The game is a draw (CR {rule}).").format(rule=outcome.rule), "bold")
        return
    winner = session.game.state.players[-1 - outcome.winner].name
    say(words("{winner} has won on turn {turn}.").format(winner=winner, turn=outcome.turns), "bold green")


def _new(
    decks: list[tuple[CardSpec, ...]], opponent: str, seat: str, seed: int, name: str, *, manual_mana: bool
) -> Session:
    settings = _settings(["human", opponent], manual_mana=manual_mana)
    if seat != "random":
        settings["starting_player"] = -1 if seat == "first" else -2
    game = Game.new(decks, seed, (name, "Bob" if name != "Bob" else "Ann"), settings=settings)
    return Session(game, [HUMAN, opponent], [seed, seed + 1], language())


def _settings(seats: list[str], *, manual_mana: bool) -> dict[str, str | int]:
    """Every priority is asked (the table passes where a player doesn't want to stop), and people are offered mana abilities."""
    settings: dict[str, str | int] = {"ask_pass": 1}
    for index, seat in enumerate(seats):
        if seat == HUMAN:
            settings[f"full_control:{-1 - index}"] = 1
            if manual_mana:
                settings[f"manual_mana:{-1 - index}"] = 1
    return settings


def _resumed(file: Path) -> Session:
    saved, game = saving.load(file)
    return Session(game, saved.seats, saved.seeds, language(), saved.stops)


def _from_scenario(file: str, wanted: str | None, opponent: str, seed: int) -> Session:
    from landwalk.cards.place import default_place
    from landwalk.testing.scenarios.loading import load
    from landwalk.testing.scenarios.naming import Names
    from landwalk.testing.scenarios.policy import own_choice
    from landwalk.testing.scenarios.setup import build, player_ids
    from landwalk.testing.scenarios.support import against

    found = load(file)
    chosen = next((s for s in found if wanted is None or s.id == wanted), None)
    if chosen is None:
        ids = ", ".join(s.id for s in found[:20]) + (", ..." if len(found) > 20 else "")
        raise BadInputError(_NO_SCENARIO, file=file, id=wanted or "", ids=ids)
    place = default_place()
    unsupported = against(chosen, place)
    if unsupported is not None:
        raise BadInputError(_UNSUPPORTED, file=file, id=chosen.id, reason=unsupported)
    state = build(chosen, place, Names(player_ids(chosen)), own_choice)
    state.rng = seed
    seats = [HUMAN, *([opponent] * (len(state.players) - 1))]
    state.settings = _settings(seats, manual_mana=False)
    if chosen.question:
        say(chosen.asked(language()), "bold")
    return Session(Game(state, seed=seed), seats, [seed + i for i in range(len(seats))], language())


# --- menus ------------------------------------------------------------------------------------------


def _pick_deck(title: str) -> str:
    words = catalogue(language()).gettext
    say(words(title), "bold")
    for number, name in enumerate(DECKS, 1):
        say(f"  {number}  {name:8} {words(_ABOUT[name])}")
    typed = input(words("number or file") + " [1] > ").strip()
    if typed.isdigit() and 1 <= int(typed) <= len(DECKS):
        return DECKS[int(typed) - 1]
    return typed or DECKS[0]


def _pick(title: str, options: list[str], default: str) -> str:
    words = catalogue(language()).gettext
    say(words(title), "bold")
    for number, option in enumerate(options, 1):
        say(f"  {number}  {words(option)}")
    while True:
        typed = input(words("number") + f" [{options.index(default) + 1}] > ").strip()
        if not typed:
            return default
        if typed in options:
            return typed
        if typed.isdigit() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]


def _seed(asked: int | None) -> int:
    """The seed that was asked for, else one from the system's own chance."""
    import secrets

    return below(secrets.randbits(62), 1_000_000)[1] if asked is None else asked
