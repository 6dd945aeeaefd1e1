"""Answers a game's questions from the queues of a script."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.kernel.choices import (
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    Divide,
    Purpose,
    YesNo,
)
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.testing.answers import described
from landwalk.testing.scenarios import options as option_words
from landwalk.testing.scenarios.errors import AnswerRefusedError, UnforeseenError
from landwalk.testing.scenarios.model import Entry, Named, Ref
from landwalk.testing.scenarios.naming import Names, describe
from landwalk.testing.scenarios.queues import Queues, said

Policy = Callable[[State, Choice], object]
"""What a player does by their own lights (answers: partial)."""

_NO_ANSWER = object()
#: Objects that aren't targets, but are picked with the same words in most scripts.
_LIKE_TARGETS = frozenset({Purpose.SEARCH, Purpose.TOP_OR_BOTTOM})


class Decider:
    """`given`: the targets named with the action that is being taken, not used yet; `taking`: whose action it is."""

    __slots__ = ("given", "names", "policy", "queues", "shares", "taking")

    def __init__(self, names: Names, queues: Queues, policy: Policy | None) -> None:
        self.names = names
        self.queues = queues
        self.policy = policy
        self.given: list[Named] = []
        self.shares: dict[int, int] = {}
        self.taking = ""

    def answer(self, state: State, choice: Choice) -> object:
        """Raises AnswerRefusedError if a scripted answer fits no option, UnforeseenError if there is none and there must be."""
        found = self._scripted(state, choice)
        if found is _NO_ANSWER:
            forced = only_answer(choice)
            if forced is not None:
                return forced[0]
            if choice.purpose is Purpose.PAY_MANA and isinstance(choice, ChooseNumber) and self.policy is None:
                return choice.least  # paid automatically, with mana as far as there is any
            found = self._given_up(state, choice)
        wrong = choice.check(found)
        if wrong is not None:
            raise AnswerRefusedError(f"{found!r} doesn't answer {described(choice)}: {wrong}")
        return found

    def _given_up(self, state: State, choice: Choice) -> object:
        if self.policy is not None:
            return self.policy(state, choice)
        letter = self.names.letters[choice.player]
        raise UnforeseenError(f"player {letter} is asked, and the script has no answer: {described(choice)}")

    def _scripted(self, state: State, choice: Choice) -> object:
        letter = self.names.letters[choice.player]
        if choice.purpose is Purpose.TARGET and isinstance(choice, ChooseObjects):
            return self._targets(state, choice, letter)
        if choice.purpose is Purpose.MODE and isinstance(choice, ChooseOptions):
            return self._modes(choice, letter)
        if isinstance(choice, Divide):
            return self._division(state, choice, letter)
        return self._choose(state, choice, letter)

    # --- targets -----------------------------------------------------------------------------------

    def _targets(self, state: State, choice: ChooseObjects, letter: str) -> object:
        """CR 601.2c: from the targets of the action, else from the queue."""
        if self.given and letter == self.taking:
            chosen: list[int] = []
            while self.given and len(chosen) < choice.most:
                id_ = self._one(state, choice, self.given[0], chosen)
                if id_ is None:
                    if len(chosen) >= choice.least and (chosen or len(self.given) > 1):
                        break
                    raise AnswerRefusedError(
                        f"{describe(self.given[0])} is no legal target: {self._among(state, choice)}"
                    )
                chosen.append(id_)
                self.given = self.given[1:]
            if len(chosen) >= choice.least:
                return tuple(chosen)
            return self._queued_targets(state, choice, letter, chosen)
        return self._queued_targets(state, choice, letter, [])

    def _queued_targets(self, state: State, choice: ChooseObjects, letter: str, chosen: list[int]) -> object:
        queue = self.queues.targets[letter]
        only = only_answer(choice)
        started = bool(chosen)
        while queue and len(chosen) < choice.most:
            entry = queue[0]
            if entry.done:
                queue.pop(0)
                started = True
                break
            named = entry.targets or []
            found: list[int] = []
            for each in named:
                id_ = self._one(state, choice, each, [*chosen, *found])
                if id_ is None:
                    break
                found.append(id_)
            if len(found) < len(named) or len(chosen) + len(found) > choice.most:
                if only is not None:
                    return _NO_ANSWER
                if started and len(chosen) >= choice.least:
                    break
                raise AnswerRefusedError(f"{said(entry)} is no legal target: {self._among(state, choice)}")
            queue.pop(0)
            chosen += found
            started = True
        if not started:
            return self._fallback(state, choice, letter)
        return tuple(chosen)

    def _fallback(self, state: State, choice: ChooseObjects, letter: str) -> object:
        """No answer in the proper queue: a pick may be meant for it."""
        queue = self.queues.choose[letter]
        if queue and queue[0].pick and all(self._one(state, choice, n, []) is not None for n in queue[0].pick):
            return self._choose(state, choice, letter)
        return _NO_ANSWER

    def _one(self, state: State, choice: ChooseObjects | ChooseOrder, named: Named, chosen: list[int]) -> int | None:
        among = choice.candidates if isinstance(choice, ChooseObjects) else choice.items
        left = [i for i in among if i not in chosen]
        found = self.names.find(state, named, left)
        if not found:
            return None
        if isinstance(named, Ref) and named.amount is not None:
            self.shares[found[0]] = named.amount
        return found[0]

    def _among(self, state: State, choice: ChooseObjects) -> str:
        return f"asked was {described(choice)}, candidates {self.labels(state, choice.candidates)}"

    def labels(self, state: State, ids: tuple[int, ...]) -> list[str]:
        out: list[str] = []
        for i in ids:
            obj = state.objects.get(i)
            out.append(self.names.letters.get(i, "?") if i < 0 else obj.face.name if obj is not None else str(i))
        return out

    # --- modes, divisions ----------------------------------------------------------------------------

    def _modes(self, choice: ChooseOptions, letter: str) -> object:
        """CR 700.2: one answer a mode; `done` ends an open number."""
        queue = self.queues.modes[letter]
        if not queue:
            return _NO_ANSWER
        left = list(choice.options)
        chosen: list[str | int | Node] = []
        while queue and len(chosen) < choice.most:
            entry = queue.pop(0)
            if entry.mode is None:
                break
            option = _mode(left, entry.mode)
            if option is None:
                raise AnswerRefusedError(f"{said(entry)}: available are the modes {[_printed(o) for o in left]}")
            chosen.append(option)
            if choice.repeat == "no":
                left.remove(option)
        return tuple(chosen)

    def _division(self, state: State, choice: Divide, letter: str) -> object:
        if only_answer(choice) is not None:
            return _NO_ANSWER
        if self.shares and all(i in self.shares for i in choice.among):
            shares = tuple((i, self.shares[i]) for i in choice.among)
            if sum(n for _, n in shares) == choice.amount:
                return shares
        queue = self.queues.choose[letter]
        if (
            queue
            and queue[0].pick is not None
            and any(isinstance(p, Ref) and p.amount is not None for p in queue[0].pick)
        ):
            entry = queue.pop(0)
            amounts: dict[int, int] = {}
            for named in entry.pick or []:
                for id_ in self.names.find(state, named, choice.among)[:1]:
                    amounts[id_] = (named.amount if isinstance(named, Ref) else None) or 0
            return tuple((i, amounts.get(i, 0)) for i in choice.among)
        if len(queue) >= len(choice.among) and all(e.number is not None for e in queue[: len(choice.among)]):
            numbers = [queue.pop(0).number or 0 for _ in choice.among]
            return tuple(zip(choice.among, numbers, strict=True))
        if choice.purpose is Purpose.DAMAGE:
            return _lethal_first(choice)
        return _NO_ANSWER

    # --- the queue of choices --------------------------------------------------------------------------

    def _choose(self, state: State, choice: Choice, letter: str) -> object:
        queue = self.queues.choose[letter]
        if choice.purpose is not Purpose.TRIGGER_ORDER:
            # Answers about the order of triggers that are alike: nobody had to ask.
            while queue and queue[0].trigger_first is not None:
                queue.pop(0)
        elif queue and queue[0].trigger_first is None and not queue[0].pick:
            return _NO_ANSWER  # it answers something else
        if not isinstance(choice, ChooseOptions):
            # The way to cast a spell, where it was the only one that could be paid: nobody had to ask.
            while queue and queue[0].cast_with is not None:
                queue.pop(0)
        if choice.purpose is Purpose.PAY_MANA and isinstance(choice, ChooseOptions) and "pay" in choice.options:
            return self._pay_by_hand(queue)
        if not queue or choice.purpose in _LIKE_TARGETS:
            found = self._from_targets(state, choice, letter)
            if found is not _NO_ANSWER or not queue:
                return found
        only = only_answer(choice) is not None
        try:
            return self._by_kind(state, choice, queue)
        except AnswerRefusedError:
            found = self._from_targets(state, choice, letter)
            if found is _NO_ANSWER and not only:
                raise
            return found

    @staticmethod
    def _pay_by_hand(queue: list[Entry]) -> object:
        """Mana of these colours pays, in this order; what the pool has is then assigned by itself."""
        while queue and queue[0].pick and all(str(p).lower() in option_words.COLORS for p in queue[0].pick):
            queue.pop(0)
        return ("pay",)

    def _from_targets(self, state: State, choice: Choice, letter: str) -> object:
        """Nothing in the queue of choices: objects that aren't targets may stand in the queue of targets."""
        queue = self.queues.targets[letter]
        if not isinstance(choice, ChooseObjects) or not queue:
            return _NO_ANSWER
        entry = queue[0]
        if entry.done:
            fits = only_answer(choice) is None
        else:
            fits = all(self._one(state, choice, n, []) is not None for n in entry.targets or [])
        if not fits:
            return _NO_ANSWER
        found = self._queued_targets(state, choice, letter, [])
        if choice.purpose is Purpose.TOP_OR_BOTTOM and isinstance(found, tuple):
            return self._in_order(state, choice, found, self.queues.choose[letter])
        return found

    def _in_order(
        self, state: State, choice: ChooseObjects, found: tuple[int, ...], queue: list[Entry]
    ) -> tuple[int, ...]:
        """The order of cards that go to one place together may be scripted too: which one is put there first."""
        ordered: list[int] = []
        while len(ordered) < len(found) - 1 and queue and queue[0].pick:
            picked = self._picked(state, choice, queue[0], ordered)
            if picked is None or any(i not in found for i in picked):
                break
            queue.pop(0)
            ordered += picked
        return (*ordered, *(i for i in found if i not in ordered))

    def _by_kind(self, state: State, choice: Choice, queue: list[Entry]) -> object:
        entry = queue[0]
        if isinstance(choice, YesNo):
            return self._yes(choice, queue)
        if isinstance(choice, ChooseNumber):
            if choice.purpose is Purpose.PAY_MANA and entry.yes is None and entry.number is None:
                return _NO_ANSWER
            return self._number(choice, queue)
        if isinstance(choice, (ChooseObjects, ChooseOrder)):
            return self._objects(state, choice, queue)
        if isinstance(choice, ChooseOptions):
            return option_words.options(state, choice, queue, self.names)
        raise AnswerRefusedError(f"{said(entry)} can't answer {described(choice)}")

    @staticmethod
    def _yes(choice: YesNo, queue: list[Entry]) -> object:
        entry = queue[0]
        if choice.purpose is Purpose.MAY and entry.pick:
            return True  # "you may put a card ...": naming the card says yes
        if entry.yes is None and not entry.done:
            raise AnswerRefusedError(f"{said(entry)} can't answer {described(choice)}")
        queue.pop(0)
        return bool(entry.yes)

    @staticmethod
    def _number(choice: ChooseNumber, queue: list[Entry]) -> object:
        entry = queue[0]
        if entry.number is not None:
            queue.pop(0)
            return entry.number
        if entry.yes is not None:
            # A cost that may be paid any number of times: yes as often as it is paid, then no.
            times = 0
            while queue and queue[0].yes and (choice.most is None or times < choice.most):
                queue.pop(0)
                times += 1
            if queue and queue[0].yes is False and (choice.most is None or times < choice.most):
                queue.pop(0)
            return times
        if entry.done:
            queue.pop(0)
            return choice.least
        raise AnswerRefusedError(f"{said(entry)} can't answer {described(choice)}")

    def _objects(self, state: State, choice: ChooseObjects | ChooseOrder, queue: list[Entry]) -> object:
        least = len(choice.items) if isinstance(choice, ChooseOrder) else choice.least
        most = len(choice.items) if isinstance(choice, ChooseOrder) else choice.most
        chosen: list[int] = []
        started = False
        if least == 0 and queue[0].yes and len(queue) > 1:
            queue.pop(0)  # "you may ..." and which one are asked at once
        while queue and len(chosen) < most:
            entry = queue[0]
            if entry.done or (entry.yes is False and not started and least == 0):
                queue.pop(0)
                started = True
                break
            found = self._picked(state, choice, entry, chosen)
            if found is None:
                if started and (len(chosen) >= least or isinstance(choice, ChooseOrder)):
                    break
                raise AnswerRefusedError(
                    f"{said(entry)} fits none of {self.labels(state, _among(choice))}: {described(choice)}"
                )
            queue.pop(0)
            chosen += found
            started = True
        if isinstance(choice, ChooseOrder):
            chosen += [i for i in choice.items if i not in chosen]
        return tuple(chosen)

    def _picked(
        self, state: State, choice: ChooseObjects | ChooseOrder, entry: Entry, chosen: list[int]
    ) -> list[int] | None:
        named: list[Named] = list(entry.pick or [])
        if entry.player_choice is not None:
            named = [Ref(player=entry.player_choice)]
        if entry.trigger_first is not None:
            named = [Ref(ability_on_stack=entry.trigger_first)]
        if not named:
            return None
        found: list[int] = []
        for each in named:
            id_ = self._one(state, choice, each, [*chosen, *found])
            if id_ is None:
                return None
            found.append(id_)
        return found


def only_answer(choice: Choice) -> tuple[object] | None:
    """The answer in a tuple, if there is just one: also where all of several objects must be taken."""
    forced = choice.forced()
    if isinstance(forced, tuple):
        return (forced[0],)
    if isinstance(choice, ChooseObjects) and choice.least == len(choice.candidates):
        return (choice.candidates,)
    return None


def _printed(option: str | int | Node) -> object:
    return option + 1 if isinstance(option, int) else option


def _mode(left: list[str | int | Node], number: int) -> str | int | Node | None:
    """The mode printed as the n-th, if it can be chosen; else the n-th of those still available."""
    if number - 1 in left:
        return number - 1
    return left[number - 1] if 1 <= number <= len(left) else None


def _among(choice: ChooseObjects | ChooseOrder) -> tuple[int, ...]:
    return choice.candidates if isinstance(choice, ChooseObjects) else choice.items


def _lethal_first(choice: Divide) -> tuple[tuple[int, int], ...]:
    """Damage where the script says nothing: lethal damage to each blocker in order, the rest to the last one that may get it."""
    lethal = dict(choice.lethal)
    left = choice.amount
    shares: dict[int, int] = {}
    for id_ in choice.among:
        if id_ != choice.last:
            shares[id_] = min(left, lethal.get(id_, left))
            left -= shares[id_]
    rest = choice.last if choice.last in choice.among else choice.among[-1]
    shares[rest] = shares.get(rest, 0) + left
    return tuple((i, shares[i]) for i in choice.among)
