"""Words as plain data: how one phrase is said in three languages. Read by the grammar (oracle/), declared beside what they mean.

A row says one phrase once. Its texts are templates (the mini language is described in oracle/template.py); a language left
out (None) has no confirmed wording, and printing says so. Several templates in one text are separated by " // ": the first
is printed, all are read.
"""

from __future__ import annotations

from enum import StrEnum

from landwalk.kernel.node import Node


class RowKind(StrEnum):
    PHRASE = "phrase"  # a template as it stands
    PREDICATE = "predicate"  # a verb and its middle field, without the subject; the language makes the word orders
    EVENT = "event"  # likewise, for trigger events: the subject is one of the node's slots


class Verb:
    """A verb's forms.

    en: "destroy", or irregular "have has" (base, third person), "be is are" (base, third person, plural).
    es: "destruir destruye destruya" (infinitive, indicative, subjunctive, both third person; a fourth word is an irregular
    imperative). de: "ab|werfen wirft wirfst wirf" (infinitive with separable prefix, er, du, imperative).
    """

    __slots__ = ("de", "en", "es")

    def __init__(self, en: str, es: str | None = None, de: str | None = None) -> None:
        self.en = en
        self.es = es
        self.de = de


class Row:
    """One phrase. `fixed`: slots of the node that this phrase stands for one value of."""

    __slots__ = ("category", "de", "en", "es", "fixed", "kind", "make", "subject", "verb")

    def __init__(
        self,
        kind: RowKind,
        category: str,
        make: type[Node],
        verb: Verb | None,
        texts: tuple[str | None, str | None, str | None],
        fixed: dict[str, object],
        subject: str = "",
    ) -> None:
        self.kind = kind
        self.category = category
        self.make = make
        self.verb = verb
        self.en, self.es, self.de = texts
        self.fixed = fixed
        self.subject = subject

    def text(self, lang: str) -> str | None:
        """The template text of this row in a language, or None."""
        return self.en if lang == "en" else self.es if lang == "es" else self.de


def phrase(
    category: str,
    make: type[Node],
    en: str | None = None,
    es: str | None = None,
    de: str | None = None,
    /,
    **fixed: object,
) -> Row:
    """A phrase of a category, printed and read as it stands."""
    return Row(RowKind.PHRASE, category, make, None, (en, es, de), fixed)


def predicate(
    make: type[Node],
    verb: Verb,
    en: str | None = None,
    es: str | None = None,
    de: str | None = None,
    /,
    **fixed: object,
) -> Row:
    """A predicate: the verb stands before the middle field, or where the template says `<V>`."""
    return Row(RowKind.PREDICATE, "pred", make, verb, (en, es, de), fixed)


def event(
    make: type[Node],
    verb: Verb,
    en: str | None = None,
    es: str | None = None,
    de: str | None = None,
    /,
    subject: str = "what",
    **fixed: object,
) -> Row:
    """A trigger event; `subject` names the slot that is the verb's subject."""
    return Row(RowKind.EVENT, "evpred", make, verb, (en, es, de), fixed, subject)


def cost(
    make: type[Node],
    verb: Verb,
    en: str | None = None,
    es: str | None = None,
    de: str | None = None,
    /,
    **fixed: object,
) -> Row:
    """A cost that is paid by doing something."""
    return Row(RowKind.PREDICATE, "cost", make, verb, (en, es, de), fixed)
