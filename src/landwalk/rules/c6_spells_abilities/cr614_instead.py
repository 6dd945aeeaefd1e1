"""CR 614.1a, "if ... would ..., ... instead": what takes the event's place.

Where the text only changes the event (another zone, another number), the event itself is changed, so that it still happens together with
the rest of its batch; otherwise it doesn't happen and the instructions are followed (614.6).
"""

from __future__ import annotations

from landwalk.abilities import noun as n
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.effect import DealDamage, Draw, GainLife, LoseLife, MoveTo, PutCounters, WouldInstead
from landwalk.abilities.sentence import Clause, Do, May, Predicate
from landwalk.actions.exile import Exile
from landwalk.kernel import events as e
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr120_damage import can_be_dealt_damage
from landwalk.rules.c6_spells_abilities.cr608_instructions import follow
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Apply, noted_context
from landwalk.rules.look import Now, StaticEntry
from landwalk.rules.references import players, refer
from landwalk.rules.values import amount


def instead(entry: StaticEntry, predicate: WouldInstead, noted: Noted) -> Apply:
    """What the effect does to the event whose values are `noted`."""

    def apply(state: State, event: e.Event, after: After) -> Flow[list[e.Event]]:
        ctx = noted_context(entry, noted)
        body = predicate.body
        if isinstance(body[0], May):
            if not yes((yield YesNo(ctx.you, Purpose.MAY, entry.holder, body[0]))):
                return [event]
            body = (Do(body[0].clauses), *body[1:])
        first, rest = _split(body)
        if first is not None and _modified(state, event, first, ctx):
            if rest:
                after.append(follow(state, rest, ctx))
            return [event]
        if isinstance(event, e.DrawCard) and first is not None and isinstance(first.predicates[0], Draw):
            yield from _more_draws(state, event, first, ctx)
            yield from follow(state, rest, ctx)
            return []
        yield from follow(state, body, ctx)
        return []

    return apply


def _split(body: tuple[Node, ...]) -> tuple[Clause | None, tuple[Node, ...]]:
    """The first predicate as a clause of its own, and what follows it."""
    sentence = body[0]
    if isinstance(sentence, Clause):
        sentence = Do((sentence,))
    if not isinstance(sentence, Do):
        return None, body
    clause = sentence.clauses[0]
    first = clause.replace(predicates=clause.predicates[:1], joins=())
    rest: tuple[Node, ...] = ()
    if len(clause.predicates) > 1:
        rest = (Do((clause.replace(predicates=clause.predicates[1:], joins=clause.joins[1:]),)),)
    if len(sentence.clauses) > 1:
        rest += (sentence.replace(clauses=sentence.clauses[1:]),)
    return first, rest + tuple(body[1:])


def _modified(state: State, event: e.Event, clause: Clause, ctx: Context) -> bool:
    """Changes the event if the instruction is the same happening with another value. False: it is something else."""
    predicate = clause.predicates[0]
    if isinstance(event, e.ZoneChange):
        return _goes_elsewhere(state, event, predicate, ctx)
    look = Now(state)
    number = _number(event, predicate)
    if number is None:
        return False
    ctx.subject = next(iter(_subjects(look, clause, ctx)), 0)
    if isinstance(event, e.DamageEvent) and isinstance(predicate, DealDamage):
        other = _redirected_to(look, event, clause, predicate, ctx)
        if other:
            if can_be_dealt_damage(look, other):  # CR 614.9, else the redirection does nothing
                event.to = other
                event.amount = max(0, amount(look, number, ctx))
            return True
    if not _same_recipient(look, event, clause, predicate, ctx):
        return False
    assert isinstance(event, (e.DamageEvent, e.GainLifeEvent, e.LoseLifeEvent, e.CountersEvent))
    event.amount = max(0, amount(look, number, ctx))
    return True


def _goes_elsewhere(state: State, event: e.ZoneChange, predicate: Predicate, ctx: Context) -> bool:
    if isinstance(predicate, Exile) and predicate.face == "up":
        what, to, position = predicate.what, Zone.EXILE, "top"
    elif isinstance(predicate, MoveTo) and predicate.position in ("", "top", "bottom") and not predicate.counters:
        what, to, position = predicate.what, predicate.to, predicate.position or "top"
    else:
        return False
    if to is Zone.BATTLEFIELD or event.object not in refer(Now(state), what, ctx):
        return False
    event.to = to
    event.position = position
    event.entry = None
    return True


def _number(event: e.Event, predicate: Predicate) -> Node | None:
    """The amount in the text that stands for the event's."""
    if isinstance(event, e.DamageEvent) and isinstance(predicate, DealDamage) and predicate.divided == "no":
        return predicate.amount
    if isinstance(event, e.GainLifeEvent) and isinstance(predicate, GainLife):
        return predicate.amount
    if isinstance(event, e.LoseLifeEvent) and isinstance(predicate, LoseLife):
        return predicate.amount
    if isinstance(event, e.CountersEvent) and isinstance(predicate, PutCounters) and predicate.kind == event.counter:
        return predicate.amount
    return None


def _subjects(look: Now, clause: Clause, ctx: Context) -> tuple[int, ...]:
    subject = clause.subject
    if isinstance(subject, n.PlayerPhrase):
        return players(look, subject, ctx)
    return () if isinstance(subject, n.NounPhrase) else refer(look, subject, ctx)


def _same_recipient(look: Now, event: e.Event, clause: Clause, predicate: Predicate, ctx: Context) -> bool:
    """Is the text about the same source, recipient or player as the event?"""
    if isinstance(event, e.DamageEvent):
        assert isinstance(predicate, DealDamage)
        to = predicate.to
        if isinstance(to, (n.NounPhrase, n.AnyTarget)):
            return False
        return event.to in refer(look, to, ctx) and event.source in _subjects(look, clause, ctx)
    if isinstance(event, e.CountersEvent):
        assert isinstance(predicate, PutCounters)
        return not isinstance(predicate.on, n.NounPhrase) and event.to in refer(look, predicate.on, ctx)
    return getattr(event, "player", 0) in _subjects(look, clause, ctx)


def _redirected_to(look: Now, event: e.DamageEvent, clause: Clause, predicate: DealDamage, ctx: Context) -> int:
    """Whom the same source deals the damage instead, if the text says somebody else (614.9); 0 if not."""
    to = predicate.to
    if isinstance(to, (n.NounPhrase, n.AnyTarget)) or event.source not in _subjects(look, clause, ctx):
        return 0
    ids = refer(look, to, ctx)
    return ids[0] if len(ids) == 1 and ids[0] != event.to else 0


def _more_draws(state: State, event: e.DrawCard, clause: Clause, ctx: Context) -> Flow[None]:
    """ "Draw two cards instead": one after the other (121.2); the effect doesn't apply to them again (614.5)."""
    predicate = clause.predicates[0]
    assert isinstance(predicate, Draw)
    for player in _subjects(Now(state), clause, ctx):
        for _ in range(amount(Now(state), predicate.amount, ctx)):
            again = e.DrawCard(player, event.cause)
            again.replaced = event.replaced
            yield again
