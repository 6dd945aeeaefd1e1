"""CR 608.2c-m: the instructions of a spell or ability are followed in the order written.

Sentences are followed one by one, with an eye on the text that follows (608.2c: later text may change what earlier text means).
The meaning of a predicate stands in the file of its action or section (actions/world.py, `executes`).
"""

from __future__ import annotations

from landwalk.abilities.condition import DidThat
from landwalk.abilities.context import Context
from landwalk.abilities.effect import Cant, CantDo
from landwalk.abilities.sentence import (
    Clause,
    Delayed,
    Do,
    IfSo,
    May,
    Modal,
    Predicate,
    UnlessPaid,
    WhenYouDo,
)
from landwalk.actions.world import EXECUTE, POSSIBLE
from landwalk.kernel.choices import ChooseOptions, Purpose, YesNo
from landwalk.kernel.flow import Flow, options, yes
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr115_targets import target_phrases
from landwalk.rules.world import RulesWorld


def follow(
    state: State, body: tuple[Node, ...], ctx: Context, phrases: tuple[Node, ...] | None = None
) -> Flow[None]:
    """Follows all sentences of `body`. phrases: the target phrases that `ctx.targets` answers; None: those of the body itself.

    Raises KeyError at a predicate that nothing executes (a text with one isn't supported: rules/executable.py).
    """
    if phrases is None:
        phrases = target_phrases(body, ctx.modes)
    world = RulesWorld(state, phrases)
    yield from _sentences(world, body, ctx, 0)


def _size(node: Node) -> int:
    """How many target phrases stand in a part of a text outside of modes."""
    return len(target_phrases((node,), ()))


def _sentences(world: RulesWorld, body: tuple[Node, ...], ctx: Context, base: int) -> Flow[None]:
    i = 0
    while i < len(body):
        if world.state.ending is not None:
            return
        sentence = body[i]
        after = body[i + 1] if i + 1 < len(body) else None
        size = _modal_size(sentence, ctx) if isinstance(sentence, Modal) else _size(sentence)
        if isinstance(after, IfSo) and after.instead and not isinstance(after.condition, DidThat):
            # CR 608.2c: "if ..., instead" changes what the sentence before it means.
            if world.holds(after.condition, ctx):
                yield from _sentences(world, after.body, ctx, base + size + _size(after.condition))
            else:
                yield from _sentence(world, sentence, ctx, base)
            base += size + _size(after)
            i += 2
            continue
        world.regeneration = "no" if after is not None and _forbids_regeneration(after) else "yes"
        yield from _sentence(world, sentence, ctx, base)
        world.regeneration = "yes"
        base += size
        i += 1


def _forbids_regeneration(sentence: Node) -> bool:
    """ "It can't be regenerated" after an instruction to destroy (CR 608.2c, 701.19d)."""
    return isinstance(sentence, Do) and all(
        isinstance(p, Cant) and p.what is CantDo.BE_REGENERATED for c in sentence.clauses for p in c.predicates
    )


def _sentence(world: RulesWorld, sentence: Node, ctx: Context, base: int) -> Flow[None]:
    if isinstance(sentence, Do):
        if _forbids_regeneration(sentence) and world.regeneration == "yes":
            return  # already heeded by the instruction before it
        before = ctx.where
        if sentence.where is not None:
            ctx.where = sentence.where
        yield from _clauses(world, sentence.clauses, ctx, base)
        ctx.where = before
    elif isinstance(sentence, Clause):
        yield from _clause(world, sentence, ctx, base)
    elif isinstance(sentence, May):
        yield from _may(world, sentence, ctx, base)
    elif isinstance(sentence, IfSo):
        yield from _if_so(world, sentence, ctx, base)
    elif isinstance(sentence, UnlessPaid):
        yield from _unless_paid(world, sentence, ctx, base)
    elif isinstance(sentence, WhenYouDo):
        if ctx.did:
            from landwalk.rules.c6_spells_abilities import cr603_delayed

            yield from cr603_delayed.reflexive(world.state, ctx, sentence.body)
    elif isinstance(sentence, Delayed):
        from landwalk.rules.c6_spells_abilities import cr603_delayed

        yield from cr603_delayed.delay(world.state, ctx, sentence)
    elif isinstance(sentence, Modal):
        yield from _modal(world, sentence, ctx, base)
    else:
        raise TypeError(f"not a sentence: {sentence!r}")


def _clauses(world: RulesWorld, clauses: tuple[Clause, ...], ctx: Context, base: int) -> Flow[None]:
    for clause in clauses:
        yield from _clause(world, clause, ctx, base)
        base += _size(clause)


def _clause(
    world: RulesWorld, clause: Clause, ctx: Context, base: int, subjects: tuple[int, ...] | None = None
) -> Flow[None]:
    """Each predicate for all subjects at once, one predicate after the other (CR 608.2e-f)."""
    here = base + _size(clause.subject)
    if subjects is None:
        world.first, world.last = base, here
        subjects = yield from world.select(clause.subject, ctx, ctx.you, Purpose.SELECT)
    if not subjects and _is_object_gone(clause.predicates, clause.subject):
        subjects = _last_known_subject(world, clause.subject, ctx)
    before = ctx.subject
    for predicate in clause.predicates:
        world.first, world.last = here, here + _size(predicate)
        here = world.last
        ctx.did = 0
        if subjects:
            ctx.subject = subjects[0]
            yield from EXECUTE[type(predicate)](world, ctx, subjects, predicate, clause)
        else:
            ctx.last = ()
            ctx.amount = 0
    ctx.subject = before


def _is_object_gone(predicates: tuple[Predicate, ...], subject: Node) -> bool:
    """CR 608.2h: an object that deals damage does so as it last existed, if it is gone (but not an illegal target, 608.2b)."""
    return not getattr(subject, "is_target", False) and any(type(p).last_known_subject == "yes" for p in predicates)


def _last_known_subject(world: RulesWorld, subject: Node, ctx: Context) -> tuple[int, ...]:
    from landwalk.abilities.noun import NounPhrase
    from landwalk.rules.references import refer

    return () if isinstance(subject, NounPhrase) else refer(world.look, subject, ctx)


def _possible(world: RulesWorld, clauses: tuple[Clause, ...], ctx: Context, player: int) -> bool:
    """CR 608.2d: what is impossible can't be chosen. Asked of the first instruction only: later ones may depend on it."""
    for clause in clauses[:1]:
        for predicate in clause.predicates[:1]:
            test = POSSIBLE.get(type(predicate))
            if test is not None and not test(world, ctx, player, predicate):
                return False
    return True


def _may(world: RulesWorld, sentence: May, ctx: Context, base: int) -> Flow[None]:
    from landwalk.rules.c1_concepts import cr118_costs

    size = _size(sentence.who)
    world.first, world.last = base, base + size
    deciders = world.players(sentence.who, ctx)
    willing: list[int] = []
    before = ctx.subject
    for player in deciders:
        ctx.subject = player
        if sentence.costs:
            if not cr118_costs.can_pay(world.look, player, sentence.costs, ctx):
                continue
        elif not _possible(world, sentence.clauses, ctx, player):
            continue
        if not yes((yield YesNo(player, Purpose.MAY, ctx.source, sentence))):
            continue
        if sentence.costs and not (yield from cr118_costs.pay(world.state, player, sentence.costs, ctx)):
            continue
        willing.append(player)
    ctx.subject = before
    ctx.did = 0
    if not willing:
        if not sentence.costs:
            ctx.last = ()
        return
    here = base + size
    for clause in sentence.clauses:
        those = tuple(willing) if clause.subject == sentence.who else None
        yield from _clause(world, clause, ctx, here, those)
        here += _size(clause)
    if sentence.costs:
        ctx.did = 1
        ctx.last = tuple(willing) if not ctx.last else ctx.last


def _if_so(world: RulesWorld, sentence: IfSo, ctx: Context, base: int) -> Flow[None]:
    here = base + _size(sentence.condition)
    world.first, world.last = base, here
    size = sum(_size(s) for s in sentence.body)
    if world.holds(sentence.condition, ctx):
        yield from _sentences(world, sentence.body, ctx, here)
    elif sentence.otherwise:
        yield from _sentences(world, sentence.otherwise, ctx, here + size)


def _unless_paid(world: RulesWorld, sentence: UnlessPaid, ctx: Context, base: int) -> Flow[None]:
    """CR 118.12a: whoever may pay is asked; if nobody does, it happens."""
    from landwalk.rules.c1_concepts import cr118_costs

    size = sum(_size(c) for c in sentence.clauses)
    world.first, world.last = 0, len(world.phrases)
    for player in world.players(sentence.who, ctx):
        if not cr118_costs.can_pay(world.look, player, sentence.costs, ctx):
            continue
        if not yes((yield YesNo(player, Purpose.PAY, ctx.source, sentence))):
            continue
        if (yield from cr118_costs.pay(world.state, player, sentence.costs, ctx)):
            ctx.did = 0
            return
    world.first, world.last = base, base + size
    yield from _clauses(world, sentence.clauses, ctx, base)


def _modal_size(sentence: Modal, ctx: Context) -> int:
    return len(target_phrases((sentence,), ctx.modes))


def _modal(world: RulesWorld, sentence: Modal, ctx: Context, base: int) -> Flow[None]:
    """CR 700.2: chosen as the spell or ability was put on the stack; in the middle of an effect, as it is followed."""
    modes = ctx.modes
    if not modes:
        most = len(sentence.modes) if sentence.most < 0 else sentence.most
        (chooser,) = world.players(sentence.who, ctx)[:1] or (ctx.you,)
        repeat = sentence.repeat
        asked = ChooseOptions(
            chooser, Purpose.MODE, range(len(sentence.modes)), sentence.least, most, ctx.source, sentence, repeat
        )
        modes = tuple(sorted(int(m) for m in options((yield asked)) if isinstance(m, int)))
    inner = ctx.modes
    ctx.modes = ()
    for mode in modes:
        body = sentence.modes[mode].body
        yield from _sentences(world, body, ctx, base)
        base += sum(_size(s) for s in body)
    ctx.modes = inner
