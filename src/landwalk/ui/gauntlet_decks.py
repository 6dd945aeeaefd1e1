"""The decks of a gauntlet: files, starter decks and folders of files, with their plans for the sideboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.plans import SUFFIX, read_plans
from landwalk.cards.coverage import why_not
from landwalk.cards.errors import CardsError, DeckError
from landwalk.cards.faces import CardDefinition
from landwalk.locale import catalogue
from landwalk.locale import marked as _
from landwalk.ui.decks import build, read_deck
from landwalk.ui.failures import BadInputError
from landwalk.ui.options import language
from landwalk.ui.runs import name_for_tables

#: Files in a folder that are decks.
ENDINGS = (".txt", ".dek", ".cod", ".dck", ".dec", ".mwdeck")

_EMPTY = _("there are no deck files in this folder. Known endings: {endings}.")
_SKIPPED = _("left out: {why}")


def gauntlet_decks(
    names: Sequence[str], *, skip: bool, allow_unread: bool, any_size: bool, plans: bool
) -> list[PlayedDeck]:
    """The decks, in the order of the names (a folder's by file name), each under a name of its own.

    skip: decks that can't be played are named on standard error and left out; otherwise their error is raised.
    """
    found: dict[str, PlayedDeck] = {}
    for name in _files(names):
        own = name_for_tables(name, found)
        try:
            deck = _deck(name, own, allow_unread=allow_unread, any_size=any_size, plans=plans)
        except (CardsError, BadInputError) as error:
            if not skip:
                raise
            lang = language()
            click.echo(catalogue(lang).gettext(_SKIPPED).format(why=error.text(lang)), err=True)
            continue
        found[own] = deck
    return list(found.values())


def _files(names: Sequence[str]) -> list[str]:
    out: list[str] = []
    for name in names:
        if not Path(name).is_dir():
            out.append(name)
            continue
        inside = sorted(p for p in Path(name).iterdir() if p.suffix.lower() in ENDINGS and p.is_file())
        if not inside:
            raise BadInputError(_EMPTY, file=name, endings=", ".join(ENDINGS))
        out += [str(p) for p in inside]
    return out


def _deck(name: str, shown: str, *, allow_unread: bool, any_size: bool, plans: bool) -> PlayedDeck:
    built = build(read_deck(name), name, allow_unread=allow_unread, any_size=any_size)
    beside = Path(name).with_suffix(SUFFIX)
    wanted: dict[str, dict[str, int]] = {}
    if plans and beside.is_file():
        wanted = read_plans(beside, built.main, built.sideboard)
    unread = [*built.unread, *_unread(name, built.sideboard, wanted, allow_unread=allow_unread)]
    return PlayedDeck(shown, built.main, built.sideboard if wanted else (), wanted, unread)


def _unread(
    file: str, sideboard: Sequence[CardDefinition], plans: dict[str, dict[str, int]], *, allow_unread: bool
) -> list[tuple[str, str]]:
    """A sideboard may hold any card, but what a plan brings in is played: it has to be understood."""
    coming = {name for plan in plans.values() for name, count in plan.items() if count > 0}
    out: dict[str, str] = {}
    for card in sideboard:
        if card.name in coming and not card.supported:
            why = why_not(card.declined)
            if not allow_unread:
                raise DeckError("deck.unread", file=file, name=card.name, why=why)
            out[card.name] = why
    return list(out.items())
