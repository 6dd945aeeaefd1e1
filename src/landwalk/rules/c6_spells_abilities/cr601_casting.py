"""CR 601, casting spells: one transaction, steps a to i."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import CostChange
from landwalk.kernel.announced import Announced
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import CastSpell, ChooseNumber, ChooseOptions, Purpose, YesNo
from landwalk.kernel.events import Entry, SpellCast
from landwalk.kernel.flow import Flow, number, options, yes
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId, StackInfo
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts import cr115_targets as cr115
from landwalk.rules.c1_concepts.cr106_available import MANA_ELSEWHERE
from landwalk.rules.c1_concepts.cr106_sources import survey
from landwalk.rules.c1_concepts.cr118_costs import pay_bill
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr601_as_cast import SPELLS_CHANGE, AsCast
from landwalk.rules.c6_spells_abilities.cr601_facts import Facts, Way, facts, facts_of
from landwalk.rules.c6_spells_abilities.cr601_modes import announce_modes
from landwalk.rules.c6_spells_abilities.cr601_permission import timing_costs, ways_open, why_forbidden, why_not_now
from landwalk.rules.c6_spells_abilities.cr601_proposal import Proposal
from landwalk.rules.c7_additional.cr700_crimes import note_crime
from landwalk.rules.c7_additional.cr733_illegal_actions import reverse
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import Reason


def cast(state: State, player: PlayerId, action: CastSpell, how: Way | None = None) -> Flow[ObjectId]:
    """CR 601.2. how: the way that an effect prescribes ("without paying its mana cost"), which also overrides timing.

    Returns the spell on the stack, or 0 if the casting was reversed (733.1).
    """
    mark = state.clone() if _may_fail(state, player, action) else None
    proposal = yield from propose(state, player, action, how)  # CR 601.2a, b: the way
    done = yield from complete(state, proposal)  # CR 601.2b-h
    if not done:
        if mark is None:
            raise RuntimeError(f"{action!r} was thought to be safe, but couldn't be completed")
        yield from reverse(state, player, action, mark)
        return 0
    yield SpellCast(proposal.object, player)  # CR 601.2i
    yield from note_crime(state, proposal.object)
    return proposal.object


def can_cast_by_effect(state: State, player: PlayerId, card: ObjectId, how: Way) -> bool:
    """May an effect have the player cast the card this way, and can it be completed? Timing doesn't matter (608.2g)."""
    look = AsCast(state, card, player)
    known = facts_of(look.get(card), look.object(card))
    if known.is_land or why_forbidden(look, player, card):
        return False
    return before_casting(look, player, card, known, how).can_complete(look)


def _may_fail(state: State, player: PlayerId, action: CastSpell) -> bool:
    """Plain spells paid from plain sources were checked to the end before; all else keeps a way back."""
    if state.settings.get(f"manual_mana:{player}") or action.face or action.way:
        return True
    look = Now(state)
    if state.interests & _SURPRISES or CostChange in look.index.clauses or not facts(look, action.card).is_plain:
        return True
    return any([source.unit is None for source in survey(look).sources[player]])


#: What could make a plan fail that was good when it was made: replaced taps or mana, triggers that act in between, mana from cards in
#: other zones (the spell itself may be one of them), effects that change spells.
_SURPRISES: Final = frozenset(
    {
        "replace:mana",
        "replace:tapped",
        "replace:life_lost",
        "replace:sacrifice",
        "replace:zone_change",
        "tapped_for_mana",
        SPELLS_CHANGE,
        *MANA_ELSEWHERE,
    }
)


def propose(state: State, player: PlayerId, action: CastSpell, how: Way | None) -> Flow[Proposal]:
    """CR 601.2a: the card goes to the stack. The way is chosen with the other announcements (601.2b), before it: the rules don't mind."""
    card = state.objects[action.card]
    face = face_of(state, action)
    look: Look = AsCast(state, action.card, player, face)
    known = facts_of(look.get(action.card), look.object(action.card))
    way = how
    extra: tuple[Node, ...] = ()
    if way is None:
        way = yield from _choose_way(look, player, action, known, card.zone)
        extra = timing_costs(look, player, action.card, known) or ()
    entry = Entry(player)
    if way.means is not None and way.means.becomes is not None:
        face = way.means.becomes(card)
        look, known = _through(look, player, action.card, known, way)
    entry.face = face
    entry.face_down = way.means is not None and way.means.face_down == "yes"
    event = move(state, action.card, Zone.STACK, "cast", entry=entry)
    yield event
    spell = event.new_id
    ctx = Context(spell, player, spell)
    phrases = _phrases(known, look, action.card, way)
    proposal = Proposal("cast", player, spell, way.body(known), way, ctx, known, phrases=phrases)
    proposal.extra = extra
    return proposal


def face_of(state: State, action: CastSpell) -> Face | None:
    """The face that is cast, if it isn't the card's front."""
    card = state.objects[action.card].card
    if card is None or (not action.face and card.whole is card.faces[0]):
        return None
    # CR 709.3: of a split card always a half, or (702.102a) both together
    return card.whole if action.face == len(card.faces) else card.faces[action.face]


def before_casting(look: Look, player: PlayerId, id_: ObjectId, known: Facts, way: Way) -> Proposal:
    """The proposal as it would begin, for checking: the card isn't on the stack yet, but `look` sees it there."""
    ctx = Context(id_, player, id_)
    look, known = _through(look, player, id_, known, way)
    phrases = _phrases(known, look, id_, way)
    proposal = Proposal("cast", player, id_, way.body(known), way, ctx, known, phrases=phrases)
    if known.own:
        proposal.extra = timing_costs(look, player, id_, known) or ()
    return proposal


def _through(look: Look, player: PlayerId, id_: ObjectId, known: Facts, way: Way) -> tuple[Look, Facts]:
    """The look at the card as the spell that this way makes of it, and the facts of that (702.103d)."""
    if way.means is None or way.means.becomes is None:
        return look, known
    seen = AsCast(look.state, id_, player, way.means.becomes(look.state.objects[id_]))
    return seen, facts_of(seen.get(id_), seen.object(id_))


def refusals(look: Look, player: PlayerId, id_: ObjectId, known: Facts, way: Way) -> list[Reason]:
    """CR 601.3, 702.103d: why the player can't cast it this way now; only what the way makes of the card counts."""
    look, known = _through(look, player, id_, known, way)
    return why_not_now(look, player, id_, known) or why_forbidden(look, player, id_)


def _phrases(known: Facts, look: Look, id_: ObjectId, way: Way) -> tuple[Node, ...]:
    """Target phrases of the spell: those of its text, of the way it is cast, or of an Aura's enchant ability (303.4a)."""
    if way.means is not None and way.means.targets:
        return way.means.targets
    if known.is_permanent and "Aura" in look.get(id_).subtypes:
        from landwalk.rules.c3_card_types.cr303_enchantments import enchant_phrases

        return enchant_phrases(look, id_)
    return known.phrases if way.means is None or way.means.reword is None else cr115.target_phrases(way.body(known))


def hand_ways(look: Look, player: PlayerId, action: CastSpell, known: Facts, zone: Zone) -> list[Way]:
    """The ways that the action stands for: the named one, or all that are asked for together."""
    ways = ways_open(look, player, action.card, known, zone)
    if action.way:
        return [w for w in ways if w.key == action.way]
    return [w for w in ways if groups(w, zone)]


def groups(way: Way, zone: Zone) -> bool:
    """Is this way one of those that the plain action asks for? From the hand all are; elsewhere only the normal cost."""
    return zone is Zone.HAND or way.key == ""


def _choose_way(look: Look, player: PlayerId, action: CastSpell, known: Facts, zone: Zone) -> Flow[Way]:
    """CR 601.2b, 118.9: which alternative cost, if any. Only ways that can be completed are offered."""
    able = hand_ways(look, player, action, known, zone)
    if len(able) > 1:
        able = [
            w
            for w in able
            if not refusals(look, player, action.card, known, w)
            and before_casting(look, player, action.card, known, w).can_complete(look)
        ]
    if not able:
        raise ValueError(f"{action!r} can't be begun")
    if len(able) == 1:
        return able[0]
    keys = [w.key for w in able]
    asked = ChooseOptions(player, Purpose.COST_WAY, keys, source=action.card)
    (key,) = options((yield asked))
    return able[keys.index(str(key))]


def complete(state: State, p: Proposal) -> Flow[bool]:
    """CR 601.2b-h, for spells and abilities alike (602.2b). False: it couldn't be completed."""
    if not (yield from _announce(state, p)):  # 601.2b
        return False
    if p.phrases:
        if not (yield from _choose_targets(state, p)):  # 601.2c
            return False
        division = yield from cr115.divide(state, p.player, p.body, p.phrases, p.ctx)  # 601.2d
        yield from _note(state, p, division)
    elif p.ctx.x >= 0 or p.ctx.modes or p.paid or p.way.key:
        yield from _note(state, p, ())
    bill = p.bill(Now(state))  # 601.2f: locked in
    if not (yield from pay_bill(state, p.player, bill, p.ctx)):  # 601.2g, h
        return False
    if p.ctx.cost:
        yield from _note_cost(state, p)
    return True


def _announce(state: State, p: Proposal) -> Flow[bool]:
    """CR 601.2b: modes, optional costs, X."""
    if not (yield from announce_modes(state, p)):
        return False
    if p.facts is not None:
        for optional in p.facts.optional:
            if optional.modes:
                continue  # settled with the modes
            most = p.most_times(Now(state), optional)
            if not most:
                continue
            if optional.repeat == "once":
                asked: YesNo | ChooseNumber = YesNo(p.player, Purpose.OPTIONAL_COST, p.object, optional.kind)
                p.paid[optional.key] = 1 if yes((yield asked)) else 0
            else:
                asked = ChooseNumber(p.player, Purpose.OPTIONAL_COST, 0, most, p.object, optional.kind)
                p.paid[optional.key] = number((yield asked))
    if p.has_x():
        if not (yield from _choose_x(state, p)):
            return False
    p.open.discard("x")
    return True


def _choose_x(state: State, p: Proposal) -> Flow[bool]:
    """CR 107.3a; 107.3b: without a cost that has X, it is 0 (then nobody is asked)."""
    able = p.possible_x(Now(state))
    if not able:
        return False
    if able[-1] - able[0] == len(able) - 1:
        p.ctx.x = number((yield ChooseNumber(p.player, Purpose.X, able[0], able[-1], p.object)))
    else:
        p.ctx.x = int(str(options((yield ChooseOptions(p.player, Purpose.X, able, source=p.object)))[0]))
    return True


def _choose_targets(state: State, p: Proposal) -> Flow[bool]:
    targets = yield from cr115.choose_targets(
        state, p.player, p.phrases, p.ctx, p.required(), p.body, lambda: p.payable(Now(state))
    )
    p.open.discard("targets")
    return targets is not None


def _note(state: State, p: Proposal, division: tuple[tuple[tuple[int, int], ...], ...]) -> Flow[None]:
    """Puts the announcements on the object on the stack."""
    old = state.objects[p.ctx.item].stack or StackInfo()
    info = old.with_(targets=p.ctx.targets, division=division, modes=p.ctx.modes, x=p.ctx.x, way=p.way.key or old.way)
    paid = [(key, n) for key, n in p.paid.items() if n]
    if p.way.inst is not None:
        paid.append((f"{inst_key(p.way.inst.origin, p.way.inst.ordinal)}:{p.way.key}", 1))
    if p.ctx.x >= 0 and p.what == "cast":
        paid.append(("x", p.ctx.x))  # CR 107.3m
    yield Announced(p.ctx.item, info, tuple(paid))


def _note_cost(state: State, p: Proposal) -> Flow[None]:
    """CR 608.2k: what paid the cost can be spoken of later ("the sacrificed creature")."""
    obj = state.objects.get(p.ctx.item)
    if obj is not None:
        yield Announced(p.ctx.item, obj.stack or StackInfo(), obj.payments, p.ctx.cost)


@applies(Announced)
def announced(state: State, event: Announced) -> None:
    obj = state.edit(event.object)
    obj.stack = event.info
    obj.payments = event.payments
    if event.cost:
        obj.linked = (*obj.linked, ("cost", event.cost))


@applies(SpellCast)
def spell_cast(state: State, event: SpellCast) -> None:
    """CR 601.2i: from now on it has been cast, by this player."""
    state.edit(event.object).cast_by = event.player
