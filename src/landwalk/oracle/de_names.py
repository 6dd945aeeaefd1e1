"""Own names in printed German texts: the name with its article and endings is "~"; the articles show its gender."""

from __future__ import annotations

import re

from landwalk.oracle.tokens import NAME, NAMES

#: genders (m, f, n, p for plurals) that an article may stand for
_PREPOSITIONS = {"vom": "von", "zum": "zu", "zur": "zu", "beim": "bei", "am": "an", "im": "in"}
_SHOWS = {"der": "mfp", "die": "fp", "das": "n", "den": "mp", "dem": "mn", "des": "mn"}
_JOINED = r"(?:\b(?P<joined>[Vv]om|[Zz]um|[Bb]eim|[Aa]m|[Ii]m|[Zz]ur) )?"
_ARTICLE = r"(?:(?P<before>\b(?:[Ii]mmer )?[Ww]enn )?\b(?P<article>[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Dd]es) )?"
#: verbs in the plural: directly behind the name or before it, or at the end of a clause that begins with it
_PLURAL = re.compile(
    r"~ (?:kommen|haben|können|erhalten|greifen|kosten|fügen|verursachen|sind|werden|verlieren|bleiben|verlassen)\b"
    r"|\b(?:erhalten|fügen|kosten) ~"
    r"|\b(?:[Ww]enn|[Ss]owie|[Ff]alls) ~(?! (?:und|oder) )[^,.]*?"
    r"\b(?:kommen|sterben|angreifen|blocken|zufügen|verlassen|werden|verursachen|erhalten|sind)\b(?! ha(?:t|st|ben)\b)"
    r"|\b[Ww]enn ~ (?:Schaden|Kampfschaden) zugefügt wird, (?:fügen|erhalten|kommen|werden) sie\b"
)
#: verbs that show that it is one
_SINGULAR = re.compile(
    r"(?:^|\n|[.:] )~ (?:kommt|hat|kann|erhält|greift|kostet|fügt|verursacht|ist|wird|bleibt|verlässt)\b"
    r"|\b(?:[Ww]enn|[Ss]owie) ~ (?:[^,.]*? )?(?:kommt|stirbt|angreift|blockt|zufügt|verlässt)\b"
)
_ENDING = re.compile(r"(?:es|er|en|em|e|n|s)$")
_NAME_ARTICLES = frozenset({"der", "die", "das"})


def replace_own_name(text: str, names: tuple[str, ...]) -> tuple[str, str]:
    """The text with "~" for each of the names (NAMES where it is a plural), and the gender that its articles show."""
    genders = set("mfnp")

    def put(match: re.Match[str]) -> str:
        article = (match["article"] or "").lower()
        if match["joined"]:  # "vom": "von dem"
            genders.intersection_update("f" if match["joined"].lower() == "zur" else "mn")
            return f"{_PREPOSITIONS[match['joined'].lower()]} ~"
        if article:
            subject = match["before"] or match["article"] == "Der"  # nominative
            genders.intersection_update("m" if article == "der" and subject else _SHOWS[article])
        return f"{match['before'] or ''}~"

    for name in names:
        words = name.split(" ")
        if words[0] in ("Der", "Die", "Das") and len(words) > 1:
            words = words[1:]  # the name's own article is declined like any other
        if any(_stem(w) not in text for w in words if w not in _NAME_ARTICLES):
            continue  # most texts of other names: a pattern of their own takes longer than the reading
        pattern = " ".join(_declined(w) for w in words)
        comma = r"(?:,(?= [a-zäöü+]))?" if "," in name else ""  # "Wenn Breya, die Formerin, ins Spiel kommt"
        of = "(?:['\u2019](?= [A-ZÄÖÜ]))?" if words[-1][-1] in "sxzß" else ""  # "Daxos' Stärke"
        text = re.sub(rf"(?<![\w'-]){_JOINED}{_ARTICLE}{pattern}(?![\w-]){of}{comma}", put, text)
    if "p" in genders and _PLURAL.search(text) and not _SINGULAR.search(text):
        return text.replace(NAME, NAMES), ""
    genders.discard("p")
    return text, genders.pop() if len(genders) == 1 else ""


def _stem(word: str) -> str:
    return _ENDING.sub("", word) if len(word) > 3 else word


def _declined(word: str) -> str:
    """A word of a name in any case; the article of a byname is declined too ("Grismold den Furchtsäer")."""
    if word in _NAME_ARTICLES:
        return "(?:der|die|das|den|dem|des)"
    endings = r"(?:es|ers|ern|er|en|em|e|ns|n|s)?"
    stem = _stem(word)
    if stem == word:
        return re.escape(word) + endings
    return rf"(?:{re.escape(word)}(?:e?s|e?n)?|{re.escape(stem)}{endings})"  # "Titan", "Titanen"
