"""Card names as keys: case, accents, ligatures and the writing of split names folded; nearest names for a misspelt
one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher

_LETTERS = str.maketrans(
    {
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ł": "l",
        "þ": "th",
        "’": "'",
        "‘": "'",
        "ʼ": "'",
        "`": "'",
        "´": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "–": "-",
        "—": "-",
        "‑": "-",
        "−": "-",
        "꞉": ":",
        "®": "",
        "™": "",
        "…": "...",
    }
)
_SLASHES = re.compile(r"\s*/+\s*")
_SPACES = re.compile(r"\s+")
_PLAIN = re.compile(r"[a-z ,'-]*")

SEPARATOR = " // "


def fold(name: str) -> str:
    """The key of a name: ``"Lim-Dûl’s  Vault"`` -> ``"lim-dul's vault"``, ``"Fire/Ice"`` -> ``"fire // ice"``."""
    key = name.casefold()
    if not _PLAIN.fullmatch(key):
        key = key.translate(_LETTERS)
        if not key.isascii():
            key = unicodedata.normalize("NFKD", key)
            # Mathematical letters and the like become plain capitals by this.
            key = "".join(c for c in key if not unicodedata.combining(c)).casefold().translate(_LETTERS)
        if "/" in key:
            key = _SLASHES.sub(SEPARATOR, key)
    return _SPACES.sub(" ", key).strip()


def parts(full_name: str) -> list[str]:
    """The face names in a full card name: ``"Fire // Ice"`` -> ``["Fire", "Ice"]``."""
    return full_name.split(SEPARATOR)


def nearest_names(name: str, names: Iterable[tuple[str, str]], count: int = 3) -> tuple[str, ...]:
    """The most similar of `names`, best first, at most `count`; none when nothing comes near. `names` are (key, name)
    pairs.

    35,000 names take some 30 ms: pairs of letters choose the 40 best, the slower ratio of difflib orders these.
    """
    key = fold(name)[:100]
    wanted = sorted({key[i : i + 2] for i in range(len(key) - 1)})
    if not wanted:
        return ()
    least = max(1, len(wanted) // 3)
    scored: list[tuple[float, str, str]] = []
    for other, candidate in names:
        shared = 0
        for pair in wanted:
            if pair in other:
                shared += 1
        if shared >= least:
            scored.append((2 * shared / (len(wanted) + len(other)), candidate, other))
    scored.sort(key=lambda s: (-s[0], s[1]))
    matcher = SequenceMatcher(None)
    matcher.set_seq2(key)
    ranked: dict[str, float] = {}
    for _, candidate, other in scored[:40]:
        matcher.set_seq1(other)
        # Typing the beginning of a long name is the commonest miss: "Jace" for "Jace Beleren".
        bonus = 0.4 if other.startswith(key) else 0.0
        ranked[candidate] = max(ranked.get(candidate, 0.0), matcher.ratio() + bonus)
    best = sorted(ranked.items(), key=lambda r: (-r[1], r[0]))
    return tuple(n for n, ratio in best if ratio >= 0.6)[:count]
