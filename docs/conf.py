"""How the documentation is built: `python3 dev.py docs`."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

project = "Landwalk"
author = "The Landwalk authors"
copyright = "2026, the Landwalk authors"  # Sphinx's name
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Landwalk"
autodoc_member_order = "bysource"
autodoc_typehints = "description"
