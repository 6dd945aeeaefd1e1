"""German head nouns and their compounds: "Goblin-Karte", "Kreaturenzauber", "Nichtspielsteinkreatur", "Zwerg-Berserker".

A compound is one word; its parts are types, subtypes, "Standardland", "Nicht-" with one of them, and a last noun that gives the gender.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from landwalk.abilities.noun import Core, Noun, Status
from landwalk.kernel.node import Node
from landwalk.oracle.words import NOUNS, SUBTYPES, TYPES, NounWord

#: mark of a noun in an older wording ("bleibende Karte" for "Permanent"), in Core.order
OLDER = "older"
#: mark inside a printing: "Fähigkeit" alone, without what kinds of ability are meant
PLAIN = "plain"
#: nouns that are a kind of ability, and their adjectives
ABILITIES = {Noun.ACTIVATED: ("aktiviert",), Noun.TRIGGERED: ("ausgelöst",), Noun.ABILITY: ("aktiviert", "ausgelöst")}
TYPE_ORDER = ("kindred", "artifact", "enchantment", "instant", "sorcery", "land", "creature", "planeswalker", "battle")
_ADJECTIVAL = ("e", "er", "es", "en", "em")
_SPELL = NounWord("noun", ("", ""), ("", "", ""), ("Zauber", "m", "Zauber"))
#: first parts: word -> what it adds
Part: TypeAlias = tuple[str, str]
_FIRST: dict[str, Part] = {
    "artefakt": ("types", "artifact"),
    "kreaturen": ("types", "creature"),
    "kreatur": ("types", "creature"),
    "länder": ("types", "land"),
    "land": ("types", "land"),
    "verzauberungs": ("types", "enchantment"),
    "verzauberung": ("types", "enchantment"),
    "spontanzauber": ("types", "instant"),
    "hexerei": ("types", "sorcery"),
    "planeswalker": ("types", "planeswalker"),
    "schlachten": ("types", "battle"),
    "schlacht": ("types", "battle"),
    "spielstein": ("status", "token"),
    "standardland": ("basic", "land"),
    "standard": ("supertypes", "basic"),
    "permanent": ("status", "permanent"),
    "kommandeur": ("status", "commander"),
    "ausrüstungs": ("subtypes", "Equipment"),
    "bleibende-karte": ("status", "permanent"),
    **{w.de.lower(): ("subtypes", name) for name, w in SUBTYPES.items() if w.de},
}
#: what "Nicht-" may stand before, and what it adds
_NON: dict[str, Part] = {
    "spielstein": ("status", "nontoken"),
    "standard": ("nons", "basic"),
    **{word: ("nons", value) for word, (slot, value) in _FIRST.items() if slot in ("types", "subtypes")},
}
_LONGEST = max(map(len, _FIRST))


def forms(word: NounWord, number: str, case: str) -> str:
    """The noun in a case: plural dative -n, genitive -s where the noun is strong, -n or -en where it is weak.

    Nouns that are declined like adjectives ("der Verbündete") are in their strong form; `adjectival` gives the others.
    """
    if word.de_declension == "w" and number == "s" and case != "nom":
        return word.de + ("n" if word.de.endswith("e") else "en")
    if number == "p":
        plural = word.de_plural
        return plural + "n" if case == "dat" and plural and plural[-1] not in "ns" else plural
    if case == "gen" and word.de_gender in ("m", "n") and word.de_declension != "a":
        return word.de + ("" if word.de.endswith("s") else "es" if word.de.endswith("z") else "s")
    return word.de


def adjectival(word: NounWord, ending: str) -> str:
    """ "Verbündete" + "r"."""
    return word.de.removesuffix("r").removesuffix("e") + ending


_LAST: dict[str, list[tuple[str, str]]] = {}  # word -> (key of type or noun, number)


def _add(word: str, key: str, number: str) -> None:
    known = _LAST.setdefault(word.lower(), [])
    if word and (key, number) not in known:
        known.append((key, number))


def _nouns() -> None:
    table = {**SUBTYPES, **TYPES, **{f"noun {k}": w for k, w in NOUNS.items()}, "noun spell ": _SPELL}
    for key, entry in table.items():
        if not entry.de:
            continue
        for case in ("nom", "gen", "dat"):
            _add(forms(entry, "s", case), key, "s")
            if entry.de_plural:
                _add(forms(entry, "p", case), key, "p")
        if entry.de_declension == "a":
            for ending in _ADJECTIVAL:
                _add(adjectival(entry, ending), key, "s")
            for ending in ("e", "en", "er"):
                _add(adjectival(entry, ending), key, "p")
        if entry.de_gender in ("m", "n") and not entry.de_declension:  # "des Zuges", older dative "Lande"
            _add(entry.de + "es", key, "s")


_nouns()
_add("planeswalkerin", "planeswalker", "s")  # read only
_add("planeswalkerinnen", "planeswalker", "p")
_SUFFIXES = sorted(_LAST, key=len, reverse=True)


class Parts:
    """What the parts of a compound add to a core."""

    __slots__ = ("nons", "status", "subtypes", "supertypes", "types")

    def __init__(self) -> None:
        self.types: tuple[str, ...] = ()
        self.subtypes: tuple[str, ...] = ()
        self.supertypes: tuple[str, ...] = ()
        self.nons: tuple[str, ...] = ()
        self.status: tuple[str, ...] = ()

    def plus(self, part: Part) -> Parts:
        """These and one more."""
        slot, value = part
        new = Parts()
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        if slot == "basic":
            new.supertypes, new.types = (*new.supertypes, "basic"), (*new.types, "land")
        else:
            setattr(new, slot, (*getattr(new, slot), value))
        return new

    def core(self, noun: Noun) -> Core:
        """The core with this noun."""
        types = tuple(sorted(self.types, key=TYPE_ORDER.index))
        if self.subtypes and "basic" in self.supertypes:  # "Wald-Standardlandkarte"
            types = tuple(t for t in types if t != "land")
        return Core(noun, types, self.subtypes, (), self.supertypes, self.nons, tuple(Status(s) for s in self.status))


def parts(word: str) -> list[Parts]:
    """The ways to read a word's first parts, lower case, without the last noun."""
    out: list[Parts] = []
    _walk(word.strip("-"), Parts(), out)
    return out


def _walk(word: str, done: Parts, out: list[Parts]) -> None:
    if not word:
        out.append(done)
        return
    table, rest = _FIRST, word
    if word.startswith("nicht"):
        table, rest = _NON, word[5:].lstrip("-")
    for end in range(min(len(rest), _LONGEST), 1, -1):
        part = table.get(rest[:end])
        if part is not None:
            _walk(rest[end:].lstrip("-"), done.plus(part), out)


@cache
def heads(token: str) -> tuple[tuple[Core, str], ...]:
    """(core, number) of every way to read a token as a noun; adjectives are not in it."""
    out: list[tuple[Core, str]] = []
    for suffix in _SUFFIXES:
        if not token.endswith(suffix):
            continue
        first = token[: len(token) - len(suffix)]
        if first and len(suffix) < 3:
            continue
        ways = parts(first) if first else [Parts()]
        for key, number in _LAST[suffix]:
            for way in ways:
                core = _made(way, key, compound=bool(first))
                if core is not None and (core, number) not in out:
                    out.append((core, number))
    return tuple(out)


def _made(way: Parts, key: str, *, compound: bool) -> Core | None:
    if key == "noun spell ":  # "Kreaturenzauber"; alone it isn't printed any more
        return way.core(Noun.SPELL) if compound and way.types else None
    if key.startswith("noun "):
        noun = Noun(key[5:])
        if noun is Noun.TOKEN and "token" in way.status:
            return None
        return way.core(noun) if not compound or noun is not Noun.PERMANENT or way.nons or way.status else None
    if key in ("instant", "sorcery"):
        return Core(Noun.SPELL, types=(key,)) if not compound else None
    if key in TYPES:
        return way.plus(("types", key)).core(Noun.TYPE)
    if compound and (way.types or not (way.subtypes or way.supertypes or way.status == ("nontoken",))):
        return None
    return way.plus(("subtypes", key)).core(Noun.TYPE)


@cache
def hanging(token: str) -> tuple[Core, ...]:
    """ "Spontanzauber-" before "oder Hexereikarte": what it adds, as a core without a noun of its own."""
    if not token.endswith("-") or len(token) < 4:
        return ()
    return tuple(way.core(Noun.TYPE) for way in parts(token[:-1].lower()))


def _is_older_card(core: Core) -> bool:
    """ "bleibende Karte" for a permanent card."""
    return core.noun is Noun.CARD and Status.PERMANENT in core.status and not (core.types or core.subtypes)


def head_word(core: Core) -> NounWord | None:
    """The noun that gives the gender."""
    if core.order == OLDER and (core.noun is Noun.PERMANENT or _is_older_card(core)):
        return NOUNS["card"]
    if core.noun is Noun.SPELL and core.types in (("instant",), ("sorcery",)) and not core.any_types:
        return TYPES[core.types[0]]
    if core.noun in ABILITIES:
        return NOUNS["ability"]
    if core.noun is Noun.SPELL_OR_ABILITY:
        return NOUNS["spell"]
    if core.noun is not Noun.TYPE:
        return NOUNS.get(str(core.noun))
    names = core.types or core.subtypes
    return (TYPES.get(names[-1]) or SUBTYPES.get(names[-1])) if names else None


def core_gender(core: Core) -> str:
    """m, f or n."""
    word = head_word(core)
    return word.de_gender if word is not None else ""


def in_older_words(tree: Node) -> Node:
    """The tree with the mark of older wordings: prints to 2022 say "bleibende Karte" for "Permanent"."""

    def change(node: Node) -> Node:
        if (
            isinstance(node, Core)
            and (node.noun is Noun.PERMANENT or Status.PERMANENT in node.status)
            and not node.order
        ):
            return node.replace(order=OLDER)
        return node

    return tree.map(change)


def firsts(core: Core) -> list[str] | None:
    """The parts before the last noun of a compound, as they are written alone ("Kreaturen", "Goblin"); None where a word is missing."""
    out: list[str] = []
    for non in core.nons:
        word = TYPES.get(non) or SUBTYPES.get(non)
        if word is None or not word.de:
            return None
        out.append("Nicht-" + word.de if non in SUBTYPES else "Nicht" + word.de.lower())
    if Status.NONTOKEN in core.status:
        out.append("Nichtspielstein")
    for name in core.subtypes:
        if not SUBTYPES[name].de:
            return None
        out.append(SUBTYPES[name].de)
    if "basic" in core.supertypes:
        out.append("Standardland")
        types = tuple(t for t in core.types if t != "land")
    else:
        types = core.types
    for name in types:
        if not TYPES[name].de_compound:
            return None
        out.append(TYPES[name].de_compound)
    return out
