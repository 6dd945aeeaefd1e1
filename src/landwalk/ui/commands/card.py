"""`landwalk card NAME`: a card's facts, its text as Landwalk prints it in three languages, and what of it isn't understood."""

from __future__ import annotations

import click
import msgspec

from landwalk.cards.coverage import why_not
from landwalk.cards.definitions import definition
from landwalk.cards.faces import CardDefinition
from landwalk.cards.place import default_place
from landwalk.kernel.characteristics import Face
from landwalk.locale import Lang, catalogue
from landwalk.oracle.writer import print_face
from landwalk.play.type_line import type_line
from landwalk.ui.console import say
from landwalk.ui.options import json_option, lang_option, language


class FaceFacts(msgspec.Struct, omit_defaults=True):
    """What `--json` prints for a face. text: printed from the ability trees, in the language asked for."""

    name: str
    types: str
    text: str
    mana_cost: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None


class CardFacts(msgspec.Struct):
    """What `--json` prints. not_understood: (kind of reason, wording, line) of each decline."""

    name: str
    layout: str
    lang: str
    supported: bool
    faces: list[FaceFacts]
    not_understood: list[tuple[str, str, str]]


@click.command("card")
@click.argument("name")
@json_option
@lang_option
def command(name: str, as_json: bool) -> None:
    """Show a card: facts, the text as Landwalk prints it from what it has read, and what isn't understood.

    NAME is looked up among the imported cards, then in the starter set.
    """
    lang = language()
    card = definition(name, default_place())
    facts = facts_of(card, lang)
    if as_json:
        click.echo(msgspec.json.encode(facts).decode())
        return
    _ = catalogue(lang).gettext
    for face in facts.faces:
        say(f"{face.name}  {face.mana_cost or ''}".rstrip(), "bold")
        size = f"{face.power}/{face.toughness}" if face.power is not None else ""
        extra = " ".join(x for x in (size, face.loyalty, face.defense) if x)
        say(f"{face.types}  {extra}".rstrip())
        if face.text:
            say(face.text)
        say()
    if facts.supported:
        say(_("Every word is understood and played."), "green")
    else:
        say(_("Not understood: {why}").format(why=why_not(card.declined)), "red")


def facts_of(card: CardDefinition, lang: Lang) -> CardFacts:
    """A card's facts with its text in a language."""
    return CardFacts(
        card.name,
        str(card.layout),
        lang.value,
        card.supported,
        [_face(f, lang) for f in card.faces],
        [(d.key, d.phrase, d.text) for d in card.declined],
    )


def _face(face: Face, lang: Lang) -> FaceFacts:
    return FaceFacts(
        face.name,
        type_line(face, lang),
        print_face(face.abilities, lang.value, face.name),
        None if face.mana_cost is None else str(face.mana_cost),
        face.power_text,
        face.toughness_text,
        None if face.loyalty is None else str(face.loyalty),
        None if face.defense is None else str(face.defense),
    )
