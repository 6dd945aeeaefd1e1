"""German: what something becomes ("wird zu einer 2/2 grünen Elf-Kreatur", "wird blau") or is ("ist zusätzlich zu ihren anderen Typen ein
Ritter")."""

from __future__ import annotations

from landwalk.abilities.effect import Become
from landwalk.abilities.noun import Core, Noun
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores, de_heads, de_tokens
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_players import EIN
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, PowerToughness
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_ADDITIONS = {
    "in_addition": ("Typen",),
    "in_addition_land": ("Landtypen",),
    "in_addition_creature": ("Kreaturentypen",),
    "in_addition_colors_types": ("Farben", "und", "Typen"),
}
_ARTICLES = {"einer": "dat", "einem": "dat", "ein": "nom", "eine": "nom"}
_BASE = ("mit", "Basis-Stärke", "und", "-", "Widerstandskraft")


def read_becoming(r: Reader, parameter: str, i: int) -> Readings:
    """ "zusätzlich zu seinen anderen Typen zu einem Ritter": a Become. Parameter "dat" (behind "zu") or "nom"."""
    starts = [("", i)]
    if r.tokens[i] == "zusätzlich" and r.tokens[i + 1] == "zu" and r.tokens[i + 2] in ("seinen", "ihren"):
        for mark, words in _ADDITIONS.items():
            j = r.literal(("anderen", *words), i + 3)
            if j >= 0:
                starts.append((mark, j))
    out: Readings = []
    for addition, start in starts:
        found: list[Become] = []
        for node, j in _kinds(r, parameter, start):
            found.append(node)
            out.append((node.replace(addition=addition), j))
        if not addition:
            out += [(Become(colors=c), j) for c, j in de_tokens.read_colors(r, start) if c]
    return out


def _kinds(r: Reader, case: str, i: int) -> list[tuple[Become, int]]:
    if case == "dat":
        if r.tokens[i] != "zu":
            return []
        i += 1
    article = _ARTICLES.get(r.tokens[i])
    if article is not None and article != case:
        return []
    start, number = (i, "p") if article is None else (i + 1, "s")
    out: list[tuple[Become, int]] = []
    sizes: list[tuple[Node | None, int]] = [(None, start), *r.read("pm", "", start)]
    for size, j in sizes:
        for colors, k in [((), j), *de_tokens.read_colors(r, j)]:
            for core, end in de_cores.read_cores(r, number, k):
                if core != Core(types=core.types, subtypes=core.subtypes, supertypes=core.supertypes):
                    continue
                made = Become(core.types, core.subtypes, colors, core.supertypes)
                if isinstance(size, PowerToughness):
                    made = made.replace(power=size.power, toughness=size.toughness)
                out += _behind(r, made, end)
    return out


def _behind(r: Reader, made: Become, i: int) -> list[tuple[Become, int]]:
    """ "mit Flugfähigkeit", "mit Basis-Stärke und -Widerstandskraft 4/4"."""
    out = [(made, i)]
    base = r.literal(_BASE, i)
    if base >= 0 and made.power is None:
        for size, j in r.read("pm", "", base):
            assert isinstance(size, PowerToughness)
            based = made.replace(power=size.power, toughness=size.toughness, style="base")
            out += [(based, j), *(_granted(r, based, j + 1) if r.tokens[j] == "und" else ())]
    if r.tokens[i] == "mit":
        out += _granted(r, made, i + 1)
    for one, j in tuple(out):
        for more, k in de_tokens.tramples(r, j):
            out.append((one.replace(abilities=(*one.abilities, *more)), k))
    return out


def _granted(r: Reader, made: Become, i: int) -> list[tuple[Become, int]]:
    return [(made.replace(abilities=leaf.value), j) for leaf, j in r.read("granted", "", i) if isinstance(leaf, Leaf)]


def emit_becoming(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Become)
    out: list[str] = []
    if node.addition:
        words = _ADDITIONS.get(node.addition)
        if words is None or printer.subject is None:
            return None
        feminine = (
            number_of(printer.subject) == "p" or printer.grammar.language.gender(printer, printer.subject) in "fp"
        )
        out = ["zusätzlich", "zu", "ihren" if feminine else "seinen", "anderen", *words]
    if node.chosen or (node.abilities and node.style == "base"):
        return None
    core = Core(Noun.TYPE, types=node.types, subtypes=node.subtypes, supertypes=node.supertypes)
    if not (node.types or node.subtypes):
        bare = Become(colors=node.colors)
        return de_tokens.color_words(node.colors, "") if node.colors and node.replace(verb=bare.verb) == bare else None
    number = "s" if printer.subject is None else number_of(printer.subject)
    gender = de_heads.core_gender(core)
    kind = "mixed" if number == "s" else "strong"
    noun = de_cores.emit_core(core, number, parameter, kind)
    if noun is None or noun[1] or not gender:
        return None
    out += ["zu"] if parameter == "dat" else []
    out += [EIN[gender, parameter]] if number == "s" else []
    size = None
    if node.power is not None and node.toughness is not None:
        size = printer.emit("pm", "", PowerToughness(node.power, node.toughness))
        if size is None:
            return None
    based = node.style == "base" and size is not None
    out += size if size is not None and not based else []
    if node.colors:
        out += de_tokens.color_words(node.colors, de_cores.ending(kind, gender, number, parameter))
    out += noun[0]
    if size is not None and based:
        out += [*_BASE, *size]
    if node.abilities:
        granted = printer.emit("granted", "", Leaf(node.abilities))
        return None if granted is None or "Trampelschaden" in granted else [*out, "mit", *granted]
    return out


def install(grammar: Grammar) -> None:
    """Add what things become to the German grammar."""
    grammar.read_code["becoming"], grammar.emit_code["becoming"] = read_becoming, emit_becoming
