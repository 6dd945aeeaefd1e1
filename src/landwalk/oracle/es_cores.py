"""Spanish nouns with their adjectives: "criatura Trasgo roja atacante objetivo que no sea ficha"."""

from __future__ import annotations

from landwalk.abilities.noun import Core, Noun, Status
from landwalk.kernel.node import Node
from landwalk.oracle.en_cores import TYPE_ORDER, mixed
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.shared_adjectives import LAST, said_once
from landwalk.oracle.words import COLORS, NOUNS, STATUSES, SUBTYPES, SUPERTYPES, TYPES, NounWord, subtype_word

_FORM = {("m", "s"): 0, ("f", "s"): 1, ("m", "p"): 2, ("f", "p"): 3}
_AGAIN = frozenset({"un", "una", "el", "la", "los", "las"})
_JOINED = frozenset({Noun.CARD, Noun.SPELL, Noun.TOKEN})


def _tables() -> tuple[dict[str, dict[str, str]], dict[str, dict[str, Noun]], dict[str, tuple[str, object]]]:
    types: dict[str, dict[str, str]] = {"s": {}, "p": {}}
    for name, word in {**SUBTYPES, **TYPES}.items():
        if word.es:
            types["s"][word.es.lower()] = name
            types["p"][word.es_plural.lower()] = name
    nouns = {
        "s": {w.es: Noun(k) for k, w in NOUNS.items()},
        "p": {w.es_plural: Noun(k) for k, w in NOUNS.items()},
    }
    adjectives: dict[str, tuple[str, object]] = {}
    for letter, (_, forms, _) in COLORS.items():
        adjectives |= dict.fromkeys(forms, ("colors", letter))
    for name, (forms, _) in SUPERTYPES.items():
        adjectives |= {f: ("supertypes", name) for f in forms if f}
    for status, (_, forms, _) in STATUSES.items():
        adjectives |= {f: ("status", status) for f in forms if f}
    return types, nouns, adjectives


_TYPES, _NOUNS, _ADJECTIVES = _tables()


#: nouns of more words
_TWO_WORDS: tuple[tuple[tuple[str, ...], Noun, str], ...] = (
    (("hechizo", "o", "habilidad"), Noun.SPELL_OR_ABILITY, "s"),
    (("hechizo", "o", "la", "habilidad"), Noun.SPELL_OR_ABILITY, "s"),
    (("hechizos", "o", "habilidades"), Noun.SPELL_OR_ABILITY, "p"),
    (("hechizos", "y", "habilidades"), Noun.SPELL_OR_ABILITY, "p"),
    (("habilidad", "activada"), Noun.ACTIVATED, "s"),
    (("habilidades", "activadas"), Noun.ACTIVATED, "p"),
    (("habilidad", "disparada"), Noun.TRIGGERED, "s"),
    (("habilidades", "disparadas"), Noun.TRIGGERED, "p"),
    (("habilidad", "activada", "o", "disparada"), Noun.ABILITY, "s"),
)
_SAID_WITH_TWO = {(noun, which): words for words, noun, which in reversed(_TWO_WORDS)}


def head_word(core: Core) -> NounWord | None:
    """The noun that gives the gender."""
    if core.noun is not Noun.TYPE:
        return NOUNS.get(str(core.noun))
    names = core.types or core.subtypes
    return subtype_word(names[-1]) if names else None


def core_gender(core: Core) -> str:
    """M or f."""
    if core.noun in (Noun.ACTIVATED, Noun.TRIGGERED):
        return "f"
    if core.noun is Noun.SPELL_OR_ABILITY:
        return "m"
    word = head_word(core)
    return (word.es_gender or "m") if word is not None else "f"


def emit_cores(cores: tuple[Core, ...], number: str, conjunction: str, *, objetivo: bool) -> list[str] | None:
    """Cores with "o" or "y" between them, "objetivo" behind, then the relative clauses."""
    out: list[str] = []
    after: list[str] = []
    word = {"and": "y", "and/or": "y/o"}.get(conjunction, "o")
    once = said_once(cores, LAST)
    for k, core in enumerate(once):
        said = _emit_core(core, number)
        if said is None or (said[1] and len(cores) > 1 and once is cores):
            return None
        if k:
            out += [word] if k == len(cores) - 1 else [","]
        shared = k > 0 and core.noun in _JOINED and core.noun is cores[0].noun and said[0][1:2] == ["de"]
        out += said[0][1:] if shared else said[0]  # "tierra básica o de Portal"
        after = said[1]
    if objetivo:
        out.append("objetivo")
    return out + after


def read_core(r: Reader, parameter: str, i: int) -> Readings:
    """One core without what follows; the parameter is its number."""
    return [*_read_core(r, parameter, i)]


def emit_core(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    said = _emit_core(node, parameter) if isinstance(node, Core) else None
    return None if said is None or said[1] else said[0]


def _emit_core(core: Core, number: str) -> tuple[list[str], list[str]] | None:
    two = _SAID_WITH_TWO.get((core.noun, number))
    if two is not None and core == Core(core.noun):
        return list(two), []
    word = head_word(core)
    if word is None or not word.es or not word.es_plural:
        return None
    form = _FORM[word.es_gender or "m", number]
    out = [word.es if number == "s" else word.es_plural]
    types = _type_words(core)
    if types is None:
        return None
    if Status.PERMANENT in core.status and core.noun in _JOINED:
        types = ["permanente", *types]
    if types:
        out += (["de"] if core.noun in _JOINED else []) + types
    elif (core.noun in _JOINED and core.supertypes) or (core.noun is Noun.PERMANENT and (core.types or core.subtypes)):
        return None
    out += [w for non in _plain_nons(core) for w in ("no", SUPERTYPES[non][0][form])]
    for name in core.supertypes:
        words = SUPERTYPES[name][0]
        # after "carta de tierra" the adjective belongs to the type
        last = (core.types or core.subtypes or ("",))[-1]
        inner = _FORM[subtype_word(last).es_gender or "m", "s"] if last and core.noun in _JOINED else form
        out.append(words[inner])
    out += [COLORS[c][1][form] for c in core.colors]
    if core.any_types and core.any_types[0] in COLORS:
        out += [COLORS[core.any_types[0]][1][form], "o", COLORS[core.any_types[1]][1][form]]
    for status in core.status:
        if status in (Status.OTHER, Status.NONTOKEN) or (status is Status.PERMANENT and core.noun in _JOINED):
            continue
        words = STATUSES[status][1] if status in STATUSES else ("",) * 4
        if not words[form]:
            return None
        out += words[form].split(" ")
    after = _relative(core, number)
    if "" in out or after is None:
        return None
    return out, after


def _type_words(core: Core) -> list[str] | None:
    names = list(core.any_types)
    if any(n in COLORS for n in names):
        return [] if len(names) == 2 and all(n in COLORS for n in names) else None
    if names:
        words = [subtype_word(n).es for n in names]
        if not all(words) or core.types or core.subtypes:
            return None
        joint = {"and": "y", "and/or": "y/o"}.get(core.conjunction, "o")
        out = [words[0]]
        for k, word in enumerate(words[1:], 1):
            again = ["de"] if core.noun in _JOINED and len(words) == 2 and names[k] in TYPES else []
            out += [joint if k == len(words) - 1 else ",", *again, word]
        return [p for w in out for p in w.split(" ")]
    types = [subtype_word(t).es for t in reversed(core.types)]
    subtypes = [subtype_word(s).es for s in core.subtypes]
    words = [*types, *subtypes]
    if not all(words):
        return None
    if core.noun is Noun.TYPE:
        words = words[1:] if core.types else subtypes[:-1]
    return [p for w in words for p in w.split(" ")]


def _plain_nons(core: Core) -> list[str]:
    """ "tierra no básica"."""
    return [n for n in core.nons if n in SUPERTYPES and core.noun is Noun.TYPE]


def _relative(core: Core, number: str) -> list[str] | None:
    said: list[str] = []
    for k, non in enumerate(n for n in core.nons if n not in _plain_nons(core)):
        if non in COLORS:
            word = COLORS[non][1][_FORM[core_gender(core), number]]
        elif non in SUPERTYPES:
            word = SUPERTYPES[non][0][_FORM[core_gender(core), number]]
        else:
            noun = subtype_word(non)
            word = noun.es
        if not word:
            return None
        said += (["ni"] if k else []) + (["de"] if core.noun is Noun.SPELL and non in TYPES else []) + word.split(" ")
    if Status.NONTOKEN in core.status:
        said += (["ni"] if said else []) + ["ficha" if number == "s" else "fichas"]
    return ["que", "no", "sea" if number == "s" else "sean", *said] if said else []


class _Found:
    __slots__ = ("colors", "nons", "noun", "status", "subtypes", "supertypes", "types")

    def __init__(self, noun: Noun) -> None:
        self.noun = noun
        self.types: list[str] = []
        self.subtypes: list[str] = []
        self.colors: list[str] = []
        self.supertypes: list[str] = []
        self.nons: list[str] = []
        self.status: list[Status] = []

    def core(self, any_types: tuple[str, ...] = (), conjunction: str = "") -> Core:
        """The core."""
        subtypes = self.subtypes
        if self.noun is Noun.TYPE and not self.types and len(subtypes) > 1:
            subtypes = [*subtypes[1:], subtypes[0]]
        return Core(
            self.noun,
            tuple(sorted(self.types, key=TYPE_ORDER.index)),
            tuple(subtypes),
            tuple(self.colors),
            tuple(self.supertypes),
            tuple(self.nons),
            tuple(self.status),
            any_types,
            conjunction,
        )


def read_cores(r: Reader, number: str, i: int, *, objetivo: bool) -> list[tuple[tuple[Core, ...], str, int]]:
    """(cores, conjunction, end)"""
    out: list[tuple[tuple[Core, ...], str, int]] = []
    for core, j in _read_core(r, number, i):
        _close(r, number, (core,), "", j, objetivo, out)
        _list(r, number, (core,), j, objetivo, out)
    noun = _NOUNS[number].get(r.tokens[i])
    if objetivo and noun in _JOINED and r.literal(("objetivo", "de"), i + 1) >= 0:
        early: list[tuple[Core, int]] = []  # "el hechizo objetivo de artefacto"
        _joined(r, noun, i + 3, early)
        out += [((core,), "", j) for core, j in early]
    return [found for found in out if not mixed(found[0]) and not _shared(found[0])]


def _shared(cores: tuple[Core, ...]) -> bool:
    """ "carta de instantáneo o conjuro" is one core."""
    return cores[0].noun in _JOINED and any(c.noun is Noun.TYPE for c in cores[1:])


def _list(
    r: Reader,
    number: str,
    cores: tuple[Core, ...],
    i: int,
    objetivo: bool,  # noqa: FBT001
    out: list[tuple[tuple[Core, ...], str, int]],
) -> None:
    token = r.tokens[i]
    if token not in (",", "o", "y", "y/o"):
        return
    first = cores[0]
    if first.noun in _JOINED and r.tokens[i + 1] == "de" and first != _said_alone(first):  # "tierra básica o de Portal"
        later: list[tuple[Core, int]] = []
        _joined(r, first.noun, i + 2, later)
        for core, j in later:
            _close(r, number, (*cores, core), {"y": "and", "y/o": "and/or"}.get(token, ""), j, objetivo, out)
        return
    again = i + 1 + (r.tokens[i + 1] in _AGAIN)  # "un artefacto o una tierra"
    for core, j in _read_core(r, number, again):
        if token == ",":
            _list(r, number, (*cores, core), j, objetivo, out)
        else:
            _close(r, number, (*cores, core), {"y": "and", "y/o": "and/or"}.get(token, ""), j, objetivo, out)


def _said_alone(core: Core) -> Core:
    """The core with its one type and nothing else: of several such a list of types is made (`any_types`)."""
    return Core(core.noun, core.types[:1], () if core.types else core.subtypes[:1])


def _close(
    r: Reader,
    number: str,
    cores: tuple[Core, ...],
    conjunction: str,
    i: int,
    objetivo: bool,  # noqa: FBT001
    out: list[tuple[tuple[Core, ...], str, int]],
) -> None:
    if objetivo:
        if r.tokens[i] != "objetivo":
            r.far = max(r.far, i)
            return
        i += 1
        if len(cores) == 1:  # "el Zombie objetivo atacante"
            late: list[tuple[Core, int]] = []
            _behind(r, _Found(cores[0].noun), i, late)
            out += [((_with(cores[0], more),), conjunction, j) for more, j in late if more.status]
    out.append((cores, conjunction, i))
    if len(cores) == 1:
        out += [((core,), conjunction, j) for core, j in (*read_nons(r, number, cores[0], i), *_being(r, cores[0], i))]
    elif all(c.subtypes and not c.types for c in cores):  # "un Elfo o Berserker que no sea ficha"
        for core, j in read_nons(r, number, cores[-1], i):
            out += [((*cores[:-1], core), conjunction, j)] if core.nons == cores[-1].nons else []


def _with(core: Core, more: Core) -> Core:
    return core.replace(status=(*core.status, *more.status))


def _being(r: Reader, core: Core, i: int) -> list[tuple[Core, int]]:
    """ "criaturas que sean Dragón", "criaturas que están boca abajo": the same as the words behind the noun."""
    if r.tokens[i] != "que":
        return []
    out: list[tuple[Core, int]] = []
    if r.tokens[i + 1] in ("sea", "sean"):
        name = _TYPES["s"].get(r.tokens[i + 2]) or _TYPES["p"].get(r.tokens[i + 2])
        if name is not None and name not in TYPES and not core.subtypes:
            out.append((core.replace(subtypes=(name,)), i + 3))
    elif r.tokens[i + 1] in ("está", "están", "esté", "estén"):
        late: list[tuple[Core, int]] = []
        _behind(r, _Found(core.noun), i + 2, late)
        out += [(_with(core, more), j) for more, j in late if len(more.status) == 1]
    return out


def read_nons(r: Reader, number: str, core: Core, i: int) -> list[tuple[Core, int]]:
    """ "que no sea tierra", "y que no sean fichas": the core with what it must not be."""
    start = i + (r.tokens[i] == "y")
    j = r.literal(("que", "no", "sea" if number == "s" else "sean"), start)
    return [] if j < 0 else _nons(r, number, core, j)


def _nons(r: Reader, number: str, core: Core, i: int) -> list[tuple[Core, int]]:
    out: list[tuple[Core, int]] = []
    j = i + (r.tokens[i] in ("de", "un", "una"))
    token = r.tokens[j]
    known = _ADJECTIVES.get(token)
    new: Core | None = None
    if token in ("ficha", "fichas"):
        new = core.replace(status=(*core.status, Status.NONTOKEN))
    elif known is not None and known[0] in ("colors", "supertypes"):
        new = core.replace(nons=(*core.nons, known[1]))
    elif token in _TYPES["s"]:  # also of several: "permanentes que no sean tierra"
        new = core.replace(nons=(*core.nons, _TYPES["s"][token]))
    elif number == "p" and token in _TYPES["p"]:  # "que no sean Zombies"
        new = core.replace(nons=(*core.nons, _TYPES["p"][token]))
    if new is not None:
        out.append((new, j + 1))
        if (
            (r.tokens[j + 1] == "," and r.tokens[j + 2] in _TYPES["s"])
            or r.tokens[j + 1] == "ni"
            or (r.tokens[j + 1] == "o" and (r.tokens[j + 2] == "de" or len(new.nons) > 2))
        ):
            out += _nons(r, number, new, j + 2)
    return out


def _read_core(r: Reader, number: str, i: int) -> list[tuple[Core, int]]:
    token = r.tokens[i]
    out: list[tuple[Core, int]] = []
    for words, noun, which in _TWO_WORDS:
        end = r.literal(words, i) if which == number and words[0] == token else -1
        if end >= 0:
            _behind(r, _Found(noun), end, out)
    if token in _NOUNS[number]:
        found = _Found(_NOUNS[number][token])
        _behind(r, found, i + 1, out)
        if r.tokens[i + 1] == "de" and found.noun in _JOINED:
            _joined(r, found.noun, i + 2, out)
        elif r.tokens[i + 1] == "arcano" and found.noun is Noun.SPELL:  # "un hechizo Arcano o de Espíritu"
            _joined(r, found.noun, i + 1, out)
        elif found.noun is Noun.SOURCE and r.tokens[i + 1] in _TYPES["s"]:  # "una fuente Gigante"
            _more_types(r, found, i + 1, out)
    elif token in _TYPES[number]:
        found = _Found(Noun.TYPE)
        name = _TYPES[number][token]
        (found.types if name in TYPES else found.subtypes).append(name)
        _more_types(r, found, i + 1, out)
    elif i > r.far:
        r.far = i
    return out


def _more_types(r: Reader, found: _Found, i: int, out: list[tuple[Core, int]]) -> None:
    j = i
    while r.tokens[j] in _TYPES["s"]:
        _behind(r, found, j, out)
        name = _TYPES["s"][r.tokens[j]]
        (found.types if name in TYPES else found.subtypes).append(name)
        j += 1
    _behind(r, found, j, out)


def _joined(r: Reader, noun: Noun, i: int, out: list[tuple[Core, int]]) -> None:
    """ "carta de criatura", "carta de instantáneo o de conjuro", "carta de permanente"."""
    token = r.tokens[i]
    if token == "permanente":
        found = _Found(noun)
        found.status.append(Status.PERMANENT)
        _more_types(r, found, i + 1, out)
        return
    if token not in _TYPES["s"]:
        return
    found = _Found(noun)
    first = _TYPES["s"][token]
    (found.types if first in TYPES else found.subtypes).append(first)
    _more_types(r, found, i + 1, out)
    names = [first]
    j = i + 1
    while r.tokens[j] in (",", "o", "y", "y/o"):
        word = r.tokens[j]
        j += 1 + (r.tokens[j + 1] == "de")  # "de instantáneo o de conjuro"
        if r.tokens[j] not in _TYPES["s"]:
            break
        names.append(_TYPES["s"][r.tokens[j]])
        j += 1
        if word != ",":
            several = _Found(noun)
            ends: list[tuple[Core, int]] = []
            _behind(r, several, j, ends)
            mark = {"y": "and", "y/o": "and/or"}.get(word, "")
            out += [(c.replace(any_types=tuple(names), conjunction=mark), k) for c, k in ends]
            break


def _behind(r: Reader, found: _Found, i: int, out: list[tuple[Core, int]]) -> None:
    """Adjectives behind the noun."""
    colors, supertypes, status = list(found.colors), list(found.supertypes), list(found.status)
    nons = list(found.nons)
    j = i
    while True:
        made = _Found(found.noun)
        made.types, made.subtypes, made.nons = list(found.types), list(found.subtypes), list(nons)
        made.colors, made.supertypes, made.status = list(colors), list(supertypes), list(status)
        out.append((made.core(), j))
        if (
            r.tokens[j] in ("atacante", "atacantes")
            and r.tokens[j + 1] == "o"
            and r.tokens[j + 2].startswith("bloqueador")
        ):
            status.append(Status.ATTACKING_OR_BLOCKING)
            j += 3
            continue
        if r.tokens[j] == "no" and _ADJECTIVES.get(r.tokens[j + 1], ("",))[0] == "supertypes":
            nons.append(str(_ADJECTIVES[r.tokens[j + 1]][1]))
            j += 2
            continue
        if colors and len(colors) == 1 and r.tokens[j] == "o":  # "negro o verde"
            other = _ADJECTIVES.get(r.tokens[j + 1], ("", ""))
            if other[0] == "colors":
                either = made.core().replace(colors=(), any_types=(colors[0], str(other[1])))
                out.append((either, j + 2))
        known = _ADJECTIVES.get(r.tokens[j]) or _ADJECTIVES.get(f"{r.tokens[j]} {r.tokens[j + 1]}")
        if known is None:
            return
        kind, value = known
        {"colors": colors, "supertypes": supertypes, "status": status}[kind].append(value)  # type: ignore[attr-defined]
        j += 1 if r.tokens[j] in _ADJECTIVES else 2
