"""Templates: what one phrase looks like in one language.

word                  must stand there, in lower case when read
{amount}              a slot: the node's slot `amount`, of the category that this slot usually has
{amount:num f acc}    ... of the category num, with the parameter "f acc" (case, mood, gender: what the language needs)
{to,position:dest}    several slots that one category gives (its node has slots of the same names)
{T}                   a capital letter or digit first: the mana symbol itself
[card|cards:amount]   agrees in number with slot amount; four forms: masculine, feminine, and their plurals
[girado|girada|girados|giradas:$]   agrees with the subject of the clause; ":#" with the noun that the phrase stands behind
<V>                   the row's own verb (predicates and events; stands first where it isn't written)
<control:by>          another verb, in the form that agrees with slot `by`
(a|b|)                one of these is read; the first is printed
,~                    a comma that disappears before another mark
^                     room for an adverb (German; it is printed there, where others come last)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

_PART = re.compile(
    r"\{(?P<slot>[a-z@][^}]*)\}|\[(?P<agree>[^\]]*\|[^\]]*)\]|<(?P<verb>[^>]+)>|\((?P<option>[^()]*\|[^()]*)\)|(?P<soft>,~)|(?P<middle>\^)"
)

#: Categories of slots whose template names none.
USUAL = {
    "amount": "num",
    "what": "obj",
    "to": "obj",
    "on": "obj",
    "from_": "obj",
    "of": "np",
    "by": "player nom",
    "who": "player nom",
    "source": "np nom",
    "costs": "costs",
    "condition": "condition",
}


class Word:
    """A literal word."""

    __slots__ = ("lower", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self.lower = word if word[0] in "{[" else word.lower()


class Slot:
    """One or more slots of the node."""

    __slots__ = ("category", "names", "parameter")

    def __init__(self, names: tuple[str, ...], category: str, parameter: str) -> None:
        self.names = names
        self.category = category
        self.parameter = parameter


#: room for an adverb
MIDDLE = Slot(("^",), "adverb", "")
#: the same at the end, where a duration stands for the whole clause anyway
AT_END = Slot(("^",), "adverb", "end")


#: how often or in whose turn, within a trigger event
OFTEN = Slot(("^",), "often", "")


class Agree:
    """Forms that agree with a slot (or "$", the subject)."""

    __slots__ = ("forms", "slot")

    def __init__(self, forms: tuple[tuple[str, ...], ...], slot: str) -> None:
        self.forms = forms
        self.slot = slot


class VerbForm:
    """A verb: its name ("" is the row's own) and what it agrees with ("" is the parameter of the category)."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str, slot: str) -> None:
        self.name = name
        self.slot = slot


class Option:
    """Words of which one is read; the first is printed."""

    __slots__ = ("forms",)

    def __init__(self, forms: tuple[tuple[str, ...], ...]) -> None:
        self.forms = forms


Splitter: TypeAlias = Callable[[str], list[str]]
Item: TypeAlias = Word | Slot | Agree | VerbForm | Option


def compile_template(text: str, split: Splitter) -> tuple[Item, ...]:
    """The items of a template text. `split`: the language's function from text to tokens (case kept).

    Raises ValueError for a slot or verb that isn't written as above.
    """
    items: list[Item] = []
    place = 0
    for match in _PART.finditer(text):
        items += [Word(w) for w in split(text[place : match.start()])]
        place = match.end()
        items.append(_item(match, split))
    items += [Word(w) for w in split(text[place:])]
    return tuple(items)


def _item(match: re.Match[str], split: Splitter) -> Item:
    if match["slot"]:
        head, _, category = match["slot"].partition(":")
        names = tuple(head.split(","))
        category = category or USUAL.get(names[0], "")
        if not category:
            raise ValueError(f"slot {head} needs a category")
        name, _, parameter = category.partition(" ")
        return Slot(names, name, parameter)
    if match["agree"]:
        forms, _, slot = match["agree"].rpartition(":")
        return Agree(tuple(tuple(split(f)) for f in forms.split("|")), slot)
    if match["verb"]:
        name, _, slot = match["verb"].partition(":")
        return VerbForm("" if name == "V" else name, slot)
    if match["soft"]:
        return Word(",~")
    if match["middle"]:
        return MIDDLE
    return Option(tuple(tuple(split(f)) for f in match["option"].split("|")))
