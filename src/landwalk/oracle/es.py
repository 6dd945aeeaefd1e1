"""Spanish: tokens, verb forms, subjects. Noun phrases are in es_nouns.py."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Amount, HandSize, LifeTotal, Number, VariableX
from landwalk.abilities.effect import ChooseObject
from landwalk.abilities.noun import YOU, AmongLast, Both, Controlled, It, NounPhrase, Ref, ThatPlayer
from landwalk.abilities.pattern import Enters
from landwalk.abilities.sentence import Clause
from landwalk.abilities.words import Row, Verb
from landwalk.actions.shuffle import Shuffle
from landwalk.kernel.node import Node
from landwalk.oracle import tokens
from landwalk.oracle.agreement import number_of, person_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.language import NO_WORD, Language
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.template import Item, VerbForm

_ACCENT = {"a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"}
#: feminine nouns that begin with a stressed a: "el Aura", "un Hada"
_STRESSED_A = frozenset({"aura", "hada", "ave", "arma", "águila"})
_PRONOUNS = frozenset({"la", "lo", "las", "los"})
_PREPOSITIONS = frozenset({"de", "a", "en", "con", "por", "sobre", "para", "entre"})
#: verbs whose forms are nouns too, or that stand in phrases of their own ("lo hace")
_NOT_BEHIND = frozenset({"copiar", "hacer", "activar", "-"})
#: no comma before "y"
_JOIN = {"comma and": "and"}
#: in place of a verb's forms: the row's text holds all of it
NO_VERB = "-"
CLITICS = ("la", "lo", "las", "los", "le", "les", "te")


def accented(form: str) -> str:
    """A verb form with one syllable more behind it: the stress stays and is written ("sacrifica" -> "sacrífica" before -la).

    Infinitives (stressed on the last syllable) need no accent.
    """
    if form.endswith("r") or any(c in "áéíóú" for c in form):
        return form
    vowels = [k for k, c in enumerate(form) if c in "aeiou"]
    groups: list[list[int]] = []
    for k in vowels:
        if groups and k == groups[-1][-1] + 1 and (form[k] in "iu" or form[groups[-1][-1]] in "iu"):
            groups[-1].append(k)
        else:
            groups.append([k])
    if len(groups) < 2:
        return form
    stressed = groups[-2]
    strong = next((k for k in stressed if form[k] in "aeo"), stressed[-1])
    return form[:strong] + _ACCENT[form[strong]] + form[strong + 1 :]


class Spanish(Language):
    """Forms: "imp"; "2", "3", "6" indicative (you, it, they); "s2", "s3", "s6" subjunctive; "inf"."""

    name = "es"
    imperative = "imp"
    infinitive = "inf"
    joins = (
        ("and", ("y",)),
        ("comma", (",",)),
        ("comma and", (",", "y")),
        ("then", (",", "luego")),
        ("and then", ("y", "luego")),
    )
    then_words = ("luego",)
    then_comma = True
    plural_either = True
    otherwise_words = ("de", "lo", "contrario", ",")
    have_words = ("hacer", "que")
    imperative_after_statement = False
    where_words = (",", "donde", "X", "es")
    instead_words = ("en", "vez", "de", "eso", ",")
    instead_first = True
    still_words = ("sigue", "siendo", "una", "tierra")
    unless_words = ("a", "menos", "que")
    during_your_turn = ("mientras", "sea", "tu", "turno")
    and_word = "y"
    or_word = "o"
    cost_form = "inf"
    keyword_stop = True
    elides_you = True
    payer = "agent"
    trigger_words = (("when", ("cuando",)), ("whenever", ("siempre", "que")), ("at", ("a", "el")))
    condition_words = (
        ("if", ("si",), ""),
        ("as_long_as", ("mientras",), "sub"),
        ("unless", ("a", "menos", "que"), "sub"),
        ("restriction_if", ("activa", "esto", "solo", "si"), ""),
    )

    def __init__(self) -> None:
        self._forms: dict[tuple[Verb, str], tuple[tuple[str, ...], ...]] = {}
        self._clitics: dict[str, tuple[str, str]] = {}
        self._finite: set[str] = set()

    def split_template(self, text: str) -> list[str]:
        out: list[str] = []
        for word in tokens.split(text):
            if word.lower() == "del":
                out += ["de", "el"]
            elif word.lower() == "al":
                out += ["a", "el"]
            elif word.lower() in CLITICS and out and out[-1] == "+":
                out[-1] += word  # the clitic of a template
            else:
                out.append(word)
        return out

    def tokens(self, text: str) -> tuple[list[str], list[str]]:
        raw: list[str] = []
        for word in self.split_template(text):
            known = self._clitics.get(word.lower())
            raw += list(known) if known else [word]
        raw = _stops_inside(self._behind_verbs(raw))
        lower = [w if w[0] in "{[" else w.lower() for w in raw]
        lower = [{"e": "y", "u": "o"}.get(w, w) for w in lower]
        for k, word in enumerate(lower[1:]):
            if word in _STRESSED_A and lower[k] in ("el", "un"):
                lower[k] = "la" if lower[k] == "el" else "una"
        return lower, raw

    def _behind_verbs(self, words: list[str]) -> list[str]:
        """ "la pone" as the grammar has it, the pronoun behind the verb."""
        out = list(words)
        for k, word in enumerate(words[:-1]):
            before = words[k - 1].lower() if k else ""
            if word.lower() in _PRONOUNS and words[k + 1].lower() in self._finite and before not in _PREPOSITIONS:
                out[k : k + 2] = [words[k + 1], "+" + word.lower()]
        return out

    def order_pronoun(self, form: str, words: list[str]) -> list[str]:
        if form in (self.imperative, self.infinitive) or len(words) < 2 or words[1][1:] not in _PRONOUNS:
            return words
        return [words[1][1:], words[0], *words[2:]] if words[1][0] == "+" else words

    def text(self, words: list[str]) -> str:
        out: list[str] = []
        words = _stops_outside(words)
        for k, word in enumerate(words):
            if word[0] == "+" and word[1:] in CLITICS and out:
                out[-1] = accented(out[-1]) + word[1:]
            elif word in ("la", "una") and k + 1 < len(words) and words[k + 1].lower() in _STRESSED_A:
                words[k] = "el" if word == "la" else "un"
                out.append(words[k])
                if word == "la" and len(out) > 1 and out[-2].lower() in ("a", "de"):
                    out[-2:] = [out[-2] + "l"]
            elif word == "o" and k + 1 < len(words) and words[k + 1].lower().startswith(("o", "ho")):
                out.append("u")
            elif word == "el" and out and out[-1].lower() in ("a", "de") and (len(out) < 2 or out[-2] != "\u2014"):
                out[-1] += "l"
            elif word == "y" and k + 1 < len(words) and words[k + 1].lower().startswith(("i", "hi")):
                out.append("e" if not words[k + 1].lower().startswith("hie") else "y")
            else:
                out.append(word)
        return tokens.join(out, english=False)

    def orders(self, row: Row, items: tuple[Item, ...]) -> list[tuple[str, tuple[Item, ...], frozenset[str] | None]]:
        if row.verb is not None and row.verb.es == NO_VERB:
            players = getattr(row.make, "subject", "") == "player"
            return [(row.category, items, frozenset({"imp"} if players else {"3", "6", "s3", "s6"}))]
        if not any(isinstance(i, VerbForm) and not i.name for i in items):
            items = (VerbForm("", ""), *items)
        return [(row.category, items, None)]

    def forms_of(self, verb: Verb, form: str) -> tuple[tuple[str, ...], ...]:
        key = (verb, form)
        found = self._forms.get(key)
        if found is None:
            found = self._forms[key] = _conjugated(verb, form)
        return found

    def finite(self, subject: object, mood: str = "") -> str:
        if isinstance(subject, LifeTotal | HandSize):
            subject = subject.of
        elif isinstance(subject, Amount) and not isinstance(subject, Number | VariableX):
            return ("s" if mood == "sub" else "") + "3"  # "tu devoción al verde es ..."
        if isinstance(subject, ThatPlayer):
            return ("s" if mood == "sub" else "") + "3"  # "they" is "ese jugador"
        number = "2" if person_of(subject) == "2" else "6" if number_of(subject) == "p" else "3"
        return ("s" if mood == "sub" else "") + number

    def event_form(self, subject: Node) -> str:
        return self.finite(subject, "sub")

    def order_after(self, mark: str) -> str:
        return "joined"

    def null_event_subjects(self) -> tuple[tuple[Node, str], ...]:
        return ((YOU, "s2"),)

    def event_subject(self, printer: Printer, subject: Node) -> list[str] | None:
        return [] if subject == YOU else printer.emit("both", "nom or", subject)

    def have_form(self, subject: Node) -> str:
        return self.finite(subject, "sub")

    def read_had(self, r: Reader, i: int) -> Readings:
        return [*r.read("np", "nom", i), (It(Ref.LAST, -1), i)]

    def emit_had(self, printer: Printer, subject: Node) -> list[str] | None:
        return [] if isinstance(subject, It) else printer.emit("np", "nom", subject)

    def spread(
        self, predicates: tuple[Node, ...], joins: tuple[str, ...], form: str
    ) -> tuple[tuple[Node, ...], tuple[str, ...]]:
        said = tuple(
            "and then"
            if mark == "then" and (isinstance(node, Shuffle) or form != self.imperative)
            else _JOIN.get(mark, mark)
            for node, mark in zip(predicates[1:], joins, strict=False)
        )
        return predicates, said

    def read_under(self, r: Reader, found: Readings) -> Readings:
        """ "una criatura entre bajo tu control": said of the noun in English."""
        from landwalk.oracle import es_players

        out: Readings = []
        for event, j in found:
            if isinstance(event, Enters) and r.tokens[j] == "bajo":
                for by, k in es_players.read_under(r, j + 1):
                    what = _controlled(event.what, by)
                    if what is not None:
                        out.append((event.replace(what=what), k))
        return out

    def split_under(self, printer: Printer, event: Node) -> tuple[Node, list[str]]:
        if not isinstance(event, Enters):
            return event, []
        what, by = _uncontrolled(event.what)
        if by is None:
            return event, []
        of = (
            ["tu", "control"]
            if by == YOU
            else ["el", "control", "de", *(printer.emit("player", "nom", by) or [NO_WORD])]
        )
        return event.replace(what=what), ["bajo", *of]

    def read_own_clause(self, r: Reader, order: str, i: int) -> Readings:
        from landwalk.oracle import es_clauses

        return es_clauses.read_own(r, order, i)

    def emit_own_clause(self, printer: Printer, clause: Clause) -> list[str] | None:
        from landwalk.oracle import es_clauses

        return es_clauses.emit_own(printer, clause)

    def null_subjects(self) -> tuple[tuple[Node, str], ...]:
        return ((YOU, "2"), (It(Ref.LAST, -1), "3"), (It(Ref.LAST, -1, "many"), "6"))

    def null_joined(self) -> tuple[tuple[Node, str], ...]:
        return ((YOU, "2"), (It(Ref.LAST, -1), "3"), (It(Ref.LAST, -1, "many"), "6"))

    def subject_words(self, printer: Printer, clause: Clause) -> list[str] | None:
        if clause.subject == YOU:
            first = clause.predicates[0]
            chooses = isinstance(first, ChooseObject) and AmongLast("it") in getattr(first.what, "tail", ())
            return ["tú"] if clause.join or chooses else []
        if isinstance(clause.subject, It):
            joined = clause.join and not (printer.before is not None and printer.before.mood == "imperative")
            return None if joined else []
        return printer.emit("both", "nom and", clause.subject)

    def read_may(self, r: Reader, order: str, i: int) -> Readings:
        if r.tokens[i] == "puedes":
            return [(YOU, i + 1)]
        return [(w, j + 1) for w, j in r.read("player", "nom", i) if r.tokens[j] in ("puede", "pueden") and w != YOU]

    def emit_may(self, printer: Printer, order: str, who: Node) -> list[str] | None:
        if who == YOU:
            return ["puedes"]
        words = printer.emit("player", "nom", who)
        return None if words is None else [*words, "puede" if number_of(who) == "s" else "pueden"]

    def gender(self, printer: Printer, node: object) -> str:
        from landwalk.oracle import es_nouns

        return es_nouns.gender_of(printer, node)

    def keyword_index(self, style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
        from landwalk.oracle import es_keywords

        return es_keywords.index(style)

    def keyword_words(self, name: str, style: str) -> list[str] | None:
        from landwalk.oracle import es_keywords

        return es_keywords.words(name, style)

    def read_special_keyword(self, r: Reader, style: str, i: int) -> Readings:
        from landwalk.oracle import es_keywords

        return es_keywords.read_special(r, style, i)

    def emit_special_keyword(self, printer: Printer, style: str, node: KeywordAbility) -> list[str] | None:
        from landwalk.oracle import es_keywords

        return es_keywords.emit_special(printer, style, node)

    def read_older_keyword(self, r: Reader, i: int) -> Readings:
        from landwalk.oracle import es_keywords

        return es_keywords.read_older(r, i)

    def emit_older_keyword(self, printer: Printer, node: KeywordAbility) -> list[str] | None:
        from landwalk.oracle import es_keywords

        return es_keywords.emit_older(printer, node)

    def install(self, grammar: Grammar) -> None:
        from landwalk.oracle import (
            es_among,
            es_becoming,
            es_conditions,
            es_counters,
            es_keywords,
            es_nouns,
            es_small,
            es_tokens,
            es_until,
        )

        es_nouns.install(grammar)
        es_conditions.install(grammar)
        es_counters.install(grammar)
        es_small.install(grammar)
        es_among.install(grammar)
        es_becoming.install(grammar)
        es_tokens.install(grammar)
        es_until.install(grammar)
        es_keywords.install(grammar)
        for templates in grammar.templates.values():
            for template in templates:
                if template.verb is not None and template.verb.es:
                    if template.verb.es.split(" ")[0] not in _NOT_BEHIND:
                        for form in ("2", "3", "6", "s3", "s6"):
                            self._finite |= {w[0] for w in self.forms_of(template.verb, form) if len(w) == 1}
                    for form in ("imp", "inf"):
                        for words in self.forms_of(template.verb, form):
                            if len(words) == 1:
                                for clitic in CLITICS if form == "inf" else CLITICS[:-1]:
                                    self._clitics[accented(words[0]) + clitic] = (words[0], "+" + clitic)


def _stops_inside(words: list[str]) -> list[str]:
    """The full stop of a quoted ability stands behind the quotes, or nowhere; the grammar has it inside."""
    out: list[str] = []
    for k, word in enumerate(words):
        if word == tokens.CLOSE and out and out[-1] not in (".", tokens.CLOSE):
            out.append(".")
        elif word == "." and out and out[-1] == tokens.CLOSE and words[k - 1] == tokens.CLOSE:
            continue
        out.append(word)
    return out


def _stops_outside(words: list[str]) -> list[str]:
    """The same printed."""
    out: list[str] = []
    for k, word in enumerate(words):
        if word == tokens.CLOSE and out and out[-1] == ".":
            after = words[k + 1] if k + 1 < len(words) else tokens.CAPITAL
            out[-1:] = [word, "."] if after in (tokens.CAPITAL, tokens.BULLET, tokens.CLOSE) else [word]
        else:
            out.append(word)
    return out


def _controlled(what: Node, by: Node) -> Node | None:
    if isinstance(what, Both):
        last = _controlled(what.parts[-1], by)
        return None if last is None else what.replace(parts=(*what.parts[:-1], last))
    if not isinstance(what, NounPhrase) or any(isinstance(m, Controlled) for m in what.tail):
        return None
    return what.replace(tail=(*what.tail, Controlled(by)))


def _uncontrolled(what: Node) -> tuple[Node, Node | None]:
    if isinstance(what, Both):
        last, by = _uncontrolled(what.parts[-1])
        return what.replace(parts=(*what.parts[:-1], last)), by
    if isinstance(what, NounPhrase):
        for one in what.tail:
            if isinstance(one, Controlled) and one.verb == "control":
                return what.replace(tail=tuple(m for m in what.tail if m is not one)), one.by
    return what, None


def _conjugated(verb: Verb, form: str) -> tuple[tuple[str, ...], ...]:
    if not verb.es or verb.es == NO_VERB:
        return ((NO_WORD,),)  # no word of this language
    words = [w.replace("_", " ") for w in verb.es.split(" ")]
    infinitive, third, subjunctive = words[:3]
    imperative = words[3] if len(words) > 3 else third
    head, _, tail = third.rpartition(" ") if third.startswith("se ") else ("", "", third)
    sub_tail = subjunctive.rpartition(" ")[2]
    se, te = ("se ", "te ") if head else ("", "")
    first, _, more = tail.partition(" ")
    rest = f" {more}" if more else ""
    made = {
        "inf": infinitive,
        "imp": imperative,
        "3": third,
        "6": se + first + "n" + rest,
        "2": te + first + "s" + rest,
        "s3": subjunctive,
        "s6": se + sub_tail + "n",
        "s2": te + sub_tail + "s",
    }
    if infinitive == "haber":  # "hay", whatever the number of what there is
        made |= {"6": "hay", "s6": "haya"}
    if infinitive == "ser":
        made |= {"2": "eres", "6": "son", "s2": "seas", "s6": "sean"}
    chosen = [made[form]] if form in made else list(made.values())
    return tuple(dict.fromkeys(tuple(w.split(" ")) for w in chosen))
