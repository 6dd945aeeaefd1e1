"""Which Landwalk plays: the version and a hash over the code that results depend on. Runs and workers are compared by it."""

from __future__ import annotations

import hashlib
import os
import socket
from functools import cache
from pathlib import Path

from landwalk import __version__

#: Floors and packages that decide how a game goes.
_DECIDE = ("abilities", "actions", "agents", "kernel", "keywords", "play", "rules")


@cache
def engine() -> str:
    """ "0.1.0+1f3a...": equal engines play equal games."""
    package = Path(__file__).resolve().parents[2]
    hashed = hashlib.blake2b(digest_size=6)
    for floor in _DECIDE:
        for path in sorted((package / floor).rglob("*.py")):
            hashed.update(path.relative_to(package).as_posix().encode())
            hashed.update(path.read_bytes())
    return f"{__version__}+{hashed.hexdigest()}"


def worker_name() -> str:
    """Who plays here, for messages."""
    return f"{socket.gethostname()}:{os.getpid()}"
