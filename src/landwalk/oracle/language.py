"""What every language module gives to the grammar: tokens, verb forms, word orders, and code for what is no template."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from landwalk.abilities.words import Row, Verb
from landwalk.oracle import tokens
from landwalk.oracle.template import Item

if TYPE_CHECKING:
    from landwalk.abilities.ability import KeywordAbility
    from landwalk.abilities.sentence import Clause
    from landwalk.kernel.node import Node
    from landwalk.oracle.grammar import Grammar
    from landwalk.oracle.printing import Printer
    from landwalk.oracle.reading import Reader, Readings


#: what a language's verb forms hold where the verb has no confirmed word
NO_WORD = "\u0000"


class Language(ABC):
    """One language. The subclasses say what differs."""

    name = ""
    #: verb forms (parameters of the category "pred") of an instruction, and after "may"
    imperative = ""
    infinitive = ""
    #: does a statement put its verb first after a fronted phrase, and which forms can it have there
    inverts = False
    inverted_forms: tuple[str, ...] = ()
    #: the order of a sentence after a fronted phrase: "free" or "inv"
    fronted = "free"
    #: how predicates and clauses are joined: (mark, words)
    joins: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: does an adverb stand in the middle of a predicate (at "^", or behind the verb)
    has_middle = False
    #: may an instruction be joined to a statement about somebody else (in Spanish it would look like one more predicate)
    imperative_after_statement = True
    then_words: tuple[str, ...] = ()
    #: may "A or B" have a verb in the plural?
    plural_either = False
    #: may a comma stand behind them?
    then_comma = False
    otherwise_words: tuple[str, ...] = ()
    have_words: tuple[str, ...] = ()
    #: behind what "you may have it" do
    let_words: tuple[str, ...] = ()
    where_words: tuple[str, ...] = ()
    #: the form of the amount behind them
    where_form = ""
    #: other words for the same, read only, and the parameter of the amount behind them
    where_other: tuple[tuple[str, ...], str] = ((), "")
    unless_words: tuple[str, ...] = ()
    #: another way to say that: "if" with these words, and "not" before the cost
    if_not_paid: tuple[str, ...] = ()
    not_word = ""
    #: other first words of "It's still a land." by the gender of what it is
    still_pronouns: tuple[str, ...] = ()
    they_words: tuple[str, ...] = ()
    still_words: tuple[str, ...] = ()
    #: the same in the plural
    still_many: tuple[str, ...] = ()
    instead_words: tuple[str, ...] = ()
    #: does "instead" stand before what happens instead?
    instead_first = False
    #: "During your turn, ..." before a static ability
    during_your_turn: tuple[str, ...] = ()
    #: does a comma stand before "as long as" behind a sentence
    condition_comma = False
    #: between an event and "if C," (CR 603.4), where that is no comma
    and_if = ""
    and_word = ""
    or_word = ""
    #: the verb form of costs before a colon
    cost_form = ""
    #: what stands between a keyword and a cost in words
    keyword_dash: tuple[str, ...] = (tokens.GLUE, "\u2014", tokens.GLUE)
    #: the category of who pays after "unless"
    payer = "player"
    #: is "you" left out where the statement before was about you too
    elides_you = False
    #: may a quoted ability lack its full stop, where the sentence around it goes on
    stop_behind_quotes = False
    #: is there a full stop behind every line of keywords
    keyword_stop = False
    trigger_words: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: (category, words, mood): if, as long as, unless
    condition_words: tuple[tuple[str, tuple[str, ...], str], ...] = ()

    def split_template(self, text: str) -> list[str]:
        """Tokens of a template's text, case kept."""
        return tokens.split(text)

    def tokens(self, text: str) -> tuple[list[str], list[str]]:
        """Tokens of a card text: lower case, and as written (same length)."""
        raw = self.split_template(text)
        return [w if w[0] in "{[" else w.lower() for w in raw], raw

    def text(self, words: list[str]) -> str:
        """Tokens as a text."""
        return tokens.join(words, english=False)

    @abstractmethod
    def orders(self, row: Row, items: tuple[Item, ...]) -> list[tuple[str, tuple[Item, ...], frozenset[str] | None]]:
        """The categories and word orders that a predicate's or event's row makes, with the verb forms each is for (None: all)."""

    @abstractmethod
    def forms_of(self, verb: Verb, form: str) -> tuple[tuple[str, ...], ...]:
        """The words of a verb in a form; the first is printed. "" is any form (reading)."""

    @abstractmethod
    def finite(self, subject: object, mood: str = "") -> str:
        """The form of a statement about this subject; mood "sub" after "as long as" and "unless"."""

    def finites(self, subject: object) -> tuple[str, ...]:
        """All forms that are read of a statement about this subject; the first is printed."""
        return (self.finite(subject),)

    def gender(self, printer: Printer, node: object) -> str:
        """The gender of a node's noun, "" where it has none."""
        return ""

    def gathered(
        self, predicates: tuple[Node, ...], joins: tuple[str, ...]
    ) -> tuple[tuple[Node, ...], tuple[str, ...]]:
        """Predicates as read, where the language says in several what is one."""
        return predicates, joins

    def spread(
        self, predicates: tuple[Node, ...], joins: tuple[str, ...], form: str
    ) -> tuple[tuple[Node, ...], tuple[str, ...]]:
        """The same for printing; a join that ends in " elided" leaves the verb out."""
        return predicates, joins

    def still(self, printer: Printer, subject: Node) -> list[str]:
        """The words of "It's still a land." """
        return list(self.still_words)

    def completed(self, sentence: Node) -> Node | None:
        """A sentence as read, with what stood in the middle of its clauses where the tree has it; None: it isn't one by itself."""
        return sentence

    def stated(self, sentence: Node) -> Node:
        """An instruction as the language says it behind a step."""
        return sentence

    def emit_delayed(self, printer: Printer, order: str, node: Node) -> list[str] | None:
        """A sentence that says its time in the middle of its clause."""
        return None

    def order_after(self, mark: str) -> str:
        """The order of a clause joined by this mark."""
        return "free"

    def null_subjects(self) -> tuple[tuple[Node, str], ...]:
        """Subjects that a statement may leave out, with the verb form that shows them."""
        return ()

    def null_joined(self) -> tuple[tuple[Node, str], ...]:
        """Subjects that a clause joined to another may leave out."""
        return ()

    def event_form(self, subject: Node) -> str:
        """The verb form of a trigger event with this subject."""
        return self.finite(subject)

    def null_event_subjects(self) -> tuple[tuple[Node, str], ...]:
        """Subjects that an event may leave out, with the verb form that shows them."""
        return ()

    def event_subject(self, printer: Printer, subject: Node) -> list[str] | None:
        """The subject of an event."""
        return printer.emit("both", "nom or", subject)

    def have_form(self, subject: Node) -> str:
        """The verb form behind "you may have SUBJECT"."""
        return self.infinitive

    def read_had(self, r: Reader, i: int) -> Readings:
        """The subject behind "you may have"."""
        return r.read("np", "acc", i)

    def emit_had(self, printer: Printer, subject: Node) -> list[str] | None:
        """The same printed."""
        return printer.emit("np", "acc", subject)

    def order_pronoun(self, form: str, words: list[str]) -> list[str]:
        """A predicate's words with the pronoun where this language has it beside a verb in this form."""
        return words

    def read_under(self, r: Reader, found: Readings) -> Readings:
        """Events that say behind the verb who controls their subject ("entre bajo tu control"): from those found without these words."""
        return []

    def split_under(self, printer: Printer, event: Node) -> tuple[Node, list[str]]:
        """The event without what is said behind its verb, and the words that say it."""
        return event, []

    def special_behind(self, order: str, words: list[str]) -> list[str]:
        """A clause that is a row of its own, in the order of what stands behind a fronted phrase."""
        return words

    def read_own_clause(self, r: Reader, order: str, i: int) -> Readings:
        """Clauses that only this language builds in its way."""
        return []

    def as_many(self, r: Reader, clause: Clause, i: int) -> list[tuple[Clause, int]]:
        """A clause of "as many" things, ended at i, with what they are as many as (German: "..., wie du Länder kontrollierst")."""
        return []

    def with_let(self, said: list[str], let: list[str]) -> list[str]:
        """An infinitive clause with the words of "may have it ..." where they stand."""
        return said + let

    def emit_own_clause(self, printer: Printer, clause: Clause) -> list[str] | None:
        """The same printed; None for all others."""
        return None

    @abstractmethod
    def keyword_index(self, style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
        """First token -> (words, keyword) of all keywords in a style, "line" or "granted"."""

    @abstractmethod
    def keyword_words(self, name: str, style: str) -> list[str] | None:
        """The words of a keyword in a style."""

    def read_special_keyword(self, r: Reader, style: str, i: int) -> Readings:
        """Keywords whose name holds a parameter: landwalk, typecycling."""
        return []

    def emit_special_keyword(self, printer: Printer, style: str, node: KeywordAbility) -> list[str] | None:
        """Keywords whose name holds a parameter."""
        return None

    def read_older_keyword(self, r: Reader, i: int) -> Readings:
        """Keywords of a line in wordings that are no longer printed: only those that differ from today's."""
        return []

    def emit_older_keyword(self, printer: Printer, node: KeywordAbility) -> list[str] | None:
        """A keyword of a line in the wording of its time, None where that is today's."""
        return None

    def subject_words(self, printer: Printer, clause: Clause) -> list[str] | None:
        """The subject of a statement."""
        return printer.emit("both", "nom and", clause.subject)

    @abstractmethod
    def read_may(self, r: Reader, order: str, i: int) -> Readings:
        """Who may: (player, where the infinitive begins)."""

    @abstractmethod
    def emit_may(self, printer: Printer, order: str, who: Node) -> list[str] | None:
        """ "you may"."""

    @abstractmethod
    def install(self, grammar: Grammar) -> None:
        """Add the language's code for categories."""
