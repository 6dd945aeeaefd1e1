"""What `Game` raises: each a ValueError with reasons; the game is unchanged."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.rules.questions import Reason


class GameError(ValueError):
    """Base of the errors of a game."""


class IllegalActionError(GameError):
    """The action or answer isn't legal now. `reasons`: why, each with rule number, key and objects."""

    def __init__(self, message: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)


class InvalidAnswerError(GameError):
    """What was pushed is no answer to what is asked (wrong kind, not among the options). `reasons`: why, as above."""

    def __init__(self, message: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)


class WorldError(GameError):
    """No world consistent with a view can be made: the lists don't explain what was seen, or nothing in reason was found."""


class RecordError(GameError):
    """A record or saved game can't be read: of another version, cut off, or damaged."""
