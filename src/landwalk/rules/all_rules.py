"""Imports every rules file, action and keyword, so that all registries are filled. Called once before a game is made."""

from __future__ import annotations

import importlib
import pkgutil

import landwalk.rules
from landwalk import actions
from landwalk.rules.compiled import forget

_done = False


def load() -> None:
    """Loads the rules once; later calls cost nothing."""
    global _done
    if _done:
        return
    _done = True
    actions.load_all()
    for room in pkgutil.iter_modules(landwalk.rules.__path__):
        if room.ispkg:
            package = importlib.import_module(f"landwalk.rules.{room.name}")
            for module in pkgutil.iter_modules(package.__path__):
                importlib.import_module(f"{package.__name__}.{module.name}")
    forget()
