"""German nouns with their adjectives and compounds: "angreifende nichtschwarze Kreatur", "Standardland-Karte", "Goblin-Kreatur"."""

from __future__ import annotations

from landwalk.abilities.noun import Core, Noun, Status
from landwalk.oracle.en_cores import TYPE_ORDER, mixed
from landwalk.oracle.reading import Reader
from landwalk.oracle.words import COLORS, NOUNS, STATUSES, SUBTYPES, TYPES, NounWord, subtype_word

#: (kind of determiner, gender or "p", case) -> ending of an adjective; the rest of "weak" is -en
_WEAK = {("m", "nom"): "e", ("f", "nom"): "e", ("n", "nom"): "e", ("f", "acc"): "e", ("n", "acc"): "e"}
_STRONG = {
    ("m", "nom"): "er", ("f", "nom"): "e", ("n", "nom"): "es", ("p", "nom"): "e",
    ("m", "acc"): "en", ("f", "acc"): "e", ("n", "acc"): "es", ("p", "acc"): "e",
    ("m", "dat"): "em", ("f", "dat"): "er", ("n", "dat"): "em", ("p", "dat"): "en",
    ("m", "gen"): "en", ("f", "gen"): "er", ("n", "gen"): "en", ("p", "gen"): "er",
}  # fmt: skip
ENDINGS = ("e", "er", "es", "en", "em", "")
#: nouns that make the second part of a compound, lower case
_SECOND = {
    "karte": (Noun.CARD, "s"), "karten": (Noun.CARD, "p"),
    "zauberspruch": (Noun.SPELL, "s"), "zaubersprüche": (Noun.SPELL, "p"), "zaubersprüchen": (Noun.SPELL, "p"),
    "zauberspruchs": (Noun.SPELL, "s"),
    "kreatur": (Noun.TYPE, "s"), "kreaturen": (Noun.TYPE, "p"),
    "kreaturenkarte": (Noun.CARD, "s"), "kreaturenkarten": (Noun.CARD, "p"),
}  # fmt: skip
FIRST = {w.de_compound.lower(): name for name, w in TYPES.items() if w.de_compound}
_STATUS_OF = {stem: status for status, (_, _, stem) in STATUSES.items() if stem and " " not in stem}
_COLOR_OF = {stem: letter for letter, (_, _, stem) in COLORS.items()}
_NOUN_OF: dict[str, list[tuple[str, str]]] = {}  # word -> (key of type or noun, number)


def _add(word: str, key: str, number: str) -> None:
    if word:
        _NOUN_OF.setdefault(word.lower(), []).append((key, number))


def forms(word: NounWord, number: str, case: str) -> str:
    """The noun in a case: plural dative -n, genitive -s where the noun is strong, -n or -en where it is weak.

    Nouns that are declined like adjectives ("der Verbündete") have only the forms without an article before them.
    """
    if word.de_declension == "w" and number == "s" and case != "nom":
        return word.de + ("n" if word.de.endswith("e") else "en")
    if number == "p":
        plural = word.de_plural
        return plural + "n" if case == "dat" and plural and plural[-1] not in "ns" else plural
    if case == "gen" and word.de_gender in ("m", "n"):
        return word.de + ("es" if word.de.endswith(("s", "z")) else "s")
    return word.de


for _key, _entry in {**SUBTYPES, **TYPES, **{f"noun {k}": w for k, w in NOUNS.items()}}.items():
    for _case in ("nom", "dat", "gen"):
        _form = forms(_entry, "s", _case)
        if _form and not any(k == _key for k, n in _NOUN_OF.get(_form.lower(), ()) if n == "s"):
            _add(_form, _key, "s")
    for _case in ("nom", "dat"):
        _form = forms(_entry, "p", _case)
        if _form and not any(k == _key for k, n in _NOUN_OF.get(_form.lower(), ()) if n == "p"):
            _add(_form, _key, "p")


def split_compound(word: str) -> list[str]:
    """ "Kreaturenkarte" -> "Kreaturen", "⊕karte"; "Goblin-Karte" -> "Goblin", "⊕-karte"; "+1/+1-Marke" -> "+1/+1", "-", "Marke"."""
    lower = word.lower()
    if lower in _NOUN_OF and "-" not in lower:
        return [word]
    first, hyphen, second = word.rpartition("-")
    if hyphen and second.lower() in _SECOND:
        return [*split_compound(first), "\u2295-" + second]
    if hyphen and second.lower() in (
        "marke",
        "marken",
        "spielstein",
        "spielsteine",
        "spielsteinen",
        "kreaturenspielstein",
        "kreaturenspielsteine",
        "artefaktkreaturenspielstein",
        "artefaktkreaturenspielsteine",
    ):
        out: list[str] = []
        for part in first.split("-") if "/" not in first else [first]:
            out += [part, "-"]
        return [*out, second]
    for second_word in sorted(_SECOND, key=len, reverse=True):
        if lower.endswith(second_word) and lower[: -len(second_word)] in FIRST:
            cut = len(word) - len(second_word)
            return [word[:cut], "\u2295" + word[cut:]]
    return [word]


def head_word(core: Core) -> NounWord | None:
    """The noun that gives the gender."""
    if core.noun is not Noun.TYPE:
        return NOUNS.get(str(core.noun))
    names = core.types or core.subtypes
    return subtype_word(names[-1]) if names else None


def core_gender(core: Core) -> str:
    """m, f or n."""
    word = head_word(core)
    return word.de_gender if word is not None else ""


def ending(kind: str, gender: str, number: str, case: str) -> str:
    """The ending of an adjective after a determiner of this kind: "weak" (der), "mixed" (ein), "strong" (none)."""
    which = "p" if number == "p" else gender
    if kind == "strong" or (kind == "mixed" and case in ("nom", "acc") and which != "p"):
        return _STRONG[which, case]
    return "en" if which == "p" else _WEAK.get((which, case), "en")


def emit_core(core: Core, number: str, case: str, kind: str) -> tuple[list[str], list[str]] | None:
    """(adjectives and noun, the relative clause of "non" words)"""
    word = head_word(core)
    if word is None or not word.de_gender:
        return None
    end = ending(kind, word.de_gender, number, case)
    out: list[str] = []
    after: list[str] = []
    for status in core.status:
        if status is Status.OTHER:
            continue
        stem = STATUSES[status][2] if status in STATUSES else ""
        if not stem or " " in stem:
            return None
        out.append(stem + end)
    for non in core.nons:
        if non in COLORS:
            out.append("nicht" + COLORS[non][2] + end)
            continue
        noun = subtype_word(non) if non in TYPES or non in SUBTYPES else None
        if noun is None or not noun.de_gender or not noun.de_plural or after:
            return None
        pronoun = "die" if number == "p" else {"m": "der", "f": "die", "n": "das"}[word.de_gender]
        kein = "keine" if number == "p" or noun.de_gender == "f" else "kein"
        after = [
            ",",
            pronoun,
            kein,
            noun.de_plural if number == "p" else noun.de,
            "sind" if number == "p" else "ist",
            ",~",
        ]
    for supertype in core.supertypes:
        if supertype not in ("legendary", "snow") and not (supertype == "basic" and "land" in core.types):
            return None
        if supertype != "basic":
            out.append({"legendary": "legendär", "snow": "verschneit"}[supertype] + end)
    out += [COLORS[c][2] + end for c in core.colors]
    said = _noun(core, word, number, case)
    return None if said is None else (out + said, after)


def _noun(core: Core, word: NounWord, number: str, case: str) -> list[str] | None:
    last = forms(word, number, case)
    if not last:
        return None
    basic = "basic" in core.supertypes
    if len(core.any_types) == 2 and not (core.types or core.subtypes or basic or core.conjunction):
        firsts = [TYPES[n].de_compound if n in TYPES else "" for n in core.any_types]
        if all(firsts) and core.noun in (Noun.CARD, Noun.SPELL):
            return [firsts[0], "\u2295-", "oder", firsts[1], "\u2295" + last.lower()]
    if core.any_types or (basic and core.noun is Noun.TYPE and core.types != ("land",)):
        return None
    if core.noun is Noun.TYPE:
        if basic:
            return ["Standardl" + last[1:]] if not core.subtypes else None
        if core.types and core.subtypes:
            if core.types != ("creature",) or len(core.subtypes) > 1 or not subtype_word(core.subtypes[0]).de:
                return None
            return [subtype_word(core.subtypes[0]).de, "\u2295-" + last]
        if len(core.types) == 2 and core.types == ("artifact", "creature"):
            return ["Artefakt", "\u2295" + last.lower()]
        return [last] if len(core.types) + len(core.subtypes) == 1 else None
    names = [*core.subtypes, *core.types]
    if core.noun in (Noun.CARD, Noun.SPELL):
        if not names:
            return [last] if not basic else None
        if basic:
            return (
                ["Standardland", "\u2295-" + last]
                if core.types == ("land",) and not core.subtypes and core.noun is Noun.CARD
                else None
            )
        if len(names) > 1:
            return None
        if core.types:
            first = TYPES[names[0]].de_compound
            return [first, "\u2295" + last.lower()] if first else None
        first = subtype_word(names[0]).de
        return [first, "\u2295-" + last] if first else None
    return [last] if not names else None


def read_cores(r: Reader, number: str, i: int) -> list[tuple[Core, int]]:
    """All cores from token i on, endings read loosely."""
    out: list[tuple[Core, int]] = []
    _walk(r, number, i, Core(), out)
    return out


def _stem(token: str, table: dict[str, object]) -> object | None:
    for end in ENDINGS:
        if token.endswith(end) and token[: len(token) - len(end)] in table:
            return table[token[: len(token) - len(end)]]
    return None


def _walk(r: Reader, number: str, i: int, core: Core, out: list[tuple[Core, int]]) -> None:
    token = r.tokens[i]
    status = _stem(token, _STATUS_OF)  # type: ignore[arg-type]
    if isinstance(status, Status):
        _walk(r, number, i + 1, core.replace(status=(*core.status, status)), out)
    color = _stem(token, _COLOR_OF)  # type: ignore[arg-type]
    if isinstance(color, str):
        _walk(r, number, i + 1, core.replace(colors=(*core.colors, color)), out)
    if token.startswith("nicht"):
        color = _stem(token[5:], _COLOR_OF)  # type: ignore[arg-type]
        if isinstance(color, str):
            _walk(r, number, i + 1, core.replace(nons=(*core.nons, color)), out)
    supertype = _stem(token, {"legendär": "legendary", "verschneit": "snow"})
    if isinstance(supertype, str):
        _walk(r, number, i + 1, core.replace(supertypes=(*core.supertypes, supertype)), out)
    _nouns(r, number, i, core, out)
    r.far = max(r.far, i)


def _nouns(r: Reader, number: str, i: int, core: Core, out: list[tuple[Core, int]]) -> None:
    token, second = r.tokens[i], r.tokens[i + 1]
    if second == "\u2295-" and r.tokens[i + 2] == "oder" and token in FIRST and r.tokens[i + 3] in FIRST:
        noun, its_number = _SECOND.get(r.tokens[i + 4][1:], (None, ""))
        if noun is not None and its_number == number and r.tokens[i + 4][:1] == "\u2295":
            made = _made(core, noun, (), (), ())
            out.append((made.replace(any_types=(FIRST[token], FIRST[r.tokens[i + 3]])), i + 5))
        return
    if second[:1] == "\u2295" and len(second) > 2:
        plain = second[1:].lstrip("-")
        noun, its_number = _SECOND.get(plain, (None, ""))
        if noun is None or its_number != number:
            return
        if token == "standardland" and noun is Noun.CARD:
            out.append((_made(core, noun, ("basic",), ("land",), ()), i + 2))
        elif second[1] == "-":
            for key, _ in _NOUN_OF.get(token, ()):
                if key in SUBTYPES:
                    kinds = ("creature",) if plain.startswith("kreatur") else ()
                    out.append((_made(core, noun, (), kinds, (key,)), i + 2))
        elif token in FIRST:
            first = FIRST[token]
            types = (first, "creature") if noun is Noun.TYPE else (first,)
            out.append((_made(core, noun, (), types, ()), i + 2))
        return
    for word, its in (("standardland", "s"), ("standardlands", "s"), ("standardländer", "p"), ("standardländern", "p")):
        if token == word and its == number:
            out.append((_made(core, Noun.TYPE, ("basic",), ("land",), ()), i + 1))
    for key, its in _NOUN_OF.get(token, ()):
        if its != number:
            continue
        if key.startswith("noun "):
            out.append((_made(core, Noun(key[5:]), (), (), ()), i + 1))
        elif key in TYPES:
            out.append((_made(core, Noun.TYPE, (), (key,), ()), i + 1))
        else:
            out.append((_made(core, Noun.TYPE, (), (), (key,)), i + 1))


def _made(
    core: Core, noun: Noun, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]
) -> Core:
    return core.replace(
        noun=noun,
        supertypes=(*core.supertypes, *supertypes),
        types=tuple(sorted(types, key=TYPE_ORDER.index)),
        subtypes=subtypes,
    )


__all__ = ["mixed", "read_cores"]
