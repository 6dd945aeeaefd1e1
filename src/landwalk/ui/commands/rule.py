"""`landwalk rule NUMBER`: a rule in our own words, where it is built, which tests show it, what is near it."""

from __future__ import annotations

import click
import msgspec

from landwalk import cite
from landwalk.cards.errors import shorten
from landwalk.cards.folders import home
from landwalk.locale import Lang, catalogue
from landwalk.rulebook import keyword_names, numbers
from landwalk.ui.console import say
from landwalk.ui.failures import BadInputError
from landwalk.ui.options import json_option, lang_option, language
from landwalk.ui.rule_facts import OfficialFact, OlderFact, RuleFacts, imported, rule_facts

_FEW_TESTS = 5
_FEW_PLACES = 8


@click.command("rule")
@click.argument("words", nargs=-1, required=True, metavar="NUMBER")
@click.option("--all", "whole", is_flag=True, help="Every place and every test, not just some.")
@json_option
@lang_option
def command(words: tuple[str, ...], whole: bool, as_json: bool) -> None:
    """Show a rule of the Comprehensive Rules: 702.14, 702.14c, 509, 7.

    In our own words; with `landwalk rules import FILE` the published sentences stand beside them. Numbers of older editions are mapped.
    """
    lang = language()
    facts = rule_facts(find_number(" ".join(words), lang), lang, imported(home()))
    if as_json:
        click.echo(msgspec.json.encode(facts).decode())
    else:
        show(facts, lang, whole)


def find_number(written: str, lang: Lang) -> str:
    """The number of a rule as somebody wrote it; a keyword's name will do.

    Raises:
        BadInputError: there is no such rule; the nearest are named.
    """
    number = numbers.tidy(written)
    if cite.is_rule(number):
        return number
    found = keyword_names.find(written)
    if found:
        return found[0][0].number
    older = keyword_names.older(written)
    if older:
        return older
    near = [f"{n} ({cite.rule(n).title})" for n in numbers.nearest(number)]
    if near:
        raise BadInputError(
            "The Comprehensive Rules of {edition} have no rule {number}. The nearest are: {near}.",
            edition=cite.RULES_EDITION,
            number=repr(shorten(number)),
            near=", ".join(near),
        )
    names = keyword_names.nearest(written)
    if names:
        raise BadInputError(
            "{words} is neither a rule number nor a keyword. The nearest names are: {near}.",
            words=repr(shorten(written)),
            near=", ".join(names),
        )
    raise BadInputError(
        "{words} is neither a rule number nor a keyword. A number looks like 704, 704.5 or 704.5f.",
        words=repr(shorten(written)),
    )


def show(facts: RuleFacts, lang: Lang, whole: bool = False) -> None:
    """The facts as text."""
    _ = catalogue(lang).gettext
    say(f"CR {facts.number}  {facts.heading}" + (f" ({facts.name})" if facts.name else ""), "bold")
    show_once(facts.once, lang)
    say(facts.wording or _("No short wording yet."), "" if facts.wording else "dim")
    show_official(facts.official, facts.glossary, lang)
    if facts.parts:
        say()
        for part in facts.parts:
            heading = part.heading if part.heading and facts.level != "rule" else ""
            said = part.wording if part.wording != facts.wording else None
            text = heading if facts.level == "chapter" else " - ".join(t for t in (heading, said) if t)
            say(f"  {part.number}  {text}".rstrip())
    say()
    show_standing(facts, lang, whole)
    if facts.related:
        said = ", ".join(f"{r.number} ({cite.rule(r.number).title})" for r in facts.related)
        say(_("Related: {rules}").format(rules=said))
    if facts.older:
        said = ", ".join(_("{number} (before {until})").format(number=o.number, until=o.until) for o in facts.older)
        say(_("In older editions: {numbers}").format(numbers=said))
    near = [(_("Previous: {number}"), facts.previous), (_("Next: {number}"), facts.next)]
    say("   ".join(text.format(number=number) for text, number in near if number), "dim")


def show_once(once: list[OlderFact], lang: Lang) -> None:
    """What the number meant in older editions: somebody may have meant that."""
    _ = catalogue(lang).gettext
    for each in once:
        say(
            _("Before {until} this number was what is now {number} ({heading}).").format(
                until=each.until, number=each.number, heading=cite.rule(each.number).title
            ),
            "yellow",
        )


def show_official(text: OfficialFact | None, glossary: dict[str, list[str]], lang: Lang) -> None:
    """The imported sentences."""
    _ = catalogue(lang).gettext
    if text is not None:
        said = _("Published text, {number} in the edition of {edition}:")
        say(said.format(number=text.number, edition=text.edition or _("an unknown day")), "italic")
        for paragraph in text.paragraphs:
            say(f"  {paragraph}")
    for term, paragraphs in glossary.items():
        say(_("Published glossary, {term}:").format(term=term), "italic")
        for paragraph in paragraphs:
            say(f"  {paragraph}")


def show_standing(facts: RuleFacts, lang: Lang, whole: bool) -> None:
    """Where it is built, and what shows it."""
    words = catalogue(lang)
    _ = words.gettext
    if facts.coverage:
        tested = facts.coverage["tested"]
        executable = tested + facts.coverage["built"] + facts.coverage["open"]
        said = _(
            "Of {executable} rules that can be executed, {tested} are built and tested: `landwalk rules coverage {number}`"
        )
        say(said.format(executable=executable, tested=tested, number=facts.number))
    if facts.state == "open":
        say(_("Not built yet: the code doesn't cite it, and no test shows it."), "yellow")
    elif facts.why and not facts.parts:
        say(_("Nothing can execute it: {why}.").format(why=facts.why), "dim")
    if facts.built:
        say(_("Built in:"))
        kept = facts.built if whole else facts.built[:_FEW_PLACES]
        for place in kept:
            where = f"{place.module}: {place.function}" if place.function else place.module
            say(f"  landwalk.{where} ({place.line}){_which(place.rules, facts)}")
        _rest(len(facts.built) - len(kept), lang)
    if facts.tests:
        count = len(facts.tests)
        say(words.ngettext("Shown by {count} test:", "Shown by {count} tests:", count).format(count=count))
        shown = facts.tests if whole else facts.tests[:_FEW_TESTS]
        for test in shown:
            say(f"  {test.question} ({test.file}){_which(test.rules, facts)}")
        _rest(count - len(shown), lang)
    elif facts.state == "built":
        say(_("No test shows it yet."), "yellow")


def _which(rules: list[str], facts: RuleFacts) -> str:
    """Which subrules, where a rule with its subrules is shown."""
    return "" if facts.level == "subrule" else f"  {', '.join(rules)}"


def _rest(count: int, lang: Lang) -> None:
    if count > 0:
        text = catalogue(lang).ngettext("  and {count} more (--all)", "  and {count} more (--all)", count)
        say(text.format(count=count), "dim")
