"""The grammar of one language: compiled templates of all rows, and the language's own code for noun phrases and word order.

A category is read and printed by rows, by code, or by both. Reading gives all readings; printing the first that fits, the row
with most fixed slots first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from landwalk.abilities.words import Row, RowKind, Verb
from landwalk.kernel.native import REQUIRED, parameters_of
from landwalk.kernel.node import Node
from landwalk.oracle.template import Agree, Item, Option, Slot, Word, compile_template

if TYPE_CHECKING:
    from landwalk.oracle.language import Language
    from landwalk.oracle.printing import Printer
    from landwalk.oracle.reading import Reader

ReadCode: TypeAlias = Callable[["Reader", str, int], list[tuple[Node, int]]]
EmitCode: TypeAlias = Callable[["Printer", str, Node], "list[str] | None"]


class Template:
    """One row's text in one language and word order."""

    __slots__ = ("defaults", "fixed", "forms", "items", "make", "printed", "row", "subject", "verb")

    def __init__(
        self,
        row: Row,
        items: tuple[Item, ...],
        defaults: dict[str, object],
        printed: bool,  # noqa: FBT001
        forms: frozenset[str] | None = None,
    ) -> None:
        self.forms = forms  # verb forms (parameters) that this word order is for; None: all
        self.row = row
        self.make = row.make
        self.items = items
        self.fixed = row.fixed
        self.defaults = defaults  # slots that the row doesn't name: they have the node's default
        self.printed = printed  # False: only read (an older wording)
        self.verb = row.verb
        self.subject = row.subject

    def fits(self, node: Node) -> bool:
        """Does the node have this template's fixed values? Marks of style count: they choose the wording."""
        for name, value in self.fixed.items():
            if getattr(node, name) != value:
                return False
        for name, value in self.defaults.items():
            if getattr(node, name) != value and name not in node.marks:
                return False
        return True


class Grammar:
    """Everything of one language."""

    def __init__(self, language: Language, rows: list[Row], verbs: dict[str, Verb]) -> None:
        self.language = language
        self.verbs = verbs
        self.read_code: dict[str, ReadCode] = {}
        self.emit_code: dict[str, EmitCode] = {}
        #: (category) -> templates; indexed by first token on demand for each parameter
        self.templates: dict[str, list[Template]] = {}
        self.printed: dict[tuple[str, type[Node]], list[Template]] = {}
        self.index: dict[tuple[str, str], tuple[dict[str, list[Template]], list[Template]]] = {}
        #: rows without a text in this language
        self.unworded: list[Row] = []
        for row in rows:
            self._add(row)
        for templates in self.printed.values():
            templates.sort(key=lambda t: -len(t.fixed))

    def _add(self, row: Row) -> None:
        text = row.text(self.language.name)
        if text is None:
            self.unworded.append(row)
            return
        for n, variant in enumerate(text.split(" // ")):
            items = compile_template(variant, self.language.split_template)
            defaults = check_slots(row, items, variant)
            if row.kind is RowKind.PHRASE:
                self._put(row.category, Template(row, items, defaults, n == 0))
            else:
                for category, ordered, forms in self.language.orders(row, items):
                    self._put(category, Template(row, ordered, defaults, n == 0, forms))

    def _put(self, category: str, template: Template) -> None:
        self.templates.setdefault(category, []).append(template)
        if template.printed:
            self.printed.setdefault((category, template.make), []).append(template)

    def starting(self, category: str, parameter: str) -> tuple[dict[str, list[Template]], list[Template]]:
        """Templates of a category by their first word, and those that may begin with any."""
        key = (category, parameter)
        found = self.index.get(key)
        if found is None:
            by_word: dict[str, list[Template]] = {}
            rest: list[Template] = []
            for template in self.templates.get(category, ()):
                if template.forms is not None and parameter not in template.forms:
                    continue
                firsts = self._firsts(template, parameter)
                if firsts is None:
                    rest.append(template)
                else:
                    for word in firsts:
                        by_word.setdefault(word, []).append(template)
            found = self.index[key] = (by_word, rest)
        return found

    def _firsts(self, template: Template, parameter: str) -> set[str] | None:
        item = template.items[0] if template.items else None
        if item is None or isinstance(item, Slot):
            return None
        if isinstance(item, Word):
            return None if item.word == ",~" else {item.lower}
        if isinstance(item, Agree | Option):
            if not all(item.forms):
                return None
            return {f[0].lower() for f in item.forms}
        wanted = f"last {parameter}" if item.slot == "%last" else "" if item.slot else parameter
        forms = self.language.forms_of(self.verb_of(template, item.name), wanted)
        return {f[0].lower() for f in forms}

    def verb_of(self, template: Template, name: str) -> Verb:
        """The verb that a template's verb item names."""
        if not name:
            if template.verb is None:
                raise ValueError(f"{template.make.__name__}: no verb of its own")
            return template.verb
        return self.verbs[name]


def slots_of(make: type[Node]) -> dict[str, object]:
    """Slots of a node class with their defaults (REQUIRED where there is none)."""
    return parameters_of(make) if make.fields else {}


def check_slots(row: Row, items: tuple[Item, ...], text: str) -> dict[str, object]:
    """Slots of the template + fixed slots + defaults = slots of the node; gives the defaults.

    Raises ValueError with the row and what is missing or unknown.
    """
    slots = slots_of(row.make)
    named = [n for item in items if isinstance(item, Slot) for n in item.names if n not in ("@", "^")]
    if row.subject:
        named.append(row.subject)
    where = f"{row.make.__name__} {text!r}"
    for name in [*named, *row.fixed]:
        if name not in slots:
            raise ValueError(f"{where}: no slot {name}")
    doubled = [n for n in named if named.count(n) > 1 or n in row.fixed]
    if doubled:
        raise ValueError(f"{where}: slot {doubled[0]} stands twice")
    agreeing = [i.slot for i in items if isinstance(i, Agree) and i.slot not in ("$", "#", "")]
    for name in agreeing:
        if name not in named:
            raise ValueError(f"{where}: agrees with {name}, which isn't there")
    defaults: dict[str, object] = {}
    for name, default in slots.items():
        if name not in named and name not in row.fixed:
            if default is REQUIRED:
                raise ValueError(f"{where}: slot {name} is missing")
            defaults[name] = default
    return defaults
