"""Durations."""

from __future__ import annotations

from landwalk.abilities.duration import Duration, Until, WhileCondition
from landwalk.abilities.words import phrase

_THIS = {
    "creature": "esta criatura",
    "artifact": "este artefacto",
    "enchantment": "este encantamiento",
    "permanent": "este permanente",
    "Aura": "esta Aura",
    "Vehicle": "este Vehículo",
    "Equipment": "este Equipo",
    "land": "esta tierra",
}
ROWS = (
    phrase("duration", Duration, "until end of turn", "hasta el final del turno", "bis zum Ende des Zuges", until=Until.END_OF_TURN, style="until"),
    phrase("duration", Duration, "this turn", "este turno", "in diesem Zug", until=Until.END_OF_TURN, style="this"),
    phrase("duration", Duration, "this combat", "este combate", until=Until.END_OF_COMBAT, style="this"),
    phrase("duration", Duration, "until end of combat", "hasta el final del combate", "bis zum Ende des Kampfes", until=Until.END_OF_COMBAT, style="until"),
    phrase("duration", Duration, "until your next turn", "hasta tu próximo turno", "bis zu deinem nächsten Zug", until=Until.YOUR_NEXT_TURN, style="until"),
    phrase("duration", Duration, "until your next end step", "hasta tu próximo paso final", until=Until.YOUR_NEXT_END_STEP, style="until"),
    phrase("duration", Duration, "until your next upkeep", "hasta tu próximo mantenimiento", until=Until.YOUR_NEXT_UPKEEP, style="until"),
    phrase("duration", Duration, "until the end of your next turn", "hasta el final de tu próximo turno", "bis zum Ende deines nächsten Zuges", until=Until.END_OF_YOUR_NEXT_TURN, style="until"),
    phrase("duration", Duration, "for the rest of the game", "por el resto de la partida", until=Until.END_OF_GAME, style="until"),
    phrase("duration", Duration, "until ~ leaves the battlefield", "hasta que ~ deje el campo de batalla", until=Until.THIS_LEAVES, style="until"),
    phrase("duration", Duration, "until \u2248 leaves the battlefield", "hasta que ≈ deje el campo de batalla", until=Until.THIS_LEAVES, style="short"),
    *(
        phrase("duration", Duration, f"until this {word} leaves the battlefield", f"hasta que {es} deje el campo de batalla", until=Until.THIS_LEAVES, style=word)
        for word, es in _THIS.items()
    ),
    phrase("duration", Duration, "during its controller's next untap step", "durante el próximo paso de enderezar de su controlador", until=Until.YOUR_NEXT_UNTAP, style="its"),
    phrase("duration", Duration, "during their controller's next untap step", "durante el próximo paso de enderezar de su controlador", until=Until.YOUR_NEXT_UNTAP, style="their_one"),
    phrase("duration", Duration, "during their controllers' next untap steps", "durante el próximo paso de enderezar de (sus controladores|su controlador)", until=Until.YOUR_NEXT_UNTAP, style="their"),
    phrase("duration", Duration, "during your next untap step", "durante tu próximo paso de enderezar", until=Until.YOUR_NEXT_UNTAP, style="your"),
    phrase("duration", WhileCondition, "for as long as {condition}", "mientras {condition:condition sub}"),
)  # fmt: skip
