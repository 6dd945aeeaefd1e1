"""German words of keywords: as a line ("Fliegend") and granted ("Flugfähigkeit"); protection, landwalk, typecycling, enchant."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import CostParam, FromParam, LandwalkParam, TypeParam
from landwalk.abilities.noun import Core, Det, NounPhrase, PlayerPhrase, Status, Who
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.keyword_lines import _cost as read_cost
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS, KEYWORDS, SUBTYPES, TYPES, subtype_word

#: where the table's granted form holds a parameter or a verb
_GRANTED = {
    "protection": "Schutz",
    "trample": "Trampelschaden",
    "fear": "Furcht",
    "enchant": "",
    "hexproof": "Fluchsicherheit",
}
_LINE = {"trample": "Verursacht Trampelschaden", "fear": "Verursacht Furcht"}
#: names of variants that the table has with their keyword; the older name of umbra armor is what is printed
_MORE = {"multikicker": "Multibonus", "megamorph": "Megamorph"}
#: forms that are read beside the printed one, by style
_ALSO = {
    ("line", "trample"): ("Trampelschaden", "Verursachen Trampelschaden"),
    ("line", "fear"): ("Furcht", "Verursachen Furcht"),
    ("granted", "banding"): ("Bündnis",),
    ("line", "banding"): ("Bündnis",),
}
_INDEX: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {}
_COLORS = {stem: letter for letter, (_, _, stem) in COLORS.items()}
_WORDS = {
    "everything": ("allem",),
    "all_colors": ("allen", "Farben"),
    "each_color": ("jeder", "Farbe"),
    "color_of_choice": ("einer", "Farbe", "deiner", "Wahl"),
    "chosen_color": ("der", "bestimmten", "Farbe"),
    "chosen_player": ("dem", "bestimmten", "Spieler"),
}
_KINDS = {
    Status.MULTICOLORED: ("allem", "Mehrfarbigen"),
    Status.MONOCOLORED: ("allem", "Einfarbigen"),
}


def _word(name: str, style: str) -> str:
    if name in _MORE:
        return _MORE[name]
    word = KEYWORDS.get(name)
    if word is None or not word.de or name == "landwalk":
        return ""
    return _LINE.get(name, word.de) if style == "line" else _GRANTED.get(name, word.de_granted)


def index(style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """First token -> (words, keyword)."""
    if style not in _INDEX:
        made = _INDEX[style] = {}
        for name in (*KEYWORDS, *_MORE):
            for word in (_word(name, style), *_ALSO.get((style, name), ())):
                if word:
                    words = tuple(word.lower().split(" "))
                    made.setdefault(words[0], []).append((words, name))
    return _INDEX[style]


def words(name: str, style: str) -> list[str] | None:
    """The words of a keyword. In a line the verb of "verursacht Trampelschaden" has a capital only at the start."""
    word = _word(name, style)
    if not word:
        return None
    return [w.lower() if w == "Verursacht" else w for w in word.split(" ")]


def walk_word(core: Core) -> str:
    """ "Inseltarnung", "Verschneiter-Sumpf-Tarnung", "Nichtstandardlandtarnung", "Artefaktlandtarnung"; "" where a word is missing."""
    name = (core.subtypes or ("land",))[-1]
    if len(core.subtypes) > 1 or core.status or core.colors or core.any_types or (core.subtypes and core.types):
        return ""
    if core.nons:
        return "Nichtstandardlandtarnung" if core == Core(nons=core.nons) and core.nons == ("basic",) else ""
    if core.supertypes:
        noun = subtype_word(name)
        kind = core.supertypes[0]
        stem = {"legendary": "legendär", "snow": "verschneit"}.get(kind, "")
        if kind == "basic" and core == Core(supertypes=("basic",)):
            return "Standardlandtarnung"
        if (
            not stem
            or not noun.de
            or not noun.de_gender
            or len(core.supertypes) > 1
            or core.types not in ((), ("land",))
        ):
            return ""
        adjective = stem + de_cores.ending("strong", noun.de_gender, "s", "nom")
        return f"{adjective.capitalize()}-{noun.de}-Tarnung"
    if core.subtypes:
        word = SUBTYPES.get(name)
        return f"{word.de_compound}tarnung" if word is not None and word.kind == "land" and word.de else ""
    others = [t for t in core.types if t != "land"]
    if len(others) == 1 and TYPES[others[0]].de_compound:
        return f"{TYPES[others[0]].de_compound}landtarnung"
    return ""


def _walks() -> dict[str, Core]:
    cores = [Core(nons=("basic",))]
    for name in (n for n, w in SUBTYPES.items() if w.kind == "land"):
        cores += [Core(subtypes=(name,)), *(Core(supertypes=(s,), subtypes=(name,)) for s in ("snow", "legendary"))]
    cores += [Core(supertypes=(s,)) for s in ("snow", "legendary", "basic")]
    cores += [Core(types=(t,)) for t in TYPES if t != "land"]
    return {walk_word(c).lower(): c for c in cores if walk_word(c)}


_WALKS = _walks()
#: what the table of variants has no print of: it is read, but not printed
_UNSURE = frozenset({walk_word(Core(subtypes=("Desert",)))})
_THESE = ("tarnung", "in", "ländern", "dieses", "typs")


def read_special(r: Reader, style: str, i: int) -> Readings:
    """ "Inseltarnung", "Tarnung in Ländern dieses Typs", "Landtarnung"; "Inselumwandlung {2}", "Remasuri-Umwandlung {3}"."""
    token = r.tokens[i]
    out: Readings = []
    core = _WALKS.get(token)
    if core is not None:
        out.append((KeywordAbility("landwalk", (LandwalkParam(core),)), i + 1))
    if style == "granted" and token == "landtarnung":
        out.append((KeywordAbility("landwalk"), i + 1))
    end = r.literal(_THESE, i)
    if end >= 0:
        out.append((KeywordAbility("landwalk", (LandwalkParam(Core(status=(Status.CHOSEN,))),)), end))
    if token.endswith("umwandlung") and token != "umwandlung":
        cycled = _CYCLED.get(token.removesuffix("umwandlung").rstrip("-"))
        if cycled is not None:
            out += [(KeywordAbility("cycling", (TypeParam(cycled), p)), k) for p, k in read_cost(r, i + 1)]
    return out


def _cycling_word(core: Core) -> str:
    if core == Core(types=("land",), supertypes=("basic",)):
        return "Standardlandumwandlung"
    if core == Core(types=("land",)):
        return "Landumwandlung"
    if len(core.subtypes) == 1 and core == Core(subtypes=core.subtypes):
        word = SUBTYPES[core.subtypes[0]]
        if not word.de:
            return ""
        joined = word.kind == "land" or not word.de.endswith("i")  # "Zaubererumwandlung", "Remasuri-Umwandlung"
        return f"{word.de_compound}umwandlung" if joined else f"{word.de}-Umwandlung"
    return ""


_CYCLED: dict[str, Core] = {"standardland": Core(types=("land",), supertypes=("basic",)), "land": Core(types=("land",))}
for _name, _noun in SUBTYPES.items():
    if _noun.de:
        _CYCLED[_noun.de_compound.lower()] = Core(subtypes=(_name,))


def emit_special(printer: Printer, node: KeywordAbility) -> list[str] | None:
    """The same printed."""
    first = node.params[0] if node.params else None
    if isinstance(first, LandwalkParam):
        if first.core == Core(status=(Status.CHOSEN,)):
            return ["Tarnung", "in", "Ländern", "dieses", "Typs"]
        word = walk_word(first.core)
        return [word] if word and word not in _UNSURE else None
    if node.name == "landwalk" and first is None:
        return ["Landtarnung"]
    if node.name == "cycling" and isinstance(first, TypeParam):
        cost = node.params[1]
        assert isinstance(cost, CostParam)
        said = printer.emit("costs", "line", Leaf(cost.costs))
        word = _cycling_word(first.core)
        return [word, *said] if word and said is not None else None
    return None


def read_from(r: Reader, parameter: str, i: int) -> Readings:
    """ "vor Rot und vor Blau", "vor Kreaturen", "vor allem Mehrfarbigen", "vor allem"."""
    out: Readings = []
    if r.tokens[i] != "vor":
        return out
    for word, said in _WORDS.items():
        j = r.literal(said, i + 1)
        if j >= 0:
            out.append((FromParam((), word), j))
    for core, j in _quality(r, i + 1):
        _more(r, (core,), j, out)
    return out


def _more(r: Reader, cores: tuple[Core, ...], i: int, out: Readings) -> None:
    out.append((FromParam(cores), i))
    if r.tokens[i] == "und" and r.tokens[i + 1] == "vor":
        for core, j in _quality(r, i + 2):
            _more(r, (*cores, core), j, out)


def _quality(r: Reader, i: int) -> list[tuple[Core, int]]:
    out: list[tuple[Core, int]] = []
    if r.tokens[i] in _COLORS:
        out.append((Core(colors=(_COLORS[r.tokens[i]],)), i + 1))
    for status, said in _KINDS.items():
        j = r.literal(said, i)
        if j >= 0:
            out.append((Core(status=(status,)), j))
    if r.tokens[i] in ("einfarbig", "mehrfarbig"):
        status = Status.MONOCOLORED if r.tokens[i] == "einfarbig" else Status.MULTICOLORED
        out.append((Core(status=(status,)), i + 1))
    return out + de_cores.read_cores(r, "p", i)


def emit_from(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, FromParam)
    if node.word:
        return ["vor", *_WORDS[node.word]] if node.word in _WORDS else None
    out: list[str] = []
    for core in node.cores:
        said: list[str] | None
        if core.colors and core == Core(colors=core.colors):
            said = [COLORS[core.colors[0]][2].capitalize()]
        elif core.status and core == Core(status=core.status):
            known = _KINDS.get(core.status[0])
            said = list(known) if known else None
        else:
            made = de_cores.emit_core(core, "p", "dat", "strong")
            said = None if made is None or made[1] else made[0]
        if said is None:
            return None
        out += (["und"] if out else []) + ["vor", *said]
    return out or None


def read_enchant(r: Reader, parameter: str, i: int) -> Readings:
    """ "eine Kreatur"."""
    out: Readings = [
        (n, j)
        for n, j in r.read("player", "acc", i)
        if isinstance(n, PlayerPhrase) and n.who in (Who.A_PLAYER, Who.AN_OPPONENT)
    ]
    return out + [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.det is Det.A]


def emit_enchant(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("np", "acc", node)


def read_affinity(r: Reader, parameter: str, i: int) -> Readings:
    """ "zu Artefakten"."""
    if r.tokens[i] != "zu":
        return []
    return [(TypeParam(core), j) for core, j in de_cores.read_cores(r, "p", i + 1)]


def emit_affinity(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, TypeParam)
    made = de_cores.emit_core(node.core, "p", "dat", "strong")
    return None if made is None or made[1] else ["zu", *made[0]]


def install(grammar: Grammar) -> None:
    """Add parameters of keywords to the German grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["from"], emit["from"] = read_from, emit_from
    read["enchant"], emit["enchant"] = read_enchant, emit_enchant
    read["affinity"], emit["affinity"] = read_affinity, emit_affinity
