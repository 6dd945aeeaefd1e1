"""Printed type lines of any age in other languages (CR 205.1): supertypes, types and subtypes, named as in today's English ones."""

from __future__ import annotations

from landwalk.oracle.de_types import read_german
from landwalk.oracle.type_line import TypeLine

_READERS = {"de": read_german}


def read_type_line(text: str, lang: str) -> TypeLine | None:
    """What a printed type line says; None where a word isn't known. Words of creature types that are no more stay as printed."""
    reader = _READERS.get(lang)
    return None if reader is None else reader(text)
