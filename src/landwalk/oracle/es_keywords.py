"""Spanish words of keywords: as a line ("Vuela.") and granted ("la habilidad de volar"); landwalk, typecycling, protection, enchant."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import CostParam, FromParam, LandwalkParam, NameParam, TypeParam
from landwalk.abilities.noun import Core, Det, NounPhrase, PlayerPhrase, Status, Who
from landwalk.kernel.node import Node
from landwalk.oracle import es_cores
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.keyword_lines import _cost as read_cost
from landwalk.oracle.keyword_lines import kind_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import CAPITAL, GLUE
from landwalk.oracle.words import COLORS, KEYWORDS, SUBTYPES, SUPERTYPES, TYPES, subtype_word

#: keywords that a line conjugates; the others stand as they are granted
_LINE = {
    "flying": "vuela",
    "double strike": "daña dos veces",
    "first strike": "daña primero",
    "trample": "arrolla",
    "flanking": "flanquea",
    "shadow": "se desvanece",
    "firebending": "controla el fuego",
    "gift": "regala",
}
#: names of variants that the table has with their keyword
_MORE = {"multikicker": "multiestímulo", "megamorph": "megametamorfosis"}
#: forms of a line that are no longer printed
_OLDER = {"fear": "inspira temor", "trample": "arrollar", "double strike": "dañar dos veces"}
_INDEX: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {}
_COLORS = {form: letter for letter, (_, forms, _) in COLORS.items() for form in forms[:1]}
_FROM = {
    "everything": ("todo",),
    "all_colors": ("todos", "los", "colores"),
    "each_color": ("cada", "color"),
    "color_of_choice": ("el", "color", "de", "tu", "elección"),
    "chosen_color": ("el", "color", "elegido"),
    "chosen_player": ("el", "jugador", "elegido"),
    "chosen_type": ("el", "tipo", "elegido"),
}
_KINDS = {"multicolor": Status.MULTICOLORED, "monocolor": Status.MONOCOLORED, "incoloro": Status.COLORLESS}
_KIND_WORDS = {status: word for word, status in _KINDS.items()}
#: what stands between a keyword and its parameter
_LINKS = {"splice": "con", "craft": "con", "offering": "de", "partner": "de"}


def _word(name: str, style: str) -> str:
    if name in _MORE:
        return _MORE[name]
    word = KEYWORDS.get(name)
    if word is None or not word.es or name == "landwalk":
        return ""
    return _LINE.get(name, word.es) if style == "line" else word.es


def index(style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """First token -> (words, keyword)."""
    if style not in _INDEX:
        made = _INDEX[style] = {}
        for name in (*KEYWORDS, *_MORE):
            word = _OLDER.get(name, "") if style == "old" else _word(name, style)
            if word:
                said = tuple(word.lower().split(" ")) if "!" not in word else _exclaimed(word)
                made.setdefault(said[0], []).append((said, name))
    return _INDEX[style]


def _exclaimed(word: str) -> tuple[str, ...]:
    """ "¡Por Mirrodin!": the marks are tokens."""
    return ("¡", *word.lower().strip("¡!").split(" "), "!")


def words(name: str, style: str) -> list[str] | None:
    """The words of a keyword."""
    word = _word(name, style)
    if "!" in word:
        return ["¡", GLUE, CAPITAL, *word.strip("¡!").split(" "), "!"]
    return word.split(" ") if word else None


def _walks() -> dict[tuple[str, ...], Core]:
    """The words behind "cruzar" and what the land must be: made from the words of lands, types and supertypes."""
    cores = [Core(nons=("basic",)), *(Core(types=(t,)) for t in TYPES if t != "land")]
    cores += [Core(supertypes=(s,)) for s in SUPERTYPES]
    for name in (n for n, w in SUBTYPES.items() if w.kind == "land" and w.es_plural):
        cores += [Core(subtypes=(name,)), *(Core(supertypes=(s,), subtypes=(name,)) for s in SUPERTYPES)]
    return {said: core for core in cores if (said := _walked(core))}


def _walked(core: Core) -> tuple[str, ...]:
    """ "islas", "pantanos de nieve", "tierras legendarias", "tierras no básicas", "tierras artefacto"; () without words."""
    if core.nons:
        return ("tierras", "no", *(SUPERTYPES[n][0][3] for n in core.nons if n in SUPERTYPES))
    head = core.subtypes[0] if core.subtypes else "land"
    noun = subtype_word(head)
    out = [noun.es_plural.lower()]
    if core.types:
        out.append(TYPES[core.types[0]].es)
    for name in core.supertypes:
        if name == "snow" and core.subtypes:
            out += ["de", "nieve"]
        else:
            forms = SUPERTYPES[name][0]
            out.append(forms[3 if (noun.es_gender or "m") == "f" else 2])
    return tuple(out) if all(out) else ()


_WALKS = _walks()
_WALK_WORDS = {core: said for said, core in _WALKS.items()}
_BASIC = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
#: no print confirms that other land types stand behind the verb: they are read, but not printed
_UNSURE = frozenset(core for core in _WALK_WORDS if core.subtypes and core.subtypes[0] not in _BASIC)
_LONGEST = max(len(said) for said in _WALKS)


def read_special(r: Reader, style: str, i: int) -> Readings:
    """ "cruza islas", "la habilidad de cruzar pantanos de nieve", "ciclo de isla {2}", "ciclo de tierras básicas {1}"."""
    out: Readings = []
    token = r.tokens[i]
    if token == ("cruza" if style == "line" else "cruzar"):
        for n in range(1, _LONGEST + 1):
            core = _WALKS.get(tuple(r.tokens[i + 1 : i + 1 + n]))
            if core is not None:
                out.append((KeywordAbility("landwalk", (LandwalkParam(core),)), i + 1 + n))
        if style == "granted" and r.tokens[i + 1] == "tierras":
            out.append((KeywordAbility("landwalk"), i + 2))
    elif token == "ciclo" and r.tokens[i + 1] == "de":
        for number in ("s", "p"):
            for cores, _, j in es_cores.read_cores(r, number, i + 2, objetivo=False):
                core = cores[0]
                if len(cores) == 1 and (number == "p" or not core.types or core.supertypes):  # "tierra básica" in 2009
                    out += [(KeywordAbility("cycling", (TypeParam(core), p)), k) for p, k in read_cost(r, j)]
    return out


def emit_special(printer: Printer, style: str, node: KeywordAbility) -> list[str] | None:
    """The same printed."""
    first = node.params[0] if node.params else None
    if node.name == "landwalk" and first is None:
        return ["cruzar", "tierras"] if style == "granted" else None
    if isinstance(first, LandwalkParam):
        said = _WALK_WORDS.get(first.core)
        if said is None or first.core in _UNSURE:
            return None
        return ["cruza" if style == "line" else "cruzar", *said]
    if node.name == "cycling" and isinstance(first, TypeParam):
        cost = node.params[1]
        assert isinstance(cost, CostParam)
        number = "p" if first.core.types else "s"
        cycled = es_cores.emit_cores((first.core,), number, "", objetivo=False)
        paid = printer.emit("costs", "line", Leaf(cost.costs))
        if cycled is None or paid is None:
            return None
        if first.core.subtypes and SUBTYPES[first.core.subtypes[-1]].kind == "land":
            cycled = [w.lower() for w in cycled]
        return ["ciclo", "de", *cycled, *paid]
    return None


def read_older(r: Reader, i: int) -> Readings:
    """Forms of a line that are no longer printed; costs in words as instructions ("Entrelazar—Sacrifica tres tierras.")."""
    out: Readings = []
    for said, name in index("old").get(r.tokens[i], ()):
        j = r.literal(said, i)
        if j >= 0:
            out.append((KeywordAbility(name), j))
    for said, name in index("line").get(r.tokens[i], ()):
        j = r.literal(said, i)
        if j >= 0 and r.tokens[j] == "\u2014" and "cost" in kind_of(name).split(" "):
            out += [(KeywordAbility(name, (CostParam((c,)),)), k) for c, k in r.read("cost", "imp", j + 1)]
    return out


def emit_older(printer: Printer, node: KeywordAbility) -> list[str] | None:
    """The same printed."""
    if node.name in _OLDER:
        return _OLDER[node.name].split(" ")
    first = node.params[0] if node.params else None
    if isinstance(first, CostParam) and len(first.costs) == 1:
        paid = printer.emit("cost", "imp", first.costs[0])
        said = words(node.name, "line")
        if paid is not None and said is not None:
            return [*said, GLUE, "\u2014", GLUE, CAPITAL, *paid]
    return None


def read_from(r: Reader, parameter: str, i: int) -> Readings:
    """ "contra rojo y contra azul", "contra Demonios", "contra multicolor", "contra todo"."""
    out: Readings = []
    if r.tokens[i] != "contra":
        return out
    for word, said in _FROM.items():
        j = r.literal(said, i + 1)
        if j >= 0:
            out.append((FromParam((), word), j))
    for core, j in _quality(r, i + 1):
        _more(r, (core,), j, out)
    return out


def _more(r: Reader, cores: tuple[Core, ...], i: int, out: Readings) -> None:
    out.append((FromParam(cores), i))
    if r.tokens[i] == "y" and r.tokens[i + 1] == "contra":
        for core, j in _quality(r, i + 2):
            _more(r, (*cores, core), j, out)


def _quality(r: Reader, i: int) -> list[tuple[Core, int]]:
    token = r.tokens[i]
    out: list[tuple[Core, int]] = []
    if token in _COLORS:
        out.append((Core(colors=(_COLORS[token],)), i + 1))
    if token in _KINDS:
        out.append((Core(status=(_KINDS[token],)), i + 1))
    if token == "arcano":
        out.append((Core(subtypes=("Arcane",)), i + 1))
    if token == "nevado":
        out.append((Core(supertypes=("snow",)), i + 1))
    return out + [(cores[0], j) for cores, _, j in es_cores.read_cores(r, "p", i, objetivo=False) if len(cores) == 1]


def emit_from(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, FromParam)
    if node.word:
        return ["contra", *_FROM[node.word]]
    out: list[str] = []
    for core in node.cores:
        said: list[str] | None
        if core.colors and core == Core(colors=core.colors):
            said = [COLORS[core.colors[0]][1][0]]
        elif core.status and core == Core(status=core.status):
            known = _KIND_WORDS.get(core.status[0])
            said = [known] if known else None
        elif core == Core(supertypes=("snow",)):
            said = ["nevado"]
        elif core == Core(subtypes=("Arcane",)):
            said = ["arcano"]
        else:
            said = es_cores.emit_cores((core,), "p", "", objetivo=False)
        if said is None:
            return None
        out += (["y"] if out else []) + ["contra", *said]
    return out or None


def read_enchant(r: Reader, parameter: str, i: int) -> Readings:
    """ "criatura", "jugador", "criatura que controlas"; older prints have an article."""
    out: Readings = []
    for word, who in (("jugador", Who.A_PLAYER), ("oponente", Who.AN_OPPONENT)):
        if r.tokens[i] == word:
            out.append((PlayerPhrase(who), i + 1))
    from landwalk.oracle.es_nouns import _tails

    start = i + (r.tokens[i] in ("un", "una"))
    for cores, conjunction, j in es_cores.read_cores(r, "s", start, objetivo=False):
        for tail, k in _tails(r, "s", j, ()):
            out.append((NounPhrase(Det.A, cores, tail, conjunction=conjunction), k))
    return out


def emit_enchant(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if isinstance(node, NounPhrase) and node.det is not Det.A:
        return None
    said = printer.emit("np", "nom", node)
    return None if said is None else said[1:]


def read_affinity(r: Reader, parameter: str, i: int) -> Readings:
    """ "por artefactos"."""
    if r.tokens[i] != "por":
        return []
    found = es_cores.read_cores(r, "p", i + 1, objetivo=False)
    return [(TypeParam(cores[0]), j) for cores, _, j in found if len(cores) == 1]


def emit_affinity(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed; basic land types in lower case, as everywhere in the names of abilities."""
    assert isinstance(node, TypeParam)
    said = es_cores.emit_cores((node.core,), "p", "", objetivo=False)
    if said is not None and node.core.subtypes and SUBTYPES[node.core.subtypes[-1]].kind == "land":
        said = [w.lower() for w in said]
    return None if said is None else ["por", *said]


def read_param(r: Reader, name: str, i: int) -> Readings:
    """What stands behind some keywords: "amparar un Trasgo", "empalmar con lo arcano {U}", "equipar Caballero {1}", "camarada de ..."."""
    link = _LINKS.get(name)
    if link is not None:
        if r.tokens[i] != link:
            return []
        i += 1
    if name in ("champion", "gift"):
        return [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.det is Det.A]
    if name == "partner":
        return _partner(r, i)
    if name == "splice" and r.literal(("lo", "arcano"), i) >= 0:
        return [(TypeParam(Core(subtypes=("Arcane",))), i + 2)]
    found = es_cores.read_cores(r, "s", i, objetivo=False)
    if name == "splice":
        any_of = [(c, j) for c, con, j in found if len(c) == 2 and con != "and"]
        return [(TypeParam(Core(any_types=(*c[0].types, *c[1].types))), j) for c, j in any_of]
    return [(TypeParam(c[0]), j) for c, _, j in found if len(c) == 1]


def _partner(r: Reader, i: int) -> Readings:
    """The printed name of the other card: the rest of the line, beginning with a capital."""
    end = r.length - (r.tokens[r.length - 1] == ".")
    if i >= end or not r.raw[i][:1].isupper():
        return []
    return [(NameParam(r.grammar.language.text(r.raw[i:end])), end)]


def emit_param(printer: Printer, name: str, node: Node) -> list[str] | None:
    """The same printed."""
    link = [_LINKS[name]] if name in _LINKS else []
    if isinstance(node, NameParam):
        return [*link, *node.name.split(" ")]
    if isinstance(node, NounPhrase):
        return printer.emit("np", "nom", node)
    assert isinstance(node, TypeParam)
    core = node.core
    if name == "splice" and core == Core(subtypes=("Arcane",)):
        return [*link, "lo", "arcano"]
    if core.any_types:
        said = [TYPES[t].es for t in core.any_types]
        return [*link, said[0], "o", said[1]] if len(said) == 2 else None
    cored = es_cores.emit_cores((core,), "s", "", objetivo=False)
    if cored is not None and name == "offering":
        cored = [w.lower() for w in cored]
    return None if cored is None else [*link, *cored]


def install(grammar: Grammar) -> None:
    """Add parameters of keywords to the Spanish grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["from"], emit["from"] = read_from, emit_from
    read["enchant"], emit["enchant"] = read_enchant, emit_enchant
    read["affinity"], emit["affinity"] = read_affinity, emit_affinity
    read["kwparam"], emit["kwparam"] = read_param, emit_param
