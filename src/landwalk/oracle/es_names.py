"""Own names in printed Spanish texts: the name with its article, if it has one, is "~" (NAMES where it is a plural)."""

from __future__ import annotations

import re

from landwalk.oracle.tokens import NAME, NAMES

#: "del" and "al" keep their preposition
_ARTICLES = {"el": "m", "la": "f", "los": "m", "las": "f"}
#: verbs before which a name may have "a" ("gira a ~") that today's "gira esta criatura" hasn't
_VERBS = [
    "gir",
    "enderez",
    "enderec",
    "sacrif",
    "transform",
    "exili",
    "descart",
    "regres",
    "regener",
    "destru",
    "control",
    "lanz",
    "mostr",
    "pon",
    "anex",
]
#: but not behind "anexado a" and a relative clause ("de una criatura que controlas a ~"): there "a" is said of a place
_PERSONAL = re.compile(rf"\b(?!(?<=que )control)((?i:{'|'.join(_VERBS)})(?!\w*ad[oa]s?\b)\w*) a ([{NAME}{NAMES}])")


_BEFORE = r"(?:(?P<article>[Ee]l|[Ll]a|[Ll]os|[Ll]as) |(?P<contracted>[Dd]el|[Aa]l) )"
#: a word without article that deals damage can only be a spell's name
_DEALS = re.compile(r"(?m)^([A-ZÁÉÍÓÚÑ]\w+)(?= hace (?:\d+|X|una) )")


def shown_name(text: str) -> str:
    """The name that the text of a spell shows, for halves of split cards whose name in print isn't known; "" if none."""
    match = _DEALS.search(text)
    return match[1] if match else ""


def replace_own_name(text: str, names: tuple[str, ...]) -> tuple[str, str]:
    """The text with "~" for each of the names (NAMES behind a plural article), and the gender that an article shows."""
    gender = ""
    many = False

    def put(match: re.Match[str]) -> str:
        nonlocal gender, many
        article = (match["article"] or "").lower()
        contracted = (match["contracted"] or "").lower()
        many = many or article in ("los", "las")
        gender = gender or _ARTICLES.get(article, "m" if contracted else "")
        if contracted:
            return ("A" if match["contracted"][0].isupper() else "a") + " ~" if contracted == "al" else "de ~"
        return "~"

    for name in names:
        if name[1:] not in text:
            continue
        words = re.escape(name)
        if name.split(" ", maxsplit=1)[0].lower() in _ARTICLES:
            words = f"(?:{words}|{re.escape(name[0].lower() + name[1:])})"
        if " " in name:  # "la capitana Ana Ríos": an office is small behind the article
            small = re.escape(name[0].lower() + name[1:])
            text = re.sub(rf"(?<![\w'-]){_BEFORE}{small}(?![\w-])", put, text)
        text = re.sub(rf"(?<![\w'-]){_BEFORE}?{words}(?![\w-])", put, text)
    many = (
        many
        or re.search(rf"{NAME} (?:hacen|entren|ataquen|mueran|obtienen|ganan|tienen|entran|pueden)\b", text) is not None
    )
    text = _PERSONAL.sub(r"\1 \2", text)
    return (text.replace(NAME, NAMES) if many else text), gender
