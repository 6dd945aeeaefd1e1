"""Spanish noun phrases: articles that agree, adjectives behind the noun, "que no sea", references, players."""

from __future__ import annotations

from landwalk.abilities.amount import Number, VariableX
from landwalk.abilities.noun import (
    AllStyle,
    AnyTarget,
    Both,
    ControllerOf,
    Core,
    Damage,
    Det,
    Host,
    InZone,
    It,
    Modifier,
    Noun,
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
from landwalk.oracle import es_cores, es_players
from landwalk.oracle.agreement import number_of
from landwalk.oracle.en_nouns import EACH_OF
from landwalk.oracle.es_numbers import number_words, read_number
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.shared_adjectives import LAST, everywhere
from landwalk.oracle.tokens import NAMES

_THIS = {
    ThisWord.CREATURE: ("esta", "criatura", "f"),
    ThisWord.ARTIFACT: ("este", "artefacto", "m"),
    ThisWord.ENCHANTMENT: ("este", "encantamiento", "m"),
    ThisWord.LAND: ("esta", "tierra", "f"),
    ThisWord.AURA: ("esta", "aura", "f"),
    ThisWord.EQUIPMENT: ("este", "equipo", "m"),
    ThisWord.VEHICLE: ("este", "vehículo", "m"),
    ThisWord.PERMANENT: ("este", "permanente", "m"),
    ThisWord.SPELL: ("este", "hechizo", "m"),
    ThisWord.CARD: ("esta", "carta", "f"),
    ThisWord.TOKEN: ("esta", "ficha", "f"),
}
_THIS_WRITTEN = {ThisWord.AURA: "Aura", ThisWord.EQUIPMENT: "Equipo", ThisWord.VEHICLE: "Vehículo"}
#: determiner: (words before the noun for masculine and feminine, determiner, style, number, "objetivo" behind)
_DETS: tuple[tuple[str, str, Det, AllStyle | None, str, bool], ...] = (
    ("un", "una", Det.A, None, "s", False),
    ("cualquier", "cualquier", Det.ANY, None, "s", False),
    ("el", "la", Det.TARGET, None, "s", True),
    ("hasta un", "hasta una", Det.UP_TO_TARGET, None, "s", True),
    ("hasta un", "hasta una", Det.UP_TO, None, "s", False),
    ("cualquier cantidad de", "cualquier cantidad de", Det.ANY_NUMBER_TARGET, None, "p", True),
    ("cualquier cantidad de", "cualquier cantidad de", Det.ANY_NUMBER, None, "p", False),
    ("cada", "cada", Det.ALL, AllStyle.EACH, "s", False),
    ("todos los", "todas las", Det.ALL, AllStyle.ALL, "p", False),
    ("los", "las", Det.ALL, AllStyle.BARE, "p", False),
    ("uno o más", "una o más", Det.ONE_OR_MORE, None, "p", False),
    ("ningún", "ninguna", Det.NO, None, "s", False),
)
_OTHERS = {("m", "s"): "otro", ("f", "s"): "otra", ("m", "p"): "otros", ("f", "p"): "otras"}


def gender_of(printer: Printer, node: object) -> str:
    """The gender of what a node names; feminine ("criatura", "carta") where nothing says it."""
    if isinstance(node, NounPhrase):
        return es_cores.core_gender(node.cores[0])
    if isinstance(node, Host | That):
        return es_cores.core_gender(node.core)
    if isinstance(node, Core):
        return es_cores.core_gender(node)
    if isinstance(node, This):
        return _THIS[node.word][2] if node.word in _THIS else getattr(printer.context, "gender", "") or "f"
    if isinstance(node, It):
        known = printer.antecedents.get(id(node))
        return gender_of(printer, known) if known is not None else "f"
    if isinstance(node, PlayerPhrase | ThatPlayer | ControllerOf | Damage):
        return "m"
    if isinstance(node, Both):
        return "m"
    return "f"


def _starts(r: Reader, i: int) -> list[tuple[Det, Node | None, AllStyle | None, str, bool, int]]:
    """(determiner, count, style, number, objetivo, end of the determiner)"""
    out: list[tuple[Det, Node | None, AllStyle | None, str, bool, int]] = []
    for masculine, feminine, det, style, number, target in _DETS:
        for words in dict.fromkeys((masculine, feminine)):
            j = r.literal(tuple(words.split(" ")), i)
            if j >= 0:
                one: Node | None = Number(1) if det in (Det.UP_TO, Det.UP_TO_TARGET) else None
                out.append((det, one, style, number, target, j))
    if r.tokens[i] in ("un", "una"):
        out.append((Det.TARGET, None, None, "s", True, i + 1))  # "elige una criatura objetivo"
    up_to = r.tokens[i] == "hasta"
    other = r.tokens[i + up_to] in ("otros", "otras")  # "otras tres cartas"
    for count, j in read_number(r, i + up_to + other):
        if number_of(count) == "p":
            for det, target in (
                ((Det.UP_TO_TARGET, True), (Det.UP_TO, False)) if up_to else ((Det.TARGET, True), (Det.COUNT, False))
            ):
                out.append((det, count, None, "p", target, j))
    if r.tokens[i] in ("otro", "otra"):
        out += [(Det.A, None, None, "s", False, i), (Det.TARGET, None, None, "s", True, i)]
    return out  # fmt: skip


_ROUNDED = {Det.HALF_UP: (",", "redondeando", "hacia", "arriba"), Det.HALF_DOWN: (",", "redondeando", "hacia", "abajo")}


def _half(r: Reader, i: int) -> Readings:
    """ "la mitad de los permanentes que controlas, redondeando hacia arriba"."""
    j = r.literal(("la", "mitad", "de"), i)
    out: Readings = []
    for phrase, k in r.read("phrase", "", j) if j >= 0 else ():
        if isinstance(phrase, NounPhrase) and phrase.style is AllStyle.BARE:
            for det, words in _ROUNDED.items():
                end = r.literal(words, k)
                if end >= 0:
                    out.append((phrase.replace(det=det, style=None), end))
    return out


def read_phrase(r: Reader, parameter: str, i: int) -> Readings:
    """A noun phrase; parameter "bare": without the article of a plural."""
    out: Readings = _half(r, i) if r.tokens[i + 1] == "mitad" else []
    each = r.literal(("de",), i + 2) if r.tokens[i] == "cada" and r.tokens[i + 1] in ("uno", "una") else -1
    for node, j in r.read("phrase", "", each) if each >= 0 else ():
        if isinstance(node, NounPhrase) and node.is_target and number_of(node) == "p":
            out.append((node.replace(choice=EACH_OF), j))
        elif isinstance(node, NounPhrase) and node.style is AllStyle.BARE and Status.OTHER in node.cores[0].status:
            out.append((node.replace(style=AllStyle.EACH), j))  # "cada una de las otras criaturas"
    starts = [(Det.ALL, None, AllStyle.BARE, "p", False, i)] if parameter == "bare" else _starts(r, i)
    for det, count, style, number, target, j in starts:
        behind = r.tokens[j] in _OTHERS.values()
        other = behind or (j > i and r.tokens[j - 2] in ("otros", "otras") and j - 2 >= i)
        found = es_cores.read_cores(r, number, j + behind, objetivo=target)
        for plain, conjunction, k in found:
            cores = everywhere(plain, LAST)
            cores = tuple(c.replace(status=(Status.OTHER, *c.status)) for c in cores) if other else cores
            for tail, end in _tails(r, number, k, ()):
                out.append((NounPhrase(det, cores, tail, count, style, "", conjunction), end))
                if tail and len(cores) == 1:  # "que controlas y que no sea ficha"
                    for core, last in es_cores.read_nons(r, number, cores[0], end):
                        out.append((NounPhrase(det, (core,), tail, count, style, "", conjunction), last))
        if target and not other:
            out += _late_target(r, number, NounPhrase(det, (), (), count, style), j)
    return out


def _late_target(r: Reader, number: str, plain: NounPhrase, i: int) -> Readings:
    """ "el artefacto, encantamiento o criatura con la habilidad de volar objetivo": behind what the noun has."""
    out: Readings = []
    for cores, conjunction, j in es_cores.read_cores(r, number, i, objetivo=False):
        for tail, k in _tails(r, number, j, ()) if r.tokens[j] in ("con", "sin") else ():
            if tail and r.tokens[k] == "objetivo" and not any(_closes(m) for m in tail):
                out.append((plain.replace(cores=cores, tail=tail, conjunction=conjunction), k + 1))
    return out


def _tails(r: Reader, number: str, i: int, tail: tuple[Modifier, ...]) -> list[tuple[tuple[Modifier, ...], int]]:
    out = [(tail, i)]
    start = i + (r.tokens[i] == "y" and r.tokens[i + 1] == "que")
    for modifier, j in r.read("tail", number, start):
        assert isinstance(modifier, Modifier)
        if _closes(modifier):
            out.append(((*tail, modifier), j))
        else:
            out += _tails(r, number, j, (*tail, modifier))
    return out


def _closes(modifier: Modifier) -> bool:
    """Does it end with a noun phrase of its own? What follows belongs to that."""
    amount = getattr(modifier, "amount", None)
    plain = amount is None or isinstance(amount, Number | VariableX)
    return type(modifier).__name__ in ("Targeting", "ShareType") or not plain


def emit_phrase(printer: Printer, parameter: str, node: NounPhrase) -> list[str] | None:
    """A noun phrase."""
    if node.det in _ROUNDED:
        said = emit_phrase(printer, "", node.replace(det=Det.ALL, style=AllStyle.BARE, choice=""))
        return None if said is None else ["la", "mitad", "de", *said, *_ROUNDED[node.det]]
    number = "s" if node.det is Det.NO else number_of(node)
    gender = es_cores.core_gender(node.cores[0])
    other = Status.OTHER in node.cores[0].status
    out: list[str] | None
    target = node.is_target
    if node.det in (Det.UP_TO, Det.UP_TO_TARGET, Det.COUNT, Det.TARGET) and node.count is not None:
        words = number_words(node.count, gender)
        before = ["hasta"] if node.det in (Det.UP_TO, Det.UP_TO_TARGET) else []
        if other and number == "p":  # "otras tres cartas"
            before, other = [*before, _OTHERS[gender, number]], False
        out = None if words is None else [*before, *words]
    elif (other and node.det in (Det.A, Det.TARGET)) or parameter == "bare":
        out = []
    else:
        out = _article(node, gender)
    if out is None:
        return None
    if node.choice == EACH_OF:
        out = ["cada", "una" if gender == "f" else "uno", "de", *out]
    if other:
        out = [*out, _OTHERS[gender, number]]
    words = es_cores.emit_cores(node.cores, number, node.conjunction, objetivo=target)
    if words is None:
        return None
    out = [*out, *words]
    for modifier in sorted(node.tail, key=lambda m: 6 if _closes(m) else _TAILS.get(type(m).__name__, 5)):
        said = printer.emit("tail", f"{number} {gender}", modifier)
        if said is None:
            return None
        if said[0] == "de" and isinstance(modifier, InZone) and node.cores[0].noun is Noun.SPELL:
            said = ["desde", *said[1:]]
        out += said
    return out


_TAILS = {
    "Controlled": 0,
    "NotControlled": 0,
    "OfChosen": 1,
    "WithStat": 2,
    "WithKeyword": 2,
    "WithoutKeyword": 2,
    "WithCounter": 2,
    "InZone": 3,
}


def _article(node: NounPhrase, gender: str) -> list[str] | None:
    for masculine, feminine, det, style, _, _ in _DETS:
        if det is node.det and style is node.style:
            return (feminine if gender == "f" else masculine).split(" ")
    return None


def read_baseref(r: Reader, parameter: str, i: int) -> Readings:
    """References; parameter "" is a direct object (clitics), "prep" stands behind a preposition."""
    token = r.tokens[i]
    out: Readings = []
    if token == "~":
        out.append((This(ThisWord.NAME), i + 1))
    elif token == "\u2248":
        out.append((This(ThisWord.SHORT_NAME), i + 1))
    elif token == NAMES:
        out.append((This(ThisWord.NAMES), i + 1))
    elif token in ("esta", "este"):
        out += [(This(w), i + 2) for w, (_, noun, _) in _THIS.items() if r.tokens[i + 1] == noun]
    elif token in ("+la", "+lo", "+las", "+los") and parameter == "":
        out.append((It(Ref.LAST, -1, "many" if token.endswith("s") else "one"), i + 1))
    elif token in ("él", "ella") and parameter == "prep":
        out.append((It(Ref.LAST, -1), i + 1))
    elif token in ("ellos", "ellas") and parameter == "prep":
        out.append((It(Ref.LAST, -1, "many"), i + 1))
    elif token in ("ese", "esa", "esos", "esas"):
        number = "p" if token.endswith("s") else "s"
        for cores, conjunction, j in es_cores.read_cores(r, number, i + 1, objetivo=False):
            if len(cores) == 1 and not conjunction:
                out.append((That(cores[0], Ref.LAST, -1, "many" if number == "p" else "one"), j))
    if token in ("la", "el", "los", "las"):
        out += _spoken_of(r, i)
    if token in ("la", "el"):
        for cores, _, j in es_cores.read_cores(r, "s", i + 1, objetivo=False):
            if len(cores) == 1 and cores[0] in _PLAIN:
                out.append((That(cores[0], Ref.LAST, -1, "one", "the"), j))
        for cores, conjunction, j in es_cores.read_cores(r, "s", i + 1, objetivo=False):
            core = cores[0]
            if len(cores) == 1 and not conjunction and core.status[-1:] in ((Status.ENCHANTED,), (Status.EQUIPPED,)):
                out.append((Host(core.status[-1], core.replace(status=core.status[:-1])), j))
    return out


#: "la ficha", "el hechizo": what was spoken of; other nouns with an article and nothing else stand for nothing
_PLAIN = (Core(Noun.TOKEN), Core(Noun.CARD), Core(Noun.SPELL), Core(types=("creature",)))
#: words of a That, and the adjective behind the noun
_THAT = {
    "the sacrificed": ("sacrificado", "sacrificada", "sacrificados", "sacrificadas"),
    "the exiled": ("exiliado", "exiliada", "exiliados", "exiliadas"),
    "the revealed": ("mostrado", "mostrada", "mostrados", "mostradas"),
    "the chosen": ("elegido", "elegida", "elegidos", "elegidas"),
    "the discarded": ("descartado", "descartada", "descartados", "descartadas"),
    "the returned": ("regresado", "regresada", "regresados", "regresadas"),
}


def _spoken_of(r: Reader, i: int) -> Readings:
    """ "la carta exiliada", "las criaturas sacrificadas"."""
    number = "p" if r.tokens[i].endswith("s") else "s"
    out: Readings = []
    for cores, conjunction, j in es_cores.read_cores(r, number, i + 1, objetivo=False):
        for word, forms in _THAT.items():
            if r.tokens[j] in forms and len(cores) == 1 and not conjunction:
                ref = Ref.COST if word in ("the sacrificed", "the discarded") else Ref.LAST
                out.append((That(cores[0], ref, -1, "many" if number == "p" else "one", word), j + 1))
    return out


def _emit_spoken_of(node: That) -> list[str] | None:
    number = "p" if node.number == "many" else "s"
    words = es_cores.emit_cores((node.core,), number, "", objetivo=False)
    form = 2 * (number == "p") + (es_cores.core_gender(node.core) == "f")
    return None if words is None else [("el", "la", "los", "las")[form], *words, _THAT[node.word][form]]


def read_ref(r: Reader, parameter: str, i: int) -> Readings:
    """References, those with a zone too."""
    return [*r.read("baseref", parameter, i), *r.rows("ref", parameter, i)]


def emit_ref(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """References."""
    if isinstance(node, This):
        if node.word is ThisWord.NAME:
            return ["~"]
        if node.word is ThisWord.SHORT_NAME:
            return ["\u2248"]
        if node.word is ThisWord.NAMES:
            return [NAMES]
        known = _THIS.get(node.word)
        return None if known is None else [known[0], _THIS_WRITTEN.get(node.word, known[1])]
    if isinstance(node, It):
        ending = ("a" if gender_of(printer, node) == "f" else "o") + ("s" if node.number == "many" else "")
        if parameter == "":
            return ["+l" + ending]
        if parameter == "prep":
            return ["él"] if ending == "o" else ["ell" + ending]
        return None
    if isinstance(node, Host):
        core = node.core.replace(status=(*node.core.status, node.status))
        words = es_cores.emit_cores((core,), "s", "", objetivo=False)
        return None if words is None else ["la" if es_cores.core_gender(core) == "f" else "el", *words]
    if isinstance(node, That) and node.word in _THAT:
        return _emit_spoken_of(node)
    if isinstance(node, That) and node.word == "the" and node.core in _PLAIN and node.number != "many":
        words = es_cores.emit_cores((node.core,), "s", "", objetivo=False)
        return None if words is None else ["la" if es_cores.core_gender(node.core) == "f" else "el", *words]
    if isinstance(node, That) and node.word == "that":
        plural = node.number == "many"
        gender = es_cores.core_gender(node.core)
        head = {("m", False): "ese", ("f", False): "esa", ("m", True): "esos", ("f", True): "esas"}[gender, plural]
        words = es_cores.emit_cores((node.core,), "p" if plural else "s", "", objetivo=False)
        return None if words is None else [head, *words]
    return printer.rows("ref", parameter, node)


def read_object(r: Reader, parameter: str, i: int) -> Readings:
    """References and noun phrases."""
    return [*r.read("ref", parameter, i), *r.read("phrase", "", i)]


def emit_object(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """References and noun phrases."""
    return emit_phrase(printer, "", node) if isinstance(node, NounPhrase) else emit_ref(printer, parameter, node)


def read_thing(r: Reader, parameter: str, i: int) -> Readings:
    """Objects, cards of a library, whole zones."""
    return [*r.read("obj", parameter, i), *r.rows("thing", parameter, i)]


def emit_thing(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return emit_object(printer, parameter, node) or printer.rows("thing", parameter, node)


def read_np(r: Reader, parameter: str, i: int) -> Readings:
    """Any object or player."""
    out: Readings = [*r.read("player", parameter, i), *r.read("obj", parameter, i)]
    if r.tokens[i] == "cualquier" and r.tokens[i + 1] == "objetivo":
        out.append((AnyTarget(), i + 2))
    elif r.literal(("cualquier", "otro", "objetivo"), i) >= 0:
        out.append((AnyTarget(status=(Status.OTHER,)), i + 3))
    for word in (
        "uno",
        "una",
    ):  # "cada una de hasta dos criaturas objetivo" is the same as "hasta dos criaturas objetivo"
        j = r.literal(("cada", word, "de"), i)
        if j >= 0:
            out += [(n, k) for n, k in r.read("phrase", "", j) if isinstance(n, NounPhrase) and n.is_target]
    return out + r.rows("np", parameter, i)


def emit_np(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Any object or player."""
    if isinstance(node, AnyTarget):
        if node.det is Det.TARGET and node.count is None:
            return ["cualquier", *(["otro"] if node.status else []), "objetivo"]
        return printer.rows("np", parameter, node)
    return (
        es_players.emit_player(printer, parameter, node)
        or emit_object(printer, parameter, node)
        or printer.rows("np", parameter, node)
    )


def _alike(node: Node, other: Node) -> bool:
    """Two nouns with "un": one phrase with two cores."""
    return all(
        isinstance(n, NounPhrase) and n.det is Det.A and Status.OTHER not in n.cores[0].status for n in (node, other)
    ) and not getattr(node, "tail", ())


def read_both(r: Reader, parameter: str, i: int) -> Readings:
    """One or two noun phrases."""
    case, _, conjunction = parameter.partition(" ")
    word = "o" if conjunction == "or" else "y"
    case = "prep" if case == "acc" else case
    out: Readings = []
    for node, j in r.read("np", case, i):
        out.append((node, j))
        if r.tokens[j] == word:
            start = j + 1 + (r.tokens[j + 1] == "a" and case == "prep")
            others = r.read("np", case, start)
            if case == "prep" and start > j + 1:  # "a ti y a otros permanentes que controlas"
                others = [*others, *r.read("bare", "", start)]
            out += [(Both((node, other)), k) for other, k in others if not _alike(node, other)]
    return out


def emit_both(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """One or two noun phrases; "a" is repeated."""
    case, _, conjunction = parameter.partition(" ")
    word = "o" if conjunction == "or" else "y"
    case = "prep" if case == "acc" else case
    if not isinstance(node, Both):
        return emit_np(printer, case, node)
    out: list[str] = []
    for part in node.parts:
        words = emit_np(printer, case, part)
        if words is None:
            return None
        out += ([word] + (["a"] if case == "prep" else []) if out else []) + words
    return out


def read_bare(r: Reader, parameter: str, i: int) -> Readings:
    """Plurals without article."""
    return r.read("phrase", "bare", i)


def emit_bare(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Plurals without article."""
    return emit_phrase(printer, "bare", node) if isinstance(node, NounPhrase) else None


def read_each(r: Reader, parameter: str, i: int) -> Readings:
    """ "cada criatura"."""
    return [(n, j) for n, j in r.read("np", "prep", i) if getattr(n, "style", None) is AllStyle.EACH]


def install(grammar: Grammar) -> None:
    """Add noun phrases to the Spanish grammar."""
    es_players.install(grammar)
    for name, read, emit in (
        ("phrase", read_phrase, emit_object),
        ("baseref", read_baseref, emit_ref),
        ("ref", read_ref, emit_ref),
        ("obj", read_object, emit_object),
        ("thing", read_thing, emit_thing),
        ("np", read_np, emit_np),
        ("both", read_both, emit_both),
        ("bare", read_bare, emit_bare),
        ("barecores", read_bare, emit_bare),
        ("each", read_each, emit_np),
        ("self", read_baseref, emit_ref),
        ("castable", read_baseref, emit_ref),
        ("core", es_cores.read_core, es_cores.emit_core),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
