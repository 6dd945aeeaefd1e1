"""German words of keywords: as a line ("Fliegend") and granted ("Flugfähigkeit"); protection, landwalk, typecycling, enchant."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import CostParam, FromParam, LandwalkParam, NameParam, TypeParam
from landwalk.abilities.noun import Core, Det, NounPhrase, PlayerPhrase, Status, Who
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.keyword_lines import _cost as read_cost
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import SOFT_COMMA
from landwalk.oracle.words import COLORS, KEYWORDS, SUBTYPES, TYPES, subtype_word

#: where the table's granted form holds a parameter or a verb
_GRANTED = {
    "protection": "Schutz",
    "trample": "Trampelschaden",
    "fear": "Furcht",
    "enchant": "",
    "hexproof": "Fluchsicherheit",
    **dict.fromkeys(("landwalk", "splice", "offering", "champion", "gift"), ""),
    "cycling": "Umwandlung",
    "kicker": "Bonus",
    "morph": "Morph",
    "devour": "Verschlingen",
    "partner": "Partner",
    "craft": "Anfertigung mit",
    "affinity": "Affinität",
}
_LINE = {
    "trample": "Verursacht Trampelschaden",
    "fear": "Verursacht Furcht",
    "champion": "Beschütze",
    "gift": "Verschenke",
    "craft": "Anfertigung mit",
    "partner": "Partner",
}
#: names of variants that the table has with their keyword; the older name of umbra armor is what is printed
_MORE = {"multikicker": "Multibonus", "megamorph": "Megamorph"}
#: forms that are read beside the printed one, by style
_ALSO = {
    ("line", "trample"): ("Trampelschaden", "Verursachen Trampelschaden"),
    ("line", "fear"): ("Furcht", "Verursachen Furcht"),
    ("granted", "banding"): ("Bündnis",),
    ("granted", "dethrone"): ("Entmachten",),
    ("granted", "devoid"): ("Fahlheit",),
    ("line", "dethrone"): ("Entmachten",),
    ("line", "banding"): ("Bündnis",),
}
_INDEX: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {}
_COLORS = {stem: letter for letter, (_, _, stem) in COLORS.items()}
_WORDS = {
    "everything": ("allem",),
    "all_colors": ("allen", "Farben"),
    "each_color": ("jeder", "Farbe"),
    "color_of_choice": ("einer", "Farbe", ",", "die", "du", "bestimmst"),
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
_WALKED = frozenset(_WALKS.values())
_THESE = ("tarnung", "in", "ländern", "dieses", "typs")


def read_older_walk(r: Reader, i: int) -> Readings:
    """ "Tarnung im verschneiten Sumpf", "Tarnung in verschneiten Ländern", "Landtarnung für legendäre Länder"."""
    if (r.tokens[i], r.tokens[i + 1]) not in (("tarnung", "im"), ("tarnung", "in"), ("landtarnung", "für")):
        return []
    out: Readings = []
    for number in ("s", "p"):
        for core, j in de_cores.read_cores(r, number, i + 2):
            walked = core.replace(types=tuple(t for t in core.types if t != "land"))
            if walked in _WALKED:
                out.append((KeywordAbility("landwalk", (LandwalkParam(walked),)), j))
    return out


def read_special(r: Reader, style: str, i: int) -> Readings:
    """ "Inseltarnung", "Tarnung in Ländern dieses Typs", "Landtarnung"; "Inselumwandlung {2}", "Remasuri-Umwandlung {3}"."""
    token = r.tokens[i]
    out: Readings = []
    core = _WALKS.get(token)
    if core is not None:
        out.append((KeywordAbility("landwalk", (LandwalkParam(core),)), i + 1))
    if style == "granted":
        out += read_older_walk(r, i)
    if style == "granted" and token == "landtarnung":
        out.append((KeywordAbility("landwalk"), i + 1))
    end = r.literal(_THESE, i)
    if end >= 0:
        out.append((KeywordAbility("landwalk", (LandwalkParam(Core(status=(Status.CHOSEN,))),)), end))
    if token == "arkane" and r.tokens[i + 1] == "kopplung":
        out += [(KeywordAbility("splice", (_ARCANE, p)), k) for p, k in read_cost(r, i + 2)]
    if token.endswith("opfer") and token.removesuffix("opfer").removesuffix("n") in _OFFERED:
        offered = Core(subtypes=(_OFFERED[token.removesuffix("opfer").removesuffix("n")],))
        out.append((KeywordAbility("offering", (TypeParam(offered),)), i + 1))
    if token == "artefaktverschlingen":
        artifact = TypeParam(Core(types=("artifact",)))
        out += [(KeywordAbility("devour", (artifact, n)), k) for n, k in r.read("int", "", i + 1)]
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


_OFFERED = {n.de.lower(): name for name, n in SUBTYPES.items() if n.de}


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
    if node.name == "offering" and isinstance(first, TypeParam) and first.core.subtypes:
        word = SUBTYPES[first.core.subtypes[0]].de
        return [word + ("n" if word.endswith("e") else "") + "opfer"] if word else None
    if first == _ARCANE and node.name == "splice" and isinstance(node.params[1], CostParam):
        said = printer.emit("costs", "line", Leaf(node.params[1].costs))
        return None if said is None else ["Arkane", "Kopplung", *said]
    if node.name == "devour" and isinstance(first, TypeParam):
        said = printer.emit("int", "", node.params[1]) if first.core == Core(types=("artifact",)) else None
        return None if said is None else ["Artefaktverschlingen", *said]
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
        behind = [SOFT_COMMA] if node.word == "color_of_choice" else []
        return ["vor", *_WORDS[node.word], *behind] if node.word in _WORDS else None
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


#: what stands between a keyword and its parameter
_LINKS = {"splice": "mit", "partner": "von"}
_ARCANE = TypeParam(Core(subtypes=("Arcane",)))


def read_param(r: Reader, name: str, i: int) -> Readings:
    """What stands behind some keywords: "Beschütze einen Elfen", "Ausrüsten eines Ritters {1}", "Partner von ..."."""
    link = _LINKS.get(name)
    if link is not None:
        if r.tokens[i] != link:
            return []
        i += 1
    if name == "partner":
        end = r.length - (r.tokens[r.length - 1] == ".")
        named = i < end and r.raw[i][:1].isupper()
        return [(NameParam(r.grammar.language.text(r.raw[i:end])), end)] if named else []
    if name == "splice":
        found = r.literal(("spontanzauber", "oder", "hexerei"), i)
        return [(TypeParam(Core(any_types=("instant", "sorcery"))), found)] if found >= 0 else []
    phrases = [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.det is Det.A]
    if name in ("champion", "gift"):
        return list(phrases)
    return [(TypeParam(n.cores[0]), j) for n, j in phrases if len(n.cores) == 1 and not n.tail]


def emit_param(printer: Printer, name: str, node: Node) -> list[str] | None:
    """The same printed."""
    link = [_LINKS[name]] if name in _LINKS else []
    if isinstance(node, NameParam):
        return [*link, *node.name.split(" ")]
    if isinstance(node, NounPhrase):
        return printer.emit("np", "acc", node)
    if not isinstance(node, TypeParam) or node == _ARCANE:
        return None
    if node.core.any_types:
        return [*link, "Spontanzauber", "oder", "Hexerei"] if node.core.any_types == ("instant", "sorcery") else None
    return printer.emit("phrase", "gen" if name == "equip" else "dat", NounPhrase(Det.A, (node.core,)))


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
    read["kwparam"], emit["kwparam"] = read_param, emit_param
