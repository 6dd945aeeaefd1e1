"""Options that are words or nodes: colours, types, halves, ways to pay, triggers, replacement effects."""

from __future__ import annotations

from landwalk.abilities.context import inst_key
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.oracle.writer import print_ability
from landwalk.rules.look import Now
from landwalk.testing.answers import described
from landwalk.testing.scenarios.errors import AnswerRefusedError
from landwalk.testing.scenarios.model import Entry, Ref
from landwalk.testing.scenarios.naming import Names, begins, normal
from landwalk.testing.scenarios.queues import said
from landwalk.testing.wording import ability_text

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
Option = str | int | Node


def options(state: State, choice: ChooseOptions, queue: list[Entry], names: Names) -> object:
    """Takes as many entries as the choice needs. Raises AnswerRefusedError at one that fits none of the options."""
    if choice.purpose is Purpose.TRIGGER_ORDER:
        return _trigger_order(state, choice, queue, names)
    chosen: list[Option] = []
    while queue and len(chosen) < choice.most:
        entry = queue[0]
        if entry.done and len(chosen) >= choice.least:
            queue.pop(0)
            break
        found = _fitting(state, choice, entry, names, chosen)
        if found is None:
            if len(chosen) >= max(choice.least, 1):
                break
            raise AnswerRefusedError(f"{said(entry)} fits no option of {described(choice)}")
        queue.pop(0)
        chosen += found
    return tuple(chosen)


def _fitting(
    state: State, choice: ChooseOptions, entry: Entry, names: Names, chosen: list[Option]
) -> list[Option] | None:
    left = [o for o in choice.options if choice.repeat != "no" or o not in chosen]
    if entry.number is not None:
        return [entry.number] if entry.number in left else _by_word(state, left, str(entry.number), names)
    if entry.player_choice is not None:
        player = names.players[entry.player_choice]
        return [player] if player in left else None
    if choice.purpose is Purpose.COST_WAY:
        return _way(state, choice, entry, left)
    if entry.yes is not None and len(choice.options) == 2:
        # A binary question: yes is the first of the two.
        return [choice.options[0 if entry.yes else 1]]
    if entry.cast_with is not None:
        return _by_word(state, left, entry.cast_with, names)
    if entry.pick is None:
        return None
    out: list[Option] = []
    for named in entry.pick:
        word = named if isinstance(named, str) else named.effect or named.name or ""
        source = named.name if isinstance(named, Ref) and named.effect else None
        rest = [o for o in left if o not in out]
        found = _by_word(state, rest, word, names) or _by_source(state, rest, source or word, names)
        if not found:
            return None
        out += found
    return out


def _way(state: State, choice: ChooseOptions, entry: Entry, left: list[Option]) -> list[Option] | None:
    """CR 118.9: which cost. The options are keys: "" for the normal cost, a keyword's, an ability's place on the card."""
    if entry.yes is not None:
        other = [o for o in left if (o != "") == entry.yes]
        return other[:1] or None
    wanted = normal(entry.cast_with or (entry.pick[0] if entry.pick and isinstance(entry.pick[0], str) else ""))
    for option in left:
        words = _way_words(state, choice.source, option)
        if words == wanted or (words and all(_part_said(part, words) for part in wanted.split(", "))):
            return [option]
    return None


def _part_said(part: str, words: str) -> bool:
    """Is the part of a cost in the words of the ability that offers it ("pay {e}": also without the verb)?"""
    return part in words or part.removeprefix("pay ") in words


def _way_words(state: State, source: int, option: Option) -> str:
    if option == "":
        return "normal cost"
    if option == "free":
        return "no mana cost"
    if not isinstance(option, str):
        return option_text(option)
    for inst in Now(state).get(source).abilities:
        if inst_key(inst.origin, inst.ordinal) == option:
            return normal(ability_text(inst.tree))
    return normal(option)


def _by_word(state: State, left: list[Option], word: str, names: Names) -> list[Option] | None:
    wanted = normal(word)
    letter = COLORS.get(wanted, "")
    for option in left:
        if option in (word, wanted) or (letter and option in (letter, f"{{{letter}}}")):
            return [option]
    if wanted in ("no mana cost", "without paying mana cost"):
        wanted = "without"
    for option in left:
        text = option_text(option)
        if text and (text.startswith(wanted) or wanted.startswith(text)):
            return [option]
    return None


def _by_source(state: State, left: list[Option], word: str, names: Names) -> list[Option] | None:
    """Options that stand for an effect of an object: named by that object."""
    for option in left:
        source = source_of(option)
        if source > 0 and _called(state, source, word, names):
            return [option]
    return None


def source_of(option: Option) -> int:
    """The object whose ability or effect an option stands for (0: none)."""
    if isinstance(option, Node):
        for slot in ("source", "holder", "object"):
            value = getattr(option, slot, None)
            if isinstance(value, int):
                return value
    return 0


def _called(state: State, id_: int, word: str, names: Names) -> bool:
    if id_ in state.objects:
        return names.is_named(state, id_, word)
    return Now(state).object(id_).face.name == word


def option_text(option: Option) -> str:
    """The words of an option, in the normal form."""
    if isinstance(option, str):
        return normal(option)
    if isinstance(option, int):
        return str(option)
    return normal(print_ability(option))


# --- the order of triggers -------------------------------------------------------------------------------


def _trigger_order(state: State, choice: ChooseOptions, queue: list[Entry], names: Names) -> object:
    """One answer says which goes first; the rest as they came."""
    order: list[Option] = []
    left = list(choice.options)
    while queue and len(left) > 1:
        found = _first_trigger(state, left, queue[0], names)
        if found is None:
            if order:
                break
            raise AnswerRefusedError(f"{said(queue[0])} names none of the waiting triggers: {described(choice)}")
        queue.pop(0)
        order.append(found)
        left.remove(found)
    return (*order, *left)


def _first_trigger(state: State, left: list[Option], entry: Entry, names: Names) -> Option | None:
    text = entry.trigger_first
    if text is None and entry.pick and isinstance(entry.pick[0], str):
        text = entry.pick[0]
    if text is None:
        return None
    for option in left:
        if _is_trigger(state, option, text, names):
            return option
    return None


def _is_trigger(state: State, option: Option, text: str, names: Names) -> bool:
    source = source_of(option)
    if source and _called(state, source, text, names):
        return True
    inst = _inst(state, option, source)
    name = Now(state).object(source).face.name if source > 0 else ""
    return inst is not None and begins(inst, text, name)


def _inst(state: State, option: Option, source: int) -> Inst | None:
    key = (getattr(option, "origin", ""), getattr(option, "ordinal", 0))
    look = Now(state)
    for inst in look.get(source).abilities:
        if inst.key == key:
            return inst
    for waiting in state.pending:  # a delayed triggered ability is on no object
        if waiting.source == source and isinstance(waiting.inst, Inst) and waiting.inst.key == key:
            return Inst(waiting.tree, *key)
    return None
