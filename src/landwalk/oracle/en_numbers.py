"""English numbers: words ("two cards"), digits ("2 damage"), power/toughness."""

from __future__ import annotations

from landwalk.abilities.amount import Amount, Negative, Number, ThatMuch, Times, VariableX
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import PowerToughness
from landwalk.oracle.number_words import meant, said
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import NUMBER_WORDS

_VALUE = {word: n for n, word in enumerate(NUMBER_WORDS) if n > 0}


def word_number(token: str) -> Amount | None:
    """ "two" -> Number(2), "x" -> X, "a" -> Number(1)."""
    return meant("one" if token == "a" else token, _VALUE)


def number_word(node: Node) -> list[str] | None:
    """Number(2) -> two; Number(1) -> a."""
    return said(node, NUMBER_WORDS, "a")


def read_num(r: Reader, parameter: str, i: int) -> Readings:
    """A number in words before a noun."""
    token = r.tokens[i]
    out: Readings = []
    number = word_number(token)
    if number is not None and token != "one":
        out.append((number, i + 1))
    if token == "that" and r.tokens[i + 1] == "many":
        out.append((ThatMuch(), i + 2))
    if token == "twice" and r.tokens[i + 1] == "that" and r.tokens[i + 2] == "many":
        out.append((Times(2, ThatMuch()), i + 3))
    return out + r.rows("num", parameter, i)


def emit_num(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in words."""
    if isinstance(node, ThatMuch):
        return ["that", "many"]
    if node == Times(2, ThatMuch()):
        return ["twice", "that", "many"]
    return number_word(node) or printer.rows("num", parameter, node)


def read_int(r: Reader, parameter: str, i: int) -> Readings:
    """A number in digits: damage, life."""
    token = r.tokens[i]
    out: Readings = []
    if token.isdigit():
        out.append((Number(int(token)), i + 1))
    elif token == "x":
        out.append((VariableX(), i + 1))
    elif token == "that" and r.tokens[i + 1] == "much":
        out.append((ThatMuch(), i + 2))
    elif token == "twice" and r.tokens[i + 1] == "that" and r.tokens[i + 2] == "much":
        out.append((Times(2, ThatMuch()), i + 3))
    elif token == "twice" and r.tokens[i + 1] == "x":
        out.append((Times(2, VariableX()), i + 2))
    return out + r.rows("int", parameter, i)


def emit_int(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in digits."""
    if isinstance(node, Number):
        return [str(node.n)]
    if isinstance(node, VariableX):
        return ["X"]
    if isinstance(node, ThatMuch):
        return ["that", "much"]
    if isinstance(node, Times) and node.factor == 2:
        if isinstance(node.amount, ThatMuch):
            return ["twice", "that", "much"]
        if isinstance(node.amount, VariableX):
            return ["twice", "X"]
    return printer.rows("int", parameter, node)


def signed(text: str) -> Amount | None:
    """ "+2" -> Number(2), "-x" -> Negative(X), "-0" -> Number(0)."""
    sign, rest = text[:1], text[1:]
    if sign not in "+-\u2212" or not rest:
        return None
    value: Amount | None = Number(int(rest)) if rest.isdigit() else VariableX() if rest == "x" else None
    if value is None or sign == "+" or value == Number(0):
        return value
    return Negative(value)


def read_pt(r: Reader, parameter: str, i: int) -> Readings:
    """ "+2/+0": a change."""
    left, slash, right = r.tokens[i].partition("/")
    power, toughness = (signed(left), signed(right)) if slash else (None, None)
    return [] if power is None or toughness is None else [(PowerToughness(power, toughness), i + 1)]


def _signed(node: Node, other: Node) -> str | None:
    minus = isinstance(node, Negative) or (node == Number(0) and isinstance(other, Negative))
    inner = node.amount if isinstance(node, Negative) else node
    if isinstance(inner, Number):
        return f"{'-' if minus else '+'}{inner.n}"
    return f"{'-' if minus else '+'}X" if isinstance(inner, VariableX) else None


def emit_pt(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A change of power and toughness."""
    assert isinstance(node, PowerToughness)
    left, right = _signed(node.power, node.toughness), _signed(node.toughness, node.power)
    return None if left is None or right is None else [f"{left}/{right}"]


def read_pm(r: Reader, parameter: str, i: int) -> Readings:
    """ "2/2": a size."""
    left, slash, right = r.tokens[i].partition("/")
    if not slash:
        return []
    values = [Number(int(t)) if t.isdigit() else VariableX() if t == "x" else None for t in (left, right)]
    if values[0] is None or values[1] is None:
        return []
    return [(PowerToughness(values[0], values[1]), i + 1)]


def emit_pm(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A size."""
    assert isinstance(node, PowerToughness)
    out = []
    for value in (node.power, node.toughness):
        if isinstance(value, Number):
            out.append(str(value.n))
        elif isinstance(value, VariableX):
            out.append("X")
        else:
            return None
    return ["/".join(out)]


def install(grammar: Grammar) -> None:
    """Add numbers to the English grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["num"], emit["num"] = read_num, emit_num
    read["int"], emit["int"] = read_int, emit_int
    install_sizes(grammar)


def install_sizes(grammar: Grammar) -> None:
    """Power and toughness are the same in every language."""
    read, emit = grammar.read_code, grammar.emit_code
    read["pt"], emit["pt"] = read_pt, emit_pt
    read["pm"], emit["pm"] = read_pm, emit_pm
