"""Printing: the tree said in a language, most specific row first.

A part without a wording gives None and the next row is tried; the whole that can't be said gives None too, and the caller says so.
"""

from __future__ import annotations

from landwalk.abilities.sentence import Clause
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar, Template
from landwalk.oracle.inner import PACKS, Leaf
from landwalk.oracle.language import NO_WORD
from landwalk.oracle.template import Agree, Item, Option, Slot, VerbForm, Word


class Printer:
    """Prints trees in one language. `subject` is the subject of the clause that is being printed."""

    __slots__ = (
        "adverb",
        "antecedents",
        "before",
        "context",
        "grammar",
        "pending",
        "stuck",
        "subject",
        "where",
        "whole",
    )

    def __init__(self, grammar: Grammar, context: object = None) -> None:
        self.grammar = grammar
        self.subject: Node | None = None
        self.context = context
        #: what stands in the middle of the predicate that is being printed
        self.adverb: Node | None = None
        #: does "where X is ..." follow the sentence (a duration then stands in the middle)
        self.where = False
        #: what the next predicate is to hold in its middle: a Leaf of "then" or "instead", a step
        self.pending: Node | None = None
        #: what pronouns stand for, for their gender: id of the pronoun's node -> node
        self.antecedents: dict[int, Node] = {}
        #: the node that had no wording, for the note
        self.stuck: Node | None = None
        #: the clause before the one that is printed, in the same sentence
        self.before: Clause | None = None
        #: the node whose packed slots ({to,position,...:dest}) are printed
        self.whole: Node | None = None

    def emit(self, category: str, parameter: str, node: Node) -> list[str] | None:
        """Tokens of a node, or None if the language has no words for it."""
        code = self.grammar.emit_code.get(category)
        out = self.rows(category, parameter, node) if code is None else code(self, parameter, node)
        if out is None and self.stuck is None:
            self.stuck = node
        return out

    def rows(self, category: str, parameter: str, node: Node) -> list[str] | None:
        """Tokens by the category's templates alone."""
        for template in self.grammar.printed.get((category, type(node)), ()):
            if template.forms is not None and parameter not in template.forms:
                continue
            if template.fits(node):
                out = self._items(template, node, parameter)
                if out is not None:
                    return out
        return None

    def _items(self, template: Template, node: Node, parameter: str) -> list[str] | None:
        out: list[str] = []
        for item in template.items:
            tokens = self._item(template, item, node, parameter)
            if tokens is None:
                return None
            out += tokens
        return out

    def _item(self, template: Template, item: Item, node: Node, parameter: str) -> list[str] | None:
        if isinstance(item, Word):
            return [item.word]
        if isinstance(item, Slot):
            return self._slot(item, node)
        if isinstance(item, VerbForm):
            return self._verb(template, item, node, parameter)
        if isinstance(item, Agree):
            return list(item.forms[self._agreeing(item, node, parameter)])
        assert isinstance(item, Option)
        return list(item.forms[0])

    def _verb(self, template: Template, item: VerbForm, node: Node, parameter: str) -> list[str] | None:
        language = self.grammar.language
        if item.slot[:1] == "%":
            wanted = "prefix" if item.slot == "%prefix" else f"last {parameter}"
        elif item.slot:
            value = self.subject if item.slot == "$" else getattr(node, item.slot)
            wanted = language.finite(value, parameter)
        else:
            wanted = parameter
        words = language.forms_of(self.grammar.verb_of(template, item.name), wanted)[0]
        return None if words[:1] == (NO_WORD,) else list(words)

    def _agreeing(self, item: Agree, node: Node, parameter: str) -> int:
        if item.slot == "#":
            plural = parameter[:1] == "p"
            return 2 * int(plural) + int(parameter[2:] == "f") if len(item.forms) == 4 else int(plural)
        value = self.subject if item.slot == "$" else getattr(node, item.slot)
        plural = number_of(value) == "p"
        if len(item.forms) == 2:
            return int(plural)
        return 2 * int(plural) + int(self.grammar.language.gender(self, value) == "f")

    def _slot(self, item: Slot, node: Node) -> list[str] | None:
        if item.names == ("@",):
            return None if self.subject is None else self.emit(item.category, item.parameter, self.subject)
        if item.names == ("^",):
            return [] if self.adverb is None else self.emit("adverb", "", self.adverb)
        if len(item.names) > 1:
            packed = PACKS[item.category](**{n: getattr(node, n) for n in item.names})
            self.whole = node
            return self.emit(item.category, item.parameter, packed)
        value = getattr(node, item.names[0])
        if isinstance(value, Node):
            return self.emit(item.category, item.parameter, value)
        if value is None:
            return None
        return self.emit(item.category, item.parameter, Leaf(value))
