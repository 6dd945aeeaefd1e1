"""Decks as commands name them: a file, `-` for standard input, or the name of a starter deck."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from landwalk.cards.database import Database
from landwalk.cards.decks import Deck
from landwalk.cards.decks.build import BuiltDeck, build_deck
from landwalk.cards.decks.check import Fault, check_deck
from landwalk.cards.decks.reading import decode_deck
from landwalk.cards.errors import DeckError
from landwalk.cards.folders import database_path
from landwalk.cards.place import default_place
from landwalk.cards.starter import DECKS, deck
from landwalk.locale import catalogue
from landwalk.locale import marked as _
from landwalk.ui.failures import BadInputError
from landwalk.ui.options import language

#: Faults of a deck for which a game is refused (the others are errors of their own, or concern the sideboard).
_REFUSED = (Fault.TOO_SMALL, Fault.COPIES, Fault.REBALANCED)


_NOT_LEGAL = _("{problem} (CR {rule}). Change the deck, or play it as it is: `--any-size`.")
_NO_DECK = _("there is no such file. Check the path, or name a starter deck: {decks}.")

_STALE = _("The imported cards were read by another version of Landwalk; read them again: `landwalk cards coverage`.")
_told = False


def hint_if_stale() -> None:
    """Says once, on standard error, that the readings in the database are another version's."""
    global _told
    if _told or not database_path().exists():
        return
    _told = True
    from landwalk.cards.importing import is_current
    from landwalk.cards.oracle_reader import OracleReader

    with Database() as database:
        if not is_current(database, OracleReader()):
            click.echo(catalogue(language()).gettext(_STALE), err=True)


def read_deck(name: str) -> Deck:
    """The deck list. DeckError or UnknownCardError with file, line and mend."""
    hint_if_stale()
    if name == "-":
        return Deck.parse(decode_deck(sys.stdin.buffer.read(), "-"), "-")
    if name in DECKS and not Path(name).exists():
        return deck(name)
    try:
        return Deck.load(name)
    except DeckError as error:
        if error.key == "deck.missing":
            raise BadInputError(_NO_DECK, file=name, decks=", ".join(DECKS)) from error
        raise


def load_deck(name: str, *, allow_unread: bool = False, any_size: bool = False) -> BuiltDeck:
    """The cards of a deck for a game. Besides unknown and unread cards, a deck that CR 100 doesn't allow is refused (`any_size`)."""
    return build(read_deck(name), name, allow_unread=allow_unread, any_size=any_size)


def build(listed: Deck, name: str, *, allow_unread: bool, any_size: bool) -> BuiltDeck:
    """The cards of a deck list for a game; `name` is named in errors."""
    place = default_place()
    built = build_deck(listed, place, allow_unread=allow_unread, file=name)
    if not any_size:
        for problem in check_deck(listed, place).problems:
            if problem.fault in _REFUSED:
                rule = problem.rule or "100.2"
                raise BadInputError(_NOT_LEGAL, file=name, problem=problem.text(language()), rule=rule)
    return built
