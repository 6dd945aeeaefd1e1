"""CR 702, keyword abilities: one file each, found by looking. `discover()` imports them all; each registers its meaning."""

from __future__ import annotations

import importlib
import pkgutil

_done = False


def discover() -> None:
    """Imports every keyword file once."""
    global _done
    if not _done:
        _done = True
        for module in pkgutil.iter_modules(__path__):
            importlib.import_module(f"{__name__}.{module.name}")
