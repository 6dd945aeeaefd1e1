"""Older printed wordings and what the newest prints say for them: read so, and so compared with what the engine prints.

A row changes words of one period only and never the meaning; each is listed in docs/languages.md.
"""

from __future__ import annotations

import re
from typing import TypeAlias

Rows: TypeAlias = tuple[tuple[re.Pattern[str], str], ...]


def _rows(*pairs: tuple[str, str]) -> Rows:
    return tuple((re.compile(old), new) for old, new in pairs)


WORDINGS: dict[str, Rows] = {
    "es": _rows(
        (r"\b([Ee]ntr(?:e|a|en|an|ar)) al campo de batalla\b", r"\1"),  # to 2024
        (r" a tu reserva de maná\b", ""),  # to 2018
        (r"\bcoste de maná convertido\b", "valor de maná"),  # to 2021
    ),
    "de": _rows(
        (r"\bumgewandelten? Manakosten von\b", "Manabetrag"),  # to 2021
    ),
}
