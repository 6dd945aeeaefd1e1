"""The rules as instructions see them: RulesWorld implements the face that actions know (actions/world.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities import noun as n
from landwalk.abilities.context import Context
from landwalk.abilities.effect import CantDo
from landwalk.abilities.sentence import Clause
from landwalk.abilities.token import TokenSpec
from landwalk.actions.world import World
from landwalk.kernel.characteristics import Characteristics, Face
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Entry, StartEffect
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import Phase
from landwalk.rules import conditions, matching, references, values
from landwalk.rules.c1_concepts import cr101_causes
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c6_spells_abilities import cr610_until
from landwalk.rules.c7_additional import cr701_attaching
from landwalk.rules.look import Now

#: Verbs of `can`: what forbids them to a player, or to be done to an object.
_ABOUT_PLAYER: Final = {"draw": CantDo.DRAW, "search": CantDo.SEARCH, "gain_life": CantDo.GAIN_LIFE}
_ABOUT_OBJECT: Final = {
    "sacrifice": CantDo.BE_SACRIFICED,
    "transform": CantDo.TRANSFORM,
    "counter": CantDo.BE_COUNTERED,
}
_ONE_OF_THEM: Final = frozenset({n.Who.A_PLAYER, n.Who.AN_OPPONENT})


class RulesWorld(World):
    """One world belongs to one body of instructions being followed."""

    __slots__ = ("cause", "first_id", "look")

    def __init__(self, state: State, cause: int = 0) -> None:
        super().__init__(state)
        self.look = Now(state)
        #: The spell or ability whose instructions are followed; 0 if it is none.
        self.cause = cause
        #: Objects with this id or a higher one came to be while the instructions were followed.
        self.first_id = state.next_id

    def get(self, id_: ObjectId) -> Characteristics:
        return self.look.get(id_)

    def obj(self, id_: ObjectId) -> GameObject:
        return self.look.object(id_)

    def controller(self, id_: int) -> PlayerId:
        return self.look.controller(id_)

    def current(self, id_: ObjectId) -> ObjectId:
        """Moves that the effect itself made are followed one after the other (400.7j)."""
        found = references.current(self.look, id_)
        if found or id_ < 0:
            return found
        known = self.state.last_known.get(id_)
        if known is None or not known.became or known.became in self.state.objects:
            return 0
        after = self.state.last_known.get(known.became)
        if known.became < self.first_id and (after is None or after.became < self.first_id):
            return 0  # it moved on before
        return self.current(known.became)

    def amount(self, node: Node, ctx: Context) -> int:
        return values.amount(self.look, node, ctx)

    def holds(self, condition: Node, ctx: Context) -> bool:
        return conditions.holds(self.look, condition, ctx)

    def players(self, node: Node, ctx: Context) -> tuple[PlayerId, ...]:
        return references.players(self.look, node, ctx)

    def candidates(self, phrase: Node, ctx: Context) -> Sequence[int]:
        if isinstance(phrase, n.NounPhrase):
            if any(isinstance(m, n.AmongLast) for m in phrase.tail):
                return self._among_last(phrase, ctx)
            return matching.candidates(self.look, phrase, ctx)
        if isinstance(phrase, n.Both):
            return _unique(tuple(i for part in phrase.parts for i in self.candidates(part, ctx)))
        return references.refer(self.look, phrase, ctx)

    def matches(self, phrase: Node, id_: int, ctx: Context) -> bool:
        return matching.matches(self.look, phrase, id_, ctx)

    def copiable_face(self, id_: ObjectId) -> Face:
        from landwalk.rules.c7_additional import cr707_copying

        return cr707_copying.copiable_face(self.look, id_)

    def fits(self, phrase: n.NounPhrase, id_: ObjectId, ctx: Context) -> bool:
        return matching.fits(self.look, phrase.cores, phrase.tail, id_, ctx)

    def can(self, player: PlayerId, verb: str, id_: ObjectId) -> bool:
        about = _ABOUT_PLAYER.get(verb)
        if about is not None:
            return not cant(self.look, player, about)
        what = _ABOUT_OBJECT[verb]
        if verb == "sacrifice" and cr101_causes.forbids(self.look, self.cause, player, id_):
            return False
        return not cant(self.look, id_, what)

    def can_attach(self, attachment: ObjectId, host: int) -> bool:
        return not cr701_attaching.why_not(self.look, attachment, host)

    def attackable(self, player: PlayerId) -> tuple[int, ...]:
        from landwalk.rules.c5_turn.cr506_combat import defenders

        if self.state.phase is not Phase.COMBAT or player != self.state.active:
            return ()
        return tuple(i for i, _ in defenders(self.look, player))

    def castable(self, player: PlayerId, id_: ObjectId, free: str) -> bool:
        from landwalk.rules.c6_spells_abilities.cr608_casting import can_be_cast

        return can_be_cast(self.state, player, id_, free)

    def cast(self, player: PlayerId, id_: ObjectId, free: str) -> Flow[ObjectId]:
        from landwalk.rules.c6_spells_abilities.cr608_casting import cast_now

        return (yield from cast_now(self.state, player, id_, free))

    def mana_value(self, id_: ObjectId) -> int:
        return matching.mana_value(self.look, id_)

    def token_face(self, spec: Node, ctx: Context) -> Face:
        from landwalk.rules.c1_concepts.cr111_tokens import token_face

        assert isinstance(spec, TokenSpec)
        power = 0 if spec.power is None else self.amount(spec.power, ctx)
        toughness = 0 if spec.toughness is None else self.amount(spec.toughness, ctx)
        if spec.abilities:
            spec = spec.replace(abilities=tuple(n.with_certain(a, ctx.source) for a in spec.abilities))
        return token_face(spec, power, toughness)

    def copy_face(self, id_: ObjectId, exceptions: tuple[Node, ...], ctx: Context | None = None) -> Face:
        from landwalk.rules.c7_additional import cr707_copying

        face = self.copiable_face(id_)
        if ctx is None or not exceptions:
            return cr707_copying.with_exceptions(face, exceptions)
        item = self.obj(ctx.item).stack if ctx.item else None
        this = item.inst.tree if item is not None and item.inst is not None else None
        return cr707_copying.with_exceptions(face, exceptions, self.look.get(ctx.source).name, this)

    def gone(self, node: Node, ctx: Context) -> tuple[ObjectId, ...]:
        if isinstance(node, n.NounPhrase):
            return ()
        return tuple(i for i in references.refer(self.look, node, ctx) if i in self.state.last_known)

    def enter_with(self, entry: Entry, with_: tuple[str, ...], ctx: Context) -> Flow[None]:
        from landwalk.rules.c4_zones.cr400_moving import enter_with

        yield from enter_with(self, ctx, entry, with_)

    def has_ended(self, duration: Node, ctx: Context) -> bool:
        return cr610_until.has_ended(self.look, duration, ctx)

    def return_after(self, duration: Node, ids: tuple[ObjectId, ...], ctx: Context) -> Flow[None]:
        yield from cr610_until.return_after(self.state, duration, ids, ctx)

    def start_effect(
        self, clause: Clause, ids: tuple[int, ...] | None, ctx: Context, duration: Node | None
    ) -> Flow[None]:
        state = self.state
        saved = ctx.clone()
        # Its id and timestamp are given by the door.
        effect = Effect(0, clause, saved, ctx.source, ctx.you, ids, duration, 0, state.turn)
        yield StartEffect(effect, ctx.item or ctx.source)

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
        if isinstance(phrase, n.Damage):
            return (ctx.you,)  # "damage can't be prevented" is about no object (615.12)
        found = (j for i in references.refer(self.look, phrase, ctx) for j in self._with_components(i))
        return _unique(tuple(i for i in found if i))

    def _among_last(self, phrase: n.NounPhrase, ctx: Context) -> list[int]:
        """ "A nonland card from it": among the cards that were just revealed or looked at, wherever they are."""
        rest = tuple(m for m in phrase.tail if not isinstance(m, n.AmongLast))
        seen = (self.current(i) if i not in self.state.objects else i for i in self.looked or ctx.last)
        return [i for i in seen if i > 0 and matching.fits(self.look, phrase.cores, rest, i, ctx)]

    def _with_components(self, id_: ObjectId) -> tuple[ObjectId, ...]:
        """The object as it is now; if it was a merged permanent, all objects that it became (730.3c)."""
        now = self.current(id_)
        if now == id_ or now not in self.state.objects:
            return (now,)
        return (now, *(i for i in self.state.objects[now].together if i in self.state.objects))

    def pick(
        self, phrase: n.NounPhrase, ids: Sequence[int], ctx: Context, chooser: PlayerId, purpose: Purpose
    ) -> Flow[tuple[int, ...]]:
        det = phrase.det
        if det in (n.Det.ALL, n.Det.THE, n.Det.ONE_OR_MORE):
            return tuple(ids)
        if det is n.Det.NO:
            return ()
        count = 1 if phrase.count is None else self.amount(phrase.count, ctx)
        if det in (n.Det.HALF_UP, n.Det.HALF_DOWN):
            count = (len(ids) + (det is n.Det.HALF_UP)) // 2
        least = most = max(0, count)
        if det is n.Det.UP_TO:
            least = 0
        elif det is n.Det.ANY_NUMBER:
            least, most = 0, len(ids)
        # CR 609.3: as much as possible.
        most = min(most, len(ids))
        least = min(least, most)
        if least == most == len(ids) and not (ids and self.state.settings.get("ask_forced")):
            return tuple(ids)
        return objects((yield ChooseObjects(chooser, purpose, ids, least, most, ctx.source, phrase)))


def _unique(ids: tuple[int, ...]) -> tuple[int, ...]:
    out: list[int] = []
    for i in ids:
        if i not in out:
            out.append(i)
    return tuple(out)
