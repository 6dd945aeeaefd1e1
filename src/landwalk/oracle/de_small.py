"""German numbers, counters, mana and tokens."""

from __future__ import annotations

from landwalk.abilities.amount import Number, ThatMuch, VariableX
from landwalk.abilities.effect import ManaChoice, PutCounters
from landwalk.abilities.noun import AnyTarget, Det, It, NounPhrase, Ref, This, ThisWord
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores, de_nouns, en_mana, en_numbers, en_small, es_small
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_players import case_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, PowerToughness
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS, SUBTYPES, subtype_word

_EIN = frozenset({"ein", "eine", "einen", "einem", "einer", "eines"})
_SUBTYPE_OF = {w.de.lower(): name for name, w in SUBTYPES.items() if w.de}
_TOKENS = {
    "kreaturenspielstein": (("creature",), "s"),
    "kreaturenspielsteine": (("creature",), "p"),
    "artefaktkreaturenspielstein": (("artifact", "creature"), "s"),
    "artefaktkreaturenspielsteine": (("artifact", "creature"), "p"),
}
_PREDEFINED = {"Treasure": "Schatz", "Food": "Speise", "Clue": "Hinweis", "Blood": "Blut"}
_PREDEFINED_OF = {de.lower(): en for en, de in _PREDEFINED.items()}


def read_num(r: Reader, parameter: str, i: int) -> Readings:
    """A number in words."""
    out: Readings = de_nouns.read_number(r, i)
    if r.tokens[i] in _EIN:
        out.append((Number(1), i + 1))
    if r.tokens[i] == "entsprechend" and r.tokens[i + 1] == "viele":
        out.append((ThatMuch(), i + 2))
    return out + r.rows("num", parameter, i)


def emit_num(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in words; the parameter has gender and case."""
    if isinstance(node, ThatMuch):
        return ["entsprechend", "viele"]
    gender = next((g for g in ("m", "f", "n") if g in parameter.split(" ")), "")
    return de_nouns.number_words(node, gender, case_of(parameter)) or printer.rows("num", parameter, node)


def read_int(r: Reader, parameter: str, i: int) -> Readings:
    """A number in digits."""
    token = r.tokens[i]
    if token.isdigit():
        return [(Number(int(token)), i + 1)]
    if token == "entsprechend" and r.tokens[i + 1] == "viele":
        return [(ThatMuch(), i + 2)]
    return [(VariableX(), i + 1)] if token == "x" else []


def emit_int(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in digits."""
    if isinstance(node, Number):
        return [str(node.n)]
    if isinstance(node, ThatMuch):
        return ["entsprechend", "viele"]
    return ["X"] if isinstance(node, VariableX) else None


def read_kind(r: Reader, parameter: str, i: int) -> Readings:
    """The kind of counter: power and toughness only; others are compounds."""
    token = r.tokens[i]
    return [(Leaf(token), i + 1)] if "/" in token and token[0] in "+-" else []


def emit_kind(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The kind of counter."""
    kind = str(en_small.value_of(node))
    return [kind] if "/" in kind else None


_COLOR = ("einer", "beliebigen", "farbe")


def read_mana(r: Reader, parameter: str, i: int) -> Readings:
    """Mana to add."""
    out: Readings = []
    symbols, j = en_mana.symbols_at(r, i)
    if symbols:
        out.append((ManaChoice(symbols), j))
        options = ["".join("{" + s + "}" for s in symbols)]
        while r.tokens[j] in (",", "oder"):
            last = r.tokens[j] == "oder"
            more, k = en_mana.symbols_at(r, j + 1)
            if not more:
                break
            options.append("".join("{" + s + "}" for s in more))
            j = k
            if last:
                out.append((ManaChoice((), tuple(options)), j))
                break
    if r.tokens[i] == "ein" and r.tokens[i + 1] == "mana" and r.literal(_COLOR, i + 2) >= 0:
        out.append((ManaChoice((), (), "any", Number(1)), i + 5))
    return out


def emit_mana(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Mana to add."""
    assert isinstance(node, ManaChoice)
    if node.options:
        out = en_mana.braces(node.options[0])
        for k, option in enumerate(node.options[1:], 1):
            out += ["oder" if k == len(node.options) - 1 else ",", *en_mana.braces(option)]
        return out
    if node.symbols:
        return ["{" + s + "}" for s in node.symbols] if node.amount is None else None
    if node.kind == "any" and node.amount == Number(1):
        return ["ein", "Mana", "einer", "beliebigen", "Farbe"]
    return None


def read_with_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "zwei +1/+1-Marken"."""
    out: Readings = []
    on: Node = It(Ref.LAST) if parameter == "last" else This(ThisWord.IT)
    for n, j in r.read("num", "", i):
        for kind, k in r.read("kind", "", j):
            if r.tokens[k] == "-" and r.tokens[k + 1] in ("marke", "marken"):
                out.append((Leaf((PutCounters(str(en_small.value_of(kind)), n, on),)), k + 2))
    return out


def emit_with_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Counters that something enters with."""
    value = en_small.value_of(node)
    if not isinstance(value, tuple) or len(value) != 1:
        return None
    count = printer.emit("num", "f dat", value[0].amount)
    kind = emit_kind(printer, "", Leaf(value[0].kind))
    if count is None or kind is None:
        return None
    return [*count, *kind, "-", "Marke" if number_of(value[0].amount) == "s" else "Marken"]


def read_any_targets(r: Reader, parameter: str, i: int) -> Readings:
    """What divided damage is dealt to."""
    return [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.is_target]


def emit_any_targets(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """What divided damage is dealt to."""
    return None if isinstance(node, AnyTarget) else printer.emit("phrase", "dat", node)


def read_created(r: Reader, parameter: str, i: int) -> Readings:
    """ "zwei 1/1 weiße Soldat-Kreaturenspielsteine mit Flugfähigkeit": a Create."""
    out: Readings = []
    for count, start in r.read("num", "", i):
        tapped = r.tokens[start] in ("getappte", "getappten")
        j = start + tapped
        with_ = ("tapped",) if tapped else ()
        known = _PREDEFINED_OF.get(r.tokens[j])
        if known and r.tokens[j + 1] == "-" and r.tokens[j + 2] in ("spielstein", "spielsteine"):
            out.append((Create(count, TokenSpec(predefined=known), with_), j + 3))
        for size, after in r.read("pm", "", j):
            assert isinstance(size, PowerToughness)
            letters: list[str] = []
            k = after
            while True:
                token = r.tokens[k]
                color = de_cores._stem(token, de_cores._COLOR_OF)  # type: ignore[arg-type]
                if isinstance(color, str):
                    letters.append(color)
                elif not (token == "und" and letters) and not token.startswith("farblos"):
                    break
                k += 1
            subtypes: list[str] = []
            while r.tokens[k] in _SUBTYPE_OF:
                subtypes.append(_SUBTYPE_OF[r.tokens[k]])
                k += 1 + (r.tokens[k + 1] == "-" and r.tokens[k + 2] in _SUBTYPE_OF)
            if r.tokens[k] != "-" or r.tokens[k + 1] not in _TOKENS:
                continue
            types, number = _TOKENS[r.tokens[k + 1]]
            if number != number_of(count):
                continue
            spec = TokenSpec(types, tuple(subtypes), tuple(letters), (), size.power, size.toughness)
            out.append((Create(count, spec, with_), k + 2))
            if r.tokens[k + 2] == "mit":
                for granted, end in r.read("granted", "", k + 3):
                    assert isinstance(granted, Leaf)
                    out.append((Create(count, spec.replace(abilities=granted.value), with_), end))
    return out


def emit_created(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Tokens that are created."""
    assert isinstance(node, Create)
    spec = node.token
    assert isinstance(spec, TokenSpec)
    count = printer.emit("num", "m acc", node.count)
    if count is None or node.with_ not in ((), ("tapped",)) or spec.name or spec.supertypes:
        return None
    plural = number_of(node.count) == "p"
    end = "e" if plural else "en"
    out = [*count, *(["getappt" + end] if node.with_ else [])]
    if spec.predefined:
        word = _PREDEFINED.get(spec.predefined)
        return [*out, word, "-", "Spielsteine" if plural else "Spielstein"] if word else None
    kinds = {types: word for word, (types, number) in _TOKENS.items() if number == ("p" if plural else "s")}
    words = [subtype_word(w).de for w in spec.subtypes]
    if spec.types not in kinds or not words or not all(words) or " " in "".join(words) or spec.power is None:
        return None
    size = printer.emit("pm", "", PowerToughness(spec.power, spec.toughness or Number(0)))
    if size is None or len(spec.colors) > 2:
        return None
    out += size
    colors = [COLORS[c][2] + end for c in spec.colors] or ["farblos" + end]
    out += [colors[0], "und", colors[1]] if len(colors) == 2 else colors
    for word in words:
        out += [word, "-"]
    out.append(kinds[spec.types].capitalize())
    if spec.abilities:
        granted = printer.emit("granted", "", Leaf(spec.abilities))
        if granted is None:
            return None
        out += ["mit", *granted]
    return out


def install(grammar: Grammar) -> None:
    """Add small categories to the German grammar."""
    en_numbers.install_sizes(grammar)
    for name, read, emit in (
        ("num", read_num, emit_num),
        ("int", read_int, emit_int),
        ("kind", read_kind, emit_kind),
        ("mana", read_mana, emit_mana),
        ("energy", es_small.read_energy, es_small.emit_energy),
        ("withcounters", read_with_counters, emit_with_counters),
        ("anytargets", read_any_targets, emit_any_targets),
        ("created", read_created, emit_created),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit


__all__ = ["Det", "install"]
