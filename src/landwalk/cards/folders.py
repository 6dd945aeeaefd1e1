"""The folder for data of the user: LANDWALK_HOME, else the platform's own."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    r"""The data folder (not made yet): LANDWALK_HOME; else %LOCALAPPDATA%\landwalk on Windows, ~/Library/Application
    Support on macOS, else XDG_DATA_HOME/landwalk, by default ~/.local/share/landwalk.
    """
    own = os.environ.get("LANDWALK_HOME")
    if own:
        return Path(own).expanduser()
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base) / "landwalk" if base else Path.home() / "AppData" / "Local" / "landwalk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "landwalk"
    # The XDG base directory specification: a relative path in the variable is to be ignored.
    base = os.environ.get("XDG_DATA_HOME", "")
    return Path(base) / "landwalk" if base.startswith("/") else Path.home() / ".local" / "share" / "landwalk"


def database_path() -> Path:
    """Where the card database is: ``cards.sqlite`` in `home`."""
    return home() / "cards.sqlite"
