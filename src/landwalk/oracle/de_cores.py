"""German nouns with their adjectives: "angreifende nichtschwarze Kreatur", "Standardland-Karte", "fliegende Kreatur"."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.linked import ExiledWith
from landwalk.abilities.noun import Attached, Core, Modifier, Noun, Status, WithKeyword, WithoutKeyword
from landwalk.oracle.de_heads import ABILITIES, OLDER, PLAIN, firsts, forms, hanging, head_word, heads
from landwalk.oracle.reading import Reader
from landwalk.oracle.words import COLORS, NOUNS, STATUSES, SUBTYPES, TYPES

#: (kind of determiner, gender or "p", case) -> ending of an adjective; the rest of "weak" is -en
_WEAK = {("m", "nom"): "e", ("f", "nom"): "e", ("n", "nom"): "e", ("f", "acc"): "e", ("n", "acc"): "e"}
_STRONG = {
    ("m", "nom"): "er", ("f", "nom"): "e", ("n", "nom"): "es", ("p", "nom"): "e",
    ("m", "acc"): "en", ("f", "acc"): "e", ("n", "acc"): "es", ("p", "acc"): "e",
    ("m", "dat"): "em", ("f", "dat"): "er", ("n", "dat"): "em", ("p", "dat"): "en",
    ("m", "gen"): "en", ("f", "gen"): "er", ("n", "gen"): "en", ("p", "gen"): "er",
}  # fmt: skip
ENDINGS = ("e", "er", "es", "en", "em", "")
_FLYING = KeywordAbility("flying")
_STATUS_OF = {stem: status for status, (_, _, stem) in STATUSES.items() if stem and " " not in stem}
COLOR_OF = {stem: letter for letter, (_, _, stem) in COLORS.items()}
_SUPERTYPES = {"legendary": "legendär", "snow": "verschneit"}
#: adjective stem -> (slot of the core, value)
_ADJECTIVES: dict[str, tuple[str, str]] = {
    **{stem: ("status", status) for stem, status in _STATUS_OF.items()},
    **{stem: ("colors", letter) for stem, letter in COLOR_OF.items()},
    **{"nicht" + stem: ("nons", letter) for stem, letter in COLOR_OF.items()},
    **{stem: ("supertypes", name) for name, stem in _SUPERTYPES.items()},
    **{"nicht" + stem: ("nons", name) for name, stem in _SUPERTYPES.items()},
}
#: what German says with an adjective and English behind the noun
_TAILS: dict[str, Modifier] = {"fliegend": WithKeyword(_FLYING), "nichtfliegend": WithoutKeyword(_FLYING)}
_TAIL_STEMS = {modifier: stem for stem, modifier in _TAILS.items()}
_ATTACHED = ("angelegte", "angelegten", "angelegter")
_EXILED = ("geschickte", "geschickten", "geschickter")
_OR = {"oder": "", "und": "and", "und/oder": "and/or"}
_CONJUNCTION = {mark: word for word, mark in _OR.items()} | {"or": "oder"}


def ending(kind: str, gender: str, number: str, case: str) -> str:
    """The ending of an adjective after a determiner of this kind: "weak" (der), "mixed" (ein), "strong" (none)."""
    which = "p" if number == "p" else gender
    if kind == "strong" or (kind == "mixed" and case in ("nom", "acc") and which != "p"):
        return _STRONG[which, case]
    return "en" if which == "p" else _WEAK.get((which, case), "en")


def stem_of(token: str) -> str:
    """The stem of an adjective that cores know, "" for other words."""
    for end in ENDINGS:
        stem = token[: len(token) - len(end)] if end else token
        if token.endswith(end) and (stem in _ADJECTIVES or stem in _TAILS or stem == "bleibend"):
            return stem
    return ""


def as_adjective(modifier: Modifier) -> str:
    """The stem of the adjective that says a modifier ("fliegend"), "" where none does."""
    return _TAIL_STEMS.get(modifier, "")


def read_cores(r: Reader, number: str, i: int) -> list[tuple[Core, int]]:
    """Nouns with their adjectives."""
    return [
        (core, j)
        for core, tail, j in read_described(r, number, i)
        if not tail and not (core.order == OLDER and core.noun is Noun.CARD)
    ]


def read_described(r: Reader, number: str, i: int) -> list[tuple[Core, tuple[Modifier, ...], int]]:
    """Nouns with their adjectives, and what adjectives say that English says behind the noun."""
    out: list[tuple[Core, tuple[Modifier, ...], int]] = []
    _walk(r, number, i, Core(), (), out)
    return out


def _walk(
    r: Reader,
    number: str,
    i: int,
    done: Core,
    tail: tuple[Modifier, ...],
    out: list[tuple[Core, tuple[Modifier, ...], int]],
) -> None:
    token = r.tokens[i]
    stem = stem_of(token)
    out += [(_merged(done, core), tail, j) for core, j in _abilities(r, number, i)]
    if stem == "bleibend" and r.tokens[i + 1].rstrip("n") == "karte":
        if (r.tokens[i + 1] == "karten") == (number == "p"):
            out.append((_merged(done, Core(Noun.PERMANENT, order=OLDER)), tail, i + 2))
            out.append((_merged(done, Core(Noun.CARD, status=(Status.PERMANENT,), order=OLDER)), tail, i + 2))
    elif stem == "bleibend" and r.tokens[i + 1].startswith("nicht"):
        for core, its in heads(r.tokens[i + 1]):
            if its == number and core.noun is Noun.CARD and core.nons:
                out.append((_merged(done, core.replace(noun=Noun.PERMANENT, order=OLDER)), tail, i + 2))
    elif stem == "bleibend":  # "bleibende Drache-Karte"
        for core, its in heads(r.tokens[i + 1]):
            if its == number and core == Core(Noun.CARD, subtypes=core.subtypes) and core.subtypes:
                made = core.replace(status=(Status.PERMANENT,), order=OLDER)
                out.append((_merged(done, made), tail, i + 2))
    elif stem:
        other = stem_of(r.tokens[i + 2]) if r.tokens[i + 1] == "oder" else ""
        if (stem, other) == ("angreifend", "blockend"):
            _walk(r, number, i + 3, done.replace(status=(*done.status, Status.ATTACKING_OR_BLOCKING)), tail, out)
        elif other in COLOR_OF and stem in COLOR_OF:
            _walk(r, number, i + 3, done.replace(any_types=(COLOR_OF[stem], COLOR_OF[other])), tail, out)
        elif stem in _TAILS:
            _walk(r, number, i + 1, done, (*tail, _TAILS[stem]), out)
        else:
            slot, value = _ADJECTIVES[stem]
            _walk(r, number, i + 1, done.replace(**{slot: (*getattr(done, slot), value)}), tail, out)
    out += [(_merged(done, core), tail, i + 1) for core, its in heads(token) if its == number]
    for modifier, j in _participles(r, i) if done == Core() or done.status == (Status.OTHER,) else ():
        _walk(r, number, j, done, (*tail, modifier), out)
    if token.endswith("-"):
        for first in hanging(token):
            _hanging(r, number, i + 1, done, (first,), tail, out)
    r.far = max(r.far, i)


def _participles(r: Reader, i: int) -> list[tuple[Modifier, int]]:
    """ "an sie angelegte", "mit ~ ins Exil geschickten": before the noun what else stands in a relative clause."""
    out: list[tuple[Modifier, int]] = []
    if r.tokens[i] == "an":
        out += [(Attached(to), j + 1) for to, j in r.read("baseref", "acc", i + 1) if r.tokens[j] in _ATTACHED]
    if r.tokens[i] in ("mit", "von"):
        for source, j in r.read("baseref", "dat", i + 1):
            if r.literal(("ins", "exil"), j) >= 0 and r.tokens[j + 2] in _EXILED:
                out.append((ExiledWith(source), j + 3))
    return out


def _abilities(r: Reader, number: str, i: int) -> list[tuple[Core, int]]:
    """ "aktivierte Fähigkeit", "aktivierten oder ausgelösten Fähigkeiten"."""
    out: list[tuple[Core, int]] = []
    for noun, stems in ABILITIES.items():
        j = i
        for k, stem in enumerate(stems):
            if k and r.tokens[j] != "oder":
                break
            j += bool(k)
            if r.tokens[j].startswith(stem) and r.tokens[j][len(stem) :] in ENDINGS:
                j += 1
            else:
                break
        else:
            if r.tokens[j] == ("fähigkeit" if number == "s" else "fähigkeiten"):
                out.append((Core(noun), j + 1))
    return out


def _hanging(
    r: Reader,
    number: str,
    i: int,
    done: Core,
    before: tuple[Core, ...],
    tail: tuple[Modifier, ...],
    out: list[tuple[Core, tuple[Modifier, ...], int]],
) -> None:
    """ "Artefakt-, Kreaturen- oder Länderkarte": the noun is shared."""
    token = r.tokens[i]
    if token == ",":
        for first in hanging(r.tokens[i + 1]):
            _hanging(r, number, i + 2, done, (*before, first), tail, out)
    if token not in _OR:
        return
    for last, its in heads(r.tokens[i + 1]):
        if its != number:
            continue
        cores = (*before, last.replace(noun=Noun.TYPE))
        plain = [_single(core.replace(supertypes=())) for core in cores]
        basic = [core.supertypes for core in cores if core.supertypes]
        if before[-1].supertypes and not last.supertypes:
            continue  # "Standardland- oder Tor-Karte" are two nouns
        if all(plain) and (not basic or basic == [("basic",)]):
            made = Core(last.noun, supertypes=tuple(*basic), any_types=tuple(plain), conjunction=_OR[token])
            out.append((_merged(done, made), tail, i + 2))


def read_two(r: Reader, number: str, i: int) -> list[tuple[Core, str, Core, int]]:
    """ "Standardland- oder Tor-Karte": the first is basic, the second needn't be. With the conjunction between them."""
    if not r.tokens[i].endswith("-") or r.tokens[i + 1] not in _OR:
        return []
    return [
        (first.replace(noun=last.noun), _OR[r.tokens[i + 1]], last, i + 3)
        for first in hanging(r.tokens[i])
        for last, its in heads(r.tokens[i + 2])
        if its == number and first.supertypes and not last.supertypes and last.noun is Noun.CARD
    ]


def _single(core: Core) -> str:
    """The one type word that a core says, "" if it says more."""
    words = (*core.types, *core.subtypes)
    return words[0] if len(words) == 1 and core == Core(core.noun, core.types, core.subtypes) else ""


def _merged(done: Core, core: Core) -> Core:
    return core.replace(
        status=tuple(dict.fromkeys((*done.status, *core.status))),
        supertypes=(*done.supertypes, *core.supertypes),
        nons=(*core.nons, *done.nons),
        colors=(*done.colors, *core.colors),
        any_types=done.any_types or core.any_types,
    )


def emit_core(
    core: Core, number: str, case: str, kind: str, tail: tuple[Modifier, ...] = ()
) -> tuple[list[str], list[str]] | None:
    """(adjectives and noun, the relative clause of "non" words). `tail`: modifiers that are said by adjectives."""
    word = head_word(core)
    if word is None or not word.de_gender:
        return None
    older = core.order == OLDER and word is NOUNS["card"]
    end = ending(kind, word.de_gender, number, case)
    out: list[str] = []
    for status in core.status:
        if status in (Status.OTHER, Status.NONTOKEN, Status.PERMANENT, Status.TOKEN):
            continue
        stem = STATUSES[status][2] if status in STATUSES else ""
        if not stem:
            return None
        out += [w if w == "oder" else w + end for w in stem.split(" ")]
    out += [as_adjective(m) + end for m in tail]
    if core.noun in ABILITIES and core.order != PLAIN:
        stems = [stem + end for stem in ABILITIES[core.noun]]
        out += [stems[0], "oder", stems[1]] if len(stems) == 2 else stems
    inside: list[str] = []  # "non" words that belong to the noun's compound
    for non in core.nons:
        if non in COLORS:
            out.append("nicht" + COLORS[non][2] + end)
        elif non in _SUPERTYPES:
            out.append("nicht" + _SUPERTYPES[non] + end)
        else:
            inside.append(non)
    out += [_SUPERTYPES[s] + end for s in core.supertypes if s in _SUPERTYPES]
    if any(s not in _SUPERTYPES and s != "basic" for s in core.supertypes):
        return None
    out += [COLORS[c][2] + end for c in core.colors]
    if core.any_types and all(c in COLORS for c in core.any_types):
        out += [COLORS[core.any_types[0]][2] + end, "oder", COLORS[core.any_types[1]][2] + end]
        core = core.replace(any_types=())
    if older:
        after = _relative(tuple(inside), core.status, number)
        return None if after is None else ([*out, "bleibend" + end, forms(word, number, case)], after)
    said = _noun(core.replace(nons=tuple(inside)), number, case, kind)
    return None if said is None else (out + said, [])


def _relative(nons: tuple[str, ...], status: tuple[Status, ...], number: str) -> list[str] | None:
    """ ", die kein Land ist,", ", die weder Kreaturen noch Länder sind,"."""
    nouns = [TYPES.get(n) or SUBTYPES.get(n) for n in nons]
    words = [n for n in nouns if n is not None and n.de_gender and n.de_plural]
    if len(words) < len(nouns) or len(nouns) > 2:
        return None
    if Status.NONTOKEN in status:
        words.append(NOUNS["token"])
    if not words:
        return []
    verb = "sind" if number == "p" else "ist"
    said = [[w.de_plural] if number == "p" else ["eine" if w.de_gender == "f" else "ein", w.de] for w in words]
    if len(said) == 1:
        kein = ["keine", said[0][-1]] if number == "p" else ["k" + said[0][0], said[0][1]]
        return [",", "die", *kein, verb, ",~"]
    return [",", "die", "weder", *said[0], "noch", *said[1], verb, ",~"]


def _noun(core: Core, number: str, case: str, kind: str) -> list[str] | None:
    """The noun with its compound's first parts."""
    if core.any_types:
        return _shared(core, number, case, kind)
    if core.noun in ABILITIES:
        bare = not (core.types or core.subtypes or core.supertypes or core.nons)
        return [forms(NOUNS["ability"], number, case)] if bare else None
    if core.noun is Noun.TYPE:
        return _type_noun(core, number, case, kind)
    if core.noun is Noun.SPELL and core.types in (("instant",), ("sorcery",)):
        plain = core.replace(types=(), status=()) == Core(Noun.SPELL)
        return [forms(TYPES[core.types[0]], number, case)] if plain else None
    word = NOUNS.get(str(core.noun))
    first = firsts(core)
    if word is None or first is None or not forms(word, number, case):
        return None
    if Status.PERMANENT in core.status:
        first = ["Permanent", *first]
    return [_joined(core, first, _last(core, word, number, case))]


def _last(core: Core, word: object, number: str, case: str) -> str:
    """ "Zauber" in "Kreaturenzauber", else the noun itself."""
    assert isinstance(word, type(NOUNS["card"]))
    if core.noun is Noun.SPELL and core.types and not (core.nons or core.status or core.supertypes):
        return "Zauber" + ("n" if number == "p" and case == "dat" else "s" if number == "s" and case == "gen" else "")
    return forms(word, number, case)


def _joined(core: Core, first: list[str], last: str) -> str:
    """Parts as one word: types are written together with what follows, everything else has a hyphen."""
    types = {TYPES[t].de_compound for t in core.types}
    out = last
    for k in range(len(first) - 1, -1, -1):
        part = first[k]
        close = part in types and "-" not in out and not (core.noun is Noun.SPELL and last.startswith("Zaubersp"))
        if part == "Standardland":
            close = bool(core.subtypes)
        elif part.startswith("Nicht") and not part.startswith("Nicht-"):
            close = core.noun is Noun.TYPE and out == last and (last.startswith("Kreatur") or part == "Nichtspielstein")
            close = close and bool(core.types or last[:4] in ("Krea", "Arte", "Verz"))
        out = part + (out.lower() if close else "-" + out)
    return out


def _type_noun(core: Core, number: str, case: str, kind: str) -> list[str] | None:
    names = [*core.subtypes, *core.types]
    if core.nons == ("basic",) and core.types == ("land",) and not core.subtypes:
        return ["Nichtstandardl" + forms(TYPES["land"], number, case)[1:]]
    if "basic" in core.supertypes:
        plain = core.types == ("land",) and not (core.subtypes or core.nons)
        return ["Standardl" + forms(TYPES["land"], number, case)[1:]] if plain else None
    if not names or "basic" in core.nons:
        return None
    name = names[-1]
    word = TYPES.get(name) or SUBTYPES[name]
    in_types = name in core.types
    rest = core.replace(types=core.types[:-1]) if in_types else core.replace(subtypes=core.subtypes[:-1])
    first = firsts(rest)
    last = forms(word, number, case)
    if word.de_declension == "a":
        last = word.de.removesuffix("r").removesuffix("e") + ending(kind, word.de_gender, number, case)
    if first is None or not last:
        return None
    return [_joined(rest, first, last)]


def _shared(core: Core, number: str, case: str, kind: str) -> list[str] | None:
    """ "Spontanzauber- oder Hexereikarte"."""
    if core.types or core.subtypes or core.nons or core.supertypes not in ((), ("basic",)):
        return None
    plain = core.replace(any_types=(), conjunction="", supertypes=())
    basics = core.supertypes and (0 if core.any_types[0] == "land" else len(core.any_types) - 1)
    said: list[str] = []
    for k, name in enumerate(core.any_types):
        one = plain.replace(types=(name,)) if name in TYPES else plain.replace(subtypes=(name,))
        if basics == k and core.supertypes:
            one = one.replace(supertypes=core.supertypes)
        if name in ("instant", "sorcery") and core.noun is Noun.SPELL:
            return None
        words = _noun(one, number, case, kind) if k == len(core.any_types) - 1 else firsts(one)
        if words is None or len(words) != 1:
            return None
        said += words
    out: list[str] = []
    for k, word in enumerate(said[:-1]):
        out += ([","] if k else []) + [word + "-"]
    return [*out, _CONJUNCTION[core.conjunction], said[-1]]
