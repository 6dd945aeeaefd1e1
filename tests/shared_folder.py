"""Where the reading material and data beside the project are. Tests that need it ask for the fixture `shared`, which skips and says so."""

from __future__ import annotations

import os
from pathlib import Path

#: `LANDWALK_SHARED` overrides.
SHARED = Path(os.environ.get("LANDWALK_SHARED") or Path(__file__).resolve().parents[2] / "shared")
