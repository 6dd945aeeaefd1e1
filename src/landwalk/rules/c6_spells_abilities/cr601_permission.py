"""CR 601.3: may a player begin to cast this, and in which ways? Timing, prohibitions, permissions."""

from __future__ import annotations

from typing import Final, TypeAlias

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import Cant, CantDo, FlashPermission, GainAbilities, PlayPermission
from landwalk.abilities.noun import InZone, Noun, NounPhrase, OnTop
from landwalk.kernel.characteristics import CardType, Inst, Supertype
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import MAIN_STEPS, Zone
from landwalk.rules.c6_spells_abilities.cr601_facts import Facts, Way, facts_of
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.matching import MODIFIERS, fits, matches
from landwalk.rules.questions import CanCastAtInstantSpeed, Reason

#: The verb of a permission to play a card, but only normally, as the creature that it is (CR 715.3d).
NORMALLY: Final = "play normally"
#: CR 118.9: cast without paying its mana cost.
FREE: Final = Way("free", ())
#: What permits something: an ability of the card itself, or an effect.
Source: TypeAlias = Inst | StaticEntry


def sorcery_timing(state: State, player: PlayerId) -> bool:
    """CR 307.1, 302.1 and the like: a main phase of the player's turn, the stack empty, and (always here) priority."""
    return state.active == player and state.step in MAIN_STEPS and not state.stack


def why_not_now(look: Look, player: PlayerId, id_: ObjectId, facts: Facts) -> list[Reason]:
    """Timing: reasons why the card can't be cast at this moment. look: with the card as a spell (601.3e)."""
    if timing_costs(look, player, id_, facts) is not None:
        return []
    if look.state.active != player:
        return [Reason("307.1", "{0} can be cast only in a main phase of its caster's own turn", (id_,))]
    if look.state.stack:
        return [Reason("307.1", "{0} can be cast only while the stack is empty", (id_,))]
    return [Reason("307.1", "{0} can be cast only in a main phase", (id_,))]


def timing_costs(look: Look, player: PlayerId, id_: ObjectId, facts: Facts) -> tuple[Node, ...] | None:
    """What casting the card at this moment costs in addition: mostly (); None: it can't be cast now (601.3b-d, 702.8a)."""
    if sorcery_timing(look.state, player) or facts.at_instant_speed:
        return ()
    found = timing_source(look, player, id_, facts)
    return None if found is None else found[1]


def timing_source(look: Look, player: PlayerId, id_: ObjectId, facts: Facts) -> tuple[Source, tuple[Node, ...]] | None:
    """What lets the player cast the card at a moment that isn't one for sorceries, its own ability or an effect, and what that costs in
    addition; None: nothing does."""
    for inst, answer in facts.flash:
        assert isinstance(inst.tree, KeywordAbility)
        if answer(look, id_, inst.tree, CanCastAtInstantSpeed(id_)) is not None:
            return inst, ()
    from landwalk.rules.clauses import applies_to
    from landwalk.rules.conditions import holds

    for entry in look.index.clauses.get(FlashPermission, ()):
        predicate = entry.predicate
        assert isinstance(predicate, FlashPermission)
        if entry.holder == id_:
            continue
        if applies_to(look, entry, player) and matches(look, predicate.what, id_, entry.ctx):
            return entry, predicate.costs
    priced: tuple[Source, tuple[Node, ...]] | None = None
    for inst, static, node in facts.own:
        if isinstance(node, FlashPermission | GainAbilities):
            ctx = Context(id_, player, key=inst_key(inst.origin, inst.ordinal))
            if static.condition is None or holds(look, static.condition, ctx):
                if isinstance(node, GainAbilities) or not node.costs:
                    return inst, ()
                priced = inst, node.costs  # CR 601.3c: as though it had flash only if this is paid
    return priced


def why_forbidden(look: Look, player: PlayerId, id_: ObjectId) -> list[Reason]:
    """CR 601.3, 101.2: what prohibits the player from casting it."""
    out = _forbids_itself(look, player, id_)
    if Cant in look.index.clauses:
        from landwalk.rules.c1_concepts.cr101_restrictions import cant

        out += cant(look, player, CantDo.CAST, id_, "601.3") + cant(look, id_, CantDo.BE_CAST, player, "601.3")
        out += cant(look, player, CantDo.CAST_OR_PLAY, id_, "601.3")
    return out


def _forbids_itself(look: Look, player: PlayerId, id_: ObjectId) -> list[Reason]:
    """ "This spell can't be cast unless ...": it functions wherever the card is (113.6)."""
    from landwalk.rules.conditions import holds

    known = facts_of(look.get(id_), look.object(id_))
    if known.legendary_spell and not _has_legend(look, player):
        return [Reason("205.4e", "{0} can be cast only by a player with a legendary creature or planeswalker", (id_,))]
    for inst, static, node in known.own:
        if isinstance(node, Cant) and node.what is CantDo.BE_CAST:
            ctx = Context(id_, player, key=inst_key(inst.origin, inst.ordinal))
            if static.condition is None or holds(look, static.condition, ctx):
                return [Reason("601.3", "{0} says that it can't be cast now", (id_,))]
    return []


def _has_legend(look: Look, player: PlayerId) -> bool:
    """CR 205.4e: does the player control a legendary creature or a legendary planeswalker?"""
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.controller == player and Supertype.LEGENDARY in chars.supertypes:
            if CardType.CREATURE in chars.types or CardType.PLANESWALKER in chars.types:
                return True
    return False


def ways_open(look: Look, player: PlayerId, id_: ObjectId, facts: Facts, zone: Zone) -> list[Way]:
    """The ways in which the player may cast the card from where it is (`zone`), timing and costs aside (601.3, 118.9a)."""
    out: list[Way] = []
    owner = look.state.objects[id_].owner
    if zone is Zone.HAND and owner == player:
        out.append(facts.normal)
    if zone in facts.ways_zones and owner == player:
        out += [w for w in facts.ways if w.zone is zone and _way_may(look, player, id_, w)]
    if PlayPermission in look.index.clauses:
        ways = _permitted(look, player, id_, facts, "cast")
        out += [w for w in ways if w not in out]  # from the hand a card can be cast normally anyhow
    return out


def _way_may(look: Look, player: PlayerId, id_: ObjectId, way: Way) -> bool:
    if way.means is not None and way.means.may is not None and not way.means.may(look, player, id_):
        return False
    if way.condition is None:
        return True
    from landwalk.rules.conditions import holds

    key = inst_key(way.inst.origin, way.inst.ordinal) if way.inst is not None else ""
    return holds(look, way.condition, Context(id_, player, key=key))


def _permitted(look: Look, player: PlayerId, id_: ObjectId, facts: Facts, verb: str) -> list[Way]:
    out: list[Way] = []
    for entry in permissions(look, player, id_, verb):
        way = FREE if is_free(entry) else facts.normal
        if way not in out:
            out.append(way)
    return out


def permissions(look: Look, player: PlayerId, id_: ObjectId, verb: str) -> list[StaticEntry]:
    """The effects that let the player cast or play ("cast" / "play") the card where it is."""
    from landwalk.rules.clauses import applies_to

    out: list[StaticEntry] = []
    for entry in look.index.clauses.get(PlayPermission, ()):
        predicate = entry.predicate
        assert isinstance(predicate, PlayPermission)
        if predicate.verb == NORMALLY:
            if "Adventure" in look.get(id_).subtypes:
                continue  # CR 715.3d, not as an Adventure
        elif predicate.verb not in (verb, "play"):
            continue
        effect = entry.effect
        if effect is not None:
            if effect.controller != player or (effect.objects is not None and id_ not in effect.objects):
                continue
            if effect.objects is None and not _permits(look, predicate.what, id_, entry.ctx):
                continue
        elif not applies_to(look, entry, player) or not _permits(look, predicate.what, id_, entry.ctx):
            continue
        out.append(entry)
    return out


def is_free(permission: StaticEntry) -> bool:
    """Does it let the card be cast without paying its mana cost?"""
    assert isinstance(permission.predicate, PlayPermission)
    return permission.predicate.free != "no"


def _permits(look: Look, what: Node, id_: ObjectId, ctx: Context) -> bool:
    """Is the card what the permission speaks of? Where it must be is asked of it as it is, all else as it would be cast (601.3e)."""
    now = Now(look.state)
    if not isinstance(what, NounPhrase):
        return matches(now, what, id_, ctx)
    places = tuple(m for m in what.tail if isinstance(m, InZone | OnTop))
    others = tuple(m for m in what.tail if not isinstance(m, InZone | OnTop))
    # "creature spells" speaks of cards that would be spells; here they aren't yet
    cores = tuple(c.replace(noun=Noun.CARD) if c.noun is Noun.SPELL else c for c in what.cores)
    return fits(look, cores, others, id_, ctx) and all(MODIFIERS[type(m)](now, m, id_, ctx) for m in places)
