"""`landwalk keyword NAME`: a keyword by its name in any of the three languages: names, rule, meaning, tests, cards."""

from __future__ import annotations

import click
import msgspec

from landwalk import cite
from landwalk.abilities.ability import KeywordAbility
from landwalk.cards.database import Database
from landwalk.cards.errors import DatabaseError, shorten
from landwalk.cards.folders import database_path, home
from landwalk.cards.having import having
from landwalk.locale import Lang, catalogue
from landwalk.rulebook import keyword_names, numbers, wording
from landwalk.rulebook.keyword_names import Keyword, Name
from landwalk.rulebook.official import Book
from landwalk.ui.commands.rule import show_official, show_once
from landwalk.ui.console import say
from landwalk.ui.failures import BadInputError
from landwalk.ui.options import json_option, lang_option, language
from landwalk.ui.rule_facts import Line, OfficialFact, glossary, imported, line, official_text, once, tests_of

_FEW_CARDS = 6

#: How several on one object add up (CR 702, 113.2c), as keys of the catalogues.
INSTANCES = {
    "redundant": "several on one object do no more than one",
    "each": "each on an object works for itself",
    "each-paid": "each on an object is paid and counted for itself",
    "all-apply": "all on an object apply",
    "any-one-usable": "of several on an object any one may be used",
    "one-usable": "of several on an object one may be used",
    "cumulative": "the numbers of several on an object are added",
    "default": "each on an object works for itself",
}
#: Kinds of ability, as keys of the catalogues.
CLASSES = {
    "static": "static ability",
    "triggered": "triggered ability",
    "triggered-(delayed)": "delayed triggered ability",
    "triggered-or-activated": "triggered or activated ability",
    "triggered-or-spell": "triggered or spell ability",
    "activated": "activated ability",
    "spell": "spell ability",
    "evasion": "evasion ability",
    "characteristic-defining": "characteristic-defining ability",
    "special-action": "special action",
    "static-(deck-construction)": "static ability of deck construction",
    "kind-of": "kind of landwalk",
    "action": "keyword action",
}

#: What is wrong with a name, as keys of the catalogues.
ERRORS = (
    "{words} has words of two languages ('{one}': {first}, '{other}': {second}); write the name in one of them.",
    "No keyword is called {words}. The nearest names are: {near}.",
    "No keyword is called {words}. `landwalk keyword` lists them all.",
)
#: Cards that have it, and others, for one and for more.
CARDS = {
    "{count} imported card has it: {names}": "{count} imported cards have it: {names}",
    "{count} more grants it or speaks of it: {names}": "{count} more grant it or speak of it: {names}",
}


class NameFact(msgspec.Struct):
    """A name. sure: printed so, or confirmed by another second source; forms: other forms of it."""

    term: str
    sure: bool
    forms: list[str]


class CardsFact(msgspec.Struct):
    """Cards of the imported database: those that have it, and those that grant, take away or ask for it."""

    own: list[str]
    others: list[str]


class KeywordFacts(msgspec.Struct):
    """What `landwalk keyword --json` prints, one line for each keyword of that name.

    names: language -> name; a language is missing where no name is known. found: the language of the words that were asked for.
    tests: how many tests show its rule. cards: None without an imported database (cards_note: what is wrong with it), and for
    keyword actions.
    """

    name: str
    number: str
    heading: str
    lang: str
    found: str
    names: dict[str, NameFact]
    kinds: list[str]
    instances: str
    built: bool
    tests: int
    wording: str | None
    rules: list[Line]
    variants: list[str]
    cards: CardsFact | None
    cards_note: str
    official: OfficialFact | None
    glossary: dict[str, list[str]]


@click.command("keyword")
@click.argument("words", nargs=-1, metavar="[NAME]")
@json_option
@lang_option
def command(words: tuple[str, ...], as_json: bool) -> None:
    """Show a keyword by its name in English, Spanish or German: landwalk, cruzar islas, Inseltarnung.

    Without a name: all of them.
    """
    lang = language()
    if not words:
        _show_all(lang, as_json)
        return
    written = " ".join(words)
    found = search(written)
    if not found and "," in written:  # a line of keywords
        parts = [search(part) for part in written.split(",")]
        found = [one for part in parts for one in part] if all(parts) else []
    if not found:
        older_or_error(written, lang, as_json)
        return
    book = imported(home())
    for place, (keyword, spoken, ability) in enumerate(found):
        facts = keyword_facts(keyword, spoken, ability, lang, book)
        if as_json:
            click.echo(msgspec.json.encode(facts).decode())
        else:
            if place:
                say()
            number = numbers.tidy(written)
            show_once(once(number) if cite.is_rule(number) else [], lang)
            show(facts, lang)


def search(written: str) -> list[tuple[Keyword, Lang, KeywordAbility | None]]:
    """The keywords that the words name, with their language: by number, by the table of names, else read as a line of a card.

    The ability is given where the words name a kind of a keyword ("snow swampwalk", "hexproof from red").
    """
    from landwalk.oracle.keyword_search import keyword_of

    number = numbers.tidy(written)
    at = (
        keyword_names.by_number(cite.rule(number).parent if number[-1:].isalpha() else number)
        if cite.is_rule(number)
        else None
    )
    if at is not None:
        return [(at, Lang.EN, None)]
    found = keyword_names.find(written)
    plain = [(k, lang, None) for k, lang in found if "kind-of" not in k.classes]
    if plain:
        return [*plain]
    read = keyword_of(written)
    if not read:
        return [(k, lang, None) for k, lang in found]
    out: list[tuple[Keyword, Lang, KeywordAbility | None]] = []
    for lang, ability in read:
        keyword = next((k for k, _ in found if k.number == "702.14"), None) if ability.name == "landwalk" else None
        keyword = keyword or next((k for k in keyword_names.keywords() if k.name == ability.name), None)
        if keyword is not None and all(ability != other for _, _, other in out):
            out.append((keyword, lang, ability))
    return out


def older_or_error(written: str, lang: Lang, as_json: bool) -> None:
    """What an old wording is today.

    Raises:
        BadInputError: no keyword is called so; near misses are named, and words of two languages.
    """
    number = keyword_names.older(written)
    if number:
        now = keyword_names.by_number(number)
        if as_json:
            click.echo(msgspec.json.encode({"older": written, "now": line(number, lang)}).decode())
            return
        said = catalogue(lang).gettext("'{words}' is an older wording. Today CR {number} ({heading}) says it:")
        say(said.format(words=written, number=number, heading=now.said(lang) if now else cite.rule(number).title))
        say(wording(number, lang) or catalogue(lang).gettext("No short wording yet."))
        return
    mixed = keyword_names.mixed(written)
    if mixed:
        (one, first), (other, second) = mixed
        names = {"one": one, "first": first.own_name, "other": other, "second": second.own_name}
        raise BadInputError(ERRORS[0], words=repr(shorten(written)), **names)
    near = keyword_names.nearest(written)
    if near:
        raise BadInputError(ERRORS[1], words=repr(shorten(written)), near=", ".join(near))
    raise BadInputError(ERRORS[2], words=repr(shorten(written)))


def keyword_facts(
    keyword: Keyword, spoken: Lang, ability: KeywordAbility | None, lang: Lang, book: Book | None
) -> KeywordFacts:
    """All about one keyword; `ability`: about this kind of it."""
    rules = [r.number for r in cite.rules(keyword.number)]
    action = "action" in keyword.classes
    kind = "kind-of" in keyword.classes
    name, names = keyword.name, _names(keyword)
    if ability is not None and ability.params:
        name, names = _names_of(ability, keyword)
    own = next((k for k in keyword_names.keywords() if k.number == keyword.number), keyword)
    kinds = [k.name for k in keyword_names.keywords() if k.number == keyword.number and "kind-of" in k.classes]
    cards, note = (None, "") if action else _cards(own.name, ability, lang)
    return KeywordFacts(
        name,
        keyword.number,
        keyword.heading,
        lang.value,
        spoken.value,
        names,
        list(own.classes if keyword is own else (*keyword.classes, *own.classes)),
        own.instances,
        keyword.built,
        len(tests_of(rules)),
        wording(keyword.number, lang),
        [line(n, lang) for n in rules if n != keyword.number],
        [] if kind else list(dict.fromkeys([*keyword.others, *kinds])),
        cards,
        note,
        official_text(book, keyword.number),
        glossary(book, cite.rule(keyword.number)),
    )


def _names(keyword: Keyword) -> dict[str, NameFact]:
    names = {Lang.EN: Name(keyword.name, sure=True), **keyword.names}
    return {lang.value: NameFact(n.term, n.sure, [f for f in n.forms if f != n.term]) for lang, n in names.items()}


def _names_of(ability: KeywordAbility, keyword: Keyword) -> tuple[str, dict[str, NameFact]]:
    """The words of a kind of a keyword: those of the table, else as the grammar forms them, which no print confirms."""
    from landwalk.oracle.keyword_search import keyword_words

    formed = {lang: said.removesuffix(".") for lang in Lang if (said := keyword_words(ability, lang))}
    english = formed.get(Lang.EN, keyword.name)
    listed = [k for k, _ in keyword_names.find(english) if "kind-of" in k.classes]
    if lang_words := formed.get(Lang.ES):
        formed[Lang.ES] = lang_words[:1].lower() + lang_words[1:]
    english = english[:1].lower() + english[1:]
    names = {lang.value: NameFact(said, lang is Lang.EN, []) for lang, said in formed.items()}
    names[Lang.EN.value] = NameFact(english, sure=True, forms=[])
    if listed:
        for lang, name in listed[0].names.items():
            forms = dict.fromkeys(f for f in (*name.forms, formed.get(lang, "")) if f and f != name.term)
            names[lang.value] = NameFact(name.term, name.sure, list(forms))
    return english, names


def _cards(name: str, ability: KeywordAbility | None, lang: Lang) -> tuple[CardsFact | None, str]:
    """The imported cards, or None and why they can't be looked up ("" where none were imported)."""
    if not database_path().is_file():
        return None, ""
    try:
        with Database() as database:
            found = having(database, name, ability if ability is not None and ability.params else None)
    except DatabaseError as fault:
        return None, fault.text(lang)
    return CardsFact(list(found.own), list(found.others)), ""


# --- as text ---------------------------------------------------------------------------------------------------------


def show(facts: KeywordFacts, lang: Lang) -> None:
    """The facts as text."""
    words = catalogue(lang)
    _ = words.gettext
    say(f"{facts.name[:1].upper()}{facts.name[1:]}  (CR {facts.number})", "bold")
    for each in Lang:
        name = facts.names.get(each.value)
        if name is None:
            say(f"  {each.own_name:8} {_('not known')}", "dim")
            continue
        forms = f" ({', '.join(name.forms)})" if name.forms else ""
        mark = "" if name.sure else f"  [{_('not confirmed by print')}]"
        say(f"  {each.own_name:8} {name.term}{forms}{mark}")
    kinds = [_(CLASSES[k]) for k in facts.kinds]
    if facts.instances:
        kinds.append(_(INSTANCES[facts.instances]))
    said = "; ".join(kinds)
    say(f"{said[:1].upper()}{said[1:]}.")
    say()
    say(facts.wording or _("No short wording yet."), "" if facts.wording else "dim")
    show_official(facts.official, facts.glossary, lang)
    for rule in facts.rules:
        if rule.wording and rule.wording != facts.wording:
            say(f"  {rule.number}  {rule.wording}")
    if facts.variants:
        say(_("Kinds: {kinds}").format(kinds=", ".join(facts.variants)))
    say()
    if facts.built:
        said = words.ngettext(
            "Built and played; {count} test shows it.", "Built and played; {count} tests show it.", facts.tests
        )
        say(said.format(count=facts.tests), "green")
    else:
        say(_("Read, but not played yet."), "yellow")
    if facts.cards is not None:
        _show_cards(facts.cards, lang)
    elif facts.cards_note:
        say(facts.cards_note, "yellow")
    say(_("More: `landwalk rule {number}`").format(number=facts.number), "dim")


def _show_cards(cards: CardsFact, lang: Lang) -> None:
    words = catalogue(lang)
    for names, (one, more) in zip((cards.own, cards.others), CARDS.items(), strict=True):
        if names:
            # Names have commas in them.
            said = "; ".join(names[:_FEW_CARDS]) + ("; ..." if len(names) > _FEW_CARDS else "")
            say(words.ngettext(one, more, len(names)).format(count=len(names), names=said))


class _Listed(msgspec.Struct):
    """What `landwalk keyword --json` prints for each keyword."""

    number: str
    name: str
    names: dict[str, NameFact]
    built: bool


def _show_all(lang: Lang, as_json: bool) -> None:
    _ = catalogue(lang).gettext
    for keyword in keyword_names.keywords():
        if "kind-of" in keyword.classes:
            continue
        if as_json:
            listed = _Listed(keyword.number, keyword.name, _names(keyword), keyword.built)
            click.echo(msgspec.json.encode(listed).decode())
            continue
        own = keyword.names.get(lang)
        said = f"  ({own.term}{'' if own.sure else '?'})" if own else ""
        say(f"{keyword.number:8} {keyword.name}{said}" + ("" if keyword.built else f"  [{_('not played yet')}]"))
