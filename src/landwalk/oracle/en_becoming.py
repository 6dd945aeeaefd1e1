"""English: what something becomes or is ("a 2/2 Elf creature with flying in addition to its other types"), and tokens."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import Become
from landwalk.abilities.noun import AttackingWhom, Core, Noun, Status
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.kernel.characteristics import BASIC_LAND_TYPES
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, PowerToughness, Said
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS

_COLOR_OF = {words[0]: letter for letter, words in COLORS.items()}
_ADDITION = tuple(
    (mark, ("in", "addition", "to", "its", "other", *words), ("in", "addition", "to", "their", "other", *words))
    for mark, words in (
        ("in_addition", ("types",)),
        ("in_addition_land", ("land", "types")),
        ("in_addition_colors_types", ("colors", "and", "types")),
        ("in_addition_creature", ("creature", "types")),
    )
)


def colors(r: Reader, i: int) -> list[tuple[tuple[str, ...], int]]:
    """ "white", "white and blue", "colorless" (no colours)."""
    out: list[tuple[tuple[str, ...], int]] = []
    letter = _COLOR_OF.get(r.tokens[i])
    if letter is None:
        return out
    out.append(((letter,), i + 1))
    if r.tokens[i + 1] == "and" and r.tokens[i + 2] in _COLOR_OF:
        out.append(((letter, _COLOR_OF[r.tokens[i + 2]]), i + 3))
    if r.tokens[i + 1] == "," and r.tokens[i + 3 : i + 5] == [",", "and"]:
        three = (_COLOR_OF.get(r.tokens[i + 2]), _COLOR_OF.get(r.tokens[i + 5]))
        if three[0] is not None and three[1] is not None:
            out.append(((letter, three[0], three[1]), i + 6))
    if r.literal(("white", ",", "blue", ",", "black", ",", "red", ",", "and", "green"), i) >= 0:
        out.append((("W", "U", "B", "R", "G"), i + 10))
    return out


def color_words(letters: tuple[str, ...]) -> list[str] | None:
    """The words of colours."""
    names = [COLORS[c][0] for c in letters]
    if len(names) == 5:
        return ["white", ",", "blue", ",", "black", ",", "red", ",", "and", "green"]
    if len(names) == 3:
        return [names[0], ",", names[1], ",", "and", names[2]]
    return names if len(names) == 1 else [names[0], "and", names[1]] if len(names) == 2 else None


def read_becoming(r: Reader, parameter: str, i: int) -> Readings:
    """What something becomes: a Become."""
    out: Readings = [(Become(colors=letters), j) for letters, j in colors(r, i)]
    out += _land_types(r, i)
    for number, start in (("s", i + 1),) if r.tokens[i] == "a" else (("p", i),):
        sizes: list[tuple[Node | None, Node | None, int]] = [(None, None, start)]
        for size, j in r.read("pm", "", start):
            assert isinstance(size, PowerToughness)
            sizes.append((size.power, size.toughness, j))
        for power, toughness, j in sizes:
            for letters, k in [((), j), *colors(r, j)]:
                for core, end in r.read("core", number, k):
                    assert isinstance(core, Core)
                    if core.noun is Noun.TYPE and not core.colors and not core.nons and not core.any_types:
                        _end(r, core, letters, (power, toughness), end, out)
    return out


def _land_types(r: Reader, i: int) -> Readings:
    """ "a Mountain, Forest, and Plains": several basic land types."""
    out: Readings = []
    names: list[str] = []
    j = i + 1
    while r.tokens[i] == "a" and r.tokens[j].capitalize() in BASIC_LAND_TYPES:
        names.append(r.tokens[j].capitalize())
        j += 1
        if len(names) > 2:
            out.append((Become(subtypes=tuple(names)), j))
        if r.tokens[j] == ",":
            j += 1
        if r.tokens[j] == "and":
            j += 1
    return out


def _end(
    r: Reader,
    core: Core,
    letters: tuple[str, ...],
    size: tuple[Node | None, Node | None],
    i: int,
    out: Readings,
) -> None:
    if any(s is not Status.COLORLESS for s in core.status):
        return
    base = Become(core.types, core.subtypes, ("C",) if core.status else letters, core.supertypes, size[0], size[1])
    ends: list[tuple[Become, int]] = [(base, i)]
    if r.tokens[i] == "with":
        for granted, j in r.read("granted", "", i + 1):
            assert isinstance(granted, Leaf)
            ends.append((base.replace(abilities=granted.value), j))
    if base.power is None and r.literal(("with", "base", "power", "and", "toughness"), i) >= 0:
        for sized, j in r.read("pm", "", i + 5):
            assert isinstance(sized, PowerToughness)
            ends.append((base.replace(power=sized.power, toughness=sized.toughness, style="base"), j))
    for node, j in ends:
        out.append((node, j))
        for mark, one, many in _ADDITION:
            for words in (one, many):
                if r.literal(words, j) >= 0:
                    out.append((node.replace(addition=mark), j + len(words)))
        if (
            r.literal(("that", "'s", "still", "a", "land"), j) >= 0
            or r.literal(("that's", "still", "a", "land"), j) >= 0
        ):
            out.append((node.replace(addition="still_land"), r.literal(("that's", "still", "a", "land"), j)))


def emit_becoming(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """What something becomes."""
    assert isinstance(node, Become)
    plural = number_of(printer.subject) == "p"
    colorless = node.colors == ("C",)
    if not (node.types or node.subtypes):
        return color_words(node.colors) if node.colors and not colorless else None
    if len(node.subtypes) > 2 and not node.types and all(s in BASIC_LAND_TYPES for s in node.subtypes):
        return ["a", *listed([[s] for s in node.subtypes], "and", serial=True)]
    out = [] if plural else ["a"]
    size: list[str] | None = []
    if node.power is not None and node.toughness is not None:
        size = printer.emit("pm", "", PowerToughness(node.power, node.toughness))
        if size is None:
            return None
        out += [] if node.style == "base" else size
    if node.colors and not colorless:
        words = color_words(node.colors)
        if words is None:
            return None
        out += words
    core = Core(Noun.TYPE, node.types, node.subtypes, (), node.supertypes, (), (Status.COLORLESS,) if colorless else ())
    words = printer.emit("core", "p" if plural else "s", core)
    if words is None:
        return None
    out += words
    if node.abilities:
        granted = printer.emit("granted", "", Leaf(node.abilities))
        if granted is None:
            return None
        out += ["with", *granted]
    if node.style == "base" and size:
        out += ["with", "base", "power", "and", "toughness", *size]
    if node.addition == "still_land":
        return [*out, "that's", "still", "a", "land"]
    for mark, one, many in _ADDITION:
        if mark == node.addition:
            return [*out, *(many if plural else one)]
    return out if not node.addition else None


PREDEFINED = (
    "Treasure", "Food", "Clue", "Blood", "Map", "Powerstone", "Gold", "Shard", "Junk", "Incubator", "Lander", "Mutagen",
)  # fmt: skip
_PREDEFINED = {name.lower(): name for name in PREDEFINED}


def read_created(r: Reader, parameter: str, i: int) -> Readings:
    """ "two tapped 1/1 white Soldier creature tokens with flying": a Create."""
    out: Readings = []
    for count, start in [(_MANY, i)] if parameter == "many" else _counts(r, i):
        plural = number_of(count) == "p"
        tapped = r.tokens[start] == "tapped"
        j = start + tapped
        with_ = ("tapped",) if tapped else ()
        _predefined(r, count, with_, j, out)
        supertypes: tuple[str, ...] = ()
        if r.tokens[j] in ("legendary", "snow"):
            supertypes, j = (r.tokens[j],), j + 1
        for size, k in [(None, j), *r.read("pm", "", j)]:
            for letters, m in _token_colors(r, k):
                for core, end in r.read("core", "p" if plural else "s", m):
                    assert isinstance(core, Core)
                    if core.noun is Noun.TOKEN and not (core.status or core.nons or core.any_types or core.colors):
                        spec = TokenSpec(
                            core.types,
                            core.subtypes,
                            letters,
                            supertypes,
                            getattr(size, "power", None),
                            getattr(size, "toughness", None),
                        )
                        _token_end(r, Create(count, spec, with_), end, out)
    return out


_MANY = Number(2)


def read_spec(r: Reader, parameter: str, i: int) -> Readings:
    """ "1/1 green Squirrel creature tokens": a TokenSpec."""
    found = r.read("created", "many", i)
    return [(c.token, j) for c, j in found if isinstance(c, Create) and not c.with_ and isinstance(c.token, TokenSpec)]


def emit_spec(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, TokenSpec)
    return [node.predefined, "tokens"] if node.predefined else _token_words(printer, node, plural=True)


class ANumber(Node):
    """ "a number of", until the amount is known."""

    __slots__ = ()


def _counts(r: Reader, i: int) -> list[tuple[Node, int]]:
    out = list(r.read("num", "", i))
    if r.literal(("a", "number", "of"), i) >= 0:
        out.append((ANumber(), i + 3))
    return out


def _token_colors(r: Reader, i: int) -> list[tuple[tuple[str, ...], int]]:
    if r.tokens[i] == "colorless":
        return [((), i + 1)]
    return [*colors(r, i), (("?",), i)] if r.tokens[i] not in _COLOR_OF else colors(r, i)


def _predefined(r: Reader, count: Node, with_: tuple[str, ...], i: int, out: Readings) -> None:
    name = _PREDEFINED.get(r.tokens[i])
    if isinstance(count, ANumber):
        return
    if name and r.tokens[i + 1] == ("token" if number_of(count) == "s" else "tokens"):
        out.append((Create(count, TokenSpec(predefined=name), with_), i + 2))


def _token_end(r: Reader, node: Create, i: int, out: Readings) -> None:
    spec = node.token
    assert isinstance(spec, TokenSpec)
    if spec.colors == ("?",):
        return
    ends: list[tuple[Create, int]] = [(node, i)]
    if r.tokens[i] == "with":
        for granted, j in r.read("granted", "", i + 1):
            assert isinstance(granted, Leaf)
            ends.append((node.replace(token=spec.replace(abilities=granted.value)), j))
    if r.tokens[i] == "named":
        for name, j in r.read("name", "", i + 1):
            assert isinstance(name, Leaf)
            named = spec.replace(name=name.value)
            ends.append((node.replace(token=named), j))
            if r.tokens[j] == "with":
                for granted, k in r.read("granted", "", j + 1):
                    assert isinstance(granted, Leaf)
                    ends.append((node.replace(token=named.replace(abilities=granted.value)), k))
    if isinstance(node.count, ANumber):
        for one, j in ends:
            if r.tokens[j] == "equal" and r.tokens[j + 1] == "to":
                out += [(one.replace(count=q), k) for q, k in r.read("qty", "", j + 2)]
        return
    for one, j in ends:
        out.append((one, j))
        plural = number_of(one.count) == "p"
        for words, with_ in _ATTACKING:
            k = r.literal((*(("that", "are") if plural else ("that's",)), *words), j)
            if k >= 0 and not one.with_:
                attacking = one.replace(with_=with_)
                out.append((attacking, k))
                for player, m in r.read("player", "acc", k):
                    out.append((attacking.replace(whom=AttackingWhom(player)), m))
                    end = r.literal(_OR_WALKER, m)
                    if end >= 0:
                        out.append((attacking.replace(whom=AttackingWhom(player, "yes")), end))


_OR_WALKER = ("or", "a", "planeswalker", "they", "control")
_ATTACKING = (
    (("tapped", "and", "attacking"), ("tapped", "attacking")),
    (("attacking",), ("attacking",)),
)


def emit_created(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Tokens that are created."""
    assert isinstance(node, Create)
    spec = node.token
    assert isinstance(spec, TokenSpec)
    out = printer.emit("num", "", node.count)
    equal: list[str] = []
    if out is None:
        amount = printer.emit("qty", "", node.count)
        if amount is None:
            return None
        out, equal = ["a", "number", "of"], ["equal", "to", *amount]
    plural = number_of(node.count) == "p"
    if node.with_ == ("tapped",):
        out = [*out, "tapped"]
    end: list[str] = []
    for words, with_ in _ATTACKING:
        if node.with_ == with_:
            end = [*(("that", "are") if plural else ("that's",)), *words]
    if node.whom is not None:
        assert isinstance(node.whom, AttackingWhom)
        player = printer.emit("player", "acc", node.whom.whom)
        if player is None or not end:
            return None
        end += [*player, *(_OR_WALKER if node.whom.planeswalkers == "yes" else ())]
    if spec.predefined:
        return [*out, spec.predefined, "tokens" if plural else "token", *end]
    said = _token_words(printer, spec, plural=plural)
    return None if said is None else [*out, *said, *end, *equal]


def _token_words(printer: Printer, spec: TokenSpec, *, plural: bool) -> list[str] | None:
    out = list(spec.supertypes)
    if spec.power is not None and spec.toughness is not None:
        size = printer.emit("pm", "", PowerToughness(spec.power, spec.toughness))
        if size is None:
            return None
        out += size
    letters = color_words(spec.colors) if spec.colors else ["colorless"]
    core = printer.emit("core", "p" if plural else "s", Core(Noun.TOKEN, spec.types, spec.subtypes))
    if letters is None or core is None:
        return None
    out += letters + core
    if spec.name:
        out += ["named", spec.name]
    if spec.abilities:
        granted = printer.emit("granted", "", Leaf(spec.abilities))
        if granted is None:
            return None
        out += ["with", *granted]
    return out


def read_said(r: Reader, parameter: str, i: int) -> Readings:
    """No words: what "those tokens" are is settled with the pronouns."""
    return [(Said(), i)]


def emit_said(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Said before."""
    return []


def install(grammar: Grammar) -> None:
    """Add this category to the English grammar."""
    grammar.read_code["said"] = read_said
    grammar.emit_code["said"] = emit_said
    grammar.read_code["tokenspec"] = read_spec
    grammar.emit_code["tokenspec"] = emit_spec
    grammar.read_code["created"] = read_created
    grammar.emit_code["created"] = emit_created
    grammar.read_code["becoming"] = read_becoming
    grammar.emit_code["becoming"] = emit_becoming
