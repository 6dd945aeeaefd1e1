"""Spanish: what something becomes or is ("una criatura Elfo verde 2/2 además de sus otros tipos"), and what a copy differs in."""

from __future__ import annotations

from landwalk.abilities.effect import Become
from landwalk.abilities.noun import Core, Noun, Status
from landwalk.kernel.node import Node
from landwalk.oracle import es_cores
from landwalk.oracle.agreement import number_of
from landwalk.oracle.copy_exceptions import CopyExceptions
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, PowerToughness
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS

_COLOR_OF = {form: letter for letter, (_, forms, _) in COLORS.items() for form in forms}
_ADDITION = tuple(
    (mark, ("además", "de", "sus", "otros", *words))
    for mark, words in (
        ("in_addition", ("tipos",)),
        ("in_addition_land", ("tipos", "de", "tierra")),
        ("in_addition_colors_types", ("colores", "y", "tipos")),
        ("in_addition_creature", ("tipos", "de", "criatura")),
    )
)
_STILL = ("que", "sigue", "siendo", "una", "tierra")
_BASE = ("fuerza", "y", "resistencia", "base", "de")
_LEGENDARY = ("legendaria", "legendario")
_EXCEPTIONS = CopyExceptions(
    conjunction="y",
    abilities="having",
    this_ability=("esta", "habilidad"),
    not_legendary=tuple(
        (mark, (*words, "no", "es", legendary))
        for mark, words in (("", ()), ("token", ("la", "ficha")), ("copy", ("la", "copia")))
        for legendary in _LEGENDARY
    ),
    legendary=tuple(("es", legendary, *_ADDITION[0][1]) for legendary in _LEGENDARY),
    name=("su", "nombre", "es"),
    have=("tiene",),
    be=("es",),
)


def read_becoming(r: Reader, parameter: str, i: int) -> Readings:
    """What something becomes: a Become."""
    out = _colors(r, i)
    starts = [("s", i + 1)] if r.tokens[i] in ("un", "una") else [("p", i)]
    for number, start in starts:
        for cores, conjunction, j in es_cores.read_cores(r, number, start, objetivo=False):
            core = cores[0]
            if len(cores) > 1 or conjunction or core.noun is not Noun.TYPE or core.nons or core.any_types:
                continue
            if len(core.colors) > 1:
                continue  # two colours have a word between them
            if any(s is not Status.COLORLESS for s in core.status):
                continue
            colors = ("C",) if core.status else core.colors
            ends = [(colors, j)]
            if len(core.colors) == 1 and r.tokens[j] == "y" and r.tokens[j + 1] in _COLOR_OF:
                ends.append(((*colors, _COLOR_OF[r.tokens[j + 1]]), j + 2))
            for those, behind in ends:
                plain = Become(core.types, core.subtypes, those, core.supertypes)
                _sized(r, plain, behind, out)
                for size, k in r.read("pm", "", behind):
                    assert isinstance(size, PowerToughness)
                    _sized(r, plain.replace(power=size.power, toughness=size.toughness), k, out)
    return out


def _colors(r: Reader, i: int) -> Readings:
    """ "azul", "azul y negra"."""
    letter = _COLOR_OF.get(r.tokens[i])
    if letter is None:
        return []
    out: Readings = [(Become(colors=(letter,)), i + 1)]
    if r.tokens[i + 1] == "y" and r.tokens[i + 2] in _COLOR_OF:
        out.append((Become(colors=(letter, _COLOR_OF[r.tokens[i + 2]])), i + 3))
    return out


def _sized(r: Reader, base: Become, i: int, out: Readings) -> None:
    ends: list[tuple[Become, int]] = [(base, i)]
    if r.tokens[i] == "con":
        for leaf, j in r.read("having", "", i + 1):
            assert isinstance(leaf, Leaf)
            ends.append((base.replace(abilities=leaf.value), j))
        start = r.literal(_BASE, i + 1 + (r.tokens[i + 1] == "una"))
        for size, j in r.read("pm", "", start) if start >= 0 and base.power is None else ():
            assert isinstance(size, PowerToughness)
            sized = base.replace(power=size.power, toughness=size.toughness, style="base")
            ends.append((sized, j))
            for leaf, k in r.read("having", "", j + 1) if r.tokens[j] == "y" else ():
                assert isinstance(leaf, Leaf)
                ends.append((sized.replace(abilities=leaf.value), k))
    for node, j in ends:
        out.append((node, j))
        for mark, words in _ADDITION:
            end = r.literal(words, j + (r.tokens[j] == ","))
            if end >= 0:
                out.append((node.replace(addition=mark), end))
        end = r.literal(_STILL, j)
        if end >= 0:
            out.append((node.replace(addition="still_land"), end))


def emit_becoming(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Become)
    number = number_of(printer.subject)
    colorless = node.colors == ("C",)
    if not (node.types or node.subtypes):
        plain = node.colors and not colorless and node.verb != "become"  # no print says "se convierte en azul"
        return _color_words(printer, node.colors, number) if plain else None
    core = Core(
        Noun.TYPE,
        node.types,
        node.subtypes,
        () if colorless else node.colors[:1],
        node.supertypes,
        (),
        (Status.COLORLESS,) if colorless else (),
    )
    words = es_cores.emit_cores((core,), number, "", objetivo=False)
    if words is None:
        return None
    out = [] if number == "p" else ["una" if es_cores.core_gender(core) == "f" else "un"]
    out += words
    if len(node.colors) > 2 or (node.supertypes and len(node.colors) > 1):
        return None
    for letter in node.colors[1:]:
        out += ["y", COLORS[letter][1][2 * (number == "p") + (es_cores.core_gender(core) == "f")]]
    size: list[str] | None = []
    if node.power is not None and node.toughness is not None:
        size = printer.emit("pm", "", PowerToughness(node.power, node.toughness))
    having = printer.emit("having", "", Leaf(node.abilities)) if node.abilities else []
    if size is None or having is None:
        return None
    if node.style == "base" and size:
        out += ["con", *_BASE, *size, *(["y", *having] if having else [])]
    else:
        out += [*size, *(["con", *having] if having else [])]
    if node.addition == "still_land":
        return [*out, *_STILL]
    for mark, more in _ADDITION:
        if mark == node.addition:
            return [*out, *more]
    return None if node.addition else out


def _color_words(printer: Printer, letters: tuple[str, ...], number: str) -> list[str]:
    gender = printer.grammar.language.gender(printer, printer.subject)
    form = 2 * (number == "p") + (gender == "f")
    return listed([[COLORS[c][1][form]] for c in letters], "y", serial=False)


def read_exceptions(r: Reader, parameter: str, i: int) -> Readings:
    """A Leaf of predicates: "es un artefacto además de sus otros tipos y tiene la habilidad de prisa"."""
    return _EXCEPTIONS.read(r, i)


def emit_exceptions(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return _EXCEPTIONS.emit(printer, node)


def install(grammar: Grammar) -> None:
    """Add these to the Spanish grammar."""
    for name, read, emit in (
        ("becoming", read_becoming, emit_becoming),
        ("exceptions", read_exceptions, emit_exceptions),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
