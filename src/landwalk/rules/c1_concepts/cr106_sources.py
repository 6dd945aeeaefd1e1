"""CR 106 and 602: who has mana abilities and other activated abilities on the battlefield, surveyed once per layer version."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated, Loyal
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.cost import PayMana, TapThis
from landwalk.abilities.effect import Cant, CantDo
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.kernel.characteristics import Characteristics, Inst, Supertype
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr106_payment import ANYTHING, SNOW, Need, needs
from landwalk.rules.c1_concepts.cr117_kept import Kept, kept
from landwalk.rules.c6_spells_abilities.cr601_facts import battlefield_abilities
from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import ManaAbility, mana_abilities
from landwalk.rules.look import Look, current_pass
from landwalk.rules.matching import zones_of

#: Asked for in inner loops, where a plain name is much cheaper than a member of an enumeration.
_ACTIVATE: Final = CantDo.ACTIVATE


class Unit:
    """One mana that could be had. source: the permanent (0: it is in the pool already; then `at` is its place there).

    options: for each ability and alternative that gives this unit, (instance, ability, alternative, its mask); empty for a creature
    that is tapped to help (convoke) and for the pool.
    """

    __slots__ = ("at", "dear", "mask", "options", "own", "pays_for", "source", "together")

    def __init__(
        self,
        mask: int,
        source: ObjectId = 0,
        options: tuple[tuple[Inst, ManaAbility, int, int], ...] = (),
        dear: int = 0,
        at: int = 0,
        together: int = 1,
        own: int = 1,
    ) -> None:
        self.mask = mask | ANYTHING
        self.source = source
        self.options = options
        self.dear = dear
        self.pays_for = 0  # for a source that may be tapped to help instead: the mask of what it pays for so
        self.at = at
        self.together = together  # how many units come of one activation
        self.own = own  # and how many of these the ability itself makes (the rest are triggered mana abilities')


def order_of_use(unit: Unit) -> tuple[bool, int, int]:
    """The order of use: what is in the pool, then what is least dear, then what is least flexible."""
    return (unit.source != 0, unit.dear, unit.mask.bit_count())


class Source:
    """A permanent with mana abilities. unit: the one mana that it could make, where nothing but being tapped (and CR 302.6) matters."""

    __slots__ = ("abilities", "id", "is_creature", "place", "unit")

    def __init__(
        self,
        id_: ObjectId,
        abilities: tuple[tuple[Inst, ManaAbility], ...],
        unit: Unit | None,
        is_creature: bool,  # noqa: FBT001 - as Characteristics has it
    ) -> None:
        self.id = id_
        self.abilities = abilities
        self.unit = unit
        self.is_creature = is_creature
        self.place = (0, 0) if unit is None else order_of_use(unit)[1:]


class Surveyed:
    """What one permanent has, and the values that this was worked out from: it holds as long as these are the same objects."""

    __slots__ = ("activated", "insts", "simple", "source", "supertypes", "types")

    def __init__(self, id_: ObjectId, chars: Characteristics, simple: bool) -> None:  # noqa: FBT001
        self.insts = chars.abilities
        self.types = chars.types
        self.supertypes = chars.supertypes
        self.simple = simple
        mana = mana_abilities(chars.abilities)
        self.source: Source | None = None
        if mana:
            self.source = Source(id_, mana, steady_unit(id_, chars, mana) if simple else None, chars.is_creature)
        self.activated = tuple(
            [(id_, inst, tree, demands_of(tree)) for inst, tree in battlefield_abilities(chars.abilities)]
        )


class Demands:
    """What an activated ability asks for whatever else it costs, to see quickly that it can't be activated.

    taps: {T}. sorcery: it is for sorcery timing only (602.5d, 606.3). ways: the mana, if it asks for some and for no X.
    at_stack: it needs a target on the stack.
    """

    __slots__ = ("at_stack", "sorcery", "taps", "ways")

    def __init__(self, tree: Activated | Loyal) -> None:
        self.sorcery = isinstance(tree, Loyal)
        self.taps = False
        self.ways: tuple[Need, ...] = ()
        self.at_stack = _needs_the_stack(tree)
        if isinstance(tree, Loyal):
            return
        symbols: tuple[str, ...] = ()
        for cost in tree.costs:
            if isinstance(cost, PayMana):
                symbols += cost.cost.symbols
            elif isinstance(cost, TapThis):
                self.taps = True
        for restriction in tree.restrictions:
            if isinstance(restriction, Timing) and restriction.when is When.SORCERY:
                self.sorcery = True
        if symbols and not {"X", "Y", "Z"}.intersection(symbols):
            self.ways = needs(symbols)


def _needs_the_stack(tree: Activated | Loyal) -> bool:
    """Does it need a target among the spells and abilities, whatever else it needs?"""
    from landwalk.rules.c1_concepts.cr115_targets import modal_of, target_phrases

    if modal_of(tree.body) is not None:
        return False
    for phrase in target_phrases(tree.body):
        if isinstance(phrase, NounPhrase) and phrase.det is Det.TARGET and phrase.count is None:
            if zones_of(phrase.cores, phrase.tail) == (Zone.STACK,):
                return True
    return False


#: By the identity of a tree, which is kept with it.
_demands: Final[dict[int, tuple[Activated | Loyal, Demands]]] = {}
_MOST_KEPT: Final = 20_000


def demands_of(tree: Activated | Loyal) -> Demands:
    """The ability's demands, worked out once."""
    known = _demands.get(id(tree))
    if known is not None:
        return known[1]
    if len(_demands) > _MOST_KEPT:
        _demands.clear()
    found = Demands(tree)
    _demands[id(tree)] = (tree, found)
    return found


def survey(look: Look) -> Kept:
    """Fills the tables of sources, of activated abilities for all players, and of what is restricted at all."""
    state = look.state
    known = kept(state)
    if known.sources:
        return known
    sources: dict[PlayerId, list[Source]] = {p: [] for p in state.turn_order}
    activated: dict[PlayerId, list[tuple[ObjectId, Inst, Activated | Loyal, Demands]]] = {
        p: [] for p in state.turn_order
    }
    cants = [e.predicate.what for e in look.index.clauses.get(Cant, ()) if isinstance(e.predicate, Cant)]
    simple = "tapped_for_mana" not in state.interests and _ACTIVATE not in cants
    surveyed: dict[ObjectId, Surveyed] = {}
    before: dict[ObjectId, Surveyed] = known.surveyed
    values = current_pass(state).characteristics
    for id_ in look.battlefield():
        chars = values[id_]
        if not chars.abilities:
            continue
        found = before.get(id_)
        if (
            found is None
            or found.insts is not chars.abilities
            or found.types is not chars.types
            or found.supertypes is not chars.supertypes
            or found.simple is not simple
        ):
            found = Surveyed(id_, chars, simple)
        surveyed[id_] = found
        if found.source is not None:
            sources[chars.controller].append(found.source)
        if found.activated:
            activated[chars.controller] += found.activated
    known.restrictions = frozenset(cants)
    known.surveyed = surveyed
    known.sources = {p: _in_order(found) for p, found in sources.items()}
    known.abilities = {p: tuple(found) for p, found in activated.items()}
    return known


def _in_order(sources: list[Source]) -> tuple[Source, ...]:
    """What is used first comes first; mostly they stand so already."""
    for at in range(1, len(sources)):
        if sources[at].place < sources[at - 1].place:
            sources.sort(key=_place)
            break
    return tuple(sources)


def _place(source: Source) -> tuple[int, ...]:
    return source.place


def steady_unit(id_: ObjectId, chars: Characteristics, abilities: tuple[tuple[Inst, ManaAbility], ...]) -> Unit | None:
    """The unit of a source whose abilities all make one fixed mana for {T} alone."""
    options: list[tuple[Inst, ManaAbility, int, int]] = []
    mask = SNOW if Supertype.SNOW in chars.supertypes else 0
    for inst, ability in abilities:
        if not ability.steady or ability.price is not None or ability.fixed is None:
            return None
        for way, made in enumerate(ability.fixed):
            if len(made) != 1:
                return None
            mask |= made[0]
            options.append((inst, ability, way, made[0]))
    return Unit(mask, id_, tuple(options), dear(chars) + min(a.dear for _, a, _, _ in options))


def dear(chars: Characteristics) -> int:
    """Lands are tapped first, creatures last."""
    return 0 if chars.is_land else 2 if chars.is_creature else 1
