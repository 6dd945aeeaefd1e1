"""Other tokens, or more of them, than would be created."""

from __future__ import annotations

from landwalk.abilities.more_tokens import TokenChange
from landwalk.abilities.words import Row, phrase

_HEAD = "if one or more {what:core p} would be created under your control, "
_KOPF = "falls ein oder mehrere {what:core p} unter deiner Kontrolle erzeugt würden, werden stattdessen "
_EFFECT = "if a effect would create one or more {what:core p} under your control, it creates "


_SI = "si una o más {what:core p} se fueran a crear bajo tu control, en vez de eso, "
_SI_FUERAN = "si una o más {what:core p} fueran a ser creadas bajo tu control, en vez de eso, "
_SI_UN_EFECTO = "si un efecto fuera a crear una o más {what:core p} bajo tu control, en vez de eso, "


def _changes() -> list[Row]:
    rows = []
    for how, times, de in (("twice", "el doble", "doppelt"), ("three times", "el triple", "dreimal")):
        fixed = {"how": how, "token": None}
        rows.append(
            phrase(
                "ability",
                TokenChange,
                f"{_HEAD}{how} that many of those tokens are created instead.",
                f"{_SI}crea {times} de esas fichas. // {_SI}crea {times} de esa cantidad de fichas.",
                f"{_KOPF}{de} so viele (solcher|dieser|) Spielsteine erzeugt.",
                style="",
                **fixed,
            )
        )
        rows.append(
            phrase(
                "ability",
                TokenChange,
                f"{_EFFECT}{how} that many of those tokens instead.",
                f"{_SI_UN_EFECTO}crea {times} de esas fichas.",
                f"falls ein Effekt einen oder mehrere {{what:core p}} unter deiner Kontrolle erzeugen würde, erzeugt er stattdessen {de} so viele Spielsteine.",
                style="effect",
                **fixed,
            )
        )
    return rows  # fmt: skip


_THAT_MANY = "se crea esa misma cantidad de {token:tokenspec}."
ROWS = (
    phrase("ability", TokenChange, _HEAD + "those tokens plus that many {token:tokenspec} are created instead.", _SI + "se crean esas fichas más esa misma cantidad de {token:tokenspec}.", _KOPF + "diese Spielsteine plus {token:manytokens} erzeugt.", how="plus", style=""),
    phrase("ability", TokenChange, _HEAD + "that many {token:tokenspec} are created instead.", f"{_SI}{_THAT_MANY} // {_SI_FUERAN}{_THAT_MANY}", _KOPF + "{token:manytokens} erzeugt.", how="instead", style=""),
    *_changes(),
)  # fmt: skip
