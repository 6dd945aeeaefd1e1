"""CR 701.7, create; CR 111, tokens; CR 707.2, tokens that are copies."""

from __future__ import annotations

from collections.abc import Iterator

from landwalk.abilities.amount import Number
from landwalk.abilities.context import Context
from landwalk.abilities.noun import AttackingWhom, Noun, That
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.token import TokenSpec
from landwalk.abilities.words import Verb, phrase, predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.characteristics import CardType, Face
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Batch, CreateToken, Entry
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId


class Create(Predicate):
    """CR 701.7. count: Amount; token: TokenSpec (abilities/token.py); with_: "tapped", "attacking"; whom they attack: an AttackingWhom."""

    __slots__ = ("count", "token", "whom", "with_")

    def __init__(self, count: Node, token: Node, with_: tuple[str, ...] = (), whom: Node | None = None) -> None:
        self.count = count
        self.token = token
        self.with_ = with_
        self.whom = whom


class CreateCopy(Predicate):
    """ "create a token that's a copy of O" (CR 707.2). exceptions: predicates said after "except"; with_ as in Create."""

    __slots__ = ("count", "exceptions", "of", "with_")

    def __init__(self, count: Node, of: Node, exceptions: tuple[Node, ...] = (), with_: tuple[str, ...] = ()) -> None:
        self.count = count
        self.of = of
        self.exceptions = exceptions
        self.with_ = with_


class CreateThose(Predicate):
    """ "create five of those tokens": like is the Create or CreateCopy that the text said before."""

    __slots__ = ("count", "like")

    def __init__(self, count: Node, like: Node) -> None:
        self.count = count
        self.like = like


ONE = Number(1)
_KOPIEN = "{count:num m acc} [Spielstein|Spielsteine:count], [der eine Kopie|die Kopien:count]"
_VON = _KOPIEN + " von {of:obj dat} [ist|sind:count]"
_KOPIE = _KOPIEN + " {of:obj gen} [ist|sind:count]"
CREATE = Verb("create", "crear crea cree", "erzeugen erzeugt erzeugst erzeuge")

WORDS = (
    phrase(
        "epred",
        Create,
        "{count,token,with_,whom:created}",
        "{count,token,with_,whom:created}",
        "{count,token,with_,whom:created}",
    ),
    predicate(
        Create,
        CREATE,
        "{count,token,with_,whom:created}",
        "{count,token,with_,whom:created}",
        "{count,token,with_,whom:created}",
    ),
    predicate(
        CreateCopy,
        CREATE,
        "{count:num} [token|tokens:count] [that's a copy|that are copies:count] of {of}, except {exceptions:exceptions}",
        "{count:num f} [ficha|fichas:count] que [es una copia|son copias:count] de {of:obj prep}, excepto que {exceptions:exceptions}",
        f"{_KOPIE}, außer dass {{exceptions:exceptions m}},~",
        with_=(),
    ),
    predicate(
        CreateCopy, CREATE, None, None, f"{_VON}, außer dass {{exceptions:exceptions m}},~", with_=()
    ),  # "eine Kopie von ihr"
    predicate(
        CreateThose,
        CREATE,
        "{count:num} of those tokens {like:said}",
        "{count:num f} de esas fichas {like:said}",
        "{count:num m acc} solcher Spielsteine {like:said}",
    ),
    predicate(
        CreateCopy,
        CREATE,
        "a tapped token that's a copy of {of}",
        "una ficha girada que es una copia de {of:obj prep}",
        None,
        count=ONE,
        with_=("tapped",),
    ),
    predicate(
        CreateCopy,
        CREATE,
        "a token that's a copy of {of} and that's tapped and attacking",
        "una ficha que es una copia de {of:obj prep} y que está girada y atacando",
        None,
        count=ONE,
        with_=("tapped", "attacking"),
    ),
    predicate(
        CreateCopy,
        CREATE,
        "{count:num} [token|tokens:count] [that's a copy|that are copies:count] of {of}",
        "{count:num f} [ficha|fichas:count] que [es una copia|son copias:count] de {of:obj prep}",
        f"{_KOPIE},~",
        with_=(),
    ),
    predicate(CreateCopy, CREATE, None, None, f"{_VON},~", with_=()),
)


@executes(Create)
def create(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Create, clause: Clause) -> Flow[None]:
    """CR 111.1-111.4: each subject player creates the tokens, all at the same time (608.2f)."""
    events: list[CreateToken] = []
    assert isinstance(predicate.token, TokenSpec)
    for player in subjects:
        ctx.subject = player
        face = world.token_face(predicate.token, ctx)
        many = max(0, world.amount(predicate.count, ctx))
        who = chooser(ctx, (player,))
        events += yield from _tokens(world, ctx, who, (face,) * many, predicate.with_, predicate.whom)
    yield from _all_of(ctx, events)


@executes(CreateCopy)
def create_copy(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: CreateCopy, clause: Clause
) -> Flow[None]:
    """CR 707.2, 707.9, 111.12: copiable values with the exceptions; of what is gone, as it last was; of nothing, no token."""
    events: list[CreateToken] = []
    for player in subjects:
        ctx.subject = player
        who = chooser(ctx, (player,))
        # CR 608.2h: a creature that has left is copied as it last was, not as the card that it became; "that card" is that card.
        ids = () if _is_card(predicate.of) else world.gone(predicate.of, ctx)
        if not ids:
            ids = yield from world.select(predicate.of, ctx, who, Purpose.COPY)
        many = max(0, world.amount(predicate.count, ctx))
        faces = tuple(world.copy_face(i, predicate.exceptions, ctx) for i in ids for _ in range(many))
        faces = tuple(f for f in faces if not f.types & _NEVER)  # CR 111.5
        events += yield from _tokens(world, ctx, who, faces, predicate.with_)
    yield from _all_of(ctx, events)


def _is_card(of: Node) -> bool:
    return isinstance(of, That) and (of.core.noun is Noun.CARD or of.word == "the exiled")


@executes(CreateThose)
def create_those(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: CreateThose, clause: Clause
) -> Flow[None]:
    """CR 608.2c, a later part of the text modifies an earlier one: the same tokens in another number."""
    like = predicate.like
    if isinstance(like, CreateCopy):
        yield from create_copy(world, ctx, subjects, like.replace(count=predicate.count), clause)
    else:
        assert isinstance(like, Create)
        yield from create(world, ctx, subjects, like.replace(count=predicate.count), clause)


#: CR 111.5: no token is created as a copy of such a card.
_NEVER = frozenset({"instant", "sorcery"})


def _tokens(
    world: World,
    ctx: Context,
    player: PlayerId,
    faces: tuple[Face, ...],
    with_: tuple[str, ...],
    whom: Node | None = None,
) -> Flow[list[CreateToken]]:
    out: list[CreateToken] = []
    for face in faces:
        entry = Entry(player)
        if whom is None:
            yield from world.enter_with(entry, with_, ctx)
        else:
            yield from world.enter_with(entry, tuple(w for w in with_ if w != "attacking"), ctx)
            yield from _attacking(world, ctx, entry, whom)
        out.append(CreateToken(player, face, entry, ctx.item or ctx.source))
    return out


def _attacking(world: World, ctx: Context, entry: Entry, whom: Node) -> Flow[None]:
    """CR 508.4: the effect says what it attacks, maybe with a choice among planeswalkers; 508.4a: nothing, if that can't be attacked."""
    assert isinstance(whom, AttackingWhom)
    named = set(world.players(whom.whom, ctx))
    walkers = whom.planeswalkers == "yes"
    among = tuple(
        i
        for i in world.attackable(entry.controller)
        if i in named
        or (walkers and i > 0 and CardType.PLANESWALKER in world.get(i).types and world.controller(i) in named)
    )
    if among:
        entry.attacking = objects((yield ChooseObjects(entry.controller, Purpose.ATTACK, among, 1, 1, ctx.source)))[0]


def _all_of(ctx: Context, events: list[CreateToken]) -> Flow[None]:
    yield Batch(tuple(events))
    note(ctx, tuple(i for e in events for i in _made(e)))


def _made(event: CreateToken) -> Iterator[int]:
    """The tokens that it came to, with those that replacement effects have added (614.1a)."""
    if event.happened and event.new_id:
        yield event.new_id
    for more in event.more:
        yield from _made(more)
