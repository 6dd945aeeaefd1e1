"""English adjectives and head nouns."""

from __future__ import annotations

from landwalk.abilities.noun import Core, Noun, Status
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS, NOUNS, STATUSES, SUBTYPES, SUPERTYPES, TYPES, subtype_word

#: slots of adjectives in their usual order
ADJECTIVES = ("status", "supertypes", "nons", "colors", "subtypes", "types")
TYPE_ORDER = ("kindred", "artifact", "enchantment", "instant", "sorcery", "land", "creature", "planeswalker", "battle")
_COLOR_OF = {english: letter for letter, (english, _, _) in COLORS.items()}
_STATUS_OF = {
    words[0]: status for status, words in STATUSES.items() if " " not in words[0] and status is not Status.PERMANENT
}
_HEADS = {
    "s": {w.en: Noun(key) for key, w in NOUNS.items()},
    "p": {w.en_plural: Noun(key) for key, w in NOUNS.items()},
}
_TWO_WORDS = {
    ("activated", "ability"): (Noun.ACTIVATED, "s"),
    ("activated", "abilities"): (Noun.ACTIVATED, "p"),
    ("triggered", "ability"): (Noun.TRIGGERED, "s"),
    ("triggered", "abilities"): (Noun.TRIGGERED, "p"),
    ("spell", "or", "ability"): (Noun.SPELL_OR_ABILITY, "s"),
    ("spells", "or", "abilities"): (Noun.SPELL_OR_ABILITY, "p"),
    ("spells", "and", "abilities"): (Noun.SPELL_OR_ABILITY, "p"),
    ("activated", "or", "triggered", "ability"): (Noun.ABILITY, "s"),
}
#: first word -> (words of the name, the type word)
_WORDS: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {"s": {}, "p": {}}
for _name, _word in {**TYPES, **SUBTYPES}.items():
    for _number, _form in (("s", _word.en), ("p", _word.en_plural)):
        _split = tuple(_form.lower().replace("'s", " 's").split(" "))
        _WORDS[_number].setdefault(_split[0], []).append((_split, _name))
_KINDS = frozenset({Noun.CARD, Noun.SPELL, Noun.PERMANENT, Noun.TOKEN, Noun.SOURCE})


class Parts:
    """What has been read of a core so far."""

    __slots__ = ("any_types", "colors", "nons", "sequence", "status", "subtypes", "supertypes", "types")

    def __init__(self) -> None:
        self.sequence: tuple[str, ...] = ()
        self.status: tuple[Status, ...] = ()
        self.supertypes: tuple[str, ...] = ()
        self.nons: tuple[str, ...] = ()
        self.colors: tuple[str, ...] = ()
        self.subtypes: tuple[str, ...] = ()
        self.types: tuple[str, ...] = ()
        self.any_types: tuple[str, ...] = ()

    def plus(self, name: str, value: str) -> Parts:
        """These parts and one more."""
        new = Parts()
        for slot in self.__slots__:
            setattr(new, slot, getattr(self, slot))
        setattr(new, name, (*getattr(self, name), value))
        new.sequence = (*self.sequence, name)
        return new

    def with_any(self, words: tuple[str, ...]) -> Parts:
        """These parts and words of which one suffices."""
        new = self.plus("any_types", words[0])
        new.any_types = words
        new.sequence = self.sequence
        return new

    def core(self, noun: Noun) -> Core:
        """The core with this head noun."""
        types = self.types if len(self.types) < 2 else tuple(sorted(self.types, key=TYPE_ORDER.index))
        usual = [*sorted(self.sequence, key=ADJECTIVES.index)] == [*self.sequence]
        order = "" if usual else " ".join(self.sequence)
        return Core(
            noun, types, self.subtypes, self.colors, self.supertypes, self.nons, self.status, self.any_types, "", order
        )


def type_words(r: Reader, i: int, number: str) -> list[tuple[str, int]]:
    """Type and subtype words from token i on: (word, end)."""
    out = []
    for split, name in _WORDS[number].get(r.tokens[i], ()):
        if all(r.tokens[i + k] == w for k, w in enumerate(split)):
            out.append((name, i + len(split)))
    return out


def read_core(r: Reader, number: str, i: int) -> Readings:
    """All cores from token i on, with a head in the number "s" or "p"."""
    out: Readings = []
    _walk(r, number, i, Parts(), out)
    return out


def _walk(r: Reader, number: str, i: int, parts: Parts, out: Readings) -> None:
    token = r.tokens[i]
    noun = _HEADS[number].get(token)
    for words, (special, its_number) in _TWO_WORDS.items():
        if words[0] == token and its_number == number and r.literal(words, i) >= 0:
            joined = parts.core(special).replace(conjunction="and") if "and" in words else parts.core(special)
            out.append((joined, i + len(words)))
    if noun is not None:
        out.append((parts.core(noun), i + 1))
    if token in _STATUS_OF:
        after = i + 2 if token == "nontoken" and r.tokens[i + 1] == "," and r.tokens[i + 2].startswith("non") else i + 1
        _walk(r, number, after, parts.plus("status", _STATUS_OF[token]), out)
    if token == "attacking" and r.tokens[i + 1] == "or" and r.tokens[i + 2] == "blocking":
        _walk(r, number, i + 3, parts.plus("status", Status.ATTACKING_OR_BLOCKING), out)
    if token in _COLOR_OF:
        _walk(r, number, i + 1, parts.plus("colors", _COLOR_OF[token]), out)
    if token in _COLOR_OF and r.tokens[i + 1] == "or" and r.tokens[i + 2] in _COLOR_OF:
        both = (_COLOR_OF[token], _COLOR_OF[r.tokens[i + 2]])
        _walk(r, number, i + 3, parts.with_any(both), out)
    if token == "permanent" and r.tokens[i + 1] in ("card", "cards", "spell", "spells"):
        _walk(r, number, i + 1, parts.plus("status", Status.PERMANENT), out)
    if token in SUPERTYPES:
        _walk(r, number, i + 1, parts.plus("supertypes", token), out)
    if token.startswith("non") and token not in ("nontoken", "none"):
        word = _non(token)
        if word:
            after = i + 2 if r.tokens[i + 1] == "," and r.tokens[i + 2].startswith("non") else i + 1
            _walk(r, number, after, parts.plus("nons", word), out)
    _type_words(r, number, i, parts, out)
    r.far = max(r.far, i)


def _type_words(r: Reader, number: str, i: int, parts: Parts, out: Readings) -> None:
    for name, j in type_words(r, i, number):
        out.append((parts.plus("types" if name in TYPES else "subtypes", name).core(Noun.TYPE), j))
    for name, j in type_words(r, i, "s"):
        _walk(r, number, j, parts.plus("types" if name in TYPES else "subtypes", name), out)
        if not parts.any_types:
            _any_types(r, number, j, parts, (name,), out)


def _any_types(r: Reader, number: str, i: int, parts: Parts, names: tuple[str, ...], out: Readings) -> None:
    """ "instant or sorcery card", "artifact, creature, or land card": the noun is shared."""
    k = i
    if r.tokens[k] == ",":
        k += 1
    word = r.tokens[k]
    last = word in ("or", "and", "and/or")
    if last:
        k += 1
    if k == i:
        return
    for name, j in type_words(r, k, "s"):
        more = (*names, name)
        if last:
            noun = _HEADS[number].get(r.tokens[j])
            if noun is not None:
                found = parts.core(noun)
                mark = "" if word == "or" else word
                out.append((found.replace(any_types=more, conjunction=mark), j + 1))
        else:
            _any_types(r, number, j, parts, more, out)


def _non(token: str) -> str:
    word = token[3:].lstrip("-")
    if word in TYPES or word in SUPERTYPES:
        return word
    if word in _COLOR_OF:
        return _COLOR_OF[word]
    for _, name in _WORDS["s"].get(word, ()):
        return name
    return ""


def emit_core(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Parameter: the number."""
    assert isinstance(node, Core)
    number = parameter[:1]
    adjectives = _adjectives(node)
    if adjectives is None:
        return None
    if node.any_types and all(w in COLORS for w in node.any_types):
        said = emit_core(printer, parameter, node.replace(any_types=()))
        if said is None:
            return None
        place = len(node.supertypes) + len(node.nons) + sum(s is not Status.OTHER for s in node.status)
        return [*said[:place], COLORS[node.any_types[0]][0], "or", COLORS[node.any_types[1]][0], *said[place:]]
    if node.noun is Noun.TYPE:
        if not (node.types or node.subtypes):
            return None
        last = subtype_word((*node.subtypes, *node.types)[-1])
        return [*_with_commas(adjectives[:-1]), last.en if number == "s" else last.en_plural]
    out = _with_commas(adjectives)
    if node.any_types:
        kinds = [subtype_word(w).en for w in node.any_types]
        out += _listed(kinds, node.conjunction or "or")
    for special, (noun, its_number) in _TWO_WORDS.items():
        if noun is node.noun and its_number == number and ("and" in special) == (node.conjunction == "and"):
            return out + list(special)
    word = NOUNS.get(str(node.noun))
    if word is None:
        return None
    return [*out, word.en if number == "s" else word.en_plural]


def _adjectives(node: Core) -> list[str] | None:
    """Adjectives and type words in their order, one string each."""
    said: dict[str, list[str]] = {
        "supertypes": list(node.supertypes),
        "nons": [f"non-{w}" if w in SUBTYPES else "non" + (COLORS[w][0] if w in COLORS else w) for w in node.nons],
        "colors": [COLORS[c][0] for c in node.colors],
        "subtypes": [subtype_word(w).en for w in node.subtypes],
        "types": [subtype_word(w).en for w in node.types],
        "status": [],
    }
    for status in node.status:
        if status is not Status.OTHER:
            words = STATUSES.get(status)
            if words is None:
                return None
            said["status"].append(words[0])
    order = (
        node.order.split(" ") if node.order not in ("", "older") else [name for name in ADJECTIVES for _ in said[name]]
    )
    try:
        return [said[name].pop(0) for name in order]
    except IndexError:
        return None


def _with_commas(words: list[str]) -> list[str]:
    """ "nonland, nontoken": a comma between two that begin with non."""
    out: list[str] = []
    for k, word in enumerate(words):
        if k and word.startswith("non") and words[k - 1].startswith("non"):
            out.append(",")
        out += word.split(" ")
    return out


def _listed(words: list[str], conjunction: str) -> list[str]:
    if len(words) == 2:
        return [words[0], conjunction, words[1]]
    out = []
    for word in words[:-1]:
        out += [word, ","]
    return [*out, conjunction, words[-1]]


def mixed(cores: tuple[Core, ...]) -> bool:
    """A list that must be read with a shared noun ("artifact or creature card") and isn't."""
    if cores[0].noun is Noun.SPELL and cores[-1].noun is Noun.ABILITY:
        return True
    return cores[0].noun is Noun.TYPE and any(c.noun in _KINDS for c in cores[1:])


def install(grammar: Grammar) -> None:
    """Add cores to a grammar."""
    grammar.read_code["core"] = read_core
    grammar.emit_code["core"] = emit_core
