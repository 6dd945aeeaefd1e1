"""Texts as lists of tokens, and tokens as texts.

A token is a word, a mana symbol, a power/toughness pair, a number or a mark. Everything is compared in lower case; capitals are
made when printing: a word is printed as the grammar has it ("Goblin"), and the token CAPITAL before it raises its first letter.
"""

from __future__ import annotations

import re

CAPITAL = "\u21e7"  # the next word begins a sentence, a cost or a bullet
SOFT_COMMA = ",~"  # a comma that disappears before another mark and at the end
OPEN, CLOSE = "\u201c", "\u201d"  # straight quotes of a text, told apart
NAME, SHORT_NAME = "~", "\u2248"  # the object's own name, and the short name of a legend
NAMES = "\u224b"  # the own name where it is a plural (printed Spanish texts)
BULLET = "\u2022"
GLUE = "\u2060"  # nothing stands between the neighbours (German compounds)

_TOKEN = re.compile(
    r"\{[^{}]+\}"
    r"|\[[+\u2212-]?(?:\d+|X)\]"
    r"|[+\u2212-]?(?:\d+|[X*])(?:\+\*)?/[+\u2212-]?(?:\d+|[X*])(?:\+[*\d])?(?![\w/])"
    r"|[+\u2212-]\d+"
    r"|\d+"
    r"|[^\W\d_]+(?:[-\u2019'/.][^\W\d_]+)*"
    r"|\u2248|~|'s(?!\w)"
    r"|\S"
)
_WHOLE = frozenset({"it's", "that's", "there's", "he's", "she's", "who's", "what's", "let's"})
_NO_SPACE_BEFORE = frozenset({",", ".", ":", ";", "'s", "'", ")", CLOSE, "!", "?"})
_NO_SPACE_AFTER = frozenset({OPEN, "("})
_MARKS = frozenset({",", ".", ":", ";"})
_YOU_SOUND = re.compile(r"(?:uni|use|usu|one|eu|ur?za|u-)", re.IGNORECASE)
_EIGHT = re.compile(r"(?:8|11|18|80)(?:$|/)")


def split(text: str) -> list[str]:
    """The tokens of a text, case kept."""
    out: list[str] = []
    for match in _TOKEN.finditer(text.replace("\u2019", "'")):
        word = match.group()
        if word == '"':
            start = match.start()
            out.append(OPEN if start == 0 or text[start - 1] in " (" else CLOSE)
        elif word.endswith("'s") and word.lower() not in _WHOLE and len(word) > 2:
            out += [word[:-2], "'s"]
        else:
            out.append(word)
    return out


def join(tokens: list[str], *, english: bool = True) -> str:
    """Tokens as a text: spaces, capitals, "an", soft commas."""
    out: list[str] = []
    capital = False
    glue = True
    last = len(tokens) - 1
    for k, raw in enumerate(tokens):
        word = raw
        if word == CAPITAL:
            capital = True
            continue
        if word == GLUE:
            glue = True
            continue
        if word == BULLET:
            out.append("\n" + BULLET)
            glue, capital = False, True
            continue
        if word == SOFT_COMMA:
            after = next((w for w in tokens[k + 1 :] if w not in (CAPITAL, GLUE)), ".")
            if k == last or after in _MARKS or after in (SOFT_COMMA, CLOSE):
                continue
            word = ","
        if english and word == "a":
            word = _article(tokens, k)
        if capital:
            word = word[:1].upper() + word[1:]
            if raw not in (OPEN, "("):
                capital = False
        if not glue and word not in _NO_SPACE_BEFORE and not (word[0] == "{" and out and out[-1].endswith("}")):
            out.append(" ")
        out.append('"' if word in (OPEN, CLOSE) else word)
        glue = word in _NO_SPACE_AFTER
    return "".join(out)


def _article(tokens: list[str], k: int) -> str:
    following = next((w for w in tokens[k + 1 :] if w not in (CAPITAL, GLUE)), "")
    if following[:1].lower() in tuple("aeiou") and not _YOU_SOUND.match(following):
        return "an"
    return "an" if _EIGHT.match(following) or following == "X" or following.startswith(("X/", "hour")) else "a"
