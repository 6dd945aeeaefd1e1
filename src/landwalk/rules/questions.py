"""The typed questions that rules ask and abilities answer. A rule never names a keyword: it asks, and what functions now answers.

A question is a small record. Abilities answer with a Reason (a "no" with rule, key and objects) or None ("nothing against it").
Keywords register in `KEYWORDS` what their ability stands for and which questions it answers; rules files add questions of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.abilities.ability import Ability, KeywordAbility
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Look


class Reason:
    """Why something is or isn't possible: rule number, key of the catalogue, the objects and players involved, in the key's order.

    words fill the places after the objects: a str stands as it is, a Node is printed in the reader's language, and so is anything with a
    method `text(lang)`. rests: (object, slot of its characteristics) pairs that it rests on, where effects may have given them.
    """

    __slots__ = ("key", "objects", "rests", "rule", "words")

    def __init__(
        self,
        rule: str,
        key: str,
        objects: tuple[int, ...] = (),
        words: tuple[object, ...] = (),
        rests: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.rule = rule
        self.key = key
        self.objects = objects
        self.words = words
        self.rests = rests

    def __repr__(self) -> str:
        return f"Reason({self.rule}, {self.key}, {self.objects})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """`about`: the objects and players whose own abilities may answer, in this order."""

    __slots__ = ()

    def about(self) -> tuple[int, ...]:
        return ()


class CanBlock(Question):
    """May this creature block that attacker at all (509.1b, evasion)? Asked pair by pair."""

    __slots__ = ("attacker", "blocker", "defending_player")

    def __init__(self, blocker: int, attacker: int, defending_player: int) -> None:
        self.blocker = blocker
        self.attacker = attacker
        self.defending_player = defending_player

    def about(self) -> tuple[int, ...]:
        return (self.attacker, self.blocker)


class CanBeBlockedBy(Question):
    """May this attacker be blocked by exactly this set of blockers (menace and the like; 509.1b)?"""

    __slots__ = ("attacker", "blockers")

    def __init__(self, attacker: int, blockers: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.blockers = blockers

    def about(self) -> tuple[int, ...]:
        return (self.attacker,)


class CanAttack(Question):
    """May this creature be declared as an attacker (508.1a, c)? defender: 0 when none is meant."""

    __slots__ = ("attacker", "defender")

    def __init__(self, attacker: int, defender: int = 0) -> None:
        self.attacker = attacker
        self.defender = defender

    def about(self) -> tuple[int, ...]:
        return (self.attacker,)


class CanBeTargeted(Question):
    """May `target` (object or player) be the target of the spell or ability `by` (controller given; 115, 702.11, 702.16, 702.18)?

    source: the spell itself, or the source of the ability: qualities are asked of it (702.16b).
    """

    __slots__ = ("by", "controller", "source", "target")

    def __init__(self, target: int, by: int, source: int, controller: int) -> None:
        self.target = target
        self.by = by
        self.source = source
        self.controller = controller

    def about(self) -> tuple[int, ...]:
        return (self.target,)


class CanBeDestroyed(Question):
    """Does Destroy do anything to it (702.12b)? cause "lethal" or "effect"."""

    __slots__ = ("object",)

    def __init__(self, object_: int) -> None:
        self.object = object_

    def about(self) -> tuple[int, ...]:
        return (self.object,)


class CanBeAttached(Question):
    """May `attachment` be attached to `host` (303.4c, 301.5, 702.5, 702.16c-d)? Both answer."""

    __slots__ = ("attachment", "host")

    def __init__(self, attachment: int, host: int) -> None:
        self.attachment = attachment
        self.host = host

    def about(self) -> tuple[int, ...]:
        return (self.host, self.attachment)


class DamageIsPrevented(Question):
    """Is damage from `source` to `to` prevented by an ability of `to` (protection, 702.16e)?"""

    __slots__ = ("source", "to")

    def __init__(self, source: int, to: int) -> None:
        self.source = source
        self.to = to

    def about(self) -> tuple[int, ...]:
        return (self.to,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Question):
    """A yes-or-no trait that a rule asks of one object: answered by any Reason = yes. Subclasses name the trait."""

    __slots__ = ("object",)

    def __init__(self, object_: int) -> None:
        self.object = object_

    def about(self) -> tuple[int, ...]:
        return (self.object,)


class IgnoresSummoningSickness(Trait):
    """302.6: may it attack and use {T} at once (haste)?"""

    __slots__ = ()


class AttacksWithoutTapping(Trait):
    """508.1f (vigilance)."""

    __slots__ = ()


class DealsFirstStrikeDamage(Trait):
    """510.4: does it deal damage in the first of two combat damage steps?"""

    __slots__ = ()


class DealsDamageTwice(Trait):
    """510.4: does it deal damage in the second step although it dealt it in the first?"""

    __slots__ = ()


class DealsLethalWithAny(Trait):
    """120.3d / 704.5h: is any nonzero damage from this source lethal (deathtouch)?"""

    __slots__ = ()


class GivesLifeWithDamage(Trait):
    """120.3f: does damage from this source cause its controller to gain that much life (lifelink)?"""

    __slots__ = ()


class DamagesAsCounters(Trait):
    """120.3d: damage to creatures is -1/-1 counters (wither, infect)."""

    __slots__ = ()


class DamagesAsPoison(Trait):
    """120.3b: damage to players is poison counters (infect)."""

    __slots__ = ()


class AssignsExcessToDefender(Trait):
    """510.1c with 702.19b (trample)."""

    __slots__ = ()


class FormsBands(Trait):
    """702.22c, j-k (banding): may it attack in a band, and do the players change roles when damage of what fights it is divided?"""

    __slots__ = ()


class CanCastAtInstantSpeed(Trait):
    """Asked of a card that might be cast: may it be cast any time an instant could (flash, 702.8)?"""

    __slots__ = ()


class IsSuspended(Trait):
    """Asked of a card in exile with a time counter: does it have suspend (702.62b)?"""

    __slots__ = ()


class CanBeCountered(Question):
    __slots__ = ("object",)

    def __init__(self, object_: int) -> None:
        self.object = object_

    def about(self) -> tuple[int, ...]:
        return (self.object,)


Answer = Callable[[Look, int, KeywordAbility, Question], Reason | None]


class KeywordMeaning:
    """What a keyword means to the rules. Registered by its module under its name.

    means: params -> the abilities that it stands for (702: "means ..."), each compiled like printed ones; for cost keywords too.
    zones: where those abilities function, if not the usual place (113.6).
    answers: question class -> answer function (look, holder, the keyword instance, question).
    redundant: several instances do no more than one (rules text of the keyword).
    hooks: other rules' tables keyed by the rule's word, e.g. "additional_cost", "alternative_cost", "special_action": see the rules files
        that read them (cr601_costs.py, cr116_special_actions.py).
    """

    __slots__ = ("answers", "executable", "hooks", "means", "name", "redundant", "rule", "zones")

    def __init__(
        self,
        name: str,
        rule: str,
        means: Callable[[KeywordAbility], tuple[Ability, ...]] | None = None,
        answers: dict[type[Question], Answer] | None = None,
        zones: tuple[Zone, ...] = (),
        redundant: str = "no",
        hooks: dict[str, object] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.means = means
        self.answers = answers or {}
        self.zones = zones
        self.redundant = redundant
        self.hooks = hooks or {}


#: Filled when the keyword modules are discovered (keywords/__init__.py). Rules look names up here, never compare with one.
KEYWORDS: Final[dict[str, KeywordMeaning]] = {}


def register(meaning: KeywordMeaning) -> KeywordMeaning:
    KEYWORDS[meaning.name] = meaning
    return meaning


def reasons(look: Look, question: Question) -> list[Reason]:
    """All reasons that abilities functioning now give against (or, for a Trait, for) what is asked."""
    out: list[Reason] = []
    for holder in question.about():
        if holder < 0:
            _ask_player(look, holder, question, out)
    table = look.index.answers.get(type(question))
    if table is None:
        return out
    for holder in question.about():
        for inst, answer in table.get(holder, ()):
            keyword = _keyword(inst)
            reason = answer(look, holder, keyword, question)
            if reason is not None and not _is_said(out, keyword, reason):
                out.append(reason)
    return out


def _is_said(out: list[Reason], keyword: KeywordAbility, reason: Reason) -> bool:
    """More instances of a keyword that are redundant are no more reasons (702.9c, 702.14e, ...)."""
    if not out or KEYWORDS[keyword.name].redundant != "yes":
        return False
    return any((r.rule, r.key, r.objects) == (reason.rule, reason.key, reason.objects) for r in out)


def _ask_player(look: Look, player: int, question: Question, out: list[Reason]) -> None:
    """Players have abilities too (702.11c, 702.16)."""
    from landwalk.rules.player_abilities import keywords_of

    for keyword in keywords_of(look, player):
        meaning = KEYWORDS.get(keyword.name)
        answer = None if meaning is None else meaning.answers.get(type(question))
        reason = None if answer is None else answer(look, player, keyword, question)
        if reason is not None:
            out.append(reason)


def _keyword(inst: Inst) -> KeywordAbility:
    tree: Node = inst.tree
    assert isinstance(tree, KeywordAbility)
    return tree


def has(look: Look, trait: Trait) -> bool:
    """Does the object have the trait?"""
    table = look.index.answers.get(type(trait))
    if table is None:
        return False
    for inst, answer in table.get(trait.object, ()):
        if answer(look, trait.object, _keyword(inst), trait) is not None:
            return True
    return False


def grounds(look: Look, trait: Trait) -> list[Reason]:
    """What gives the object the trait, the object being named in it; [] if it hasn't the trait."""
    found = reasons(look, trait)
    return [r if r.objects else Reason(r.rule, r.key, (trait.object,), r.words, r.rests) for r in found]


def yes(rule: str, key: str) -> Answer:
    """The answer of a keyword that simply has the trait."""
    reason = Reason(rule, key)

    def answer(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
        return reason

    return answer
