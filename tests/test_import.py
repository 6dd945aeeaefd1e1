"""`import landwalk` stays small: authors of bots get an engine without a user interface."""

from __future__ import annotations

import subprocess
import sys

CODE = "import sys, landwalk; print(*sorted({m.split('.')[0] for m in sys.modules}))"
NOT_WANTED = {"click", "rich", "numpy", "sqlite3", "yaml", "asyncio", "urllib"}


def test_importing_the_package_loads_no_library_but_msgspec():
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert not NOT_WANTED & set(done.stdout.split())
