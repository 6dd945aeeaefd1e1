"""CR 701.7, create; CR 111, tokens; CR 707.2, tokens that are copies."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Create(Predicate):
    """CR 701.7. count: Amount; token: TokenSpec (abilities/token.py); with_: "tapped", "attacking"."""

    __slots__ = ("count", "token", "with_")

    def __init__(self, count: Node, token: Node, with_: tuple[str, ...] = ()) -> None:
        self.count = count
        self.token = token
        self.with_ = with_


class CreateCopy(Predicate):
    """ "create a token that's a copy of O" (CR 707.2). exceptions: predicates said after "except"; with_ as in Create."""

    __slots__ = ("count", "exceptions", "of", "with_")

    def __init__(
        self, count: Node, of: Node, exceptions: tuple[Node, ...] = (), with_: tuple[str, ...] = ()
    ) -> None:
        self.count = count
        self.of = of
        self.exceptions = exceptions
        self.with_ = with_


CREATE = Verb("create", "crear crea cree", "erzeugen erzeugt erzeugst erzeuge")

WORDS = (
    predicate(Create, CREATE, "{count,token,with_:created}", "{count,token,with_:created}", "{count,token,with_:created}"),
    predicate(
        CreateCopy,
        CREATE,
        "{count:num} [token|tokens:count] [that's a copy|that are copies:count] of {of}",
        "{count:num f} [ficha|fichas:count] que [es|son:count] [una copia|copias:count] de {of}",
        with_=(),
    ),
)
