"""One continuous effect inside a layer pass, and the look that its filters, conditions and amounts are asked of."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import Become
from landwalk.abilities.noun import Certain, Choice, Host, This, with_certain
from landwalk.kernel.characteristics import Characteristics, Inst
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr613_parts import ABILITIES, LayerClause
from landwalk.rules.c6_spells_abilities.cr613_start import start_of
from landwalk.rules.chosen_words import expanded
from landwalk.rules.look import OWNERS_ZONES, Look
from landwalk.rules.matching import chosen_value

_CHOSEN: Final = {
    "chosen_color": (Choice.COLOR,),
    "chosen_type": (Choice.CARD_TYPE, Choice.LAND_TYPE, Choice.BASIC_LAND_TYPE, Choice.CREATURE_TYPE),
}


class LayerLook(Look):
    """The state with the values that the objects have at this moment of the pass (613.1). Objects that the pass doesn't hold have
    their own values, with their defining abilities (604.3)."""

    __slots__ = ("elsewhere", "values")

    def __init__(self, state: State, values: dict[ObjectId, Characteristics]) -> None:
        super().__init__(state)
        self.values = values
        self.elsewhere: dict[ObjectId, Characteristics] = {}

    def get(self, id_: ObjectId) -> Characteristics:
        found = self.values.get(id_)
        if found is not None:
            return found
        found = self.elsewhere.get(id_)
        if found is not None:
            return found
        obj = self.state.objects.get(id_)
        if obj is None:
            return self.state.last_known[id_].characteristics
        start = start_of(obj.face)
        chars = start.full(obj.owner if obj.zone in OWNERS_ZONES else obj.controller)
        self.elsewhere[id_] = chars  # before its defining abilities are asked: they may count the object itself
        if start.defines:
            chars = defined(self, id_, chars)
            self.elsewhere[id_] = chars
        return chars


def defined(look: Look, id_: ObjectId, chars: Characteristics) -> Characteristics:
    """CR 604.3, 613.4a: power and toughness by the object's own defining abilities, in text order."""
    from landwalk.rules.values import amount

    obj = look.object(id_)
    for inst, _, clause in start_of(obj.face).defines:
        ctx = Context(id_, chars.controller, key=inst_key(inst.origin, inst.ordinal), where=clause.where)
        for part in clause.parts.values():
            numbers = part.constant
            if numbers is None:
                numbers = tuple(0 if node is None else amount(look, node, ctx) for node in part.nodes)
            for p, operate, at, end in part.steps:
                chars = operate(p, chars, numbers[at:end], "", ())
    return chars


_granted: Final[dict[tuple[str, tuple[Node, ...]], tuple[Inst, ...]]] = {}


class LayerEffect:
    """A clause in force: of a static ability of `source`, or of a saved effect.

    objects: the set that it affects, once it is fixed (613.6; 611.2c). members: remembered answers of the fast test. order:
    what timestamps and text order say (613.7).
    """

    __slots__ = (
        "clause",
        "ctx",
        "defines",
        "effect",
        "grants",
        "inst",
        "key",
        "members",
        "objects",
        "order",
        "present",
        "source",
        "started",
        "word",
    )

    def __init__(
        self,
        clause: LayerClause,
        source: ObjectId,
        inst: Inst | None,
        ctx: Context,
        order: tuple[int, ...],
        key: str,
        effect: Effect | None = None,
    ) -> None:
        self.clause = clause
        self.source = source
        self.inst = inst
        self.ctx = ctx
        self.order = order
        self.key = key
        self.effect = effect
        self.defines = clause.defines and inst is not None and inst.origin == ""
        self.objects: tuple[ObjectId, ...] | None = effect.objects if effect is not None else None
        self.started = False
        self.members = clause.members_for(ctx.you)
        self.grants: tuple[Inst, ...] | None = None
        self.word: str | None = None
        #: The abilities of the source when its instance was last found among them.
        self.present: tuple[Inst, ...] | None = None

    @property
    def certain(self) -> bool:
        """Does it affect certain objects only, so that nothing new can come among them (611.2c)?"""
        saved = self.effect
        return (saved is not None and saved.objects is not None) or isinstance(
            self.clause.affected.phrase, (This, Certain, Host)
        )

    def fits(self, chars: Characteristics) -> bool:
        """The clause's fast test, remembered by values."""
        found = self.members.get(chars)
        if found is None:
            test = self.clause.affected.test
            assert test is not None
            found = test(chars, self.ctx.you)
            self.members[chars] = found
        return found

    def gained(self, look: Look) -> tuple[Inst, ...]:
        """The instances that it grants: they belong to the effect, not to the object's text (612.3). Kept, so that they stay the same
        from pass to pass."""
        if self.grants is None:
            made = self._gained(look)
            if not self.started and self.clause.parts[ABILITIES].many:
                return made  # only a trial: what there is may be more when it applies
            self.grants = made
        return self.grants

    def _gained(self, look: Look) -> tuple[Inst, ...]:
        part = self.clause.parts[ABILITIES]
        abilities: tuple[Node, ...] = part.granted
        if part.open or part.many:
            abilities = tuple(one for tree in abilities for one in expanded(look, tree, self.ctx))
        if part.names_source and self.objects != (self.source,) and not isinstance(self.clause.affected.phrase, This):
            abilities = tuple(with_certain(tree, self.source) for tree in abilities)
        found = _granted.get((self.key, abilities))
        if found is None:
            if len(_granted) > 5000:
                _granted.clear()
            found = tuple(Inst(tree, self.key, i) for i, tree in enumerate(abilities))
            _granted[self.key, abilities] = found
        return found

    def sets_you(self, you: int) -> None:
        """ "You" of a static ability is its source's controller."""
        self.ctx = self.ctx.replace(you=you)
        self.members = self.clause.members_for(you)

    def chosen(self, look: Look) -> str:
        """The chosen word that a Become means ("is the chosen type", 607.2d); "" if nothing was chosen."""
        if self.word is None:
            self.word = ""
            for p in self.clause.clause.predicates:
                if isinstance(p, Become) and p.chosen in _CHOSEN:
                    for what in _CHOSEN[p.chosen]:
                        value = chosen_value(look, self.ctx, what)
                        if isinstance(value, str):
                            self.word = value
        return self.word


def in_zone(zones: frozenset[Zone], zone: Zone, *, emblem: bool) -> bool:
    """Does a static ability function in this zone (113.6; 114.4, an emblem's in the command zone)?"""
    return zone in zones or (emblem and Zone.BATTLEFIELD in zones)
