"""German noun phrases: articles by case and gender, "deiner Wahl", relative clauses, references, players."""

from __future__ import annotations

from landwalk.abilities.amount import Number, VariableX
from landwalk.abilities.noun import (
    AllStyle,
    AnyTarget,
    Both,
    ControllerOf,
    Core,
    Det,
    Host,
    It,
    Modifier,
    NounPhrase,
    PlayerPhrase,
    Ref,
    Status,
    That,
    ThatPlayer,
    This,
    ThisWord,
)
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores, de_players
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_players import DER, DIES, EIN, IT, case_of, emit_player
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

NUMBERS = (
    "null",
    "ein",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
)
_VALUE = {word: n for n, word in enumerate(NUMBERS) if n > 1}
_THIS = {
    ThisWord.CREATURE: ("Kreatur", "f"),
    ThisWord.ARTIFACT: ("Artefakt", "n"),
    ThisWord.ENCHANTMENT: ("Verzauberung", "f"),
    ThisWord.LAND: ("Land", "n"),
    ThisWord.AURA: ("Aura", "f"),
    ThisWord.EQUIPMENT: ("Ausrüstung", "f"),
    ThisWord.VEHICLE: ("Fahrzeug", "n"),
    ThisWord.PERMANENT: ("Permanent", "n"),
    ThisWord.SPELL: ("Zauberspruch", "m"),
    ThisWord.CARD: ("Karte", "f"),
    ThisWord.TOKEN: ("Spielstein", "m"),
}
_THIS_OF = {word.lower(): key for key, (word, _) in _THIS.items()}


def gender_of(printer: Printer, node: object) -> str:
    """m, f or n; feminine ("Kreatur", "Karte") where nothing says it."""
    if isinstance(node, NounPhrase):
        return de_cores.core_gender(node.cores[0])
    if isinstance(node, Host | That):
        return de_cores.core_gender(node.core)
    if isinstance(node, This):
        return _THIS[node.word][1] if node.word in _THIS else str(getattr(printer.context, "gender", "") or "f")
    if isinstance(node, It):
        known = printer.antecedents.get(id(node))
        if known is None and node.ref is Ref.THIS:
            known = This(ThisWord.NAME)
        return gender_of(printer, known) if known is not None else "f"
    if isinstance(node, AnyTarget):
        return "n"
    if isinstance(node, PlayerPhrase | ThatPlayer | ControllerOf):
        return "m"
    return "f"


def number_words(node: Node, gender: str, case: str) -> list[str] | None:
    """Number(2) -> zwei, Number(1) -> ein with its ending."""
    if isinstance(node, Number):
        if node.n == 1:
            return [EIN[gender, case]] if gender else None
        return [NUMBERS[node.n]] if 1 < node.n < len(NUMBERS) else None
    return ["X"] if isinstance(node, VariableX) else None


def read_number(r: Reader, i: int) -> list[tuple[Node, int]]:
    """A number in words; one is not among them."""
    token = r.tokens[i]
    if token == "x":
        return [(VariableX(), i + 1)]
    return [(Number(_VALUE[token]), i + 1)] if token in _VALUE else []


_EIN_FORMS = frozenset(EIN.values())


def _starts(r: Reader, i: int) -> list[tuple[Det, Node | None, AllStyle | None, str, bool | None, int]]:
    """(determiner, count, style, number, "deiner Wahl" behind, end)"""
    token = r.tokens[i]
    out: list[tuple[Det, Node | None, AllStyle | None, str, bool | None, int]] = []
    if token in _EIN_FORMS:
        if r.tokens[i + 1] in ("beliebige", "beliebigen") and r.literal(("anzahl", "an"), i + 2) >= 0:
            out += [
                (Det.ANY_NUMBER_TARGET, None, None, "p", True, i + 4),
                (Det.ANY_NUMBER, None, None, "p", False, i + 4),
            ]
        elif r.literal(("oder", "mehrere"), i + 1) >= 0:
            out.append((Det.ONE_OR_MORE, None, None, "p", False, i + 3))
        else:
            out += [(Det.TARGET, None, None, "s", True, i + 1), (Det.A, None, None, "s", False, i + 1)]
    if token.startswith("jed") and token[3:] in ("er", "e", "es", "en", "em"):
        out.append((Det.ALL, None, AllStyle.EACH, "s", False, i + 1))
    if token in ("alle", "allen", "aller"):
        out.append((Det.ALL, None, AllStyle.ALL, "p", False, i + 1))
    if token.startswith("kein"):
        out.append((Det.NO, None, None, "s", False, i + 1))
    up_to = token == "bis" and r.tokens[i + 1] == "zu"
    start = i + 2 if up_to else i
    if up_to and r.tokens[start] in _EIN_FORMS:
        out += [
            (Det.UP_TO_TARGET, Number(1), None, "s", True, start + 1),
            (Det.UP_TO, Number(1), None, "s", False, start + 1),
        ]
    for count, j in read_number(r, start):
        target, plain = (Det.UP_TO_TARGET, Det.UP_TO) if up_to else (Det.TARGET, Det.COUNT)
        out += [(target, count, None, "p", True, j), (plain, count, None, "p", False, j)]
    out.append((Det.ALL, None, AllStyle.BARE, "p", False, i))
    return out


def read_phrase(r: Reader, parameter: str, i: int) -> Readings:
    """A noun phrase; case and gender are read loosely."""
    out: Readings = []
    for det, count, style, number, target, j in _starts(r, i):
        other = r.tokens[j] in ("andere", "anderen", "anderer", "anderes", "anderem")
        for plain, conjunction, k in _cores(r, number, j + other):
            end = k
            if target:
                if r.tokens[k] != "deiner" or r.tokens[k + 1] != "wahl":
                    continue
                end = k + 2
            elif r.tokens[k] == "deiner" and r.tokens[k + 1] == "wahl":
                continue
            cores = tuple(c.replace(status=(Status.OTHER, *c.status)) for c in plain) if other else plain
            if len(cores) == 1:
                out += [
                    (NounPhrase(det, (c,), (), count, style, "", conjunction), m) for c, m in _not_one(r, cores[0], end)
                ]
            for tail, m in _tails(r, number, end, ()):
                out.append((NounPhrase(det, cores, tail, count, style, "", conjunction), m))
    return out


def _not_one(r: Reader, core: Core, i: int) -> list[tuple[Core, int]]:
    """ ", die kein Land ist," """
    if r.tokens[i] != "," or r.tokens[i + 1] not in ("der", "die", "das") or r.tokens[i + 2] not in ("kein", "keine"):
        return []
    out: list[tuple[Core, int]] = []
    for number in ("s", "p"):
        for other, j in de_cores.read_cores(r, number, i + 3):
            name = (other.types or other.subtypes or ("",))[-1]
            if name and r.tokens[j] in ("ist", "sind") and other.replace(types=(), subtypes=()) == Core():
                new = core.replace(nons=(*core.nons, name))
                out.append((new, j + 1))
                if r.tokens[j + 1] == ",":
                    out.append((new, j + 2))
    return out


def _cores(r: Reader, number: str, i: int) -> list[tuple[tuple[Core, ...], str, int]]:
    out: list[tuple[tuple[Core, ...], str, int]] = []
    for core, j in de_cores.read_cores(r, number, i):
        out.append(((core,), "", j))
        if r.tokens[j] in ("oder", "und"):
            start = j + 1 + (r.tokens[j + 1] in _EIN_FORMS and number == "s")
            start += r.tokens[start].startswith("andere") and start > j + 1
            mark = "and" if r.tokens[j] == "und" else ""
            out += [((core, more), mark, k) for more, k in de_cores.read_cores(r, number, start)]
    return [found for found in out if not de_cores.mixed(found[0])]


def _tails(r: Reader, number: str, i: int, tail: tuple[Modifier, ...]) -> list[tuple[tuple[Modifier, ...], int]]:
    out = [(tail, i)]
    for modifier, j in [*r.read("tail", number, i), *_relative(r, i)]:
        assert isinstance(modifier, Modifier)
        out += _tails(r, number, j, (*tail, modifier))
    return out


def _relative(r: Reader, i: int) -> Readings:
    """ ", die du kontrollierst," """
    from landwalk.abilities.noun import Controlled, NotControlled

    if r.tokens[i] != "," or r.tokens[i + 1] not in ("die", "der", "den", "das"):
        return []
    out: Readings = []
    for who, j in r.read("player", "nom", i + 2):
        negated = r.tokens[j] == "nicht"
        verb = r.tokens[j + negated]
        if verb in ("kontrolliert", "kontrollierst", "kontrollieren"):
            end = j + negated + 1
            out.append(((NotControlled if negated else Controlled)(who), end + 1 if r.tokens[end] == "," else end))
            if r.tokens[end] == ",":
                out.append(((NotControlled if negated else Controlled)(who), end))
    return out


def emit_phrase(printer: Printer, parameter: str, node: NounPhrase) -> list[str] | None:
    """A noun phrase in a case."""
    case = case_of(parameter)
    number = "s" if node.det is Det.NO else number_of(node)
    other = Status.OTHER in node.cores[0].status
    out: list[str] = []
    after: list[str] = []
    for k, core in enumerate(node.cores):
        gender = de_cores.core_gender(core)
        if not gender or len(node.cores) > 2:
            return None
        head = _determiner(node, gender, number, case)
        if head is None:
            return None
        article, kind = head
        if k:
            out.append("und" if node.conjunction == "and" else "oder")
            article = article if article[:1] and article[0] in _EIN_FORMS else []
        if other:
            article = [*article, "ander" + de_cores.ending(kind, gender, number, case)]
        said = de_cores.emit_core(core, number, case, kind)
        if said is None or node.conjunction == "and/or":
            return None
        out += article + said[0]
        if said[1] and len(node.cores) > 1:
            return None
        after = said[1]
    if node.is_target:
        out += ["deiner", "Wahl"]
    if after and node.tail:
        return None
    out += after
    tails = _emit_tails(printer, node, de_cores.core_gender(node.cores[-1]), number)
    return None if tails is None else out + tails


def _emit_tails(printer: Printer, node: NounPhrase, gender: str, number: str) -> list[str] | None:
    out: list[str] = []
    order = {"Controlled": 2, "NotControlled": 2, "InZone": 1}
    for modifier in sorted(node.tail, key=lambda m: order.get(type(m).__name__, 0)):
        name = type(modifier).__name__
        if name in ("Controlled", "NotControlled"):
            who = printer.emit("player", "nom", modifier.by)  # type: ignore[attr-defined]
            if who is None:
                return None
            form = printer.grammar.language.finite(modifier.by)  # type: ignore[attr-defined]
            verb = {"2": "kontrollierst", "3": "kontrolliert", "6": "kontrollieren"}[form]
            pronoun = DER["p" if number == "p" else gender, "acc"]
            if getattr(modifier, "verb", "control") != "control":
                return None
            out += [",", pronoun, *who, *(["nicht"] if name == "NotControlled" else []), verb, ",~"]
            continue
        words = printer.emit("tail", number, modifier)
        if words is None:
            return None
        out += words
    return out


def _determiner(node: NounPhrase, gender: str, number: str, case: str) -> tuple[list[str], str] | None:
    """(words, kind for the endings)"""
    det = node.det
    if det in (Det.UP_TO, Det.UP_TO_TARGET, Det.COUNT, Det.TARGET) and node.count is not None:
        words = number_words(node.count, gender, "acc" if det in (Det.UP_TO, Det.UP_TO_TARGET) else case)
        if words is None:
            return None
        up_to = ["bis", "zu"] if det in (Det.UP_TO, Det.UP_TO_TARGET) else []
        return [*up_to, *words], "mixed" if number == "s" else "strong"
    if det in (Det.A, Det.TARGET):
        return [EIN[gender, case]], "mixed"
    if det in (Det.ANY_NUMBER, Det.ANY_NUMBER_TARGET):
        return [EIN["f", case], "beliebigen" if case == "dat" else "beliebige", "Anzahl", "an"], "strong"
    if det is Det.ONE_OR_MORE:
        return [EIN["f", case], "oder", "mehrere"], "strong"
    if det is Det.NO:
        return ["k" + EIN[gender, case]], "mixed"
    if det is Det.ALL:
        if node.style is AllStyle.EACH:
            return ["jed" + DIES[case][gender]], "weak"
        if node.style is AllStyle.ALL:
            return ["all" + DIES[case]["p"]], "weak"
        return [], "strong"
    return None


def read_baseref(r: Reader, parameter: str, i: int) -> Readings:
    """References."""
    token = r.tokens[i]
    case = case_of(parameter)
    out: Readings = []
    if token == "~":
        out.append((This(ThisWord.NAME), i + 1))
    elif token == "\u2248":
        out.append((This(ThisWord.SHORT_NAME), i + 1))
    elif token.startswith("dies") and token[4:] in ("er", "e", "es", "en", "em"):
        word = _THIS_OF.get(r.tokens[i + 1]) or _THIS_OF.get(r.tokens[i + 1].removesuffix("s"))
        if word is not None:
            out.append((This(word), i + 2))
    elif token.startswith("jen") and token[3:] in ("er", "e", "es", "en", "em"):
        for number in ("s", "p"):
            for core, j in de_cores.read_cores(r, number, i + 1):
                out.append((That(core, Ref.LAST, -1, "many" if number == "p" else "one"), j))
    elif token in IT.get(case, {}).values():
        singular = [v for g, v in IT[case].items() if g != "p"]
        if token == "sie" and case == "acc":
            return [(It(Ref.LAST, -1, "either"), i + 1)]
        if token in singular:
            out.append((It(Ref.LAST, -1), i + 1))
        if token == IT[case]["p"]:
            out.append((It(Ref.LAST, -1, "many"), i + 1))
    elif token in ("der", "die", "das", "den", "dem", "des"):
        for core, j in de_cores.read_cores(r, "s", i + 1):
            for status in (Status.ENCHANTED, Status.EQUIPPED):
                if core.status[:1] == (status,):
                    out.append((Host(status, core.replace(status=core.status[1:])), j))
    return out


def read_ref(r: Reader, parameter: str, i: int) -> Readings:
    """References, those with a zone too."""
    return [*r.read("baseref", parameter, i), *r.rows("ref", parameter, i)]


def emit_ref(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """References."""
    case = case_of(parameter)
    if isinstance(node, This):
        if node.word is ThisWord.NAME:
            return ["~"]
        if node.word is ThisWord.SHORT_NAME:
            return ["\u2248"]
        known = _THIS.get(node.word)
        if known is None:
            return None
        noun = known[0] + ("s" if case == "gen" and known[1] != "f" else "")
        return ["dies" + DIES[case][known[1]], noun]
    if isinstance(node, It):
        gender = "p" if node.number == "many" else gender_of(printer, node)
        return [IT[case][gender]] if case in IT else None
    if isinstance(node, Host):
        gender = de_cores.core_gender(node.core)
        said = de_cores.emit_core(node.core.replace(status=(node.status, *node.core.status)), "s", case, "weak")
        return None if said is None or not gender else [DER[gender, case], *said[0]]
    if isinstance(node, That) and node.word == "that":
        gender = de_cores.core_gender(node.core)
        number = "p" if node.number == "many" else "s"
        said = de_cores.emit_core(node.core, number, case, "weak")
        if said is None or not gender:
            return None
        return ["jen" + DIES[case]["p" if number == "p" else gender], *said[0]]
    return printer.rows("ref", parameter, node)


def read_object(r: Reader, parameter: str, i: int) -> Readings:
    """References and noun phrases."""
    return [*r.read("ref", parameter, i), *r.read("phrase", "", i)]


def emit_object(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """References and noun phrases."""
    return emit_phrase(printer, parameter, node) if isinstance(node, NounPhrase) else emit_ref(printer, parameter, node)


def read_thing(r: Reader, parameter: str, i: int) -> Readings:
    """Objects, cards of a library, whole zones."""
    return [*r.read("obj", parameter, i), *r.rows("thing", parameter, i)]


def emit_thing(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return emit_object(printer, parameter, node) or printer.rows("thing", parameter, node)


def read_np(r: Reader, parameter: str, i: int) -> Readings:
    """Any object or player."""
    out: Readings = [*r.read("player", parameter, i), *r.read("obj", parameter, i)]
    if r.tokens[i] in ("ein", "einem", "eines") and r.literal(("ziel", "deiner", "wahl"), i + 1) >= 0:
        out.append((AnyTarget(), i + 4))
    elif (
        r.tokens[i] in ("ein", "einem")
        and r.tokens[i + 1].startswith("andere")
        and r.literal(("ziel", "deiner", "wahl"), i + 2) >= 0
    ):
        out.append((AnyTarget(status=(Status.OTHER,)), i + 5))
    return out + r.rows("np", parameter, i)


def emit_np(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Any object or player."""
    case = case_of(parameter)
    if isinstance(node, AnyTarget):
        if node.det is not Det.TARGET or node.count is not None:
            return printer.rows("np", parameter, node)
        other = ["ander" + de_cores.ending("mixed", "n", "s", case)] if node.status else []
        return [EIN["n", case], *other, "Ziel", "deiner", "Wahl"]
    return (
        emit_player(printer, parameter, node)
        or emit_object(printer, parameter, node)
        or printer.rows("np", parameter, node)
    )


def read_both(r: Reader, parameter: str, i: int) -> Readings:
    """One or two noun phrases."""
    case, _, conjunction = parameter.partition(" ")
    word = "oder" if conjunction == "or" else "und"
    out: Readings = []
    for node, j in r.read("np", case, i):
        out.append((node, j))
        if r.tokens[j] == word:
            out += [(Both((node, other)), k) for other, k in r.read("np", case, j + 1)]
    return out


def emit_both(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """One or two noun phrases."""
    case, _, conjunction = parameter.partition(" ")
    word = "oder" if conjunction == "or" else "und"
    if not isinstance(node, Both):
        return emit_np(printer, case, node)
    out: list[str] = []
    for part in node.parts:
        words = emit_np(printer, case, part)
        if words is None:
            return None
        out += ([word] if out else []) + words
    return out


def read_bare(r: Reader, parameter: str, i: int) -> Readings:
    """Plurals without determiner."""
    return [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.style is AllStyle.BARE]


def read_each(r: Reader, parameter: str, i: int) -> Readings:
    """ "jede Kreatur"."""
    return [(n, j) for n, j in r.read("np", "acc", i) if getattr(n, "style", None) is AllStyle.EACH]


def install(grammar: Grammar) -> None:
    """Add noun phrases to the German grammar."""
    de_players.install(grammar)
    for name, read, emit in (
        ("phrase", read_phrase, emit_object),
        ("baseref", read_baseref, emit_ref),
        ("ref", read_ref, emit_ref),
        ("obj", read_object, emit_object),
        ("thing", read_thing, emit_thing),
        ("np", read_np, emit_np),
        ("both", read_both, emit_both),
        ("bare", read_bare, emit_object),
        ("barecores", read_bare, emit_object),
        ("each", read_each, emit_np),
        ("self", read_baseref, emit_ref),
        ("castable", read_baseref, emit_ref),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
