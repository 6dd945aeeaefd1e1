"""The game behind the environments: decks, seeds, seats, and what each seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.drawing import drawn
from landwalk.adapters.rl.observing import Asked, Observation, ObservationError, Observer, ids_in
from landwalk.cards.decks import Deck
from landwalk.cards.decks.build import build_deck
from landwalk.cards.place import default_place
from landwalk.cards.starter import deck
from landwalk.locale import Lang
from landwalk.play.asking import atom_text, question_text
from landwalk.play.atoms.atom import Atom, AtomKind
from landwalk.play.atoms.stepwise import Stepwise
from landwalk.play.errors import GameError
from landwalk.play.game import Game
from landwalk.play.view import View, view
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

Cards = Sequence[CardSpec]
#: Seeds of games are drawn below this.
SEEDS = 2**62


class ActionError(GameError):
    """An action that can't be taken: out of range, or beyond the current options. The game is unchanged."""


class Table:
    """One match after the other between the same decks, asked in atoms.

    decks: one a seat, a Deck (its cards come from the imported database or the starter set) or cards. settings: of the games (see
    docs/settings.md). readable: whether `info` holds words (they cost as much as the arrays). recording: whether games are recorded, so
    that `table.steps.copy()` works at every step and `game.pop()` at all (it costs a little).
    """

    __slots__ = ("decks", "limits", "observer", "readable", "recording", "settings", "steps")

    def __init__(
        self,
        decks: Sequence[Deck | Cards],
        limits: schema.Limits | None = None,
        settings: dict[str, str | int] | None = None,
        *,
        readable: bool = True,
        recording: bool = False,
    ) -> None:
        if len(decks) < 2:
            raise ValueError("a match needs two decks or more")
        self.decks = [_cards(one) for one in decks]
        self.limits = limits or schema.Limits()
        names = frozenset(face.name for cards in self.decks for card in cards for face in card.faces)
        self.observer = Observer(len(decks), self.limits, schema.Vocabulary(names))
        self.settings = dict(settings or {})
        self.readable = readable
        self.recording = recording
        self.steps: Stepwise | None = None

    @property
    def seats(self) -> int:
        return len(self.decks)

    @property
    def game(self) -> Game:
        """The game that is played. GameError before the first one."""
        if self.steps is None:
            raise GameError("no game yet: call reset")
        return self.steps.game

    def new_game(self, seed: int) -> None:
        """Begins a game. The same seed gives the same game; who begins is drawn from it unless the settings say so."""
        game = Game.new(self.decks, seed, recording=self.recording, settings=self.settings)
        width = self.limits.options if self.limits.wide == "group" else None
        self.steps = Stepwise(game, width=width)

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return -1 if self.steps is None or self.steps.choice is None else self.steps.player

    @property
    def options(self) -> tuple[Atom, ...]:
        return () if self.steps is None else self.steps.options

    def take(self, action: object) -> None:
        """Takes an option by its index. ActionError (no such option) or ObservationError (more options than K); nothing has changed."""
        assert self.steps is not None
        if isinstance(action, np.ndarray) and action.shape == ():
            action = action.item()
        if not isinstance(action, (int, np.integer)) or isinstance(action, bool):
            raise ActionError(f"an action is an index, not {action!r}")
        options = self.steps.options
        if not 0 <= action < len(options):
            where = "out of range" if not 0 <= action < self.limits.options else "masked"
            raise ActionError(
                f"action {action} is {where}: there are {len(options)} options now (K = {self.limits.options})"
            )
        if len(options) > self.limits.options:
            raise ObservationError(f"{len(options)} options don't fit into K = {self.limits.options}: make K greater")
        self.steps.take(options[int(action)])

    def view(self, seat: int) -> View:
        """What the seat may know."""
        return view(self.game.state, seat)

    def observe(self, seat: int) -> Observation:
        """The arrays of `schema` for a seat. ObservationError if something doesn't fit."""
        steps = self.steps
        assert steps is not None
        choice = steps.choice
        asked = Asked(choice, steps.said, steps.options) if choice is not None and self.asked == seat else None
        return self.observer.observe(self.view(seat), asked)

    def info(self, seat: int) -> dict[str, Any]:
        """Words for the seat that is asked: "question", "options" (readable) and "keys" (stable names), both in the order of the actions.

        {} for other seats, and where words aren't wanted.
        """
        steps = self.steps
        if steps is None or steps.choice is None or self.asked != seat or not self.readable:
            return {}
        state = steps.game.state
        shown = ids_in(self.view(seat))
        return {
            "question": question_text(state, steps.choice, Lang.EN),
            "options": [
                atom_text(state, atom) if _may_name(atom, shown) else "an unseen card" for atom in steps.options
            ],
            "keys": [atom.key for atom in steps.options],
        }

    def rewards(self) -> list[float]:
        """1 for the winner, -1 for the others, 0 for a draw or while the game goes on."""
        outcome = None if self.steps is None else self.steps.game.outcome
        if outcome is None or outcome.winner is None:
            return [0.0] * self.seats
        return [1.0 if seat == outcome.winner else -1.0 for seat in range(self.seats)]

    def drawing(self, seat: int) -> str:
        """The game as text, as the seat sees it."""
        return drawn(self.view(seat))


def _may_name(atom: Atom, shown: frozenset[int]) -> bool:
    """Does the atom name no object that the viewer doesn't see?"""
    ends = [end for end in (atom.what, atom.last) if isinstance(end, Atom)] or [atom]
    return all(end.kind is not AtomKind.OBJECT or not isinstance(end.what, int) or end.what in shown for end in ends)


def starter_decks() -> list[Deck]:
    """The decks of an environment that is given none: two of the starter set."""
    return [deck("stompy"), deck("skies")]


def _cards(given: Deck | Cards) -> Cards:
    return build_deck(given, default_place()).main if isinstance(given, Deck) else tuple(given)
