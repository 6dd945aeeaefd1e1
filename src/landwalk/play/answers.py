"""Why an answer to the question that is asked now can't be given, or may be: for every kind of question, with the rule that asks it."""

from __future__ import annotations

from collections.abc import Iterator

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Modal
from landwalk.kernel.choices import (
    Action,
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Priority,
    Purpose,
    YesNo,
)
from landwalk.kernel.node import Node
from landwalk.kernel.objects import Kind
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr117_reasons import against, allowing, why_not_target
from landwalk.rules.c5_turn.cr506_grounds import why_attack, why_block
from landwalk.rules.c5_turn.cr508_declare_attackers import attack_reasons
from landwalk.rules.c5_turn.cr509_declare_blockers import block_reasons
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason

#: The rule that asks.
RULES: dict[Purpose, str] = {
    Purpose.PRIORITY: "117.1",
    Purpose.TARGET: "601.2c",
    Purpose.MODE: "700.2a",
    Purpose.X: "107.3a",
    Purpose.OPTIONAL_COST: "601.2b",
    Purpose.COST_WAY: "118.9a",
    Purpose.COST: "601.2h",
    Purpose.PAY_MANA: "601.2h",
    Purpose.PAY: "118.12",
    Purpose.MAY: "608.2d",
    Purpose.DISCARD: "701.9b",
    Purpose.SACRIFICE: "701.21a",
    Purpose.SEARCH: "701.23a",
    Purpose.SELECT: "608.2d",
    Purpose.ORDER: "401.4",
    Purpose.TOP_OR_BOTTOM: "608.2d",
    Purpose.TRIGGER_ORDER: "603.3b",
    Purpose.REPLACEMENT: "616.1",
    Purpose.DAMAGE: "510.1c",
    Purpose.DIVIDE: "601.2d",
    Purpose.COLOR: "608.2d",
    Purpose.TYPE: "608.2d",
    Purpose.NAME: "201.4",
    Purpose.NUMBER: "608.2d",
    Purpose.PLAYER: "608.2d",
    Purpose.COPY: "707.5",
    Purpose.LEGEND: "704.5j",
    Purpose.UNTAP: "502.3",
    Purpose.ATTACK: "508.1",
    Purpose.BLOCK: "509.1",
    Purpose.MULLIGAN: "103.5",
    Purpose.BOTTOM: "103.5",
    Purpose.STARTING_PLAYER: "103.1",
    Purpose.MANA: "106.1b",
    Purpose.OPENING_HAND: "103.6",
    Purpose.OPTION: "608.2d",
}


def against_answer(state: State, choice: Choice, answer: object) -> list[Reason]:
    """Reasons why the answer can't be given to this question; [] if it can."""
    if isinstance(choice, Priority):
        if not isinstance(answer, Action):
            return [Reason("117.1", "a player with priority takes an action or passes")]
        return [] if answer in choice.actions else against(state, choice.player, answer)
    if isinstance(choice, DeclareAttackers):
        return _pairs(choice, answer) or attack_reasons(state, _tuple(answer))
    if isinstance(choice, DeclareBlockers):
        return _pairs(choice, answer) or block_reasons(state, choice.player, _tuple(answer))
    if choice.check(answer) is None:
        return []
    return list(_details(state, choice, answer)) or [
        Reason(RULES[choice.purpose], "this isn't an answer to what is asked")
    ]


def allowing_answer(state: State, choice: Choice, answer: object) -> list[Reason]:
    """What lets the answer be given; [] if it can't be."""
    if against_answer(state, choice, answer):
        return []
    if isinstance(answer, Action):
        return allowing(state, choice.player, answer)
    out: list[Reason] = []
    if isinstance(choice, DeclareAttackers):
        for attacker, defender in _tuple(answer):
            out += why_attack(state, attacker, defender)
        return out or [Reason("508.1a", "no creature has to attack")]
    if isinstance(choice, DeclareBlockers):
        for blocker, attacker in _tuple(answer):
            out += [r for r in why_block(state, blocker, attacker) if not any(r is known for known in out)]
        return out or [Reason("509.1a", "no creature has to block")]
    if isinstance(choice, ChooseObjects) and isinstance(answer, tuple) and choice.purpose is Purpose.TARGET:
        return [Reason("601.2c", "{0} is a legal target for {1}", (i, choice.source)) for i in answer]
    return [Reason(RULES[choice.purpose], "it is one of the possible answers")]


def _tuple(answer: object) -> tuple[tuple[int, int], ...]:
    assert isinstance(answer, tuple)
    return answer


def _pairs(choice: DeclareAttackers | DeclareBlockers, answer: object) -> list[Reason]:
    """Is it of the right shape at all? What the pairs mean is the rule's to judge."""
    rule = RULES[choice.purpose]
    if not isinstance(answer, tuple) or not all(isinstance(p, tuple) and len(p) == 2 for p in answer):
        return [Reason(rule, "this isn't an answer to what is asked")]
    one_each = isinstance(choice, DeclareAttackers)
    for i, (creature, other) in enumerate(answer):
        before = answer[:i]
        if (creature, other) in before or (one_each and any(c == creature for c, _ in before)):
            return [Reason(rule, "{0} is named twice", (creature,))]
    return []


def _details(state: State, choice: Choice, answer: object) -> Iterator[Reason]:
    rule = RULES[choice.purpose]
    if isinstance(choice, YesNo):
        yield Reason(rule, "the answer is yes or no")
    elif isinstance(choice, ChooseNumber):
        yield from _number(choice, rule)
    elif isinstance(choice, ChooseObjects) and isinstance(answer, tuple):
        yield from _objects(state, choice, answer, rule)
    elif isinstance(choice, ChooseOptions) and isinstance(answer, tuple):
        yield from _options(choice, answer, rule)
    elif isinstance(choice, ChooseOrder):
        yield Reason(rule, "all of them are put in an order, each once: {more}", (choice.source, *choice.items))
    elif isinstance(choice, Divide):
        yield from _division(choice, answer, rule)


def _number(choice: ChooseNumber, rule: str) -> Iterator[Reason]:
    if choice.most is None:
        yield Reason(rule, "the number is {0} or more", (), (str(choice.least),))
    else:
        yield Reason(rule, "the number is one from {0} to {1}", (), (str(choice.least), str(choice.most)))


def _objects(state: State, choice: ChooseObjects, answer: tuple[object, ...], rule: str) -> Iterator[Reason]:
    for i, id_ in enumerate(answer):
        if not isinstance(id_, int) or (id_ not in state.objects and id_ not in state.players):
            yield Reason(rule, "this isn't an answer to what is asked")
        elif id_ not in choice.candidates:
            yield from _not_among(state, choice, id_, rule)
        elif id_ in answer[:i]:
            yield Reason(rule, "{0} is named twice", (id_,))
    if not choice.least <= len(answer) <= choice.most:
        yield _how_many(choice, rule)


def _how_many(choice: ChooseObjects | ChooseOptions, rule: str) -> Reason:
    if choice.least == choice.most:
        return Reason(rule, "exactly {0} must be chosen", (), (str(choice.least),))
    return Reason(rule, "from {0} to {1} must be chosen", (), (str(choice.least), str(choice.most)))


def _not_among(state: State, choice: ChooseObjects, id_: int, rule: str) -> Iterator[Reason]:
    found: list[Reason] = []
    if choice.purpose is Purpose.TARGET and isinstance(choice.text, Node):
        found = why_not_target(Now(state), choice.text, id_, _context(state, choice))
    yield from found or [Reason(rule, "{0} isn't among what can be chosen", (id_,))]


def _context(state: State, choice: ChooseObjects) -> Context:
    """Of the spell or ability on the stack that asks for targets."""
    obj = state.objects.get(choice.source)
    if obj is not None and obj.zone is Zone.STACK and obj.kind is not Kind.ABILITY:
        return Context(choice.source, choice.player, choice.source)
    item = next(
        (
            i
            for i in reversed(state.stack)
            if (info := state.objects[i].stack) is not None and info.source == choice.source
        ),
        0,
    )
    return Context(choice.source, choice.player, item)


def _options(choice: ChooseOptions, answer: tuple[object, ...], rule: str) -> Iterator[Reason]:
    modal = choice.text if isinstance(choice.text, Modal) else None
    for i, option in enumerate(answer):
        if option not in choice.options:
            if modal is not None and isinstance(option, int) and 0 <= option < len(modal.modes):
                key = "mode {0} can't be chosen: it has no legal targets, or can't be paid for"
                yield Reason(rule, key, (), (str(option + 1),))
            else:
                yield Reason(rule, "this isn't an answer to what is asked")
        elif choice.repeat == "no" and option in answer[:i]:
            yield Reason(rule, "nothing may be chosen twice")
    if not choice.least <= len(answer) <= choice.most:
        yield _how_many(choice, rule)


def _division(choice: Divide, answer: object, rule: str) -> Iterator[Reason]:
    shares = dict(answer) if isinstance(answer, tuple) and all(isinstance(p, tuple) for p in answer) else {}
    if tuple(shares) != choice.among:
        yield Reason(rule, "each of these gets a share: {more}", (choice.source, *choice.among))
        return
    if sum(shares.values()) != choice.amount:
        yield Reason(rule, "the shares must add up to {0}", (), (str(choice.amount),))
    for id_, n in shares.items():
        if n < choice.each:
            yield Reason(rule, "{0} must get at least {1}", (id_,), (str(choice.each),))
    if choice.last and shares.get(choice.last, 0) > 0:
        for id_, least in choice.lethal:
            if shares[id_] < least:
                # CR 702.19b, lethal damage to the blockers first
                key = "{0} must get lethal damage, {2}, before {1} gets any"
                yield Reason("702.19b", key, (id_, choice.last), (str(least),))
