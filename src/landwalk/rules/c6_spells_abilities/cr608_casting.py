"""CR 608.2g, casting a card while a spell or ability resolves; 601.3b, permission to play cards later."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.condition import InTheZone
from landwalk.abilities.context import Context
from landwalk.abilities.duration import WhileCondition
from landwalk.abilities.effect import CastFrom, PlayPermission, WouldInstead
from landwalk.abilities.noun import YOU, It, Noun, NounPhrase, Ref, This, WithStat
from landwalk.abilities.pattern import PutIntoZone
from landwalk.abilities.sentence import Clause, Do
from landwalk.actions.exile import Exile
from landwalk.actions.world import World, chooser, executes, note, possible
from landwalk.kernel.choices import CastSpell, ChooseOptions, Purpose
from landwalk.kernel.flow import Flow, options
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_as_cast import AsCast
from landwalk.rules.c6_spells_abilities.cr601_casting import before_casting, cast, face_of
from landwalk.rules.c6_spells_abilities.cr601_facts import facts_of
from landwalk.rules.c6_spells_abilities.cr601_permission import FREE, why_forbidden
from landwalk.rules.look import Now
from landwalk.rules.matching import matches

#: Layouts of cards that can be cast with either face.
_SEVERAL: Final = frozenset({"split", "adventure", "modal_dfc"})
#: Where a card can be cast from by an instruction: it must be a card, and no permanent.
_FROM: Final = frozenset({Zone.EXILE, Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY, Zone.COMMAND})


def can_be_cast(state: State, player: PlayerId, id_: ObjectId, free: str) -> bool:
    """Is there a way to complete it? Timing doesn't matter (608.2g); prohibitions and targets do."""
    return bool(castable_faces(state, player, id_, free))


def castable_faces(
    state: State, player: PlayerId, id_: ObjectId, free: str, said: NounPhrase | None = None, ctx: Context | None = None
) -> list[int]:
    """The faces of the card that could be cast and completed now (709.3, 712.11b, 715.3; 702.102a for both halves together).

    said: what the spell must be ("a spell with mana value 3 or less"), in this context: asked of each face as a spell (601.3e).
    """
    obj = state.objects.get(id_)
    if obj is None or obj.zone not in _FROM or obj.card is None:
        return []
    card = obj.card
    able = list(range(len(card.faces))) if card.layout in _SEVERAL else [0]
    if obj.zone is Zone.HAND and card.whole is not card.faces[0] and facts_of(Now(state).get(id_), obj).casts_whole:
        able.append(len(card.faces))
    return [face for face in able if _can_complete(state, player, id_, face, free, said, ctx)]


def _can_complete(
    state: State,
    player: PlayerId,
    id_: ObjectId,
    face: int,
    free: str,
    said: NounPhrase | None,
    ctx: Context | None,
) -> bool:
    look = AsCast(state, id_, player, face_of(state, CastSpell(id_, face)))
    known = facts_of(look.get(id_), look.object(id_))
    if known.is_land or why_forbidden(look, player, id_):
        return False
    if said is not None and ctx is not None and face:
        spell = said.replace(tail=tuple(m for m in said.tail if isinstance(m, WithStat)))
        if not matches(look, spell, id_, ctx):
            return False
    way = known.normal if free == "no" else FREE
    return before_casting(look, player, id_, known, way).can_complete(look)


def cast_now(
    state: State, player: PlayerId, id_: ObjectId, free: str, said: NounPhrase | None = None, ctx: Context | None = None
) -> Flow[ObjectId]:
    """Casts the card for its normal cost or for nothing (118.9); which face or half is chosen as it is cast."""
    able = castable_faces(state, player, id_, free, said, ctx)
    face = able[0] if able else 0
    if len(able) > 1:
        card = state.objects[id_].card
        assert card is not None
        words = [f"Cast {card.faces[f].name}" if f < len(card.faces) else f"Cast fused {card.name}" for f in able]
        (picked,) = options((yield ChooseOptions(player, Purpose.OPTION, words, source=id_, text="face")))
        face = able[words.index(str(picked))]
    look = AsCast(state, id_, player, face_of(state, CastSpell(id_, face)))
    way = facts_of(look.get(id_), look.object(id_)).normal if free == "no" else FREE
    return (yield from cast(state, player, CastSpell(id_, face), way))


@executes(CastFrom)
def cast_from(world: World, ctx: Context, subjects: tuple[int, ...], predicate: CastFrom, clause: Clause) -> Flow[None]:
    """The spell becomes the topmost object on the stack; what resolves goes on resolving."""
    made: tuple[ObjectId, ...] = ()
    for subject in subjects:
        ctx.subject = subject
        who = chooser(ctx, (subject,))
        if isinstance(predicate.what, NounPhrase):
            able = _castable(world, ctx, who, predicate)
            ids = yield from world.pick(predicate.what, able, ctx, who, Purpose.SELECT)
        else:
            ids = yield from world.select(predicate.what, ctx, who, Purpose.SELECT)
        for id_ in ids:
            if can_be_cast(world.state, who, id_, predicate.free):
                said = predicate.what if isinstance(predicate.what, NounPhrase) else None
                spell = yield from cast_now(world.state, who, id_, predicate.free, said, ctx)
                made += (spell,) if spell else ()
                if spell and predicate.gone:
                    yield from _exiled_when_gone(world, ctx, spell, predicate.gone)
    note(ctx, made)


_SPELL: Final = It(Ref.LAST)
_ON_STACK: Final = WhileCondition(InTheZone(_SPELL, Zone.STACK))


def _exiled_when_gone(world: World, ctx: Context, spell: ObjectId, gone: str) -> Flow[None]:
    """ "If that spell would be put into a graveyard, exile it instead" (614.1a), as long as it is a spell."""
    about = ctx.clone()
    about.last = (spell,)
    event = PutIntoZone(_SPELL, Zone.GRAVEYARD, YOU if gone == "your" else None)
    body = (Do((Clause(YOU, (Exile(_SPELL),), None, "imperative"),)),)
    clause = Clause(This(), (WouldInstead(event, body),), _ON_STACK, "would")
    yield from world.start_effect(clause, None, about, _ON_STACK)


@possible(CastFrom)
def can_cast(world: World, ctx: Context, player: PlayerId, predicate: CastFrom) -> bool:
    return bool(_castable(world, ctx, player, predicate))


def _castable(world: World, ctx: Context, player: PlayerId, predicate: CastFrom) -> list[ObjectId]:
    """The cards that fit and that the player could cast: "a spell from your hand" is a card that would be one (601.3e)."""
    what = predicate.what
    if isinstance(what, NounPhrase):
        cores = tuple(c.replace(noun=Noun.CARD) if c.noun is Noun.SPELL else c for c in what.cores)
        what = what.replace(cores=cores)
    ids = (world.current(i) for i in world.candidates(what, ctx))
    return [i for i in ids if i > 0 and can_be_cast(world.state, player, i, predicate.free)]


@executes(PlayPermission)
def may_play(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: PlayPermission, clause: Clause
) -> Flow[None]:
    """ "You may play that card this turn": for these cards while they stay where they are; of a phrase, whatever fits it then."""
    ids: tuple[ObjectId, ...] | None = None
    if not isinstance(predicate.what, NounPhrase):
        ids = yield from world.select(predicate.what, ctx, ctx.you, Purpose.SELECT)
        if not ids:
            note(ctx, ())
            return
    kept = Clause(clause.subject, (predicate,), clause.duration)
    you = ctx.you
    for player in subjects:
        ctx.you = player
        yield from world.start_effect(kept, ids, ctx, clause.duration)
    ctx.you = you
    ctx.did = 1
