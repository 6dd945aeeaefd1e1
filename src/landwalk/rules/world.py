"""The rules as instructions see them: RulesWorld implements the face that actions know (actions/world.py)."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities import noun as n
from landwalk.abilities.context import Context
from landwalk.actions.world import World
from landwalk.kernel.characteristics import Characteristics, Face
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules import conditions, matching, references, values
from landwalk.rules.look import Now

_ONE_OF_THEM = frozenset({n.Who.A_PLAYER, n.Who.AN_OPPONENT})


class RulesWorld(World):
    """One world belongs to one body of instructions being followed."""

    __slots__ = ("look",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.look = Now(state)

    def get(self, id_: ObjectId) -> Characteristics:
        return self.look.get(id_)

    def obj(self, id_: ObjectId) -> GameObject:
        return self.look.object(id_)

    def controller(self, id_: int) -> PlayerId:
        return self.look.controller(id_)

    def current(self, id_: ObjectId) -> ObjectId:
        return references.current(self.look, id_)

    def amount(self, node: Node, ctx: Context) -> int:
        return values.amount(self.look, node, ctx)

    def holds(self, condition: Node, ctx: Context) -> bool:
        return conditions.holds(self.look, condition, ctx)

    def players(self, node: Node, ctx: Context) -> tuple[PlayerId, ...]:
        return references.players(self.look, node, ctx)

    def candidates(self, phrase: Node, ctx: Context) -> Sequence[int]:
        if isinstance(phrase, n.NounPhrase):
            return matching.candidates(self.look, phrase, ctx)
        if isinstance(phrase, n.Both):
            return _unique(tuple(i for part in phrase.parts for i in self.candidates(part, ctx)))
        return references.refer(self.look, phrase, ctx)

    def matches(self, phrase: Node, id_: int, ctx: Context) -> bool:
        return matching.matches(self.look, phrase, id_, ctx)

    def copiable_face(self, id_: ObjectId) -> Face:
        from landwalk.rules.c7_additional import cr707_copying

        return cr707_copying.copiable_face(self.look, id_)

    # --- selecting ------------------------------------------------------------------------------------

    def select(self, phrase: Node, ctx: Context, chooser: PlayerId, purpose: Purpose) -> Flow[tuple[int, ...]]:
        if isinstance(phrase, n.NounPhrase):
            return (yield from self.pick(phrase, self.candidates(phrase, ctx), ctx, chooser, purpose))
        if isinstance(phrase, n.Both):
            out: tuple[int, ...] = ()
            for part in phrase.parts:
                out += yield from self.select(part, ctx, chooser, purpose)
            return _unique(out)
        if isinstance(phrase, n.PlayerPhrase) and phrase.who in _ONE_OF_THEM:
            # CR 608.2d: "an opponent" in an instruction is chosen as it is followed.
            among = self.players(phrase, ctx)
            return objects((yield ChooseObjects(chooser, Purpose.PLAYER, among, min(1, len(among)), 1, ctx.source)))
        if isinstance(phrase, (n.PlayerPhrase, n.ThatPlayer, n.ControllerOf, n.OwnerOf)):
            return self.players(phrase, ctx)
        found = (self.current(i) for i in references.refer(self.look, phrase, ctx))
        return _unique(tuple(i for i in found if i))

    def pick(
        self, phrase: n.NounPhrase, ids: Sequence[int], ctx: Context, chooser: PlayerId, purpose: Purpose
    ) -> Flow[tuple[int, ...]]:
        det = phrase.det
        if det in (n.Det.ALL, n.Det.THE, n.Det.ONE_OR_MORE):
            return tuple(ids)
        if det is n.Det.NO:
            return ()
        count = 1 if phrase.count is None else self.amount(phrase.count, ctx)
        least = most = max(0, count)
        if det is n.Det.UP_TO:
            least = 0
        elif det is n.Det.ANY_NUMBER:
            least, most = 0, len(ids)
        # CR 609.3: as much as possible.
        most = min(most, len(ids))
        least = min(least, most)
        if least == most == len(ids):
            return tuple(ids)
        return objects((yield ChooseObjects(chooser, purpose, ids, least, most, ctx.source, phrase)))


def _unique(ids: tuple[int, ...]) -> tuple[int, ...]:
    out: list[int] = []
    for i in ids:
        if i not in out:
            out.append(i)
    return tuple(out)
