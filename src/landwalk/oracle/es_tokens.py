"""Spanish: tokens that are created, and abilities that something has ("las habilidades de volar y prisa", "..." in quotes)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.noun import AttackingWhom
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, PowerToughness
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS, SUBTYPES, SUPERTYPES, TYPES, subtype_word

_COLORS = {form: letter for letter, (_, forms, _) in COLORS.items() for form in forms}
_TYPES = {w.es.lower(): name for name, w in {**SUBTYPES, **TYPES}.items() if w.es}
_LEGENDARY = {form: name for name, (forms, _) in SUPERTYPES.items() for form in forms if form}
_PREDEFINED = {"Treasure": "Tesoro", "Food": "Comida", "Clue": "Pista", "Blood": "Sangre", "Gold": "Oro"}
_PREDEFINED_OF = {es.lower(): en for en, es in _PREDEFINED.items()}
_MANY_OF = ("una", "cantidad", "de")
_EQUAL = ("igual", "a")


def read_having(r: Reader, parameter: str, i: int) -> Readings:
    """Abilities behind "tiene", "gana", "con": a Leaf of abilities. The article counts the keywords; quoted abilities follow.

    Parameter "elided": without a verb of their own ("obtiene +2/+0 y la habilidad de vigilancia"), only with the article.
    """
    out: Readings = []
    for words, many in ((("la", "habilidad", "de"), False), (("las", "habilidades", "de"), True)):
        j = r.literal(words, i)
        if j >= 0:
            for leaf, k in r.read("granted", "", j):
                value = _value(leaf)
                keywords = sum(isinstance(one, KeywordAbility) for one in value)
                if keywords and (keywords > 1) == many and all(isinstance(o, KeywordAbility) for o in value[:keywords]):
                    out.append((leaf, k))
    if not parameter:
        plain = r.read("granted", "", i)  # "gana vigilancia"
        for leaf, k in plain:
            kinds = [isinstance(o, KeywordAbility) for o in _value(leaf)]
            if kinds[0] and (all(kinds) or r.tokens[k - 1] == "\u201d"):
                out.append((leaf, k))
    if r.tokens[i] == "\u201c":
        out += [(leaf, k) for leaf, k in r.read("granted", "", i) if r.tokens[k - 1] == "\u201d"]
    return out


def emit_having(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    value = _value(node)
    keywords = tuple(one for one in value if isinstance(one, KeywordAbility))
    if any(not isinstance(one, KeywordAbility) for one in value[: len(keywords)]):
        return None  # a quoted ability before a keyword
    said = printer.emit("granted", "", node)
    if said is None or not keywords:
        return said
    return [*(("las", "habilidades", "de") if len(keywords) > 1 else ("la", "habilidad", "de")), *said]


def _value(node: Node) -> tuple[Node, ...]:
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    return node.value


def read_created(r: Reader, parameter: str, i: int) -> Readings:
    """ "dos fichas de criatura Soldado Humano blancas 1/1 con la habilidad de volar": a Create."""
    out: Readings = []
    for count, j in r.read("num", "f", i):
        plural = number_of(count) == "p"
        if r.tokens[j] == ("fichas" if plural else "ficha") and r.tokens[j + 1] == "de":
            _token(r, count, plural, j + 2, out)
    j = r.literal((*_MANY_OF, "fichas", "de"), i)
    if j >= 0:
        found: Readings = []
        _token(r, Leaf("until the amount is known"), True, j, found)
        for node, k in found:
            end = r.literal(_EQUAL, k)
            if end >= 0:
                out += [(node.replace(count=amount), m) for amount, m in r.read("qty", "", end)]
    return out


def _token(r: Reader, count: Node, plural: bool, i: int, out: Readings) -> None:  # noqa: FBT001
    known = _PREDEFINED_OF.get(r.tokens[i])
    if known:
        _entering(r, Create(count, TokenSpec(predefined=known)), plural, i + 1, out)
        return
    types: list[str] = []
    subtypes: list[str] = []
    supertypes: list[str] = []
    k = i
    while True:
        word = r.tokens[k]
        if word in _TYPES:
            name = _TYPES[word]
            (types if name in TYPES else subtypes).append(name)
        elif word in _LEGENDARY and types:
            supertypes.append(_LEGENDARY[word])
        else:
            break
        k += 1
    if not types:
        r.far = max(r.far, k)
        return
    letters: list[str] = []
    colorless = r.tokens[k] in ("incolora", "incoloras", "incoloro")
    k += colorless
    while r.tokens[k] in _COLORS or (letters and r.tokens[k] in ("y", ",") and r.tokens[k + 1] in _COLORS):
        k += bool(letters)
        letters.append(_COLORS[r.tokens[k]])
        k += 1
        if r.tokens[k] in _COLORS:
            break  # two colours have a word between them
    if not letters and not colorless:
        r.far = max(r.far, k)
        return
    plain = TokenSpec(tuple(reversed(types)), tuple(reversed(subtypes)), tuple(letters), tuple(supertypes))
    sized = [
        (plain.replace(power=s.power, toughness=s.toughness), m)
        for s, m in r.read("pm", "", k)
        if isinstance(s, PowerToughness)
    ]
    for spec, m in sized or [(plain, k)]:
        if (
            not sized and "creature" in types and r.tokens[m] != "con"
        ):  # "con "Tanto la fuerza como la resistencia ...""
            r.far = max(r.far, m)
            continue
        _entering(r, Create(count, spec), plural, m, out)


def _entering(r: Reader, node: Create, plural: bool, i: int, out: Readings) -> None:  # noqa: FBT001
    """How it enters and what it has, in either order."""
    ways: list[tuple[Create, int]] = [(node, i)]
    tapped = "giradas" if plural else "girada"
    if r.tokens[i] == tapped:
        ways.append((node.replace(with_=("tapped",)), i + 1))
    for one, j in list(ways):
        assert isinstance(one.token, TokenSpec)
        if r.tokens[j] == "con" and not one.token.predefined:
            for leaf, k in r.read("having", "", j + 1):
                having = one.replace(token=one.token.replace(abilities=_value(leaf)))
                ways.append((having, k))
                if r.tokens[k] == tapped and not one.with_:
                    ways.append((having.replace(with_=("tapped",)), k + 1))
    for one, j in ways:
        out.append((one, j))
        if one.with_ in ((), ("tapped",)):
            _attacking(r, one, plural, j, out)


def _attacking(r: Reader, node: Create, plural: bool, i: int, out: Readings) -> None:  # noqa: FBT001
    """ "que está girada y atacando", "girada y atacando", "que está atacando"."""
    if node.with_:
        if r.tokens[i - 1] in ("girada", "giradas") and r.tokens[i] == "y" and r.tokens[i + 1] == "atacando":
            _whom(r, node.replace(with_=("tapped", "attacking")), i + 2, out)
        return
    for being in ("están", "estén") if plural else ("está", "esté"):
        j = r.literal(("que", being), i)
        if j >= 0:
            break
    else:
        return
    for words, with_ in (
        (("giradas" if plural else "girada", "y", "atacando"), ("tapped", "attacking")),
        (("atacando",), ("attacking",)),
    ):
        k = r.literal(words, j)
        if k >= 0:
            _whom(r, node.replace(with_=with_), k, out)


def _whom(r: Reader, node: Create, i: int, out: Readings) -> None:
    out.append((node, i))
    if r.tokens[i] == "a":
        for who, j in r.read("player", "prep", i + 1):
            out.append((node.replace(whom=AttackingWhom(who)), j))
            end = r.literal(("o", "a", "un", "planeswalker", "que", "controla"), j)
            if end >= 0:
                out.append((node.replace(whom=AttackingWhom(who, "yes")), end))


def emit_created(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Tokens that are created."""
    assert isinstance(node, Create)
    spec = node.token
    assert isinstance(spec, TokenSpec)
    count = printer.emit("num", "f", node.count)
    equal: list[str] = []
    if count is None:
        amount = printer.emit("qty", "", node.count)
        if amount is None:
            return None
        count, equal = list(_MANY_OF), [*_EQUAL, *amount]
    plural = number_of(node.count) == "p"
    out = [*count, "fichas" if plural else "ficha", "de"]
    end = _emit_entering(printer, node, plural=plural)
    if end is None or spec.name:
        return None
    if spec.predefined:
        return [*out, _PREDEFINED[spec.predefined], *end, *equal] if spec.predefined in _PREDEFINED else None
    form = 3 if plural else 1
    words = [subtype_word(w).es for w in reversed(spec.types)]
    letters = [COLORS[c][1][form] for c in spec.colors] or ["incoloras" if plural else "incolora"]
    words += [SUPERTYPES[s][0][form] for s in spec.supertypes] + [subtype_word(w).es for w in reversed(spec.subtypes)]
    if not all(words):
        return None
    out += [p for w in words for p in w.split(" ")]
    out += listed([[c] for c in letters], "y", serial=False)
    if spec.power is not None and spec.toughness is not None:
        size = printer.emit("pm", "", PowerToughness(spec.power, spec.toughness))
        if size is None:
            return None
        out += size
    having: list[str] | None = []
    if spec.abilities:
        said = printer.emit("having", "", Leaf(spec.abilities))
        having = None if said is None else ["con", *said]
    if having is None:
        return None
    return out + end + having + equal if node.with_ == ("tapped",) else out + having + end + equal


def _emit_entering(printer: Printer, node: Create, *, plural: bool) -> list[str] | None:
    tapped = "giradas" if plural else "girada"
    if node.with_ in ((), ("tapped",)):
        return [tapped] if node.with_ else []
    if node.with_ not in (("tapped", "attacking"), ("attacking",)):
        return None
    out = [tapped, "y", "atacando"] if "tapped" in node.with_ else ["que", "están" if plural else "está", "atacando"]
    if isinstance(node.whom, AttackingWhom):
        who = printer.emit("player", "prep", node.whom.whom)
        if who is None:
            return None
        out += ["a", *who]
        if node.whom.planeswalkers == "yes":
            out += ["o", "a", "un", "planeswalker", "que", "controla"]
    return out


def read_spec(r: Reader, parameter: str, i: int) -> Readings:
    """ "fichas de criatura Ardilla verdes 1/1": the token alone, of several."""
    if r.literal(("fichas", "de"), i) < 0:
        return []
    found: Readings = []
    _token(r, Number(2), True, i + 2, found)
    return [(n.token, j) for n, j in found if isinstance(n, Create) and not n.with_ and n.whom is None]


def emit_spec(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    said = emit_created(printer, "", Create(Number(2), node))
    return None if said is None else said[1:]


def install(grammar: Grammar) -> None:
    """Add these to the Spanish grammar."""
    for name, read, emit in (
        ("having", read_having, emit_having),
        ("created", read_created, emit_created),
        ("tokenspec", read_spec, emit_spec),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
