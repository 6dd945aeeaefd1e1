"""Other tokens, or more of them, than would be created."""

from __future__ import annotations

from landwalk.abilities.more_tokens import TokenChange
from landwalk.abilities.words import Row, phrase

_HEAD = "if one or more {what:core p} would be created under your control, "
_EFFECT = "if a effect would create one or more {what:core p} under your control, it creates "


def _changes() -> list[Row]:
    rows = []
    for how in ("twice", "three times"):
        fixed = {"how": how, "token": None}
        rows.append(
            phrase(
                "ability",
                TokenChange,
                f"{_HEAD}{how} that many of those tokens are created instead.",
                style="",
                **fixed,
            )
        )
        rows.append(
            phrase(
                "ability", TokenChange, f"{_EFFECT}{how} that many of those tokens instead.", style="effect", **fixed
            )
        )
    return rows  # fmt: skip


ROWS = (
    phrase("ability", TokenChange, _HEAD + "those tokens plus that many {token:tokenspec} are created instead.", how="plus", style=""),
    phrase("ability", TokenChange, _HEAD + "that many {token:tokenspec} are created instead.", how="instead", style=""),
    *_changes(),
)  # fmt: skip
