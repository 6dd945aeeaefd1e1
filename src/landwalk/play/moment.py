"""A moment of a game that a view was made of: light to keep, and enough to make worlds of when they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landwalk.play.errors import WorldError

if TYPE_CHECKING:
    from landwalk.play.game import Game
    from landwalk.play.worlds import Lists, Worlds


class Moment:
    """The game, how far it was, and the snapshot before it (never written to), so that the game itself may go on."""

    __slots__ = ("_answers", "_choice", "_fresh", "_game", "_snapshot", "_worlds")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._choice = game.choice
        self._snapshot = game._snapshots[-1] if game.recording else None
        self._answers: Sequence[object] = game.answers[self._snapshot[0] :] if self._snapshot is not None else ()
        self._fresh = game._fresh
        self._worlds: tuple[object, Worlds] | None = None

    def worlds(self, viewer: int, lists: Lists | None) -> Worlds:
        """The worlds of this moment for a viewer, prepared once. WorldError if the game wasn't recorded and has gone on."""
        from landwalk.play.worlds import Worlds

        found = self._worlds
        if found is None or found[0] is not lists:
            found = self._worlds = (lists, Worlds(self._now(), viewer, lists))
        return found[1]

    def _now(self) -> Game:
        game = self._game
        if self._snapshot is None:
            if game.choice is not self._choice:
                raise WorldError("worlds of a game that isn't recorded can be sampled only before it goes on")
            return game
        return game.rebuilt(self._snapshot, self._answers, self._fresh)
