"""CR 509.1b, which blocks the restrictions allow: pair by pair, set by set, and over the whole declaration."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.amount import Number
from landwalk.abilities.combat import AbleToBlock, BlockerCount, FightCost
from landwalk.abilities.context import Context
from landwalk.abilities.effect import CanBlockMore, Cant, CantDo, Must, OnlyBlock
from landwalk.abilities.noun import NounPhrase
from landwalk.kernel.characteristics import CREATURE, CardType
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr101_restrictions import holds_for, reason
from landwalk.rules.c5_turn.cr506_combat import attackers_of
from landwalk.rules.c5_turn.cr508_fight_costs import BLOCKING, entries_for
from landwalk.rules.clauses import applies_to, condition_holds
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.matching import MODIFIERS, fits, matches
from landwalk.rules.questions import CanBeBlockedBy, CanBlock, Reason, reasons
from landwalk.rules.values import amount

Pairs = tuple[tuple[int, int], ...]
_BLOCKERS: Final = frozenset({CantDo.BLOCK, CantDo.ATTACK_OR_BLOCK})
_REQUIRES: Final = frozenset({"block", "block_turn", "block_combat", "attack_or_block"})
_ALONE: Final = frozenset({CantDo.BLOCK_ALONE, CantDo.ATTACK_OR_BLOCK_ALONE})
ANY_NUMBER: Final = 1_000_000


class Requirement:
    """One of `blockers` blocks one of `attackers`, if able (509.1c). A requirement on a blocker names one blocker, one on an attacker
    one attacker."""

    __slots__ = ("attackers", "blockers", "holder")

    def __init__(self, blockers: tuple[int, ...], attackers: tuple[int, ...], holder: ObjectId) -> None:
        self.blockers = blockers
        self.attackers = attackers
        self.holder = holder

    def obeyed(self, blocks: Pairs) -> bool:
        for blocker, attacker in blocks:
            if blocker in self.blockers and attacker in self.attackers:
                return True
        return False


class CountRule:
    """An attacker can't be blocked except by `least` or more creatures (of a kind, if there is a phrase), or not by `limit` or more."""

    __slots__ = ("entry", "least", "limit", "phrase")

    def __init__(self, entry: StaticEntry, phrase: NounPhrase | None, least: int, limit: int) -> None:
        self.entry = entry
        self.phrase = phrase
        self.least = least
        self.limit = limit

    def count(self, look: Look, attacker: int, blockers: tuple[int, ...]) -> int:
        """How many of the blockers it speaks of."""
        if self.phrase is None:
            return len(blockers)
        ctx = _about(self.entry, attacker)
        return sum(1 for b in blockers if matches(look, self.phrase, b, ctx))


class Board:
    """All that one defending player's declaration is measured by, worked out once.

    free: who need not pay to block, if anyone must (nobody has to pay for the sake of a requirement, 509.1c).
    options: blocker -> the attackers that it may block as far as pairs go. capacity: where it isn't one. counts: attacker -> rules about
    the number of its blockers. fussy: attackers with a say in the set of their blockers.
    """

    __slots__ = (
        "alone",
        "attackers",
        "capacity",
        "counts",
        "free",
        "fussy",
        "look",
        "options",
        "player",
        "requirements",
    )

    def __init__(self, look: Look, player: PlayerId) -> None:
        self.look = look
        self.player = player
        self.attackers: tuple[int, ...] = ()
        self.options: dict[int, tuple[int, ...]] = {}
        self.capacity: dict[int, int] = {}
        self.alone: dict[int, StaticEntry] = {}
        self.counts: dict[int, list[CountRule]] = {}
        self.fussy: frozenset[int] = frozenset()
        self.requirements: list[Requirement] = []
        self.free: dict[int, tuple[int, ...]] = {}

    def set_reasons(self, attacker: int, blockers: tuple[int, ...]) -> list[Reason]:
        """Why `attacker` can't be blocked by exactly these blockers (at least one)."""
        look = self.look
        out = reasons(look, CanBeBlockedBy(attacker, blockers))
        for rule in self.counts.get(attacker, ()):
            n = rule.count(look, attacker, blockers)
            about = (attacker, rule.entry.holder)
            if n < rule.least:
                out.append(Reason("509.1b", "{0} can't be blocked by so few creatures, says {1}", about))
            elif n >= rule.limit:
                out.append(Reason("509.1b", "{0} can't be blocked by so many creatures, says {1}", about))
        return out


def board(state: State, player: PlayerId) -> Board:
    look = Now(state)
    out = Board(look, player)
    out.attackers = attackers_of(look, player)
    if not out.attackers:
        return out
    clauses = look.index.clauses
    cants = clauses.get(Cant, ())
    only = clauses.get(OnlyBlock, ())
    _count_rules(look, cants, out)
    table = look.index.answers.get(CanBlock, {})
    plain = not table and not cants and not only
    for id_ in look.roster().creatures.get(player, ()):
        if not _could_block(look, id_, player):
            continue
        if plain:
            able = out.attackers
        elif cants or only:
            able = tuple(a for a in out.attackers if not pair_reasons(look, id_, a, player))
        else:
            own = id_ in table
            able = tuple(
                a for a in out.attackers if not ((own or a in table) and reasons(look, CanBlock(id_, a, player)))
            )
        if able:
            out.options[id_] = able
            _add_alone(look, id_, cants, out)
    _capacities(look, out)
    sets = look.index.answers.get(CanBeBlockedBy, {})
    out.fussy = frozenset(a for a in out.attackers if a in sets or a in out.counts)
    out.free = out.options
    if FightCost in clauses:
        out.free = {b: able for b, able in out.options.items() if not entries_for(look, BLOCKING, b, able[0])}
    for entry in clauses.get(Must, ()):
        _add_requirements(look, entry, out)
    return out


def _could_block(look: Look, id_: ObjectId, player: PlayerId) -> bool:
    """CR 509.1a."""
    chars = look.get(id_)
    if chars.controller != player or CREATURE not in chars.types or CardType.BATTLE in chars.types:
        return False
    return not look.state.objects[id_].tapped


def pair_reasons(look: Look, blocker: ObjectId, attacker: ObjectId, player: PlayerId) -> list[Reason]:
    """CR 509.1b: why this creature can't block that attacker of this defending player: its own abilities, the attacker's, and effects."""
    out = reasons(look, CanBlock(blocker, attacker, player))
    for entry in look.index.clauses.get(Cant, ()):
        said = entry.predicate
        assert isinstance(said, Cant)
        if said.what in _BLOCKERS:
            if applies_to(look, entry, blocker) and holds_for(look, entry, blocker, attacker):
                out.append(reason("509.1b", entry, blocker))
        elif said.what is CantDo.BE_BLOCKED and counted(said) is None:
            if applies_to(look, entry, attacker) and holds_for(look, entry, attacker, blocker):
                out.append(reason("509.1b", entry, attacker))
    for entry in look.index.clauses.get(OnlyBlock, ()):
        limit = entry.predicate
        assert isinstance(limit, OnlyBlock)
        if applies_to(look, entry, blocker) and not matches(look, limit.what, attacker, _about(entry, blocker)):
            out.append(Reason("509.1b", "{0} can't block {2}, says {1}", (blocker, entry.holder, attacker)))
    return out


def _about(entry: StaticEntry, id_: ObjectId) -> Context:
    """The clause's context with "it" being `id_`."""
    ctx = entry.ctx.clone()
    ctx.subject = id_
    return ctx


def counted(said: Cant) -> tuple[NounPhrase, int] | None:
    """The phrase that counts blockers and its number ("by two or more creatures", "except by two or more creatures"), or None."""
    phrase: Node | None = said.except_ if said.except_ is not None else said.by
    if isinstance(phrase, NounPhrase) and isinstance(phrase.count, Number):
        return phrase, phrase.count.n
    return None


def _count_rules(look: Look, cants: tuple[StaticEntry, ...], out: Board) -> None:
    for entry in cants:
        said = entry.predicate
        assert isinstance(said, Cant)
        number = counted(said)
        if said.what is not CantDo.BE_BLOCKED or number is None:
            continue
        phrase, n = number
        rule = CountRule(entry, phrase, n, ANY_NUMBER) if said.except_ is not None else CountRule(entry, phrase, 0, n)
        for attacker in out.attackers:
            if applies_to(look, entry, attacker):
                out.counts.setdefault(attacker, []).append(rule)
    for entry in look.index.clauses.get(BlockerCount, ()):
        limits = entry.predicate
        assert isinstance(limits, BlockerCount)
        for attacker in out.attackers:
            if applies_to(look, entry, attacker):
                ctx = _about(entry, attacker)
                least = 0 if limits.least is None else amount(look, limits.least, ctx)
                most = ANY_NUMBER if limits.most is None else amount(look, limits.most, ctx)
                out.counts.setdefault(attacker, []).append(CountRule(entry, None, least, most + 1))


def _add_alone(look: Look, id_: ObjectId, cants: tuple[StaticEntry, ...], out: Board) -> None:
    for entry in cants:
        said = entry.predicate
        assert isinstance(said, Cant)
        if said.what in _ALONE and applies_to(look, entry, id_):
            out.alone[id_] = entry


def _capacities(look: Look, out: Board) -> None:
    """CR 509.1a: one attacker each, unless an effect lets it block more."""
    for entry in look.index.clauses.get(CanBlockMore, ()):
        said = entry.predicate
        assert isinstance(said, CanBlockMore)
        for id_ in out.options:
            if applies_to(look, entry, id_):
                if said.amount is None:
                    more = ANY_NUMBER
                else:
                    more = amount(look, said.amount, _about(entry, id_))
                out.capacity[id_] = min(ANY_NUMBER, out.capacity.get(id_, 1) + more)


def _add_requirements(look: Look, entry: StaticEntry, out: Board) -> None:
    """CR 509.1c: each requirement of each creature counts by itself."""
    said = entry.predicate
    assert isinstance(said, Must)
    if said.what in _REQUIRES:
        for blocker, able in out.free.items():
            if applies_to(look, entry, blocker):
                ctx = _about(entry, blocker)
                whom = tuple(a for a in able if said.whom is None or matches(look, said.whom, a, ctx))
                if whom:
                    out.requirements.append(Requirement((blocker,), whom, entry.holder))
    elif said.what == "do_so":
        _add_do_so(look, entry, out)
    elif said.what.startswith("be_blocked"):
        for attacker in out.attackers:
            if not applies_to(look, entry, attacker):
                continue
            ctx = _about(entry, attacker)
            by = tuple(
                b
                for b, able in out.free.items()
                if attacker in able and (said.by is None or matches(look, said.by, b, ctx))
            )
            if said.what.startswith("be_blocked_by_all"):
                out.requirements.extend(Requirement((b,), (attacker,), entry.holder) for b in by)
            elif by:
                out.requirements.append(Requirement(by, (attacker,), entry.holder))


def _add_do_so(look: Look, entry: StaticEntry, out: Board) -> None:
    """ "All creatures able to block ~ do so": a requirement for each creature and each such attacker that it is able to block."""
    phrase = entry.clause.subject
    if not isinstance(phrase, NounPhrase) or not condition_holds(look, entry):
        return
    rest = tuple(m for m in phrase.tail if not isinstance(m, AbleToBlock))
    for modifier in phrase.tail:
        if isinstance(modifier, AbleToBlock):
            wanted = tuple(a for a in out.attackers if matches(look, modifier.what, a, entry.ctx))
            for blocker, able in out.free.items():
                if fits(look, phrase.cores, rest, blocker, entry.ctx):
                    out.requirements.extend(Requirement((blocker,), (a,), entry.holder) for a in wanted if a in able)


def _able_to_block(look: Look, modifier: Node, id_: int, ctx: Context) -> bool:
    """Could it be declared as a blocker of what the modifier names, as far as pairs go?"""
    assert isinstance(modifier, AbleToBlock)
    for attack in look.state.combat or ():
        if matches(look, modifier.what, attack.attacker, ctx) and _could_block(look, id_, attack.defending_player):
            if not pair_reasons(look, id_, attack.attacker, attack.defending_player):
                return True
    return False


MODIFIERS[AbleToBlock] = _able_to_block
