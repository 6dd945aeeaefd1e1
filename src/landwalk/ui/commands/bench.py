"""`landwalk bench`: how fast games, copies and saves are on this machine."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from landwalk.locale import catalogue
from landwalk.ui.console import say
from landwalk.ui.decks import load_deck
from landwalk.ui.options import json_option, lang_option, language, unread_option
from landwalk.ui.progress import Progress


@click.command("bench")
@click.argument("deck_a", default="stompy")
@click.argument("deck_b", default="walkers")
@click.option("-n", "--games", default=200, show_default=True, type=click.IntRange(1), help="Games that are timed.")
@click.option("--seed", default=1, show_default=True, type=int)
@click.option(
    "--scaling", is_flag=True, help="Instead: what a decision and a copy cost, by how much there is on the table."
)
@click.option(
    "--svg", type=click.Path(dir_okay=False, path_type=Path), help="With --scaling: draw the curves into this file."
)
@unread_option
@json_option
@lang_option
def command(
    deck_a: str,
    deck_b: str,
    games: int,
    seed: int,
    scaling: bool,
    svg: Path | None,
    as_json: bool,
    allow_unread: bool,
    any_size: bool,
) -> None:
    """Time random games of two decks on one core: DECK_A and DECK_B are files, or names of starter decks."""
    if scaling:
        _scaling(svg, as_json=as_json)
        return
    if svg is not None:
        raise click.UsageError("--svg draws what --scaling measures: give both.")
    from landwalk.agents.bench import measure

    decks = [load_deck(name, allow_unread=allow_unread, any_size=any_size) for name in (deck_a, deck_b)]
    with Progress(catalogue(language()).gettext("games"), games, quiet=as_json) as progress:
        figures = measure([d.main for d in decks], games, seed, progress.update)
    if as_json:
        click.echo(msgspec.json.encode(figures).decode())
        return
    for name, value in msgspec.structs.asdict(figures).items():
        say(f"{name:>20}  {value}")


def _scaling(svg: Path | None, *, as_json: bool) -> None:
    from landwalk.testing.scaling import DIMENSIONS, Curve, measure
    from landwalk.ui import scaling

    curves: list[Curve] = []
    total = sum(len(sizes) for _, sizes in DIMENSIONS.values())
    with Progress(catalogue(language()).gettext("points"), total, quiet=as_json) as progress:
        curves.extend(measure(progress.update))
    if as_json:
        click.echo(msgspec.json.encode(curves).decode())
    else:
        for curve in curves:
            scaling.say_curve(curve)
    if svg is not None:
        try:
            svg.write_text(scaling.svg(curves), encoding="utf-8")
        except OSError as error:
            raise click.FileError(str(svg), error.strerror or str(error)) from error
