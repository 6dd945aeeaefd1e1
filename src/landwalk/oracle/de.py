"""German: tokens, verb forms, word order. Noun phrases are in de_nouns.py."""

from __future__ import annotations

import re

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import HandSize, LifeTotal
from landwalk.abilities.effect import AsThough, Must
from landwalk.abilities.noun import YOU, Det, It, NounPhrase, ThatPlayer
from landwalk.abilities.pairing import ThePair
from landwalk.abilities.sentence import Clause
from landwalk.abilities.words import Row, RowKind, Verb
from landwalk.kernel.node import Node
from landwalk.oracle import tokens
from landwalk.oracle.agreement import number_of, person_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.language import NO_WORD, Language
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.template import AT_END, MIDDLE, OFTEN, Item, Slot, VerbForm

#: the hyphen of a part whose noun comes later
_HANGING = re.compile(r"(?<=\w)-(?=[ ,])")
_MAY = ("kannst", "kann", "können", "darfst", "darf", "dürfen")
_FINITE = frozenset({"imp", "2", "3", "6"})
_STATED = frozenset({"2", "3", "6"})


class German(Language):
    """Forms: "imp"; "2", "3", "6" (you, it, they); "inf". Orders: verb second, verb first, verb last."""

    name = "de"
    imperative = "imp"
    infinitive = "inf"
    inverts = True
    has_middle = True
    inverted_forms = ("2", "3", "6")
    fronted = "inv"
    joins = (
        ("and", ("und",)),
        ("comma", (",",)),
        ("comma and", (",", "und")),
        ("then", (",", "dann")),
        ("and then", ("und", "dann")),
    )
    then_words = ("dann",)
    otherwise_words = ("anderenfalls",)
    let_words = ("lassen",)
    elides_you = True
    stop_behind_quotes = True
    during_your_turn = ("solange", "es", "dein", "Zug", "ist")
    still_words = ("es", "ist", "immer", "noch", "ein", "Land")
    still_pronouns = ("er", "sie")
    still_many = ("sie", "sind", "immer", "noch", "ein", "Land")
    where_words = (",", "wobei", "X", "gleich")
    where_form = "dat ist"
    where_other = ((",", "wobei", "x"), "nom ist")
    unless_words = (",", "es", "sei", "denn", ",")
    if_not_paid = (",", "falls")
    not_word = "nicht"
    condition_comma = True
    and_if = "und"
    and_word = "und"
    or_word = "oder"
    cost_form = "imp"
    keyword_dash = ("\u2014",)
    trigger_words = (("when", ("wenn",)), ("whenever", ("immer", "wenn")), ("at", ("zu",)))
    condition_words = (
        ("if", ("falls",), ""),
        ("as_long_as", ("solange",), ""),
        ("unless", (",", "es", "sei", "denn", ","), "main"),
        ("restriction_if", ("aktiviere", "diese", "Fähigkeit", "nur", ",", "falls"), ""),
    )

    def __init__(self) -> None:
        self._forms: dict[tuple[Verb, str], tuple[tuple[str, ...], ...]] = {}
        self._compounds: dict[str, tuple[str, ...]] = {}

    def split_template(self, text: str) -> list[str]:
        return tokens.split(text)

    def tokens(self, text: str) -> tuple[list[str], list[str]]:
        from landwalk.oracle import de_spoken

        raw: list[str] = []
        for word in tokens.split(_HANGING.sub("\u2011", text)):
            if word == "\u2011" and raw:
                raw[-1] += "-"  # "Spontanzauber- oder Hexereikarte"
            else:
                raw.append(word)
        raw = de_spoken.in_other_words(raw)
        raw = de_spoken.then_first(de_spoken.step_first(de_spoken.prefix_last(de_spoken.one_pronoun(raw))))
        return [w if w[0] in "{[" else w.lower() for w in raw], raw

    def text(self, words: list[str]) -> str:
        from landwalk.oracle import de_spoken

        out: list[str] = []
        for word in de_spoken.as_printed(words):
            if word == "-":
                joined = [] if out[-1:] and out[-1] in ("und", "oder") else [tokens.GLUE]
                out += [*joined, "-", tokens.GLUE]
            else:
                out.append(word)
        return tokens.join(out, english=False)

    def orders(self, row: Row, items: tuple[Item, ...]) -> list[tuple[str, tuple[Item, ...], frozenset[str] | None]]:
        """ "pred" and "ipred" without, "pred^" and "ipred^" with an adverb in the middle: where the row says "^" (a duration is
        printed there), behind the verb, or behind a short object ("late").
        """
        marked = [k for k, i in enumerate(items) if isinstance(i, VerbForm) and not i.name]
        behind = items[marked[0] + 1 :] if marked else ()  # what stands behind the last part of the verb
        with_adverb = items[: marked[0]] if marked else items
        rest = tuple(i for i in with_adverb if i is not MIDDLE)
        finite, prefix, last = VerbForm("", ""), VerbForm("", "%prefix"), VerbForm("", "%last")
        if row.kind is RowKind.EVENT:
            often = [
                (OFTEN, *rest),
                *([(*rest, OFTEN)] if rest else []),
                *([(rest[0], OFTEN, *rest[1:])] if rest[1:] else []),
            ]
            return [
                (row.category, (*rest, last, *behind), None),
                *(("evpred^", (*ordered, last, *behind), None) for ordered in often),
            ]
        subject = Slot(("@",), "both", "nom and")
        unsaid = row.fixed.get("what")
        if isinstance(unsaid, It) and unsaid.n < 0:  # an object that was said with the infinitive before
            return [(row.category, (*rest, last, *behind), frozenset({"inf"}))]
        out: list[tuple[str, tuple[Item, ...], frozenset[str] | None]] = [
            (row.category, (finite, *rest, prefix, *behind), _FINITE),
            (row.category, (*rest, last, *behind), frozenset({"inf"})),
            ("i" + row.category, (finite, subject, *rest, prefix, *behind), _STATED),
        ]
        if row.category in ("pred", "cost") and not _has_turn(row):
            middle = with_adverb if MIDDLE in items else (MIDDLE, *rest)
            mark = row.category + ("^" if MIDDLE in items or row.category == "cost" else "^read")
            ends = len(rest) == 1 and not behind and row.verb is not None and "|" not in (row.verb.de or "")
            late = (rest[0], AT_END if ends else MIDDLE, *rest[1:]) if rest and isinstance(rest[0], Slot) else ()
            if row.category == "cost":
                out.append(("cost last", (*rest, last, *behind), _STATED))
            elif row.category == "pred":
                out.append(("ipred^pre", (finite, MIDDLE, subject, *rest, prefix, *behind), _STATED))
            apart = row.verb is not None and "|" in (row.verb.de or "")
            end = (*rest, MIDDLE) if (apart or row.category == "cost") and len(rest) > 1 else ()
            for category, ordered in ((mark, middle), (f"{row.category}^late", late), (f"{row.category}^read", end)):
                if ordered:
                    out += [
                        (category, (finite, *ordered, prefix, *behind), _FINITE),
                        (
                            category,
                            (*(MIDDLE if i is AT_END else i for i in ordered), last, *behind),
                            frozenset({"inf"}),
                        ),
                        ("i" + category, (finite, subject, *ordered, prefix, *behind), _STATED),
                    ]
        return out

    def forms_of(self, verb: Verb, form: str) -> tuple[tuple[str, ...], ...]:
        key = (verb, form)
        found = self._forms.get(key)
        if found is None:
            found = self._forms[key] = _conjugated(verb, form)
        return found

    def finite(self, subject: object, mood: str = "") -> str:
        if isinstance(subject, ThatPlayer):
            return "3"  # "they" is "er"
        if isinstance(subject, LifeTotal | HandSize):
            subject = subject.of  # "du 5 oder mehr Lebenspunkte hast"
        if isinstance(subject, ThePair):
            return "6"  # "beide Kreaturen"
        return "2" if person_of(subject) == "2" else "6" if number_of(subject) == "p" else "3"

    def finites(self, subject: object) -> tuple[str, ...]:
        form = self.finite(subject)
        any_number = isinstance(subject, NounPhrase) and subject.det in (Det.ANY_NUMBER, Det.ANY_NUMBER_TARGET)
        return (form, "3") if any_number else (form,)  # "eine beliebige Anzahl an Kreaturen erhält"

    def split_under(self, printer: Printer, event: Node) -> tuple[Node, list[str]]:
        from landwalk.oracle import de_order, de_relatives

        return de_relatives.split_behind(printer, de_order.entering(event))

    def read_under(self, r: Reader, found: Readings) -> Readings:
        from landwalk.oracle import de_relatives

        return de_relatives.read_behind(r, found)

    def special_behind(self, order: str, words: list[str]) -> list[str]:
        may = order == "inv" and words[:2] == ["du", "kannst"]
        return ["kannst", "du", *words[2:]] if may else words

    def read_own_clause(self, r: Reader, order: str, i: int) -> Readings:
        from landwalk.oracle import de_clauses

        return de_clauses.read(r, i) if order == "free" else []

    def emit_own_clause(self, printer: Printer, clause: Clause) -> list[str] | None:
        from landwalk.oracle import de_clauses

        return de_clauses.emit(printer, clause)

    def as_many(self, r: Reader, clause: Clause, i: int) -> list[tuple[Clause, int]]:
        from landwalk.oracle import de_as_many

        return de_as_many.completed(r, clause, i)

    def with_let(self, said: list[str], let: list[str]) -> list[str]:
        place = next((k for k in range(len(said) - 1) if said[k] == "," and said[k + 1] == "wie"), len(said))
        return [*said[:place], *let, *said[place:]]  # "so viele Schadenspunkte zufügen lassen, wie ..."

    def order_after(self, mark: str) -> str:
        return "inv" if mark in ("then", "and then") else "free"

    def gathered(
        self, predicates: tuple[Node, ...], joins: tuple[str, ...]
    ) -> tuple[tuple[Node, ...], tuple[str, ...]]:
        from landwalk.oracle import de_order

        return de_order.gathered(predicates, joins)

    def spread(
        self, predicates: tuple[Node, ...], joins: tuple[str, ...], form: str
    ) -> tuple[tuple[Node, ...], tuple[str, ...]]:
        from landwalk.oracle import de_order

        return de_order.spread(predicates, joins, form)

    def still(self, printer: Printer, subject: Node) -> list[str]:
        from landwalk.oracle.de_players import IT

        return [IT["nom"].get(self.gender(printer, subject), "es"), *self.still_words[1:]]

    def completed(self, sentence: Node) -> Node | None:
        from landwalk.oracle import de_order

        return de_order.completed(sentence)

    def stated(self, sentence: Node) -> Node:
        from landwalk.oracle import de_order

        return de_order.stated(sentence)

    def emit_delayed(self, printer: Printer, order: str, node: Node) -> list[str] | None:
        from landwalk.oracle import de_order

        return de_order.emit_delayed(printer, order, node)

    def read_may(self, r: Reader, order: str, i: int) -> Readings:
        if order == "inv":
            if r.tokens[i] in _MAY:
                return [(w, j) for w, j in r.read("player", "nom", i + 1)]
            return []
        return [(w, j + 1) for w, j in r.read("player", "nom", i) if r.tokens[j] in _MAY]

    def emit_may(self, printer: Printer, order: str, who: Node) -> list[str] | None:
        verb = "kannst" if who == YOU else "kann" if number_of(who) == "s" else "können"
        words = printer.emit("player", "nom", who)
        if words is None:
            return None
        return [verb, *words] if order == "inv" else [*words, verb]

    def gender(self, printer: Printer, node: object) -> str:
        from landwalk.oracle import de_nouns

        return de_nouns.gender_of(printer, node)

    def keyword_index(self, style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
        from landwalk.oracle import de_keywords

        return de_keywords.index(style)

    def keyword_words(self, name: str, style: str) -> list[str] | None:
        from landwalk.oracle import de_keywords

        return de_keywords.words(name, style)

    def read_special_keyword(self, r: Reader, style: str, i: int) -> Readings:
        from landwalk.oracle import de_keywords

        return de_keywords.read_special(r, style, i)

    def emit_special_keyword(self, printer: Printer, style: str, node: KeywordAbility) -> list[str] | None:
        from landwalk.oracle import de_keywords

        return de_keywords.emit_special(printer, node)

    def read_older_keyword(self, r: Reader, i: int) -> Readings:
        from landwalk.oracle import de_older

        return de_older.read(r, i)

    def emit_older_keyword(self, printer: Printer, node: KeywordAbility) -> list[str] | None:
        from landwalk.oracle import de_older

        return de_older.emit(printer, node)

    def install(self, grammar: Grammar) -> None:
        from landwalk.oracle import (
            de_amounts,
            de_as_many,
            de_becoming,
            de_copies,
            de_keywords,
            de_nouns,
            de_order,
            de_parts,
            de_small,
            de_verbs,
        )

        de_nouns.install(grammar)
        de_small.install(grammar)
        de_amounts.install(grammar)
        de_as_many.install(grammar)
        de_parts.install(grammar)
        de_keywords.install(grammar)
        de_order.install(grammar)
        de_becoming.install(grammar)
        de_copies.install(grammar)
        de_verbs.install(grammar)


def _has_turn(row: Row) -> bool:
    """Is "this turn" a kind of its own there?"""
    return row.make is AsThough or (row.make is Must and row.fixed.get("what") == "be_blocked")


def _conjugated(verb: Verb, form: str) -> tuple[tuple[str, ...], ...]:
    if not verb.de:
        return ((NO_WORD,),)
    words = [w.replace("_", " ") for w in verb.de.split(" ")]
    if len(words) == 1:  # only an infinitive, or with "!" only an imperative
        if form == "prefix":
            return ((),)
        forms = ("imp", "") if words[0][-1] == "!" else ("inf", "last inf", "")
        return (tuple(words[0].rstrip("!").split(" ")),) if form in forms else ((NO_WORD,),)
    prefix, bar, infinitive = words[0].partition("|")
    if not bar:
        prefix, infinitive = "", words[0]
    third = words[1]
    made = {
        "imp": NO_WORD if words[3:] == ["!"] else words[3] if len(words) > 3 else third,
        "2": words[2] if len(words) > 2 else third,
        "3": third,
        "6": "sind" if infinitive == "sein" else infinitive,
        "inf": infinitive,
    }
    if form == "prefix":
        return (tuple(prefix.split(" ")) if prefix else (),)
    if form.startswith("last"):
        wanted = form[5:]
        several = [made[wanted]] if wanted in made else [made["2"], made["3"], made["6"]]
        head, _, tail = prefix.rpartition(" ")  # "offen vor|zeigen": only the last word is written together
        return tuple(
            dict.fromkeys((*head.split(" "), tail + v) if head else tuple((tail + v).split(" ")) for v in several)
        )
    chosen = [made[form]] if form in made else list(made.values())
    return tuple(dict.fromkeys((v,) for v in chosen))
