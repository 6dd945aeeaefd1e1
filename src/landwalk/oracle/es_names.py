"""Own names in printed Spanish texts: the name with its article, if it has one, is "~"; the article shows its gender."""

from __future__ import annotations

import re

#: "del" and "al" keep their preposition
_ARTICLES = {"el": "m", "la": "f", "los": "m", "las": "f"}


def replace_own_name(text: str, names: tuple[str, ...]) -> tuple[str, str]:
    """The text with "~" for each of the names, and the gender that an article shows ("m", "f" or "")."""
    gender = ""

    def put(match: re.Match[str]) -> str:
        nonlocal gender
        article = (match["article"] or "").lower()
        contracted = (match["contracted"] or "").lower()
        gender = gender or _ARTICLES.get(article, "m" if contracted else "")
        if contracted:
            return ("A" if match["contracted"][0].isupper() else "a") + " ~" if contracted == "al" else "de ~"
        return "~"

    for name in names:
        words = re.escape(name)
        if name.split(" ", maxsplit=1)[0].lower() in _ARTICLES:
            words = f"(?:{words}|{re.escape(name[0].lower() + name[1:])})"
        text = re.sub(
            rf"(?<![\w'-])(?:(?P<article>[Ee]l|[Ll]a|[Ll]os|[Ll]as) |(?P<contracted>[Dd]el|[Aa]l) )?{words}(?![\w-])",
            put,
            text,
        )
    return text, gender
