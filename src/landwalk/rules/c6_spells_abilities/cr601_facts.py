"""What casting needs to know of a card, worked out once per face: timing, costs, targets, optional costs, other ways (CR 601, 602)."""

from __future__ import annotations

from typing import Any, Final

from landwalk.abilities.ability import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    KeywordAbility,
    Loyal,
    SpellAbility,
)
from landwalk.abilities.context import inst_key
from landwalk.abilities.cost import PayMana
from landwalk.abilities.effect import (
    Cant,
    CantDo,
    CastUsing,
    CostChange,
    FlashPermission,
    GainAbilities,
    PlayPermission,
)
from landwalk.abilities.noun import This
from landwalk.kernel.characteristics import LAND, CardType, Characteristics, Face, Inst, Supertype
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, ObjectId
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr106_payment import Need, needs
from landwalk.rules.c1_concepts.cr115_targets import joined, modal_of, target_phrases
from landwalk.rules.c6_spells_abilities.cr601_hooks import (
    AlternativeWay,
    ModesCost,
    OptionalCost,
    PaysWith,
    SpecialMeaning,
    cost_params,
)
from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import mana_ability
from landwalk.rules.compiled import DERIVED, StaticClause, compiled
from landwalk.rules.look import Look
from landwalk.rules.questions import Answer, CanCastAtInstantSpeed

_OWN: Final = (CostChange, FlashPermission, Cant, PlayPermission)


class Way:
    """A way to cast: key "" is the normal one. costs: what is paid in place of the mana cost; None: unpayable (118.6)."""

    __slots__ = ("condition", "costs", "inst", "key", "means", "zone")

    def __init__(
        self,
        key: str,
        costs: tuple[Node, ...] | None,
        zone: Zone = Zone.HAND,
        inst: Inst | None = None,
        means: AlternativeWay | None = None,
        condition: Node | None = None,
    ) -> None:
        self.key = key
        self.costs = costs
        self.zone = zone
        self.inst = inst
        self.means = means
        self.condition = condition

    def body(self, known: Facts) -> tuple[Node, ...]:
        """The instructions of a spell that is cast this way."""
        return self.reworded(known.body)

    def reworded(self, body: tuple[Node, ...]) -> tuple[Node, ...]:
        """What the instructions say in a spell cast this way (702.96a, 702.113a)."""
        if self.means is None or self.means.reword is None or self.inst is None:
            return body
        assert isinstance(self.inst.tree, KeywordAbility)
        return self.means.reword(body, self.inst.tree)


class Optional:
    """An optional additional cost: its payment key "origin/ordinal:kind", the costs, and whether it may be paid several times."""

    __slots__ = ("costs", "inst", "key", "kind", "modes", "repeat")

    def __init__(self, key: str, kind: str, costs: tuple[Node, ...], repeat: str, inst: Inst, modes: str = "") -> None:
        self.modes = modes
        self.key = key
        self.kind = kind
        self.costs = costs
        self.repeat = repeat
        self.inst = inst


class Facts:
    """The facts of one set of characteristics."""

    __slots__ = (
        "additional",
        "any_time",
        "at_instant_speed",
        "body",
        "casts_whole",
        "face_down",
        "flash",
        "has_x",
        "is_land",
        "is_permanent",
        "is_plain",
        "legendary_spell",
        "mana_ways",
        "modal",
        "mode_costs",
        "modes_cost",
        "normal",
        "optional",
        "other_activated",
        "own",
        "payers",
        "pays_mana_cost",
        "phrases",
        "special",
        "token",
        "ways",
        "ways_zones",
    )

    def __init__(self, chars: Characteristics, token: object) -> None:
        self.token = token
        insts = chars.abilities
        parts = [(i, compiled(i.tree)) for i in insts]
        types = chars.types
        self.is_land = LAND in types
        spell = CardType.INSTANT in types or CardType.SORCERY in types
        self.is_permanent = not spell
        self.at_instant_speed = CardType.INSTANT in types
        self.legendary_spell = spell and Supertype.LEGENDARY in chars.supertypes  # CR 205.4e
        texts = tuple([i.tree.body for i in insts if spell and isinstance(i.tree, SpellAbility)])
        self.body: tuple[Node, ...] = joined(texts) if texts else ()
        self.modal = modal_of(self.body)
        self.phrases = target_phrases(self.body) if self.modal is None else ()
        self.flash: tuple[tuple[Inst, Answer], ...] = tuple(
            [(i, answer) for i, p in parts for question, answer in p.answers if question is CanCastAtInstantSpeed]
        )
        self.own = _own(parts)
        cost = chars.mana_cost
        self.has_x = cost is not None and cost.x_count > 0
        self.mana_ways: tuple[Need, ...] = () if cost is None else needs(cost.symbols)
        self.normal = Way("", None if cost is None else (PayMana(cost),))
        self.additional: tuple[AdditionalCost, ...] = tuple(
            [c for _, p in parts for c in p.costs if isinstance(c, AdditionalCost) and c.optional == "must"]
        )
        self.optional = _optional(parts)
        self.ways = _ways(parts, self.normal.costs)
        #: What each mode beyond the first costs; and do modes cost anything at all?
        self.modes_cost: tuple[Node, ...] = tuple(
            [c for _, keyword, _ in _hooks(parts, "modes_cost", ModesCost) for c in next(iter(cost_params(keyword)))]
        )
        self.mode_costs = bool(self.modes_cost) or (
            self.modal is not None and any([m.cost is not None for m in self.modal.modes])
        )
        self.ways_zones = frozenset(w.zone for w in self.ways)
        self.payers = _hooks(parts, "pays_with", PaysWith)
        self.casts_whole = any([name == "casts_whole" for _, p in parts for name, _, _ in p.hooks])  # 702.102a
        self.face_down = any([w.means is not None and w.means.face_down == "yes" for w in self.ways])
        self.special = _hooks(parts, "special_action", SpecialMeaning)
        self.other_activated = _elsewhere(parts)
        #: Could the card do anything from the hand when a sorcery couldn't be cast?
        self.any_time = bool(self.at_instant_speed or self.flash or self.own or self.other_activated or self.special)
        #: Is the mana cost what is paid at least, whatever else is chosen?
        self.pays_mana_cost = cost is not None and not (
            self.ways or self.payers or any(isinstance(x, CostChange) for _, _, x in self.own)
        )
        self.is_plain = not (
            self.phrases
            or self.modal
            or self.has_x
            or self.additional
            or self.optional
            or self.ways
            or self.payers
            or self.own
            or cost is None
            or "Aura" in chars.subtypes
        )


def _own(parts: list[tuple[Inst, Any]]) -> tuple[tuple[Inst, StaticClause, Node], ...]:
    """What the card says about how it itself can be cast: (instance, clause, predicate)."""
    out: list[tuple[Inst, StaticClause, Node]] = []
    for inst, p in parts:
        for static in p.statics:
            for x in static.clause.predicates:
                if _is_of_casting(x) or _gives_itself_flash(static, x):
                    out.append((inst, static, x))
    return tuple(out)


def _is_of_casting(predicate: Node) -> bool:
    """Does a clause of the card say something about casting it?"""
    return isinstance(predicate, _OWN) and (not isinstance(predicate, Cant) or predicate.what is CantDo.BE_CAST)


def _gives_itself_flash(static: StaticClause, predicate: Node) -> bool:
    """ "~ has flash as long as C": as flash itself, it functions wherever the card could be cast from (CR 113.6, 702.8a)."""
    return (
        isinstance(predicate, GainAbilities)
        and isinstance(static.clause.subject, This)
        and any([q is CanCastAtInstantSpeed for a in predicate.abilities for q, _ in compiled(a).answers])
    )


def _hooks(parts: list[tuple[Inst, Any]], name: str, cls: type[Any]) -> tuple[tuple[Inst, KeywordAbility, Any], ...]:
    """(instance, keyword, hook) of all hooks of that name; a keyword may have several."""
    out: list[tuple[Inst, KeywordAbility, Any]] = []
    for inst, p in parts:
        for n, value, keyword in p.hooks:
            if n == name:
                out += [
                    (inst, keyword, v) for v in (value if isinstance(value, tuple) else (value,)) if isinstance(v, cls)
                ]
    return tuple(out)


def _optional(parts: list[tuple[Inst, Any]]) -> tuple[Optional, ...]:
    out: list[Optional] = []
    for inst, keyword, hook in _hooks(parts, "optional_cost", OptionalCost):
        key = inst_key(inst.origin, inst.ordinal)
        for n, costs in enumerate((hook.costs(keyword),) if hook.costs else cost_params(keyword)):
            mark = f"#{n + 1}" if n else ""  # CR 702.33b: each of two kicker costs is a kicker ability of its own
            out.append(Optional(f"{key}{mark}:{hook.kind}", hook.kind, costs, hook.repeat, inst, hook.modes))
    for inst, p in parts:
        for c in p.costs:
            if isinstance(c, AdditionalCost) and c.optional != "must":
                kind, repeat = ("additional", "once") if c.optional == "may" else (c.optional, "any")
                out.append(Optional(f"{inst_key(inst.origin, inst.ordinal)}:{kind}", kind, c.costs, repeat, inst))
    return tuple(out)


def _ways(parts: list[tuple[Inst, Any]], normal: tuple[Node, ...] | None) -> tuple[Way, ...]:
    """normal: the card's mana cost, None if it has none."""
    out: list[Way] = []
    for inst, keyword, hook in _hooks(parts, "alternative_way", AlternativeWay):
        costs: tuple[Node, ...] | None = hook.fixed
        if hook.price == "keyword":
            costs = (*next(iter(cost_params(keyword))), *hook.fixed)
        elif hook.price == "card":
            costs = None if normal is None else (*normal, *hook.fixed)
        out.append(Way(hook.key, costs, hook.zone, inst, hook))
    for using in [x for _, p in parts for s in p.statics for x in s.clause.predicates if isinstance(x, CastUsing)]:
        out += [Way(w.key, w.costs, using.zone, w.inst, w.means) for w in out if w.key == using.keyword]
    for inst, p in parts:
        for c in p.costs:
            if isinstance(c, AlternativeCost):
                key = inst_key(inst.origin, inst.ordinal)
                out.append(Way(key, c.costs, Zone.HAND, inst, None, c.condition))
    return tuple(out)


def way_cast(look: Look, item: ObjectId) -> Way | None:
    """The way in which a spell on the stack was cast, if a keyword gave it."""
    info = look.object(item).stack
    if info is None or not info.way:
        return None
    for way in facts(look, item).ways:
        if way.key == info.way and way.means is not None:
            return way
    return None


def _elsewhere(
    parts: list[tuple[Inst, Any]],
) -> tuple[tuple[Inst, Activated | Loyal, frozenset[Zone]], ...]:
    """Activated abilities that function outside the battlefield and aren't mana abilities (cycling and the like)."""
    return tuple(
        [
            (i, tree, zones)
            for i, p in parts
            for tree, zones in p.activated
            if zones != {Zone.BATTLEFIELD} and mana_ability(tree) is None
        ]
    )


_lands: Final[dict[tuple[Face, tuple[Inst, ...], frozenset[str]], Facts]] = {}
DERIVED.append(_lands)
_live: Final[dict[str, object]] = {}
DERIVED.append(_live)


def _token() -> object:
    """Facts are worked out anew when keywords were registered since (compiled.forget)."""
    found = _live.get("now")
    if found is None:
        found = object()
        _live["now"] = found
    return found


def facts(look: Look, id_: ObjectId) -> Facts:
    """The facts of a card or spell as it is in this look: of its face, unless effects have changed it."""
    return facts_of(look.get(id_), look.object(id_))


def facts_of(chars: Characteristics, obj: GameObject) -> Facts:
    face = obj.face
    token = _live.get("now") or _token()
    if (
        chars.abilities is face.insts
        and chars.mana_cost is face.mana_cost
        and chars.types is face.types
        and chars.subtypes is face.subtypes
    ):
        found = face.compiled
        if type(found) is Facts and found.token is token:
            return found
        found = Facts(chars, token)
        face.compiled = found
        return found
    if LAND in chars.types:
        # A land's intrinsic abilities aren't printed (305.6), so its values are never the face's alone.
        key = (face, chars.abilities, chars.types)
        kept = _lands.get(key)
        if kept is None or kept.token is not token:
            kept = Facts(chars, token)
            _lands[key] = kept
        return kept
    return Facts(chars, token)


#: By the identity of a tuple of instances, as in cr605_mana_abilities.py.
_on_battlefield: Final[dict[int, tuple[tuple[Inst, ...], tuple[tuple[Inst, Activated | Loyal], ...]]]] = {}
DERIVED.append(_on_battlefield)
_MOST_KEPT: Final = 50_000


def battlefield_abilities(insts: tuple[Inst, ...]) -> tuple[tuple[Inst, Activated | Loyal], ...]:
    """Activated abilities on the battlefield that use the stack."""
    found = _on_battlefield.get(id(insts))
    if found is not None and found[0] is insts:
        return found[1]
    out: list[tuple[Inst, Activated | Loyal]] = []
    for inst in insts:
        for tree, zones in compiled(inst.tree).activated:
            if Zone.BATTLEFIELD in zones and mana_ability(tree) is None:
                out.append((inst, tree))
    if len(_on_battlefield) > _MOST_KEPT:
        _on_battlefield.clear()
    _on_battlefield[id(insts)] = (insts, tuple(out))
    return tuple(out)
