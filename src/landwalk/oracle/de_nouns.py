"""German noun phrases: articles by case and gender, "deiner Wahl", relative clauses, references, players."""

from __future__ import annotations

from landwalk.abilities.noun import (
    AllStyle,
    AnyTarget,
    Both,
    ControllerOf,
    Core,
    Det,
    Host,
    It,
    Noun,
    NounPhrase,
    OwnerOf,
    PlayerOrPermanentTarget,
    PlayerPhrase,
    Ref,
    Status,
    That,
    ThatPlayer,
    This,
    ThisWord,
    Who,
)
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores, de_phrases, de_players
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_heads import core_gender
from landwalk.oracle.de_phrases import EIN_FORMS, emit_phrase, read_phrase, spoken_cores
from landwalk.oracle.de_players import DER, DIES, EIN, IT, case_of, emit_player
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import NAMES

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
        return core_gender(node.cores[0])
    if isinstance(node, Host | That):
        return core_gender(node.core)
    if isinstance(node, This):
        if node.word is ThisWord.NAMES:
            return "p"
        return _THIS[node.word][1] if node.word in _THIS else str(getattr(printer.context, "gender", "") or "f")
    if isinstance(node, It):
        known = printer.antecedents.get(id(node))
        if known is None and node.ref is Ref.THIS:
            known = This(ThisWord.NAME)
        return gender_of(printer, known) if known is not None else "f"
    if isinstance(node, AnyTarget):
        return "n"
    if isinstance(node, PlayerPhrase | ThatPlayer | ControllerOf | OwnerOf):
        return "m"
    return "f"


def genders_of(printer: Printer, node: Node) -> list[str]:
    """The genders of what a pronoun stands for: several where its nouns differ ("ein Artefakt oder eine Kreatur")."""
    known = printer.antecedents.get(id(node))
    if isinstance(known, NounPhrase) and number_of(known) == "s":
        return list(dict.fromkeys(g for g in map(core_gender, spoken_cores(known)) if g)) or ["f"]
    return [gender_of(printer, node)]


def read_baseref(r: Reader, parameter: str, i: int) -> Readings:
    """References."""
    token = r.tokens[i]
    case = case_of(parameter)
    out: Readings = []
    if token == "~":
        out.append((This(ThisWord.NAME), i + 1))
    elif token == NAMES:
        out.append((This(ThisWord.NAMES), i + 1))
    elif token == "\u2248":
        out.append((This(ThisWord.SHORT_NAME), i + 1))
    elif token == "diese" and case == "acc" and r.tokens[i + 1] not in _THIS_OF:
        out += [(It(Ref.LAST, -1, "either"), i + 1), *_that(r, i + 1, "")]  # "bringe diese ins Spiel"
    elif token.startswith("dies") and token[4:] in _DIES:
        word = _THIS_OF.get(r.tokens[i + 1]) or _THIS_OF.get(r.tokens[i + 1].removesuffix("s"))
        if word is not None:
            out.append((This(word), i + 2))
        out += _that(r, i + 1, "p" if word is not None else "")
    elif token.startswith("jen") and token[3:] in _DIES:
        out += _that(r, i + 1, "")
    elif token in ("ihre", "seine") and r.tokens[i + 1] == "karte" and case in ("nom", "acc"):
        out.append((That(Core(Noun.CARD), Ref.LAST, -1), i + 2))  # "bringe ihre Karte ins Spiel zurück"
    elif token in IT.get(case, {}).values():
        if token == "sie" and case == "acc":  # one or several: what was spoken of last
            return [(It(Ref.LAST, -1, "either"), i + 1)]
        singular = [v for g, v in IT[case].items() if g != "p"]
        if token in singular:
            out.append((It(Ref.LAST, -1), i + 1))
        if token == IT[case]["p"]:
            out.append((It(Ref.LAST, -1, "many"), i + 1))
    elif token in ("der", "die", "das", "den", "dem", "des"):
        for core, j in de_cores.read_cores(r, "s", i + 1):
            for status in (Status.ENCHANTED, Status.EQUIPPED):
                if core.status[:1] == (status,):
                    out.append((Host(status, core.replace(status=core.status[1:])), j))
        out += _named_that(r, i + 1)
    return out


_DIES = frozenset({"er", "e", "es", "en", "em"})
#: participles of "the sacrificed creature": stem -> (word of the mark, reference)
_PARTICIPLES = {
    "geopferte": ("the sacrificed", Ref.COST),
    "abgeworfene": ("the discarded", Ref.COST),
}
#: participles that only say again what was done: "jener Spieler wirft die bestimmte Karte ab"
_AGAIN = {
    "bestimmte": "that",
    "gewählte": "that",
    "vorgezeigte": "the revealed",
    "aufgedeckte": "the revealed",
    "zurückgebrachte": "the returned",
}


def _that(r: Reader, i: int, only: str) -> Readings:
    """That creature, those cards. `only`: "p" for plurals alone."""
    out: Readings = []
    for number in (only,) if only else ("s", "p"):
        for core, j in de_cores.read_cores(r, number, i):
            if core.status or r.tokens[j] == "deiner":
                continue
            out.append((That(core, Ref.LAST, -1, "many" if number == "p" else "one"), j))
    return out


def _named_that(r: Reader, i: int) -> Readings:
    """ "die Kreatur", "die geopferte Kreatur", "die ins Exil geschickte Karte"."""
    exiled = r.literal(("ins", "exil"), i)
    if exiled >= 0:
        if not r.tokens[exiled].startswith("geschickte"):
            return []
        return [(n.replace(word="the exiled"), j) for n, j in _that(r, exiled + 1, "") if isinstance(n, That)]
    token = r.tokens[i]
    for stem, (word, ref) in _PARTICIPLES.items():
        if token in (stem, stem + "n"):
            return [(n.replace(word=word, ref=ref), j) for n, j in _that(r, i + 1, "") if isinstance(n, That)]
    again = _AGAIN.get(token.removesuffix("n"))
    if again is not None:
        return [(n.replace(word=again), j) for n, j in _that(r, i + 1, "") if isinstance(n, That)]
    return _that(r, i, "")


def read_ref(r: Reader, parameter: str, i: int) -> Readings:
    """References, those with a zone too."""
    return [*r.read("baseref", parameter, i), *r.rows("ref", parameter, i)]


def emit_ref(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """References."""
    case = case_of(parameter)
    if isinstance(node, This):
        if node.word is ThisWord.NAME:
            return ["~"]
        if node.word is ThisWord.NAMES:
            return [NAMES] if case != "gen" else ["von", NAMES]
        if node.word is ThisWord.SHORT_NAME:
            return ["\u2248"]
        known = _THIS.get(node.word)
        if known is None:
            return None
        noun = known[0] + ("s" if case == "gen" and known[1] != "f" else "")
        return ["dies" + DIES[case][known[1]], noun]
    if isinstance(node, It):
        genders = ["p"] if node.number == "many" else genders_of(printer, node)
        words = list(dict.fromkeys(IT[case][g] for g in genders)) if case in IT else []
        return " bzw. ".join(words).split(" ") if words else None
    if isinstance(node, Host):
        gender = core_gender(node.core)
        said = de_cores.emit_core(node.core.replace(status=(node.status, *node.core.status)), "s", case, "weak")
        return None if said is None or not gender else [DER[gender, case], *said[0]]
    if isinstance(node, That):
        if node.word == "that" and node.core == Core(Noun.CARD) and node.n >= 0 and case in ("nom", "acc"):
            return ["sie"]  # far commoner than "die Karte"
        return _emit_that(case, node)
    return printer.rows("ref", parameter, node)


def _emit_that(case: str, node: That) -> list[str] | None:
    gender = core_gender(node.core)
    number = "p" if node.number == "many" else "s"
    said = de_cores.emit_core(node.core, number, case, "weak") if gender else None
    if said is None or said[1]:
        return None
    article = DER["p" if number == "p" else gender, case]
    end = de_cores.ending("weak", gender, number, case)[1:]
    if node.word == "the exiled":
        return [article, "ins", "Exil", "geschickte" + end, *said[0]]
    for stem, (word, _) in _PARTICIPLES.items():
        if node.word == word:
            return [article, stem + end, *said[0]]
    if node.word == "the revealed":
        return [article, ("vorgezeigte" if node.ref is Ref.COST else "aufgedeckte") + end, *said[0]]
    if node.word == "that" and node.ref in (Ref.EVENT, Ref.EVENT_OTHER, Ref.EACH):
        return ["jen" + DIES[case]["p" if number == "p" else gender], *said[0]]
    return [article, *said[0]] if node.word in ("that", "the") else None


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
    return out + _read_mixed(r, parameter, i) + r.rows("np", parameter, i)


_TARGET_PLAYERS = (PlayerPhrase(Who.TARGET_PLAYER), PlayerPhrase(Who.TARGET_OPPONENT))


def _read_mixed(r: Reader, parameter: str, i: int) -> Readings:
    """ "einem Spieler oder Planeswalker deiner Wahl", "eine Kreatur oder ein Gegner deiner Wahl"."""
    if r.tokens[i] not in EIN_FORMS:
        return []
    out: Readings = []
    for noun, players in zip(("spieler", "gegner"), _TARGET_PLAYERS, strict=True):
        if r.tokens[i + 1] == noun and r.tokens[i + 2] == "oder":
            start = i + 3 + (r.tokens[i + 3] in EIN_FORMS)
            for core, j in de_cores.read_cores(r, "s", start):
                if r.literal(("deiner", "wahl"), j) >= 0:
                    out.append((PlayerOrPermanentTarget(players, (core,)), j + 2))
        for core, j in de_cores.read_cores(r, "s", i + 1):
            if (
                r.tokens[j] == "oder"
                and r.tokens[j + 1] in EIN_FORMS
                and r.literal((noun, "deiner", "wahl"), j + 2) >= 0
            ):
                out.append((PlayerOrPermanentTarget(players, (core,)), j + 5))
    return out


def _emit_mixed(case: str, node: PlayerOrPermanentTarget) -> list[str] | None:
    said = de_cores.emit_core(node.cores[0], "s", case, "mixed") if len(node.cores) == 1 else None
    if said is None or said[1] or node.det is not Det.TARGET or node.players not in _TARGET_PLAYERS:
        return None
    player = "Spieler" if node.players == _TARGET_PLAYERS[0] else "Gegner"
    if node.cores[0].types == ("planeswalker",):
        return [EIN["m", case], player, "oder", *said[0], "deiner", "Wahl"]
    return [EIN[core_gender(node.cores[0]), case], *said[0], "oder", EIN["m", case], player, "deiner", "Wahl"]


def emit_np(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Any object or player."""
    case = case_of(parameter)
    if isinstance(node, AnyTarget):
        if node.det is not Det.TARGET or node.count is not None:
            return printer.rows("np", parameter, node)
        other = ["ander" + de_cores.ending("mixed", "n", "s", case)] if node.status else []
        return [EIN["n", case], *other, "Ziel", "deiner", "Wahl"]
    if isinstance(node, PlayerOrPermanentTarget):
        return _emit_mixed(case, node)
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
        if r.tokens[j] == word or (word == "und" and r.tokens[j] == "sowie"):
            out += [(Both((node, other)), k) for other, k in r.read("np", case, j + 1) if _may_join(node, other, word)]
    return out


def _may_join(one: Node, other: Node, word: str) -> bool:
    """ "Samurai und Krieger", "ein Samurai oder ein Krieger" are one phrase with two nouns."""
    if not (isinstance(one, NounPhrase) and isinstance(other, NounPhrase)):
        return True
    if other.style is AllStyle.BARE and other.det is Det.ALL:
        return False
    return not (one.det is other.det and one.det in (Det.A, Det.TARGET) and word == "oder")


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
    one = [(n, j) for n, j in r.read("np", "acc", i) if getattr(n, "style", None) is AllStyle.EACH]
    return [*one, *de_phrases.read_each_of_several(r, i)]


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
        ("amongphrase", de_phrases.read_amongphrase, de_phrases.emit_amongphrase),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
