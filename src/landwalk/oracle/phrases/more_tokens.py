"""Other tokens, or more of them, than would be created."""

from __future__ import annotations

from landwalk.abilities.more_tokens import TokenChange
from landwalk.abilities.words import Row, phrase

_HEAD = "if one or more {what:core p} would be created under your control, "
_KOPF = "falls ein oder mehrere {what:core p} unter deiner Kontrolle erzeugt würden, werden stattdessen "
_EFFECT = "if a effect would create one or more {what:core p} under your control, it creates "


def _changes() -> list[Row]:
    rows = []
    for how, de in (("twice", "doppelt"), ("three times", "dreimal")):
        fixed = {"how": how, "token": None}
        rows.append(
            phrase(
                "ability",
                TokenChange,
                f"{_HEAD}{how} that many of those tokens are created instead.",
                None,
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
                None,
                f"falls ein Effekt einen oder mehrere {{what:core p}} unter deiner Kontrolle erzeugen würde, erzeugt er stattdessen {de} so viele Spielsteine.",
                style="effect",
                **fixed,
            )
        )
    return rows  # fmt: skip


ROWS = (
    phrase("ability", TokenChange, _HEAD + "those tokens plus that many {token:tokenspec} are created instead.", None, _KOPF + "diese Spielsteine plus {token:manytokens} erzeugt.", how="plus", style=""),
    phrase("ability", TokenChange, _HEAD + "that many {token:tokenspec} are created instead.", None, _KOPF + "{token:manytokens} erzeugt.", how="instead", style=""),
    *_changes(),
)  # fmt: skip
