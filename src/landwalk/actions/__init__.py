"""CR 701, keyword actions: one file each, found by looking. `load_all()` imports them all (words, events, meanings)."""

from __future__ import annotations

import importlib
import pkgutil

_done = False


def load_all() -> None:
    """Imports every action file once."""
    global _done
    if not _done:
        _done = True
        for module in pkgutil.iter_modules(__path__):
            importlib.import_module(f"{__name__}.{module.name}")
