"""Landwalk: a rules engine for Magic: The Gathering. The façade; nothing is written here.

Unofficial fan content, not approved or endorsed by Wizards of the Coast.
"""

from __future__ import annotations

__version__ = "0.1.0.dev0"

__all__ = ["Game", "GameError", "IllegalActionError", "InvalidAnswerError", "Outcome", "__version__"]


def __getattr__(name: str) -> object:
    """Loads a name of the façade when it is first used, so that `import landwalk` stays cheap."""
    if name in ("Game", "Outcome"):
        from landwalk.play import game

        return getattr(game, name)
    if name in ("GameError", "IllegalActionError", "InvalidAnswerError", "RecordError"):
        from landwalk.play import errors

        return getattr(errors, name)
    if name == "Deck":
        from landwalk.cards.decks import Deck

        return Deck
    raise AttributeError(f"module 'landwalk' has no attribute {name!r}")
