"""CR 508, the declare attackers step: the declaration as a turn-based action, and the reasons why one isn't legal.

The maximum of obeyed requirements (508.1d) is exact: a requirement is about one creature, and what couples creatures ("can't attack
alone") only asks for company, so the greatest set that may attack together is found by striking out those that lack it.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.combat import FightCost
from landwalk.abilities.effect import Cant, CantDo, Must
from landwalk.kernel.characteristics import BATTLE, CREATURE
from landwalk.kernel.choices import DeclareAttackers, Pass
from landwalk.kernel.events import AttackersDeclared, Batch, TapEvent
from landwalk.kernel.flow import Flow, pairs
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import Attack, State
from landwalk.rules.c1_concepts.cr101_restrictions import holds_for, reason
from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick
from landwalk.rules.c5_turn.cr506_combat import defenders
from landwalk.rules.c5_turn.cr508_bands import declare_bands
from landwalk.rules.c5_turn.cr508_fight_costs import ATTACKING, bill, entries_for, pay, unpayable
from landwalk.rules.c7_additional.cr733_illegal_actions import reverse
from landwalk.rules.clauses import applies_to
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.matching import matches
from landwalk.rules.questions import AttacksWithoutTapping, CanAttack, Reason, has, reasons

Pairs = tuple[tuple[int, int], ...]
_FORBIDS: Final = frozenset({CantDo.ATTACK, CantDo.ATTACK_OR_BLOCK})
_ALONE: Final = frozenset({CantDo.ATTACK_ALONE, CantDo.ATTACK_OR_BLOCK_ALONE})
_REQUIRES: Final = frozenset({"attack", "attack_turn", "attack_combat", "attack_or_block"})
MUST_ATTACK: Final = "{0} must attack if able, says {1}"


class Trial(Now):
    """A look in which one creature is already attacking: restrictions may speak of "defending player" (508.5) before it is."""

    __slots__ = ("attack",)

    def __init__(self, state: State, attack: Attack) -> None:
        super().__init__(state)
        self.attack = attack

    def attack_of(self, id_: ObjectId) -> Attack | None:
        return self.attack if id_ == self.attack.attacker else super().attack_of(id_)


class Requirement:
    """`creature` attacks if able: one of `defenders`, or anything if that is ()."""

    __slots__ = ("creature", "defenders", "holder")

    def __init__(self, creature: ObjectId, defenders: tuple[int, ...], holder: ObjectId) -> None:
        self.creature = creature
        self.defenders = defenders
        self.holder = holder

    def obeyed(self, defender: int) -> bool:
        return not self.defenders or defender in self.defenders


class Board:
    """All that a declaration is measured by, worked out once. options: who may attack what, restrictions on single creatures obeyed.
    company: creatures that need others beside them, and how many attackers there must be at least. free: the options that cost nothing,
    where some cost something; nobody has to pay for the sake of a requirement (508.1d)."""

    __slots__ = ("company", "defending", "free", "options", "player", "requirements")

    def __init__(self, player: PlayerId) -> None:
        self.player = player
        self.defending: dict[int, PlayerId] = {}
        self.options: dict[int, tuple[int, ...]] = {}
        self.company: dict[int, tuple[int, StaticEntry]] = {}
        self.requirements: dict[int, list[Requirement]] = {}
        self.free: dict[int, tuple[int, ...]] = {}

    def together(self) -> list[int]:
        """The greatest set of creatures that may attack together."""
        return self._in_company(list(self.options))

    def freely(self) -> list[int]:
        """The greatest set that may attack together while nobody pays: only these can be required to (508.1d)."""
        return self._in_company([c for c, able in (self.free or self.options).items() if able])

    def _in_company(self, able: list[int]) -> list[int]:
        while True:
            left = [c for c in able if c not in self.company or self.company[c][0] <= len(able)]
            if len(left) == len(able):
                return able
            able = left

    def best(self, creature: int) -> tuple[int, int]:
        """(how many requirements the creature can obey, the defender with which it does; 0: none)."""
        most, choice = 0, 0
        for defender in self.free.get(creature, self.options.get(creature, ())):
            obeyed = self.obeyed(creature, defender)
            if obeyed > most:
                most, choice = obeyed, defender
        return most, choice

    def obeyed(self, creature: int, defender: int) -> int:
        return sum(1 for r in self.requirements.get(creature, ()) if r.obeyed(defender))


def board(state: State) -> Board:
    look = Now(state)
    out = Board(state.active)
    out.defending = dict(defenders(look, state.active))
    everything = tuple(out.defending)
    if not everything:
        return out
    cants = look.index.clauses.get(Cant, ())
    for id_ in look.roster().creatures.get(state.active, ()):
        if not _could_attack(look, id_):
            continue
        able = everything
        if cants:
            able = tuple(d for d in everything if not _forbidden(look, id_, d, out.defending[d]))
            _needs_company(look, id_, out)
        if able:
            out.options[id_] = able
    for entry in look.index.clauses.get(Must, ()):
        _add_requirements(look, entry, out)
    if FightCost in look.index.clauses:
        out.free = {
            c: tuple(d for d in able if not entries_for(look, ATTACKING, c, d)) for c, able in out.options.items()
        }
    return out


def _could_attack(look: Look, id_: ObjectId) -> bool:
    """CR 508.1a, and what its own abilities say."""
    state = look.state
    chars = look.get(id_)
    if chars.controller != state.active or CREATURE not in chars.types or BATTLE in chars.types:
        return False
    if state.objects[id_].tapped or summoning_sick(look, id_, "attack"):
        return False
    table = look.index.answers.get(CanAttack)
    return table is None or id_ not in table or not reasons(look, CanAttack(id_))


def _forbidden(look: Look, id_: ObjectId, defender: int, player: PlayerId) -> list[Reason]:
    """CR 508.1c: restrictions of effects on this creature attacking this defender."""
    out: list[Reason] = []
    trial: Trial | None = None
    for entry in look.index.clauses.get(Cant, ()):
        said = entry.predicate
        assert isinstance(said, Cant)
        if said.what in _FORBIDS:
            if trial is None:
                trial = Trial(look.state, Attack(id_, defender, player))
            if applies_to(trial, entry, id_) and holds_for(trial, entry, id_, defender):
                out.append(reason("508.1c", entry, id_))
        elif said.what is CantDo.BE_ATTACKED and applies_to(look, entry, defender):
            if holds_for(look, entry, defender, id_):
                out.append(reason("508.1c", entry, defender))
    return out


def _needs_company(look: Look, id_: ObjectId, out: Board) -> None:
    for entry in look.index.clauses.get(Cant, ()):
        said = entry.predicate
        assert isinstance(said, Cant)
        if said.what in _ALONE and applies_to(look, entry, id_):
            out.company[id_] = (2, entry)


def _add_requirements(look: Look, entry: StaticEntry, out: Board) -> None:
    """CR 508.1d: each requirement of each creature counts by itself."""
    said = entry.predicate
    assert isinstance(said, Must)
    if said.what not in _REQUIRES:
        return
    for id_ in out.options:
        if not applies_to(look, entry, id_):
            continue
        whom: tuple[int, ...] = ()
        if said.whom is not None:
            ctx = entry.ctx.clone()
            ctx.subject = id_
            whom = tuple(d for d in out.defending if matches(look, said.whom, d, ctx))
            if not whom:
                continue
        out.requirements.setdefault(id_, []).append(Requirement(id_, whom, entry.holder))


# --- legal or not ------------------------------------------------------------------------------------


def possible_attackers(state: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """(creature, what it could attack) for each creature that could be declared now by itself or with others."""
    return _options(board(state))


def _options(table: Board) -> tuple[tuple[int, tuple[int, ...]], ...]:
    return tuple((c, table.options[c]) for c in table.together())


def suggestion(table: Board) -> Pairs:
    """A legal declaration with as few attackers as the requirements allow."""
    able = table.freely()
    chosen: list[tuple[int, int]] = []
    for creature in able:
        _, defender = table.best(creature)
        if defender:
            chosen.append((creature, defender))
    if chosen:  # company for those that need it
        need = max((table.company[c][0] for c, _ in chosen if c in table.company), default=0)
        for creature in able:
            if len(chosen) >= need:
                break
            if all(creature != c for c, _ in chosen):
                chosen.append((creature, (table.free or table.options)[creature][0]))
                need = max(need, table.company[creature][0] if creature in table.company else 0)
    return tuple(chosen)


def attack_reasons(state: State, declaration: Pairs) -> list[Reason]:
    """Why this declaration of (attacker, defender) pairs isn't legal; [] if it is (508.1a-d)."""
    return declaration_reasons(Now(state), board(state), declaration)


def declaration_reasons(look: Look, table: Board, declaration: Pairs) -> list[Reason]:
    """The same, measured by a board that is worked out already."""
    out: list[Reason] = []
    for creature, defender in declaration:
        if defender not in table.options.get(creature, ()):
            out += why_not_attack(look, table, creature, defender)
    if out:
        return out
    for creature, _ in declaration:
        if creature in table.company and table.company[creature][0] > len(declaration):
            out.append(reason("508.1c", table.company[creature][1], creature))
    out += unpayable(look.state, table.player, bill(look, ATTACKING, declaration), _tapping(look, declaration))
    if out or not table.requirements:
        return out
    declared = dict(declaration)
    for creature in table.freely():
        most, _ = table.best(creature)
        if most:
            obeyed = table.obeyed(creature, declared[creature]) if creature in declared else 0
            if obeyed < most:
                # CR 508.1d, as many requirements as possible must be obeyed
                for r in table.requirements[creature]:
                    if creature not in declared or not r.obeyed(declared[creature]):
                        key = "{0} must attack {more} if able, says {1}" if r.defenders else MUST_ATTACK
                        out.append(Reason("508.1d", key, (creature, r.holder, *r.defenders)))
    return out


def why_not_attack(look: Look, table: Board, creature: ObjectId, defender: int) -> list[Reason]:
    """All reasons why this creature can't attack this defender, the plainest first."""
    state = look.state
    if creature not in state.battlefield:
        return [Reason("508.1a", "{0} isn't on the battlefield", (creature,))]
    chars = look.get(creature)
    out: list[Reason] = []
    if chars.controller != state.active:
        out.append(Reason("508.1a", "{0} isn't controlled by {1}", (creature, state.active)))
    if CREATURE not in chars.types:
        out.append(Reason("506.3", "{0} isn't a creature", (creature,)))
    if BATTLE in chars.types:
        out.append(Reason("508.1a", "{0} is a battle", (creature,)))
    if state.objects[creature].tapped:
        out.append(Reason("508.1a", "{0} is tapped", (creature,)))
    if summoning_sick(look, creature, "attack"):
        out.append(
            Reason("302.6", "{0} hasn't been under control of {1} since the turn began", (creature, state.active))
        )
    if defender not in table.defending:
        out.append(Reason("506.2", "{1} can't be attacked", (creature, defender)))
        return out
    out += reasons(look, CanAttack(creature, defender))
    out += _forbidden(look, creature, defender, table.defending[defender])
    return out


# --- the declaration ---------------------------------------------------------------------------------


def declare_attackers(state: State) -> Flow[None]:
    """The turn-based action of 508.1. Nobody is asked when no creature could attack."""
    table = board(state)
    options = _options(table)
    if not options:
        return
    proposal = suggestion(table)
    choice = DeclareAttackers(table.player, options, proposal)
    while True:
        declaration = pairs((yield choice))
        wrong = declaration_reasons(Now(state), table, declaration)
        bands = (yield from declare_bands(state, table.player, declaration)) if not wrong else {}
        if not wrong and (yield from _tap_and_pay(state, table, declaration)):
            break
        choice = DeclareAttackers(table.player, options, proposal)
        choice.text = wrong[0].key if wrong else "508.1j"
    if not declaration:
        return
    yield from _options_taken(state, declaration)
    look = Now(state)
    attacks = tuple(
        Attack(c, d, table.defending[d], band=bands.get(c, 0))
        for c, d in declaration
        if c in state.objects and look.get(c).controller == table.player
    )
    yield AttackersDeclared(table.player, attacks)  # CR 508.1k, they become attacking creatures


def _options_taken(state: State, declaration: Pairs) -> Flow[None]:
    """CR 508.1g-j, optional costs to attack, which the attackers' own keywords offer (hook "attack_option")."""
    attackers = tuple(c for c, _ in declaration)
    for attacker in attackers:
        for inst in Now(state).get(attacker).abilities:
            for name, option, keyword in compiled(inst.tree).hooks:
                if name == "attack_option" and callable(option):
                    yield from option(state, attacker, inst, keyword, attackers)


def _tapping(look: Look, declaration: Pairs) -> tuple[ObjectId, ...]:
    """CR 508.1f: attackers become tapped, but for those that attack without."""
    return tuple(c for c, _ in declaration if not has(look, AttacksWithoutTapping(c)))


def _tap_and_pay(state: State, table: Board, declaration: Pairs) -> Flow[bool]:
    """CR 508.1f-j. False: the costs weren't paid, and the game is as it was before (733.1)."""
    look = Now(state)
    due = bill(look, ATTACKING, declaration)
    mark = state.clone() if due.costs else None
    taps = tuple(TapEvent(c, "attack") for c in _tapping(look, declaration))
    if taps:
        yield Batch(taps)
    if mark is None:
        return True
    if (yield from pay(state, table.player, due)):
        return True
    yield from reverse(state, table.player, Pass(), mark)
    return False
