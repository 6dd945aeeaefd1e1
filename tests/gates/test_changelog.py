"""The changelog tells users what is coming."""

from __future__ import annotations

import re
import tomllib


def test_it_has_an_entry_for_what_is_not_released(root):
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert section is not None, "CHANGELOG.md needs a heading `## [Unreleased]`"
    kinds = re.findall(r"^### (.+)$", section[1], re.MULTILINE)
    assert set(kinds) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert re.search(r"^- \S", section[1], re.MULTILINE), "what changes for users? One line under Unreleased"


def test_the_version_is_the_same_everywhere(root):
    import landwalk

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert landwalk.__version__ == project["version"]
