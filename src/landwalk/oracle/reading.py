"""Reading: recursive descent with a memo, all readings, the furthest place reached.

`read(category, parameter, i)` gives every (node, end). Nothing is skipped: each token is matched by an item of a template or by the
language's code.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar, Template
from landwalk.oracle.inner import Adverbial, Inverted, Leaf, Partial
from landwalk.oracle.template import Agree, Option, Slot, VerbForm, Word

Readings: TypeAlias = list[tuple[Node, int]]


class Reader:
    """Reads one list of tokens. `tokens` are lower case, `raw` keeps the case (names)."""

    __slots__ = ("context", "far", "grammar", "length", "memo", "raw", "tokens")

    def __init__(self, grammar: Grammar, tokens: list[str], raw: list[str], context: object = None) -> None:
        self.grammar = grammar
        self.tokens = [*tokens, "", "", "", ""]  # sentinels: looking ahead needs no bounds
        self.raw = raw
        self.length = len(tokens)
        self.memo: dict[tuple[str, str, int], Readings] = {}
        self.far = 0
        self.context = context

    def read(self, category: str, parameter: str, i: int) -> Readings:
        """All readings of a category from token i."""
        key = (category, parameter, i)
        found = self.memo.get(key)
        if found is None:
            self.memo[key] = []  # left recursion gives nothing
            code = self.grammar.read_code.get(category)
            found = self.rows(category, parameter, i) if code is None else code(self, parameter, i)
            if len(found) > 1:
                found = _distinct(found)
            self.memo[key] = found
        return found

    def rows(self, category: str, parameter: str, i: int) -> Readings:
        """Readings by the category's templates alone."""
        by_word, rest = self.grammar.starting(category, parameter)
        out: Readings = []
        first = by_word.get(self.tokens[i])
        if first:
            for template in first:
                self.match(template, 0, i, {}, parameter, out)
        elif i > self.far:
            self.far = i
        for template in rest:
            self.match(template, 0, i, {}, parameter, out)
        return out

    def match(
        self, template: Template, k: int, i: int, values: dict[str, object], parameter: str, out: Readings
    ) -> None:
        """Match the items from k on; readings are added to `out`."""
        items = template.items
        tokens = self.tokens
        while k < len(items):
            item: Any = items[k]  # the class is tested below; asserts would cost a tenth of the time
            kind = type(item)
            if kind is Word:
                if tokens[i] != item.lower:
                    if item.word == ",~":
                        if tokens[i] == ",":
                            i += 1
                        k += 1
                        continue
                    self.far = max(self.far, i)
                    return
                i += 1
                k += 1
            elif kind is Slot:
                for node, j in self.read(item.category, item.parameter, i):
                    if len(item.names) == 1:
                        bound = {**values, item.names[0]: node.value if type(node) is Leaf else node}
                    else:
                        bound = {**values, **{n: getattr(node, n) for n in item.names}}
                    self.match(template, k + 1, j, bound, parameter, out)
                return
            else:
                for j in self._ends(template, item, i, values, parameter):
                    self.match(template, k + 1, j, values, parameter, out)
                return
        out.append((self._build(template, values), i))

    def _ends(self, template: Template, item: object, i: int, values: dict[str, object], parameter: str) -> list[int]:
        if isinstance(item, VerbForm):
            if item.slot[:1] == "%":
                wanted = "prefix" if item.slot == "%prefix" else f"last {parameter}"
            elif item.slot:
                value = values.get(item.slot, template.fixed.get(item.slot))
                wanted = "" if value is None else self.grammar.language.finite(value, parameter)
            else:
                wanted = parameter
            forms = self.grammar.language.forms_of(self.grammar.verb_of(template, item.name), wanted)
        elif isinstance(item, Agree):
            value = values.get(item.slot)
            forms = item.forms
            if item.slot == "#":
                plural = int(parameter[:1] == "p")
                forms = forms[2 * plural : 2 * plural + 2] if len(forms) == 4 else (forms[plural],)
            if value is not None and len(forms) == 2:
                forms = (forms[0 if number_of(value) == "s" else 1],)
        else:
            assert isinstance(item, Option)
            forms = item.forms
        ends: list[int] = []
        for form in forms:
            j = self.literal(form, i)
            if j >= 0 and j not in ends:
                ends.append(j)
        return ends

    def literal(self, words: tuple[str, ...], i: int) -> int:
        """The end of these words from i on, or -1."""
        for word in words:
            if self.tokens[i] != word.lower():
                self.far = max(self.far, i)
                return -1
            i += 1
        return i

    def _build(self, template: Template, values: dict[str, object]) -> Node:
        if "^" in values:
            rest = {name: value for name, value in values.items() if name != "^"}
            return Adverbial(self._build(template, rest), values["^"])
        if "@" in values:
            rest = {name: value for name, value in values.items() if name != "@"}
            subject = values["@"]
            assert isinstance(subject, Node)
            if template.subject:
                return Partial(template.make, {**rest, **template.fixed}, template.subject).filled(subject)
            return Inverted(template.make(**rest, **template.fixed), subject)
        if template.subject:
            return Partial(template.make, {**values, **template.fixed}, template.subject)
        return template.make(**values, **template.fixed)


def _distinct(found: Readings) -> Readings:
    out: Readings = []
    for one in found:
        if not any(one[1] == other[1] and one[0] == other[0] for other in out):
            out.append(one)
    return out
