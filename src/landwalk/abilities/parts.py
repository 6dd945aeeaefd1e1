"""Parts that trees made by hand are built from (keywords' meanings, invented cards): the usual phrases, short."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.amount import Amount, Number, VariableX
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.noun import (
    YOU,
    Core,
    Det,
    It,
    Modifier,
    Noun,
    NounPhrase,
    PlayerPhrase,
    Ref,
    ThatPlayer,
    This,
    Who,
)
from landwalk.abilities.sentence import Clause, Do, Predicate
from landwalk.kernel.node import Node

THIS: Final = This()
#: What the event is about, its second object, its player.
EVENT_OBJECT: Final = It(Ref.EVENT)
EVENT_OTHER: Final = It(Ref.EVENT_OTHER)
EVENT_PLAYER: Final = ThatPlayer(Ref.EVENT_PLAYER)
#: What the instruction before made or moved.
LAST: Final = It(Ref.LAST)
UNTIL_END_OF_TURN: Final = Duration(Until.END_OF_TURN)
CREATURE: Final = Core(Noun.TYPE, types=("creature",))
PERMANENT: Final = Core(Noun.PERMANENT)
A_PLAYER: Final = PlayerPhrase(Who.A_PLAYER)
AN_OPPONENT: Final = PlayerPhrase(Who.AN_OPPONENT)
EACH_OPPONENT: Final = PlayerPhrase(Who.EACH_OPPONENT)
ONE: Final = Number(1)


def do(*predicates: Predicate, subject: Node = YOU, duration: Node | None = None) -> Do:
    """One clause as a sentence: by default an instruction to you."""
    return Do((Clause(subject, predicates, duration),))


def a(core: Core, *tail: Modifier) -> NounPhrase:
    """ "A creature you control"."""
    return NounPhrase(Det.A, (core,), tail)


def number(keyword_params: tuple[Node, ...], at: int = 0) -> Amount:
    """The N of a keyword, or its X (which whatever grants the keyword settles). TypeError if it has none there."""
    n = keyword_params[at] if at < len(keyword_params) else None
    if not isinstance(n, (Number, VariableX)):
        raise TypeError(f"a keyword without its number: {keyword_params!r}")
    return n
