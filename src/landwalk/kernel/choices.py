"""Everything a player can be asked: a closed family of typed questions, and the actions a player with priority can take.

A rule yields a Choice; the driver gives back the answer. Answers name objects (ids) or options, never indices. `check` says why an
answer can't be taken (None: it can). `forced` gives the only possible answer, if there is just one.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from landwalk.kernel.characteristics import Inst
from landwalk.kernel.node import Node, register_enum
from landwalk.kernel.objects import ObjectId, PlayerId


@register_enum
class Purpose(StrEnum):
    """Why a player is asked: for prompts, bots and scripts."""

    PRIORITY = "priority"
    TARGET = "target"
    MODE = "mode"
    X = "x"
    OPTIONAL_COST = "optional_cost"  # kicker, squad, buyback: how often (0 or more) or whether
    COST_WAY = "cost_way"  # which alternative cost
    COST = "cost"  # which object to sacrifice, discard, tap, ... as a cost
    PAY_MANA = "pay_mana"
    PAY = "pay"  # pay a cost an effect asks for?
    MAY = "may"
    DISCARD = "discard"
    SACRIFICE = "sacrifice"
    SEARCH = "search"
    SELECT = "select"  # pick from what was looked at or revealed, or an untargeted object
    ORDER = "order"  # order cards on a library
    TOP_OR_BOTTOM = "top_or_bottom"  # scry, surveil
    TRIGGER_ORDER = "trigger_order"
    REPLACEMENT = "replacement"
    DAMAGE = "damage"  # division of combat damage
    DIVIDE = "divide"
    COLOR = "color"
    TYPE = "type"
    NAME = "name"
    NUMBER = "number"
    PLAYER = "player"
    COPY = "copy"
    LEGEND = "legend"
    UNTAP = "untap"
    ATTACK = "attack"
    BLOCK = "block"
    MULLIGAN = "mulligan"
    BOTTOM = "bottom"
    STARTING_PLAYER = "starting_player"
    MANA = "mana"  # which mana an ability makes
    OPENING_HAND = "opening_hand"
    OPTION = "option"


class Choice:
    """One question to one player. source: the object that asks (0: the rules)."""

    __slots__ = ("player", "purpose", "source", "text")

    def __init__(
        self, player: PlayerId, purpose: Purpose, source: ObjectId = 0, text: Node | str | None = None
    ) -> None:
        self.player = player
        self.purpose = purpose
        self.source = source
        self.text = text  # what is asked about: a tree that the writer can print, or a key of the catalogue

    def check(self, answer: object) -> str | None:
        """None if `answer` is possible, else why not (a key and words for a developer; reasons for users come from the rules)."""
        return f"{type(self).__name__} takes no answers"

    def forced(self) -> object | None:
        """The answer if only one is possible (as a 1-tuple, so that None can mean "there is a choice")."""
        return None


class YesNo(Choice):
    """Answer: True or False."""

    __slots__ = ()

    def check(self, answer: object) -> str | None:
        return None if isinstance(answer, bool) else "answer True or False"


class ChooseNumber(Choice):
    """Answer: an int from least to most (most None: no upper bound)."""

    __slots__ = ("least", "most")

    def __init__(
        self,
        player: PlayerId,
        purpose: Purpose,
        least: int,
        most: int | None,
        source: ObjectId = 0,
        text: Node | str | None = None,
    ) -> None:
        super().__init__(player, purpose, source, text)
        self.least = least
        self.most = most

    def check(self, answer: object) -> str | None:
        if not isinstance(answer, int) or isinstance(answer, bool):
            return "answer a number"
        if answer < self.least or (self.most is not None and answer > self.most):
            return f"a number from {self.least} to {self.most}"
        return None

    def forced(self) -> object | None:
        return (self.least,) if self.most == self.least else None


class ChooseObjects(Choice):
    """Answer: a tuple of `least` to `most` different ids out of `candidates` (objects and players), in the order chosen."""

    __slots__ = ("candidates", "least", "most")

    def __init__(
        self,
        player: PlayerId,
        purpose: Purpose,
        candidates: Sequence[int],
        least: int,
        most: int,
        source: ObjectId = 0,
        text: Node | str | None = None,
    ) -> None:
        super().__init__(player, purpose, source, text)
        self.candidates = tuple(candidates)
        self.least = least
        self.most = min(most, len(self.candidates))

    def check(self, answer: object) -> str | None:
        if not isinstance(answer, tuple):
            return "answer a tuple of ids"
        if not self.least <= len(answer) <= self.most:
            return f"{self.least} to {self.most} of them"
        for i, a in enumerate(answer):
            if a not in self.candidates:
                return f"{a!r} isn't among the candidates"
            if a in answer[:i]:
                return f"{a!r} twice"
        return None

    def forced(self) -> object | None:
        if self.most == 0:
            return ((),)
        if self.least >= len(self.candidates) and len(self.candidates) == 1:
            return (self.candidates,)
        return None


class ChooseOptions(Choice):
    """Answer: a tuple of `least` to `most` of `options` (strings, nodes or ints); `repeat` says whether one may come more than once."""

    __slots__ = ("least", "most", "options", "repeat")

    def __init__(
        self,
        player: PlayerId,
        purpose: Purpose,
        options: Sequence[str | int | Node],
        least: int = 1,
        most: int = 1,
        source: ObjectId = 0,
        text: Node | str | None = None,
        repeat: str = "no",
    ) -> None:
        super().__init__(player, purpose, source, text)
        self.options = tuple(options)
        self.least = least
        self.most = most
        self.repeat = repeat

    def check(self, answer: object) -> str | None:
        if not isinstance(answer, tuple):
            return "answer a tuple of options"
        if not self.least <= len(answer) <= self.most:
            return f"{self.least} to {self.most} of them"
        for i, a in enumerate(answer):
            if a not in self.options:
                return f"{a!r} isn't an option"
            if self.repeat == "no" and a in answer[:i]:
                return f"{a!r} twice"
        return None

    def forced(self) -> object | None:
        return (self.options,) if len(self.options) == 1 and self.least == 1 else None


class ChooseOrder(Choice):
    """Answer: all `items` (ids) in the chosen order, as a tuple."""

    __slots__ = ("items",)

    def __init__(
        self,
        player: PlayerId,
        purpose: Purpose,
        items: Sequence[int],
        source: ObjectId = 0,
        text: Node | str | None = None,
    ) -> None:
        super().__init__(player, purpose, source, text)
        self.items = tuple(items)

    def check(self, answer: object) -> str | None:
        if not isinstance(answer, tuple) or sorted(answer, key=repr) != sorted(self.items, key=repr):
            return "answer the same items in an order"
        return None

    def forced(self) -> object | None:
        return (self.items,) if len(self.items) <= 1 else None


class Divide(Choice):
    """Answer: a tuple of (id, share) pairs over all of `among` in order; shares add up to `amount`, each at least `each`.

    lethal: for combat damage with trample: id -> least share it must get before `last` may get any (702.19b), as pairs.
    """

    __slots__ = ("among", "amount", "each", "last", "lethal")

    def __init__(
        self,
        player: PlayerId,
        purpose: Purpose,
        amount: int,
        among: Sequence[int],
        each: int = 1,
        lethal: tuple[tuple[int, int], ...] = (),
        last: int = 0,
        source: ObjectId = 0,
        text: Node | str | None = None,
    ) -> None:
        super().__init__(player, purpose, source, text)
        self.amount = amount
        self.among = tuple(among)
        self.each = each
        self.lethal = lethal
        self.last = last

    def check(self, answer: object) -> str | None:
        if not isinstance(answer, tuple) or not all(isinstance(p, tuple) and len(p) == 2 for p in answer):
            return "answer (id, share) pairs for all in order"
        if tuple(i for i, _ in answer) != self.among:
            return "answer (id, share) pairs for all in order"
        if any(n < self.each for _, n in answer) or sum(n for _, n in answer) != self.amount:
            return f"shares of at least {self.each} that add up to {self.amount}"
        if self.last and dict(answer).get(self.last, 0) > 0 and any(dict(answer)[i] < n for i, n in self.lethal):
            return "lethal damage to each blocker first"
        return None

    def forced(self) -> object | None:
        return (((self.among[0], self.amount),),) if len(self.among) == 1 else None


class DeclareAttackers(Choice):
    """Answer: a tuple of (attacker, defender) pairs (CR 508.1). options: (attacker, its possible defenders) pairs.

    The rule checks restrictions and requirements of the whole (508.1c-d) and asks again if they aren't obeyed; `suggestion` obeys all.
    """

    __slots__ = ("options", "suggestion")

    def __init__(
        self,
        player: PlayerId,
        options: tuple[tuple[ObjectId, tuple[int, ...]], ...],
        suggestion: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(player, Purpose.ATTACK)
        self.options = options
        self.suggestion = suggestion

    def check(self, answer: object) -> str | None:
        return _check_pairs(answer, self.options, 1)


class DeclareBlockers(Choice):
    """Answer: a tuple of (blocker, attacker) pairs (CR 509.1). options: (blocker, attackers it could block) pairs."""

    __slots__ = ("options", "suggestion")

    def __init__(
        self,
        player: PlayerId,
        options: tuple[tuple[ObjectId, tuple[int, ...]], ...],
        suggestion: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(player, Purpose.BLOCK)
        self.options = options
        self.suggestion = suggestion

    def check(self, answer: object) -> str | None:
        return _check_pairs(answer, self.options, 1_000_000)


def _check_pairs(answer: object, options: tuple[tuple[int, tuple[int, ...]], ...], most: int) -> str | None:
    if not isinstance(answer, tuple):
        return "answer a tuple of pairs"
    possible = dict(options)
    seen: dict[int, int] = {}
    for i, pair in enumerate(answer):
        if not isinstance(pair, tuple) or len(pair) != 2 or pair[1] not in possible.get(pair[0], ()):
            return f"{pair!r} isn't possible"
        if pair in answer[:i]:
            return f"{pair!r} twice"
        seen[pair[0]] = seen.get(pair[0], 0) + 1
        if seen[pair[0]] > most:
            return f"{pair[0]} twice"
    return None


# --- actions --------------------------------------------------------------------------------------


class Action(Node):
    """What a player with priority does (CR 117.1). An action names objects, and the way; all further choices are asked later."""

    __slots__ = ()


class Pass(Action):
    """CR 117.3d."""

    __slots__ = ()


class Concede(Action):
    """CR 104.3a: a player concedes. Legal at any decision, also while another player is asked; `play.Game.push` takes it."""

    __slots__ = ("player",)

    def __init__(self, player: PlayerId) -> None:
        self.player = player


class PlayLand(Action):
    """CR 116.2a, 305. face: index of the card's face played."""

    __slots__ = ("card", "face")

    def __init__(self, card: ObjectId, face: int = 0) -> None:
        self.card = card
        self.face = face


class CastSpell(Action):
    """CR 601. way: "" (normally), or the key of another way to cast it ("flashback", "suspend"...; an ability's key). face: index."""

    __slots__ = ("card", "face", "way")

    def __init__(self, card: ObjectId, face: int = 0, way: str = "") -> None:
        self.card = card
        self.face = face
        self.way = way


class Activate(Action):
    """CR 602, 605: an activated ability of `source`, by its instance key."""

    __slots__ = ("ordinal", "origin", "source")

    def __init__(self, source: ObjectId, origin: str, ordinal: int) -> None:
        self.source = source
        self.origin = origin
        self.ordinal = ordinal

    @staticmethod
    def of(source: ObjectId, inst: Inst) -> Activate:
        return Activate(source, inst.origin, inst.ordinal)


class SpecialAction(Action):
    """CR 116.2b and on: suspend a card, turn a face-down permanent up, foretell, ...: kind is the key of the rule or keyword."""

    __slots__ = ("kind", "on")

    def __init__(self, kind: str, on: ObjectId) -> None:
        self.kind = kind
        self.on = on


class Priority(Choice):
    """The player has priority (CR 117). Answer: an Action out of the legal ones; `actions` is filled lazily by the rules."""

    __slots__ = ("actions",)

    def __init__(self, player: PlayerId, actions: tuple[Action, ...]) -> None:
        super().__init__(player, Purpose.PRIORITY)
        self.actions = actions

    def check(self, answer: object) -> str | None:
        return None if isinstance(answer, Action) else "answer an action"
