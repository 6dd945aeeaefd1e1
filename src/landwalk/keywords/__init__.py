"""CR 702, keyword abilities: one file each, found by looking. `load_all()` loads the rules and them; each registers its meaning."""

from __future__ import annotations

import importlib
import pkgutil

_done = False


def load_all() -> None:
    """Fills all registries once (rules, actions, keywords); later calls cost nothing."""
    global _done
    if _done:
        return
    from landwalk.rules import all_rules, compiled

    all_rules.load()
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    compiled.forget()
    _done = True
