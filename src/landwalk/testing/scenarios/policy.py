"""What players do by their own lights in scenarios with partial answers: legal, and serving themselves."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GetPT, PutCounters
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import (
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Purpose,
    YesNo,
)
from landwalk.kernel.state import State
from landwalk.rules.look import Now

_GIVES_UP = frozenset({Purpose.DISCARD, Purpose.SACRIFICE, Purpose.COST, Purpose.BOTTOM})


def own_choice(state: State, choice: Choice) -> object:
    """A legal answer that serves the player who is asked."""
    if isinstance(choice, YesNo):
        return choice.purpose is not Purpose.MULLIGAN
    if isinstance(choice, ChooseNumber):
        if choice.purpose is Purpose.OPTIONAL_COST:
            return choice.least
        return choice.most if choice.most is not None else max(choice.least, 1)
    if isinstance(choice, ChooseObjects):
        return _objects(state, choice)
    if isinstance(choice, ChooseOptions):
        return choice.options[: max(choice.least, min(1, choice.most))]
    if isinstance(choice, ChooseOrder):
        return choice.items
    if isinstance(choice, Divide):
        return _division(choice)
    if isinstance(choice, (DeclareAttackers, DeclareBlockers)):
        return choice.suggestion
    raise TypeError(f"no policy for {type(choice).__name__}")


#: What one gives to oneself rather than to others, by the names of the instructions.
_GOOD = frozenset({"Draw", "GainLife", "GainAbilities", "Untap", "Regenerate", "Attach", "MoveTo"})
_BAD = frozenset(
    {"DealDamage", "Destroy", "Exile", "Sacrifice", "Discard", "LoseLife", "Mill", "Tap", "GainControl", "Counter"}
)


def _gives(state: State, source: int) -> bool:
    """Does the text that asks for a target begin with something good for what is chosen?"""
    obj = state.objects.get(source)
    if obj is None:
        return False
    inst = obj.stack.inst if obj.stack is not None else None
    trees = obj.face.abilities if inst is None else (inst.tree,)
    for tree in trees:
        for node in tree.walk():
            name = type(node).__name__
            if name in _BAD:
                return False
            if name in _GOOD:
                return True
            if isinstance(node, GetPT):
                return isinstance(node.power, Number) and node.power.n >= 0
            if isinstance(node, PutCounters):
                return not node.kind.startswith("-")
    return False


def _objects(state: State, choice: ChooseObjects) -> tuple[int, ...]:
    look = Now(state)
    me = choice.player
    first, last = (1, 0) if choice.purpose is Purpose.TARGET and _gives(state, choice.source) else (0, 1)

    def value(id_: int) -> tuple[int, int]:
        if id_ < 0:
            return (first if id_ == me else last, 0)
        chars = look.get(id_)
        worth = (chars.power or 0) + (chars.toughness or 0) + chars.mana_value + (CardType.CREATURE in chars.types)
        return (first if look.controller(id_) == me else last, worth)

    ranked = sorted(choice.candidates, key=value, reverse=True)
    if choice.purpose in _GIVES_UP:
        ranked.reverse()
        return tuple(ranked[: choice.least])
    number = choice.most if choice.purpose is not Purpose.TOP_OR_BOTTOM else choice.least
    if choice.purpose in (Purpose.TARGET, Purpose.SELECT) and choice.least < choice.most:
        number = max(choice.least, min(choice.most, len([i for i in ranked if value(i)[0] == 1]) or choice.least))
    return tuple(ranked[:number])


def _division(choice: Divide) -> tuple[tuple[int, int], ...]:
    shares = dict.fromkeys(choice.among, choice.each)
    left = choice.amount - choice.each * len(choice.among)
    lethal = dict(choice.lethal)
    for id_ in choice.among:
        more = min(left, max(0, lethal.get(id_, 0) - shares[id_]))
        shares[id_] += more
        left -= more
    last = choice.last if choice.last in choice.among else choice.among[0]
    shares[last] += left
    return tuple((i, shares[i]) for i in choice.among)
