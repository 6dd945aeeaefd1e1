"""Names originally printed in an expansion (CR 206.3)."""

from __future__ import annotations

from landwalk.abilities.expansion import AreThere, OriginallyPrinted
from landwalk.abilities.words import phrase

# fmt: off
ROWS = (
    *(
        phrase("tail", OriginallyPrinted, f"with a name originally printed in the {name} expansion", expansion=name)
        for name in ("Antiquities", "Arabian Nights", "Homelands")
    ),
    phrase("event", AreThere, "{what:present} <be:what> on the battlefield"),
)
# fmt: on
