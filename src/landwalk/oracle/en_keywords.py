"""English words of keywords that hold a parameter in their name, and of what stands behind "from" and "enchant"."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import CostParam, FromParam, LandwalkParam, TypeParam
from landwalk.abilities.noun import Core, Det, NounPhrase, PlayerPhrase, Ref, Status, That, Who
from landwalk.abilities.several import TypesOf
from landwalk.kernel.node import Node
from landwalk.oracle import en_nouns
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.keyword_lines import _cost as read_cost
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS, SUBTYPES, SUPERTYPES, TYPES

_OF_TYPES = ("of", "each", "of", "the", "land", "types", "of")
_LOWER = {name.lower(): name for name in SUBTYPES}
_COLOR_OF = {words[0]: letter for letter, words in COLORS.items()}
_KINDS = {"multicolored": Status.MULTICOLORED, "monocolored": Status.MONOCOLORED, "colorless": Status.COLORLESS}
_WORDS = {
    "everything": ("everything",),
    "each_color": ("each", "color"),
    "all_colors": ("all", "colors"),
    "chosen_color": ("the", "chosen", "color"),
    "color_of_choice": ("the", "color", "of", "your", "choice"),
    "chosen_type": ("the", "chosen", "type"),
    "chosen_player": ("the", "chosen", "player"),
}


def _type_core(word: str, core: Core | None = None) -> Core | None:
    core = core or Core()
    if word == "land":
        return core.replace(types=("land",)) if not core.types else core
    if word in TYPES:
        return core.replace(types=(*core.types, word))
    return core.replace(subtypes=(*core.subtypes, _LOWER[word])) if word in _LOWER else None


def read_special(r: Reader, i: int) -> Readings:
    """islandwalk, legendary landwalk, snow swampwalk, nonbasic landwalk; islandcycling {2}, basic landcycling {1}."""
    out: Readings = []
    core = Core()
    j = i
    token = r.tokens[j]
    while token in SUPERTYPES or (token.startswith("non") and token[3:] in SUPERTYPES) or token in TYPES:
        if token in SUPERTYPES:
            core = core.replace(supertypes=(*core.supertypes, token))
        elif token in TYPES:
            core = core.replace(types=(*core.types, token))
        else:
            core = core.replace(nons=(*core.nons, token[3:]))
        j += 1
        token = r.tokens[j]
    for ending, make in (("walk", "landwalk"), ("cycling", "cycling")):
        if not token.endswith(ending) or token == ending:
            continue
        found = _type_core(token[: -len(ending)], core)
        if found is None:
            continue
        if token == "landwalk" and j > i:
            found = core  # only lands count anyway (702.14c): the trees of all languages say nothing more
        if make == "landwalk":
            of_chosen = r.literal(("of", "the", "chosen", "type"), j + 1) if token == "landwalk" else -1
            if of_chosen >= 0:
                chosen = found.replace(types=(), status=(Status.CHOSEN,))
                out.append((KeywordAbility("landwalk", (LandwalkParam(chosen),)), of_chosen))
            each = r.literal(_OF_TYPES, j + 1) if token == "landwalk" and j == i else -1
            if each >= 0:
                # what was paid: settled here, a keyword's parameters aren't looked through for pronouns
                those = [(t, k) for t, k in r.read("baseref", "", each) if isinstance(t, That) and t.ref is Ref.COST]
                out += [(KeywordAbility("landwalk", (TypesOf(t.replace(n=0)),)), k) for t, k in those]
            if token == "landwalk" and j == i:
                if r.tokens[j + 1] == "abilities":  # all kinds of landwalk
                    out.append((KeywordAbility("landwalk"), j + 2))
                continue
            out.append((KeywordAbility("landwalk", (LandwalkParam(found),)), j + 1))
        else:
            out += [(KeywordAbility("cycling", (TypeParam(found), p)), k) for p, k in read_cost(r, j + 1)]
    return out


def _core_words(core: Core) -> tuple[list[str], str]:
    """Words before, and the word that is written together with -walk or -cycling."""
    before = [*core.supertypes, *(f"non{n}" for n in core.nons)]
    if core.subtypes:
        types = [t for t in core.types if t != "land"]
        return [*before, *types], core.subtypes[-1].lower()
    types = [t for t in core.types if t != "land"]
    if "land" in core.types:
        return [*before, *types], "land"
    return [*before, *types[:-1]], types[-1] if types else ""


def emit_special(printer: Printer, node: KeywordAbility) -> list[str] | None:
    """The same printed."""
    first = node.params[0] if node.params else None
    if node.name == "landwalk" and first is None:
        return ["landwalk", "abilities"]
    if node.name == "landwalk" and isinstance(first, TypesOf):
        said = printer.emit("baseref", "", first.of)
        return None if said is None else ["landwalk", *_OF_TYPES, *said]
    if node.name == "landwalk" and isinstance(first, LandwalkParam):
        core = first.core
        if Status.CHOSEN in core.status:
            return [*core.supertypes, *(f"non{n}" for n in core.nons), "landwalk", "of", "the", "chosen", "type"]
        before, word = _core_words(core if core.subtypes else core.replace(types=(*core.types, "land")))
        return [*before, word + "walk"]
    if node.name == "cycling" and isinstance(first, TypeParam):
        before, word = _core_words(first.core)
        cost = node.params[1]
        assert isinstance(cost, CostParam)
        words = printer.emit("costs", "line", Leaf(cost.costs))
        return None if words is None else [*before, word + "cycling", *words]
    return None


def read_from(r: Reader, parameter: str, i: int) -> Readings:
    """ "from red", "from red and from blue", "from everything"."""
    if r.tokens[i] != "from":
        return []
    out: Readings = []
    for word, words in _WORDS.items():
        j = r.literal(words, i + 1)
        if j >= 0:
            out.append((FromParam((), word), j))
    for core, j in _quality(r, i + 1):
        _more(r, (core,), j, out)
    return out


def _more(r: Reader, cores: tuple[Core, ...], i: int, out: Readings) -> None:
    out.append((FromParam(cores), i))
    if r.tokens[i] == "and" and r.tokens[i + 1] == "from":
        for core, j in _quality(r, i + 2):
            _more(r, (*cores, core), j, out)


def _quality(r: Reader, i: int) -> list[tuple[Core, int]]:
    token = r.tokens[i]
    out: list[tuple[Core, int]] = []
    if token in _COLOR_OF:
        out.append((Core(colors=(_COLOR_OF[token],)), i + 1))
    if token in _KINDS:
        out.append((Core(status=(_KINDS[token],)), i + 1))
    out += [(c, j) for c, j in r.read("core", "p", i) if isinstance(c, Core)]
    return out


def emit_from(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, FromParam)
    if node.word:
        return ["from", *_WORDS[node.word]]
    out: list[str] = []
    for core in node.cores:
        words: list[str] | None
        if core.colors and core == Core(colors=core.colors):
            words = [COLORS[core.colors[0]][0]]
        elif core.status and core == Core(status=core.status):
            words = [str(core.status[0])]
        else:
            words = printer.emit("core", "p", core)
        if words is None:
            return None
        out += (["and"] if out else []) + ["from", *words]
    return out


def read_enchant(r: Reader, parameter: str, i: int) -> Readings:
    """What an Aura enchants, without article."""
    out: Readings = []
    for word, who in (("player", Who.A_PLAYER), ("opponent", Who.AN_OPPONENT)):
        if r.tokens[i] == word:
            out.append((PlayerPhrase(who), i + 1))
    for cores, conjunction, j in en_nouns._cores(r, "s", i):
        for tail, k in en_nouns._tails(r, "s", j, ()):
            out.append((NounPhrase(Det.A, cores, tail, conjunction=conjunction), k))
    return out


def emit_enchant(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    words = printer.emit("np", "nom", node)
    return None if words is None else words[1:]


def read_affinity(r: Reader, parameter: str, i: int) -> Readings:
    """ "for artifacts"."""
    if r.tokens[i] != "for":
        return []
    return [(TypeParam(c), j) for c, j in r.read("core", "p", i + 1) if isinstance(c, Core)]


def emit_affinity(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, TypeParam)
    words = printer.emit("core", "p", node.core)
    return None if words is None else ["for", *words]


def install(grammar: Grammar) -> None:
    """Add parameters of keywords to the English grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["from"], emit["from"] = read_from, emit_from
    read["enchant"], emit["enchant"] = read_enchant, emit_enchant
    read["affinity"], emit["affinity"] = read_affinity, emit_affinity
