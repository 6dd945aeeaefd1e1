"""What a type line says."""

from __future__ import annotations

from typing import NamedTuple


class TypeLine(NamedTuple):
    """Supertypes and types as in `kernel.characteristics`, subtypes by their English names, and words that name no type of today."""

    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
