"""Build switch: `LANDWALK_COMPILE=1 pip wheel .` compiles the inner floors with mypyc; the default is a pure wheel."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

FLOORS = ("kernel", "abilities", "actions", "rules")

if os.environ.get("LANDWALK_COMPILE") == "1":
    from mypyc.build import mypycify

    sources = [str(p) for floor in FLOORS for p in sorted(Path("src/landwalk", floor).rglob("*.py"))]
    setup(ext_modules=mypycify([*sources, "--config-file=pyproject.toml"]))
else:
    setup()
