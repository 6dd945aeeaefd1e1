"""English: tokens, verb forms and word order. Noun phrases are in en_nouns.py."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.words import Row, Verb
from landwalk.kernel.node import Node
from landwalk.oracle import tokens
from landwalk.oracle.agreement import number_of, person_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.language import Language
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.template import Item, VerbForm
from landwalk.oracle.words import KEYWORDS, MORE_KEYWORDS


def third_person(base: str) -> str:
    """ "destroy" -> "destroys", "search" -> "searches"."""
    if base.endswith(("s", "x", "ch", "sh", "z", "o")):
        return base + "es"
    if base.endswith("y") and base[-2] not in "aeiou":
        return base[:-1] + "ies"
    return base + "s"


class English(Language):
    """Forms: "b" base (instruction, infinitive), "s" third person, "p" plural and you."""

    name = "en"
    imperative = "b"
    infinitive = "b"
    joins = (
        ("and", ("and",)),
        ("comma", (",",)),
        ("comma and", (",", "and")),
        ("then", (",", "then")),
        ("and then", ("and", "then")),
    )
    then_words = ("then",)
    otherwise_words = ("otherwise", ",")
    have_words = ("have",)
    where_words = (",", "where", "X", "is")
    unless_words = ("unless",)
    they_words = ("they",)
    still_words = ("it's", "still", "a", "land")
    instead_words = ("instead",)
    during_your_turn = ("during", "your", "turn")
    and_word = "and"
    or_word = "or"
    cost_form = "b"
    trigger_words = (("when", ("when",)), ("whenever", ("whenever",)), ("at", ("at",)))
    condition_words = (
        ("if", ("if",), ""),
        ("as_long_as", ("as", "long", "as"), ""),
        ("unless", ("unless",), ""),
        ("restriction_if", ("activate", "only", "if"), ""),
    )

    def __init__(self) -> None:
        self._forms: dict[tuple[Verb, str], tuple[tuple[str, ...], ...]] = {}

    def split_template(self, text: str) -> list[str]:
        return ["a" if w in ("an", "An") else w for w in tokens.split(text)]

    def text(self, words: list[str]) -> str:
        return tokens.join(words)

    def orders(self, row: Row, items: tuple[Item, ...]) -> list[tuple[str, tuple[Item, ...], frozenset[str] | None]]:
        if not any(isinstance(i, VerbForm) and not i.name for i in items):
            items = (VerbForm("", ""), *items)
        return [(row.category, items, None)]

    def forms_of(self, verb: Verb, form: str) -> tuple[tuple[str, ...], ...]:
        key = (verb, form)
        found = self._forms.get(key)
        if found is None:
            words = verb.en.split(" ")
            base = words[0].replace("_", " ")
            head, _, tail = base.partition(" ")
            third = (
                words[1].replace("_", " ") if len(words) > 1 else (third_person(head) + (" " + tail if tail else ""))
            )
            plural = words[2].replace("_", " ") if len(words) > 2 else base
            chosen = {"b": [base], "s": [third], "p": [plural]}.get(form) or [third, base, plural]
            found = tuple(dict.fromkeys(tuple(w.split(" ")) for w in chosen))
            self._forms[key] = found
        return found

    def finite(self, subject: object, mood: str = "") -> str:
        return "p" if person_of(subject) == "2" or number_of(subject) == "p" else "s"

    def read_may(self, r: Reader, order: str, i: int) -> Readings:
        return [(who, j + 1) for who, j in r.read("player", "nom", i) if r.tokens[j] == "may"]

    def emit_may(self, printer: Printer, order: str, who: Node) -> list[str] | None:
        words = printer.emit("player", "nom", who)
        return None if words is None else [*words, "may"]

    def install(self, grammar: Grammar) -> None:
        from landwalk.oracle import en_exceptions, en_history, en_keywords, en_nouns, en_several, en_small

        en_nouns.install(grammar)
        en_small.install(grammar)
        en_keywords.install(grammar)
        en_exceptions.install(grammar)
        en_history.install(grammar)
        en_several.install(grammar)

    def keyword_index(self, style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
        return en_keywords_index()

    def keyword_words(self, name: str, style: str) -> list[str] | None:
        return name.split(" ")

    def read_special_keyword(self, r: Reader, style: str, i: int) -> Readings:
        from landwalk.oracle import en_keywords

        return en_keywords.read_special(r, i)

    def emit_special_keyword(self, printer: Printer, style: str, node: KeywordAbility) -> list[str] | None:
        from landwalk.oracle import en_keywords

        return en_keywords.emit_special(printer, node)


def en_keywords_index() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """First token -> (words, keyword)."""
    if not _INDEX:
        for name in (*KEYWORDS, *MORE_KEYWORDS):
            words = tuple(name.split(" "))
            _INDEX.setdefault(words[0], []).append((words, name))
    return _INDEX


_INDEX: dict[str, list[tuple[tuple[str, ...], str]]] = {}
