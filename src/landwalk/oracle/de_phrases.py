"""German noun phrases: articles by case and gender, "deiner Wahl", relative clauses behind the noun."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.noun import (
    AllStyle,
    AmongLast,
    Core,
    Det,
    InZone,
    Modifier,
    Noun,
    NounPhrase,
    Status,
    WithKeyword,
)
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle import de_cores, de_relatives
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_heads import OLDER, PLAIN, core_gender
from landwalk.oracle.de_players import DER, DIES, EIN, case_of
from landwalk.oracle.en_cores import mixed
from landwalk.oracle.number_words import meant, said
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.shared_adjectives import FIRST, everywhere
from landwalk.oracle.words import TYPES

NUMBERS = (
    "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn",
    "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig",
)  # fmt: skip
_VALUE = {word: n for n, word in enumerate(NUMBERS) if n > 1}
EIN_FORMS = frozenset(EIN.values())
_EACH = frozenset({"jede", "jeden", "jedes", "jeder"})
OTHER = frozenset({"andere", "anderen", "anderer", "anderes", "anderem"})
_ROUNDED = {"aufgerundet": Det.HALF_UP, "abgerundet": Det.HALF_DOWN}
_SHARED = {"oder": "", "und": "and", "und/oder": "and/or"}
_WORD = {"": "oder", "or": "oder", "and": "und", "and/or": "und/oder"}
_INSTANT, _SORCERY = Core(Noun.SPELL, types=("instant",)), Core(Noun.SPELL, types=("sorcery",))


def number_words(node: Node, gender: str, case: str) -> list[str] | None:
    """Number(2) -> zwei, Number(1) -> ein with its ending."""
    return said(node, NUMBERS, EIN[gender, case] if gender else "")


def read_number(r: Reader, i: int) -> Readings:
    """A number in words; one is not among them."""
    amount = meant(r.tokens[i], _VALUE)
    return [] if amount is None else [(amount, i + 1)]


class _Start:
    """A determiner: `target`: must, may not or doesn't matter if "deiner Wahl" follows (None)."""

    __slots__ = ("count", "det", "end", "number", "style", "target")

    def __init__(
        self,
        det: Det,
        end: int,
        number: str,
        count: Node | None = None,
        style: AllStyle | None = None,
        *,
        target: bool = False,
    ) -> None:
        self.det, self.end, self.number, self.count, self.style, self.target = det, end, number, count, style, target


def _starts(r: Reader, i: int) -> list[_Start]:
    token = r.tokens[i]
    out: list[_Start] = []
    if token in EIN_FORMS:
        anzahl = r.tokens[i + 1] in ("beliebige", "beliebigen", "beliebiger") and r.tokens[i + 2] == "anzahl"
        if anzahl:
            end = i + 3 + (r.tokens[i + 3] in ("an", "von"))
            out += [_Start(Det.ANY_NUMBER_TARGET, end, "p", target=True), _Start(Det.ANY_NUMBER, end, "p")]
        elif r.tokens[i + 1] == "oder" and r.tokens[i + 2] in ("mehrere", "mehreren"):
            out.append(_Start(Det.ONE_OR_MORE, i + 3, "p"))
        elif r.tokens[i + 1].startswith("beliebige"):
            out.append(_Start(Det.ANY, i + 2, "s"))
        else:
            out += [_Start(Det.TARGET, i + 1, "s", target=True), _Start(Det.A, i + 1, "s")]
    elif token.startswith("jed") and token[3:] in ("er", "e", "es", "en", "em"):
        out.append(_Start(Det.ALL, i + 1, "s", style=AllStyle.EACH))
    elif token in ("alle", "allen", "aller"):
        out.append(_Start(Det.ALL, i + 1, "p", style=AllStyle.ALL))
    elif token.startswith("kein") and token[4:] in ("", "e", "en", "em", "er", "es"):
        out += [_Start(Det.NO, i + 1, "s"), _Start(Det.NO, i + 1, "p")]
    up_to = token == "bis" and r.tokens[i + 1] == "zu"
    start = i + 2 if up_to else i
    if up_to and r.tokens[start] in EIN_FORMS:
        out += [
            _Start(Det.UP_TO_TARGET, start + 1, "s", Number(1), target=True),
            _Start(Det.UP_TO, start + 1, "s", Number(1)),
        ]
    for count, j in read_number(r, start):
        target, plain = (Det.UP_TO_TARGET, Det.UP_TO) if up_to else (Det.TARGET, Det.COUNT)
        out += [_Start(target, j, "p", count, target=True), _Start(plain, j, "p", count)]
    if not out:
        out.append(_Start(Det.ALL, i, "p", style=AllStyle.BARE))
    return out


def read_phrase(r: Reader, parameter: str, i: int) -> Readings:
    """A noun phrase; case and gender are read loosely."""
    out: Readings = _half(r, i)
    verb = "wanted" if "ist" in parameter.split(" ") else ""
    for start in _starts(r, i):
        for found in _cores(r, start, start.end):
            end = found.end
            chosen = r.tokens[end] == "deiner" and r.tokens[end + 1] == "wahl"
            if start.target and not chosen:
                out += _chosen_late(r, start, found)
            if chosen != start.target:
                continue
            if chosen:
                end += 2
            under = all(c.noun is not Noun.CARD for c in found.cores)
            for tail, nons, shared, k in de_relatives.read_tails(
                r, start.number, end, found.tail, under=under, verb=verb
            ):
                cores = _with_nons(found.cores, nons)
                if cores is None or not _placed(cores, tail):
                    continue
                if not shared or _several(cores) or start.det is Det.ONE_OR_MORE:
                    det, count, cores = start.det, start.count, everywhere(cores, FIRST)
                    out.append((NounPhrase(det, cores, tail, count, start.style, "", found.conjunction), k))
    return out


def _chosen_late(r: Reader, start: _Start, found: _Found) -> Readings:
    """ "eine Kreatur mit Flugfähigkeit deiner Wahl"."""
    out: Readings = []
    for modifier, j in r.read("tail", start.number, found.end):
        if isinstance(modifier, WithKeyword) and r.literal(("deiner", "wahl"), j) >= 0:
            tail = (*found.tail, modifier)
            out.append(
                (NounPhrase(start.det, found.cores, tail, start.count, start.style, "", found.conjunction), j + 2)
            )
    return out


def _half(r: Reader, i: int) -> Readings:
    """ "die Hälfte der Kreaturen, die du kontrollierst, aufgerundet"."""
    if r.tokens[i] not in ("die", "der") or r.tokens[i + 1] != "hälfte" or r.tokens[i + 2] != "der":
        return []
    out: Readings = []
    for node, j in r.read("phrase", "", i + 3):
        end = j + (r.tokens[j] == ",")
        det = _ROUNDED.get(r.tokens[end])
        if det is not None and isinstance(node, NounPhrase) and node.style is AllStyle.BARE:
            out.append((node.replace(det=det, style=None), end + 1))
    return out


def _emit_half(printer: Printer, case: str, node: NounPhrase) -> list[str] | None:
    words = emit_phrase(printer, "gen", node.replace(det=Det.ALL, style=AllStyle.ALL))
    rounded = next(word for word, det in _ROUNDED.items() if det is node.det)
    return None if words is None else [DER["f", case], "Hälfte", "der", *words[1:], ",", rounded, ",~"]


def read_each_of_several(r: Reader, i: int) -> Readings:
    """ "jede Aura und jede Ausrüstung", "jedes Artefakt und für jede Verzauberung": behind "for each" one phrase of several nouns."""
    out: Readings = []

    def more(cores: tuple[Core, ...], j: int) -> None:
        for core, tail, k in _one(r, "s", j + 1) if r.tokens[j] in _EACH else ():
            if tail:
                continue
            made = (*cores, core)
            if len(made) > 1:
                found.append((made, k))
            word = r.tokens[k]
            if word in ("und", "oder", "und/oder", ","):
                more(made, k + 1 + (r.tokens[k + 1] == "für"))

    found: list[tuple[tuple[Core, ...], int]] = []
    more((), i)
    for cores, j in found:
        for tail, nons, _, k in de_relatives.read_tails(r, "s", j, ()):
            if not nons:
                out.append((NounPhrase(Det.ALL, cores, tail, None, AllStyle.EACH, "", "and"), k))
    return out


def read_amongphrase(r: Reader, parameter: str, i: int) -> Readings:
    """ "davon eine Nichtland-Karte": from among what was looked at or revealed."""
    if r.literal(("eine", "karte", "davon"), i) >= 0:  # "eine Karte davon, die kein Land ist"
        out: Readings = []
        for tail, nons, _, j in de_relatives.read_tails(r, "s", i + 3, ()):
            if nons and not tail:
                out.append((NounPhrase(Det.A, (Core(Noun.CARD, nons=nons),), (AmongLast(),)), j))
        return out
    if r.tokens[i] != "davon":
        return []
    found = r.read("phrase", "", i + 1)
    return [(n.replace(tail=(*n.tail, AmongLast())), j) for n, j in found if isinstance(n, NounPhrase)]


def emit_amongphrase(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or not any(isinstance(m, AmongLast) for m in node.tail):
        return None
    plain = node.replace(tail=tuple(m for m in node.tail if not isinstance(m, AmongLast)))
    said = emit_phrase(printer, "acc", plain)
    return None if said is None else ["davon", *said]


def _with_nons(cores: tuple[Core, ...], nons: tuple[str, ...]) -> tuple[Core, ...] | None:
    """The cores with what a relative clause says they are not; only one core may have such a clause."""
    if not nons:
        return cores
    if len(cores) > 1 and nons == ("nontoken",) and not any(c.types or c.nons for c in cores):
        # "ein Elf oder Goblin, der kein Spielstein ist"
        return tuple(c.replace(status=(*c.status, Status.NONTOKEN)) for c in cores)
    if len(cores) > 1:
        return None
    statuses = tuple(Status(n) for n in nons if n == "nontoken")
    plain = tuple(n for n in nons if n != "nontoken")
    core = cores[0]
    return (core.replace(nons=(*core.nons, *plain), status=(*core.status, *statuses)),)


def _placed(cores: tuple[Core, ...], tail: tuple[Modifier, ...]) -> bool:
    """ "bleibende Karte" is a card where a zone is said, else a permanent."""
    elsewhere = any(isinstance(m, InZone) and m.zone is not Zone.BATTLEFIELD for m in tail) or any(
        type(m).__name__ in ("AmongLast", "OnTop") for m in tail
    )
    for core in cores:
        said = core.noun is Noun.CARD and bool(core.subtypes)  # "bleibende Drache-Karte"
        if core.order == OLDER and not said and (core.noun is Noun.CARD) != elsewhere:
            return False
    return True


class _Found:
    __slots__ = ("conjunction", "cores", "end", "tail")

    def __init__(self, cores: tuple[Core, ...], conjunction: str, end: int, tail: tuple[Modifier, ...]) -> None:
        self.cores, self.conjunction, self.end, self.tail = cores, conjunction, end, tail


def _cores(r: Reader, start: _Start, i: int) -> list[_Found]:
    """One noun or several with a conjunction, each with an article of its own in the singular."""
    out = [_Found((one, two), how, j, ()) for one, how, two, j in de_cores.read_two(r, start.number, i)]
    for core, tail, j in _one(r, start.number, i):
        out.append(_Found((core,), "", j, tail))
        if not tail:
            _more(r, start, (core,), j, out)
    return [f for f in (_spells(f) for f in out) if not mixed(f.cores)]


def _one(r: Reader, number: str, i: int) -> list[tuple[Core, tuple[Modifier, ...], int]]:
    other = r.tokens[i] in OTHER
    found = de_cores.read_described(r, number, i + other)
    return [(c.replace(status=(Status.OTHER, *c.status)) if other else c, tail, j) for c, tail, j in found]


def _more(r: Reader, start: _Start, cores: tuple[Core, ...], i: int, out: list[_Found]) -> None:
    word = r.tokens[i]
    if word != "," and word not in _SHARED:
        return
    k = i + 1
    article = r.tokens[k]
    if article in EIN_FORMS:
        if start.number == "p":
            return
        k += 1 + (start.det is Det.ANY and r.tokens[k + 1].startswith("beliebige"))
    for core, tail, j in _one(r, start.number, k):
        same = _like(core, cores[0], "p" if article not in EIN_FORMS else start.number)
        if same is None or (tail and word != "oder"):
            continue
        if tail:  # "ein Artefakt oder eine fliegende Kreatur"
            out.append(_Found((*cores, same), _SHARED[word], j, tail))
        elif word == ",":
            _more(r, start, (*cores, same), j, out)
        elif word != "und" or start.number == "p":
            out.append(_Found((*cores, same), _SHARED[word], j, ()))


def _like(core: Core, first: Core, number: str) -> Core | None:
    """ "andere Wölfe und Werwölfe": what the first noun's "other" says of the next."""
    mine, its = Status.OTHER in core.status, Status.OTHER in first.status
    if its and not mine and number == "p":
        return core.replace(status=(Status.OTHER, *core.status))
    return core if mine == its else None


def _spells(found: _Found) -> _Found:
    """ "ein Spontanzauber oder eine Hexerei" is one noun in English: "instant or sorcery spell"."""
    bare = tuple(c.replace(status=(), colors=()) for c in found.cores)
    if found.cores == (Core(Noun.SPELL), Core(Noun.ABILITY)) and found.conjunction in ("", "and"):
        return _Found((Core(Noun.SPELL_OR_ABILITY),), "", found.end, found.tail)
    if len(bare) > 2 and bare[:2] == (_INSTANT, _SORCERY) and not any(c.status for c in found.cores):
        names = [*(c.types + c.subtypes for c in bare)]
        if all(c.noun is Noun.SPELL and len(n) == 1 for c, n in zip(bare, names, strict=True)):
            core = Core(Noun.SPELL, any_types=tuple(n[0] for n in names), conjunction=found.conjunction)
            return _Found((core,), "", found.end, found.tail)
    if bare == (_INSTANT, _SORCERY) and found.cores[0].status == found.cores[1].status:
        core = found.cores[0].replace(types=(), any_types=("instant", "sorcery"), conjunction=found.conjunction)
        return _Found((core,), "", found.end, found.tail)
    return found


def _several(cores: tuple[Core, ...]) -> bool:
    """Are it several nouns in German?"""
    return len(cores) > 1 or bool(cores[0].any_types) or cores[0].noun is Noun.SPELL_OR_ABILITY


def _expanded(cores: tuple[Core, ...], conjunction: str) -> tuple[tuple[Core, ...], str]:
    """The same for printing."""
    if cores == (Core(Noun.SPELL_OR_ABILITY),):
        return (Core(Noun.SPELL), Core(Noun.ABILITY, order=PLAIN)), ""
    if len(cores) == 1 and cores[0].noun is Noun.SPELL and cores[0].any_types[:2] == ("instant", "sorcery"):
        core = cores[0]
        plain = core.replace(any_types=(), conjunction="")
        several = tuple(
            plain.replace(types=(t,)) if t in TYPES else plain.replace(subtypes=(t,)) for t in core.any_types
        )
        return several, core.conjunction
    noun = cores[0].noun
    if len(cores) == 2 and noun in (Noun.CARD, Noun.SPELL) and cores[1].noun is noun:  # "Standardland- oder Tor-Karte"
        basic = cores[0] == Core(Noun.CARD, types=("land",), supertypes=("basic",))
        words = tuple(name for core in cores for name in (*core.types, *core.subtypes))
        bare = all(core.replace(types=(), subtypes=(), supertypes=()) == Core(noun) for core in cores)
        if len(words) == 2 and bare and not cores[1].supertypes and (basic or not cores[0].supertypes):
            shared = Core(noun, supertypes=cores[0].supertypes, any_types=words, conjunction=conjunction)
            return (shared,), ""
    return cores, conjunction


def spoken_cores(node: NounPhrase) -> tuple[Core, ...]:
    """The nouns that German says for a phrase."""
    return _expanded(node.cores, node.conjunction)[0]


def emit_phrase(printer: Printer, parameter: str, node: NounPhrase) -> list[str] | None:
    """A noun phrase in a case."""
    case = case_of(parameter)
    if node.det in _ROUNDED.values():
        return _emit_half(printer, case, node)
    number = "s" if node.det is Det.NO and len(node.cores) == 1 and not _counts(node.cores[0]) else number_of(node)
    cores, conjunction = _expanded(node.cores, node.conjunction)
    said_before = tuple(m for m in node.tail if de_cores.as_adjective(m)) if len(cores) == 1 else ()
    out: list[str] = []
    after: list[str] = []
    for k, core in enumerate(cores):
        gender = core_gender(core)
        head = _determiner(node, gender, number, case) if gender else None
        if head is None:
            return None
        article, kind, its_case = head
        if k:
            out.append(_WORD[conjunction] if k == len(cores) - 1 else ",")
            if node.style is AllStyle.EACH:
                return None  # "jede Kreatur und jeder Planeswalker" are two phrases
            if node.det is not Det.ANY:
                article = article[-1:] if article[-1:] and article[-1] in EIN_FORMS else []
        if Status.OTHER in core.status and (not k or number == "s"):
            article = [*article, "ander" + de_cores.ending(kind, gender, number, its_case)]
        said = de_cores.emit_core(core, number, its_case, kind, said_before)
        if said is None or (said[1] and len(cores) > 1):
            return None
        out += article + said[0]
        after = said[1]
    if node.is_target:
        out += ["deiner", "Wahl"]
    genders = ["p" if number == "p" else core_gender(c) for c in cores]
    rest = tuple(m for m in node.tail if m not in said_before)
    verb = ["ist"] if "ist" in parameter.split(" ") else []
    tails = de_relatives.emit_tails(printer, rest, genders, number, after, verb)
    return None if tails is None else out + tails


def _counts(core: Core) -> bool:
    return core.noun is Noun.CARD or core.noun is Noun.TYPE


def _determiner(node: NounPhrase, gender: str, number: str, case: str) -> tuple[list[str], str, str] | None:
    """(words, kind for the endings, case of what follows)"""
    det = node.det
    if det in (Det.UP_TO, Det.UP_TO_TARGET, Det.COUNT, Det.TARGET) and node.count is not None:
        up_to = ["bis", "zu"] if det in (Det.UP_TO, Det.UP_TO_TARGET) else []
        words = number_words(node.count, gender, case)
        return None if words is None else ([*up_to, *words], "mixed" if number == "s" else "strong", case)
    if det in (Det.A, Det.TARGET):
        return [EIN[gender, case]], "mixed", case
    if det is Det.ANY:
        return [EIN[gender, case], "beliebig" + de_cores.ending("mixed", gender, "s", case)], "mixed", case
    if det in (Det.ANY_NUMBER, Det.ANY_NUMBER_TARGET):
        return [EIN["f", case], "beliebigen" if case == "dat" else "beliebige", "Anzahl", "an"], "strong", "dat"
    if det is Det.ONE_OR_MORE:
        return [EIN[gender, case], "oder", "mehreren" if case == "dat" else "mehrere"], "strong", case
    if det is Det.NO:
        return ["keine" if number == "p" else "k" + EIN[gender, case]], "weak" if number == "p" else "mixed", case
    if det is Det.ALL:
        if node.style is AllStyle.EACH:
            return ["jed" + DIES[case][gender]], "weak", case
        if node.style is AllStyle.ALL:
            return ["all" + DIES[case]["p"]], "weak", case
        return [], "strong", case
    return None
