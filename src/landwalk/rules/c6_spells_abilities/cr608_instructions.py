"""CR 608.2c-m: the instructions of a spell or ability are followed in the order written.

Sentences are followed one by one, with an eye on the text that follows (608.2c: later text may change what earlier text means).
The meaning of a predicate stands in the file of its action or section (actions/world.py, `executes`).
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final, TypeGuard

from landwalk.abilities.amount import VariableX
from landwalk.abilities.chance import ResultTable
from landwalk.abilities.condition import DidThat
from landwalk.abilities.context import Context
from landwalk.abilities.cost import PayMana
from landwalk.abilities.damage import ExcessInstead
from landwalk.abilities.effect import (
    Cant,
    CantDo,
    ChangeTargets,
    CopySpell,
    DealDamage,
    Enter,
    FlashPermission,
    LookAtTop,
    PlayAdditionalLands,
    PlayPermission,
    RevealTop,
)
from landwalk.abilities.linked import NoRegeneration
from landwalk.abilities.noun import (
    Both,
    ControllerOf,
    Det,
    NounPhrase,
    OwnerOf,
    PlayerPhrase,
    Ref,
    ThatPlayer,
    TopCards,
    Who,
    WholeZone,
)
from landwalk.abilities.sentence import (
    Clause,
    Delayed,
    Do,
    ForEachOne,
    IfSo,
    May,
    Modal,
    Predicate,
    UnlessPaid,
    WhenYouDo,
)
from landwalk.abilities.turns import OrElse
from landwalk.actions.create import Create, CreateCopy
from landwalk.actions.mill import Mill
from landwalk.actions.search import Search
from landwalk.actions.world import EXECUTE, POSSIBLE
from landwalk.kernel.choices import ChooseNumber, Purpose, YesNo
from landwalk.kernel.events import Entry
from landwalk.kernel.flow import Flow, number, yes
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.rules import references
from landwalk.rules.c1_concepts import cr118_costs
from landwalk.rules.c1_concepts.cr115_targets import choose_modes
from landwalk.rules.c1_concepts.cr120_damage import deal_together
from landwalk.rules.c6_spells_abilities import cr608_together
from landwalk.rules.c6_spells_abilities.cr608_bound import bind
from landwalk.rules.c7_additional.cr706_dice import row_for
from landwalk.rules.references import refer
from landwalk.rules.world import RulesWorld


def follow(state: State, body: tuple[Node, ...], ctx: Context, entry: Entry | None = None) -> Flow[None]:
    """Follows all sentences of `body`: a text as it is written; `ctx.modes` and `ctx.targets` are what was announced for it.

    entry: how the object enters about which this is done "as it enters" (614.1c), so that "it enters tapped" and choices reach it.

    Raises KeyError at a predicate that nothing executes (a text with one isn't supported: rules/executable.py).
    """
    world = RulesWorld(state, ctx.item)
    world.entry = entry
    yield from _sentences(world, bind(body, ctx.modes), ctx)


def _sentences(world: RulesWorld, body: tuple[Node, ...], ctx: Context) -> Flow[None]:
    i = 0
    while i < len(body):
        if world.state.ending is not None:
            return
        sentence = body[i]
        after = body[i + 1] if i + 1 < len(body) else None
        i += 1
        if isinstance(after, IfSo) and after.instead and not isinstance(after.condition, DidThat):
            # CR 608.2c: "if ..., instead" changes what the sentence before it means.
            i += 1
            if not world.holds(after.condition, ctx):
                yield from _sentence(world, sentence, ctx)
                continue
            ctx.last = _remembered(_would_be_about(world, sentence, ctx), ctx.last)
            if len(after.body) == 1 and isinstance(after.body[0], May):
                # "You may put it on top of the library instead": whoever doesn't follows the sentence before.
                if not (yield from _may(world, after.body[0], ctx)):
                    yield from _sentence(world, sentence, ctx)
            else:
                yield from _sentences(world, after.body, ctx)
            continue
        if after is not None and _forbids_regeneration(after):
            i += 1
            world.regeneration = "no"
            yield from _sentence(world, sentence, ctx)
            world.regeneration = "yes"
            continue
        excess = None if after is None else _excess_instead(after)
        if excess is not None:
            i += 1
            world.excess = excess
            yield from _sentence(world, sentence, ctx)
            world.excess = None
            continue
        yield from _sentence(world, sentence, ctx)


def _would_be_about(world: RulesWorld, sentence: Node, ctx: Context) -> tuple[int, ...]:
    """What "those creatures" means after "instead", though the sentence that named all of them isn't followed (608.2c)."""
    if not isinstance(sentence, Do):
        return ()
    named: list[object] = [c.subject for c in sentence.clauses]
    named += [getattr(p, s) for c in sentence.clauses for p in c.predicates for s in _OBJECT_SLOTS if s in p.fields]
    return tuple(
        i for one in named if isinstance(one, NounPhrase) and one.det is Det.ALL for i in world.candidates(one, ctx)
    )


def _forbids_regeneration(sentence: Node) -> bool:
    """ "It can't be regenerated" after an instruction to destroy (CR 608.2c, 701.19c)."""
    if isinstance(sentence, NoRegeneration):
        return True
    return isinstance(sentence, Do) and all(
        isinstance(p, Cant) and p.what is CantDo.BE_REGENERATED and c.duration is None
        for c in sentence.clauses
        for p in c.predicates
    )


def _excess_instead(sentence: Node) -> Node | None:
    """ "Excess damage is dealt to that creature's controller instead" after an instruction to deal damage (CR 608.2c, 120.4a)."""
    if isinstance(sentence, Do) and len(sentence.clauses) == 1:
        for predicate in sentence.clauses[0].predicates:
            if isinstance(predicate, ExcessInstead):
                return predicate.to
    return None


def _sentence(world: RulesWorld, sentence: Node, ctx: Context) -> Flow[None]:
    if isinstance(sentence, Do):
        before = ctx.where
        if sentence.where is not None:
            ctx.where = sentence.where
        for clause in sentence.clauses:
            yield from follow_clause(world, clause, ctx)
        ctx.where = before
    elif isinstance(sentence, Clause):
        yield from follow_clause(world, sentence, ctx)
    elif isinstance(sentence, May):
        yield from _may(world, sentence, ctx)
    elif isinstance(sentence, IfSo):
        if world.holds(sentence.condition, ctx):
            yield from _sentences(world, sentence.body, ctx)
        else:
            yield from _sentences(world, sentence.otherwise, ctx)
    elif isinstance(sentence, UnlessPaid):
        yield from _unless_paid(world, sentence, ctx)
    elif isinstance(sentence, OrElse):
        if not (yield from paid(world, ctx.you, sentence.costs, ctx, Purpose.PAY, sentence)):
            yield from _sentences(world, sentence.body, ctx)
    elif isinstance(sentence, ForEachOne):
        yield from _for_each(world, sentence, ctx)
    elif isinstance(sentence, WhenYouDo):
        if ctx.did:
            from landwalk.rules.c6_spells_abilities import cr603_delayed

            yield from cr603_delayed.reflexive(world.state, _caught_up(world, ctx), sentence.body)
    elif isinstance(sentence, Delayed):
        from landwalk.rules.c6_spells_abilities import cr603_delayed

        yield from cr603_delayed.delay(world.state, _caught_up(world, ctx), sentence)
    elif isinstance(sentence, Modal):
        yield from _modal(world, sentence, ctx)
    elif isinstance(sentence, ResultTable):
        row = row_for(sentence, ctx.result)
        yield from _sentences(world, () if row is None else row.body, ctx)
    else:
        raise TypeError(f"not a sentence: {sentence!r}")


def _for_each(world: RulesWorld, sentence: ForEachOne, ctx: Context) -> Flow[None]:
    """CR 608.2f: what can be done for all at the same time is, everything else for one after the other."""
    items = yield from world.select(sentence.of, ctx, ctx.you, Purpose.SELECT)
    contexts: list[Context] = []
    for item in items:
        one = ctx.clone()
        one.each = item
        contexts.append(one)
    flows = [_sentences(world, sentence.body, one) for one in contexts]
    if cr608_together.may_be(sentence.body):
        yield from cr608_together.together(flows)
    else:
        for flow in flows:
            yield from flow
    made = [i for one in contexts if one.last is not ctx.last for i in one.last]
    if any(one.last is not ctx.last for one in contexts):
        ctx.last = _remembered(tuple(dict.fromkeys(made)), ctx.last, gone="yes")
    ctx.amount = sum(one.amount for one in contexts)
    ctx.did = max((one.did for one in contexts), default=0)


_NEW: Final = (Create, CreateCopy, CopySpell, LookAtTop, RevealTop, Mill, Search)
_OBJECT_SLOTS: Final = ("what", "on", "to", "of", "from_", "with_")
_MENTIONS: Final = (NounPhrase, TopCards, WholeZone, Both, ControllerOf, OwnerOf)
_naming: Final[dict[Predicate, bool]] = {}


def makes_mention(phrase: object) -> bool:
    """Is it something new that later pronouns may speak of (Ref.LAST), and not itself a pronoun or "you"?"""
    return isinstance(phrase, _MENTIONS) or (isinstance(phrase, PlayerPhrase) and phrase.who is not Who.YOU)


def names_something(predicate: Predicate) -> bool:
    """Do later pronouns speak of what this instruction was about? Else what they spoke of before stays."""
    found = _naming.get(predicate)
    if found is None:
        found = (
            isinstance(predicate, _NEW)
            or type(predicate).makes == "yes"
            or any(makes_mention(getattr(predicate, s, None)) for s in _OBJECT_SLOTS if s in predicate.fields)
        )
        _naming[predicate] = found
    return found


def _remembered(new: tuple[int, ...], old: tuple[int, ...], gone: str = "no") -> tuple[int, ...]:
    """ "It" and "that player" are two things: new objects take the place of the old ones, new players of the old ones.

    gone "yes": where there are no new objects, the old ones are forgotten (nothing was found, chosen, made).
    """
    objects_now = tuple(i for i in new if i > 0)
    players_now = tuple(i for i in new if i < 0)
    if not objects_now and gone == "no":
        objects_now = tuple(i for i in old if i > 0)
    return objects_now + (players_now or tuple(i for i in old if i < 0))


def _caught_up(world: RulesWorld, ctx: Context) -> Context:
    """The context for an ability that acts later: what this effect moved more than once is named by what it is now (400.7j)."""

    def now(id_: int) -> int:
        return id_ if references.current(world.look, id_) else world.current(id_) or id_

    kept = ctx.clone()
    kept.targets = tuple(tuple(now(i) for i in group) for group in ctx.targets)
    kept.last = tuple(now(i) for i in ctx.last)
    return kept


def follow_clause(
    world: RulesWorld, clause: Clause, ctx: Context, subjects: tuple[int, ...] | None = None
) -> Flow[None]:
    """Each predicate for all subjects at once, one predicate after the other (CR 608.2e-f)."""
    if subjects is None and world.entry is not None and all(isinstance(p, Enter) for p in clause.predicates):
        subjects = (ctx.source,)  # what enters isn't there yet
    elif subjects is None:
        subjects = yield from world.select(clause.subject, ctx, ctx.you, Purpose.SELECT)
        if not subjects and any(type(p).last_known_subject == "yes" for p in clause.predicates):
            # CR 608.2h: it's the object as it most recently existed that does it.
            subjects = () if isinstance(clause.subject, NounPhrase) else refer(world.look, clause.subject, ctx)
    before = ctx.subject
    if subjects and makes_mention(clause.subject):
        ctx.last = _remembered(subjects, ctx.last)
    for at, predicate in enumerate(clause.predicates):
        if at and _is_damage(predicate) and _is_damage(clause.predicates[at - 1]):
            continue  # dealt together with the one before (608.2f)
        ctx.did = 0
        last = ctx.last
        if subjects or (type(predicate).changes_rules == "yes" and _is_everybody(clause.subject)):
            ctx.subject = subjects[0] if subjects else 0
            if _is_damage(predicate):
                together = [p for p in takewhile(_is_damage, clause.predicates[at:]) if _is_damage(p)]
                yield from deal_together(world, ctx, subjects, together)
            else:
                yield from EXECUTE[type(predicate)](world, ctx, subjects, predicate, clause)
        else:
            ctx.last = ()
            ctx.amount = 0
        ctx.last = _remembered(ctx.last, last, gone="yes") if names_something(predicate) else last or ctx.last
    ctx.subject = before


def _is_damage(predicate: Node) -> TypeGuard[DealDamage]:
    return isinstance(predicate, DealDamage)


def _is_everybody(subject: Node) -> bool:
    return isinstance(subject, NounPhrase) and subject.det is Det.ALL


def _shown(world: RulesWorld, ctx: Context) -> int:
    """The object that a player sees when asked: of something that just enters, the card or spell that it still is."""
    return ctx.source if world.entry is None else ctx.item


def _possible(world: RulesWorld, clauses: tuple[Clause, ...], ctx: Context, player: int) -> bool:
    """CR 608.2d: what is impossible can't be chosen. Asked of the first instruction only: later ones may depend on it."""
    for clause in clauses[:1]:
        for predicate in clause.predicates[:1]:
            test = POSSIBLE.get(type(predicate))
            if test is not None and not test(world, ctx, player, predicate):
                return False
    return True


#: "You may play that card this turn" permits something later; "you may choose new targets" asks for itself.
_NO_CHOICE_NOW: Final = (PlayPermission, PlayAdditionalLands, FlashPermission, ChangeTargets)


def _may(world: RulesWorld, sentence: May, ctx: Context) -> Flow[bool]:
    """Whoever may is asked in turn order; what they chose is then done by all of them together (608.2e). Did anybody choose it?"""
    if not sentence.costs and all(isinstance(p, _NO_CHOICE_NOW) for c in sentence.clauses for p in c.predicates):
        for clause in sentence.clauses:
            yield from follow_clause(world, clause, ctx)
        return True
    willing: list[int] = []
    before = ctx.subject
    for player in world.players(sentence.who, ctx):
        ctx.subject = player
        if sentence.costs:
            if (yield from paid(world, player, sentence.costs, ctx, Purpose.MAY, sentence)):
                willing.append(player)
            continue
        if not _possible(world, sentence.clauses, ctx, player):
            continue
        if yes((yield YesNo(player, Purpose.MAY, _shown(world, ctx), sentence))):
            willing.append(player)
    ctx.subject = before
    ctx.did = 0
    if willing and sentence.costs:
        ctx.did = 1
    elif not willing:
        ctx.amount = 0
        if any(names_something(p) for c in sentence.clauses for p in c.predicates):
            ctx.last = _remembered((), ctx.last, gone="yes")
        return False
    for clause in sentence.clauses:
        those = tuple(willing) if clause.subject == sentence.who else None
        yield from follow_clause(world, clause, ctx, those)
    return True


def _each_for_itself(sentence: UnlessPaid) -> bool:
    """ "Each opponent loses 3 life unless that player discards a card": one player after the other pays or suffers."""
    return (
        isinstance(sentence.who, ThatPlayer)
        and sentence.who.ref is Ref.LAST
        and bool(sentence.clauses)
        and isinstance(sentence.clauses[0].subject, PlayerPhrase)
        and makes_mention(sentence.clauses[0].subject)
    )


def _each_unless_paid(world: RulesWorld, sentence: UnlessPaid, ctx: Context) -> Flow[None]:
    """The choices are made in turn order, then it happens to all who didn't pay (608.2e)."""
    first = sentence.clauses[0].subject
    suffering: list[int] = []
    before = ctx.subject
    for player in world.players(first, ctx):
        ctx.subject = player
        ctx.last = (player,)
        if not (yield from paid(world, player, sentence.costs, ctx, Purpose.PAY, sentence)):
            suffering.append(player)
    ctx.subject = before
    for clause in sentence.clauses if suffering else ():
        yield from follow_clause(world, clause, ctx, tuple(suffering) if clause.subject == first else None)


#: No player has more mana than this.
_MOST_X: Final = 1000


def paid(
    world: RulesWorld, player: int, costs: tuple[Node, ...], ctx: Context, purpose: Purpose, text: Node
) -> Flow[bool]:
    """CR 118.12: asks whether the player pays, and has it paid. An X in the cost is announced with it (107.3f)."""
    before = ctx.x
    has_x = before < 0 and any(_has_x(c) for c in costs)
    if has_x and ctx.where is not None:
        has_x = False
        ctx.x = world.amount(ctx.where, ctx)
    elif has_x:
        ctx.x = 0
    if not cr118_costs.can_pay(world.look, player, costs, ctx) or not yes(
        (yield YesNo(player, purpose, _shown(world, ctx), text))
    ):
        ctx.x = before
        return False
    if has_x:
        most = 0
        while most < _MOST_X:
            ctx.x = most + 1
            if not cr118_costs.can_pay(world.look, player, costs, ctx):
                break
            most += 1
        ctx.x = number((yield ChooseNumber(player, Purpose.X, 0, most, ctx.source, text)))
    return (yield from cr118_costs.pay(world.state, player, costs, ctx))


def _has_x(cost: Node) -> bool:
    if isinstance(cost, PayMana):
        return cost.cost.x_count > 0
    return any(isinstance(part, VariableX) for part in cost.walk())


def _unless_paid(world: RulesWorld, sentence: UnlessPaid, ctx: Context) -> Flow[None]:
    """CR 118.12a: whoever may pay is asked; if nobody does, it happens."""
    if _each_for_itself(sentence):
        yield from _each_unless_paid(world, sentence, ctx)
        return
    before = ctx.subject
    for player in world.players(sentence.who, ctx):
        ctx.subject = player
        if (yield from paid(world, player, sentence.costs, ctx, Purpose.PAY, sentence)):
            ctx.subject = before
            ctx.did = 1  # "if they do" speaks of the paying
            return
    ctx.subject = before
    for clause in sentence.clauses:
        yield from follow_clause(world, clause, ctx)
    ctx.did = 0


def _modal(world: RulesWorld, sentence: Modal, ctx: Context) -> Flow[None]:
    """CR 700.2: a modal part in the middle of an effect: chosen as it is followed."""
    modes = yield from choose_modes(world.state, ctx.you, (sentence,), ctx)
    for mode in modes or ():
        yield from _sentences(world, sentence.modes[mode].body, ctx)
