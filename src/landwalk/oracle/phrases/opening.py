"""What a card says about the opening hand."""

from __future__ import annotations

from landwalk.abilities.opening import BeginsOnBattlefield
from landwalk.abilities.words import phrase

ROWS = (
    phrase("ability", BeginsOnBattlefield, "if this card is in your opening hand, you may begin the game with it on the battlefield.", "si (esta carta|~|≋) está en tu mano inicial, puedes comenzar el juego con ella en el campo de batalla.", "falls diese Karte auf deiner Starthand ist, kannst du die Partie mit ihr im Spiel beginnen. // falls ~ auf deiner Starthand ist, kannst du die Partie mit (ihr|ihm) im Spiel beginnen."),
)  # fmt: skip
