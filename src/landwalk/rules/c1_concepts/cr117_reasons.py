"""CR 117.1, in full: why a player with priority can't take an action, part by part, and what lets them take it.

`is_legal` answers at once and in short; this is asked by people. What it says against an action is what `is_legal` says, with what lies
behind it: the cost that can't be paid, what protects each target, the condition that isn't met.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated, KeywordAbility, Loyal
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import CostChange
from landwalk.kernel.characteristics import CardType, Inst
from landwalk.kernel.choices import Action, Activate, CastSpell, Pass, PlayLand, SpecialAction
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts import cr115_targets as cr115
from landwalk.rules.c1_concepts import cr116_special_actions as cr116
from landwalk.rules.c1_concepts.cr117_legal_actions import is_legal
from landwalk.rules.c1_concepts.cr118_costs import bill_of
from landwalk.rules.c1_concepts.cr118_unpaid import in_order, paid_with, unpaid
from landwalk.rules.c3_card_types.cr305_playing_lands import lands_allowed
from landwalk.rules.c6_spells_abilities import cr602_activating as cr602
from landwalk.rules.c6_spells_abilities import cr605_mana_abilities as cr605
from landwalk.rules.c6_spells_abilities.cr601_as_cast import ABILITY, AsActivated, AsCast
from landwalk.rules.c6_spells_abilities.cr601_casting import before_casting, face_of, hand_ways, refusals
from landwalk.rules.c6_spells_abilities.cr601_facts import Facts, Way, facts_of
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.c6_spells_abilities.cr601_permission import permissions, sorcery_timing, timing_source
from landwalk.rules.c6_spells_abilities.cr601_proposal import Proposal
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import KEYWORDS, Reason

#: CR 30x.1: when a card of the type can be cast. An instant's rule is the only one without a moment.
_CAST: Final = (
    (CardType.INSTANT, "304.1"),
    (CardType.SORCERY, "307.1"),
    (CardType.CREATURE, "302.1"),
    (CardType.ARTIFACT, "301.1"),
    (CardType.ENCHANTMENT, "303.1"),
    (CardType.PLANESWALKER, "306.1"),
    (CardType.BATTLE, "310.1"),
)
#: So many objects that might have been targets are spoken of.
_TARGETS_NAMED: Final = 4
LEGAL_TARGETS: Final = "it has legal targets: {more}"


class Paying:
    """A cost that is to be paid in words: mana symbols and other costs, printed in the reader's language."""

    __slots__ = ("others", "symbols")

    def __init__(self, symbols: tuple[str, ...], others: tuple[Node, ...]) -> None:
        self.symbols = symbols
        self.others = others


def against(state: State, player: PlayerId, action: Action) -> list[Reason]:
    """All reasons why the player with priority can't take this action now; [] if it is legal."""
    short = is_legal(state, player, action)
    if not short:
        return []
    if isinstance(action, CastSpell) and action.card in state.objects:
        return _cast_against(state, player, action) or short
    if isinstance(action, Activate):
        return short + _activate_against(state, player, action, short)
    if isinstance(action, SpecialAction):
        return short + _special_unpaid(state, player, action)
    return short


def allowing(state: State, player: PlayerId, action: Action) -> list[Reason]:
    """What lets the player with priority take this action now: rules, permissions, what pays for it. [] if it isn't legal."""
    if is_legal(state, player, action):
        return []
    if isinstance(action, Pass):
        return [Reason("117.3d", "{0} has priority and may always pass", (player,))]
    if isinstance(action, PlayLand):
        return _play_allowed(state, player, action)
    if isinstance(action, CastSpell):
        return _cast_allowed(state, player, action)
    if isinstance(action, Activate):
        return _activate_allowed(state, player, action)
    if isinstance(action, SpecialAction):
        return _special_allowed(state, player, action)
    return []


# --- casting ---------------------------------------------------------------------------------------------


def _cast_against(state: State, player: PlayerId, action: CastSpell) -> list[Reason]:
    """As `why_not_cast`, of every way to cast it; what is the same in all of them is said once."""
    look = AsCast(state, action.card, player, face_of(state, action))
    known = facts_of(look.get(action.card), look.object(action.card))
    if known.is_land and not known.face_down:
        return []
    out: list[Reason] = []
    for way in hand_ways(look, player, action, known, state.objects[action.card].zone):
        found = [_of_type(look, r) for r in refusals(look, player, action.card, known, way)]
        if not found:
            proposal = before_casting(look, player, action.card, known, way)
            if not proposal.targets_possible(look):
                found = [Reason("601.2c", "{0} has no legal targets", (action.card,))]
                found += _no_targets(look, proposal)
            elif not proposal.payable(look):
                found = [Reason("601.2h", "the cost of {0} can't be paid", (action.card,))]
                if proposal.extra:
                    # CR 601.3c, as though it had flash for a price
                    words = (Paying((), proposal.extra),)
                    found.append(
                        Reason("601.3c", "at this moment {0} costs this in addition: {1}", (action.card,), words)
                    )
                found += _unpaid(look, player, action.card, proposal)
        _extend(out, found)
    return out


def _of_type(look: Look, reason: Reason) -> Reason:
    """Timing by the rule of the card's own type: what holds for sorceries (307.1) stands in each type's rules."""
    if reason.rule != "307.1":
        return reason
    key = reason.key
    return Reason(_rule_of(look, reason.objects[0]), key, reason.objects)


def _rule_of(look: Look, id_: ObjectId) -> str:
    types = look.get(id_).types
    return next((rule for kind, rule in _CAST if kind in types), "601.3")


def _unpaid(look: Look, player: PlayerId, id_: ObjectId, proposal: Proposal) -> list[Reason]:
    if proposal.way.costs is None:
        return [Reason("118.6", "{0} has no mana cost, and that can't be paid", (id_,))]
    return [*_changed(look, id_, proposal), *unpaid(look, player, proposal.bill(look), proposal.ctx)]


def _changed(look: Look, id_: ObjectId, proposal: Proposal) -> list[Reason]:
    """CR 601.2f: the effects that change what it costs, whatever its targets."""
    out: list[Reason] = []
    for entry in look.index.clauses.get(CostChange, ()):
        said = entry.predicate
        assert isinstance(said, CostChange)
        if said.what == proposal.what and said.target is None and applies_to(look, entry, id_):
            key = "{1} makes {0} cost less" if said.less == "less" else "{1} makes {0} cost more"
            out.append(Reason("601.2f", key, (id_, entry.holder)))
    return out


def _no_targets(look: Look, proposal: Proposal) -> list[Reason]:
    """What fits a target phrase and can't be targeted all the same."""
    out: list[Reason] = []
    for phrase in _phrases(proposal):
        for id_ in cr115.possible_targets(look, phrase, proposal.ctx)[:_TARGETS_NAMED]:
            _extend(out, cr115.forbidding(look, id_, proposal.ctx))
    return out


def _phrases(proposal: Proposal) -> tuple[Node, ...]:
    """What it could target, with whatever modes."""
    if proposal.modal is None:
        return proposal.phrases
    return tuple(p for mode in proposal.modal.modes for p in cr115.target_phrases(mode.body))


def _extend(out: list[Reason], found: list[Reason]) -> None:
    out += [r for r in found if not any(_same(r, known) for known in out)]


def _same(a: Reason, b: Reason) -> bool:
    return a.rule == b.rule and a.key == b.key and a.objects == b.objects and repr(a.words) == repr(b.words)


def _cast_allowed(state: State, player: PlayerId, action: CastSpell) -> list[Reason]:
    id_ = action.card
    look = AsCast(state, id_, player, face_of(state, action))
    known = facts_of(look.get(id_), look.object(id_))
    out = _moment(look, player, id_, known)
    for way in hand_ways(look, player, action, known, state.objects[id_].zone):
        if refusals(look, player, id_, known, way):
            continue
        proposal = before_casting(look, player, id_, known, way)
        if proposal.targets_possible(look) and proposal.payable(look):
            out += _way_allowed(look, player, id_, known, way) + _targets(look, proposal)
            out += _payment(look, player, id_, proposal)
    return out


def _moment(look: Look, player: PlayerId, id_: ObjectId, known: Facts) -> list[Reason]:
    rule = _rule_of(look, id_)
    if known.at_instant_speed:
        return [Reason("304.1", "{0} is an instant and can be cast whenever its caster has priority", (id_,))]
    if sorcery_timing(look.state, player):
        return [Reason(rule, "it is a main phase of {1}, and the stack is empty", (id_, player))]
    found = timing_source(look, player, id_, known)
    if found is None:
        return []
    source, _ = found
    if not isinstance(source, Inst):
        return [Reason("601.3b", "{1} lets {2} cast {0} as though it had flash", (id_, source.holder, player))]
    meaning = KEYWORDS.get(source.tree.name) if isinstance(source.tree, KeywordAbility) else None
    if meaning is not None:
        key = "{0} has {1} and can be cast whenever its caster has priority"
        return [Reason(subrule(meaning.rule), key, (id_,), (source.tree,), ((id_, "abilities"),))]
    return [Reason("601.3c", "{0} itself lets its caster cast it as though it had flash", (id_,))]


def subrule(rule: str) -> str:
    """The first subrule of a keyword's rule, where its meaning is told."""
    from landwalk.cite import is_rule

    return f"{rule}a" if is_rule(f"{rule}a") else rule


def _way_allowed(look: Look, player: PlayerId, id_: ObjectId, known: Facts, way: Way) -> list[Reason]:
    """What lets the player cast it from where it is, and for this price."""
    zone = look.state.objects[id_].zone
    if way.inst is not None and isinstance(way.inst.tree, KeywordAbility):
        meaning = KEYWORDS.get(way.inst.tree.name)
        rule = "118.9" if meaning is None else subrule(meaning.rule)
        return [Reason(rule, "{0} can be cast with {1}", (id_,), (way.inst.tree,))]
    if zone is not Zone.HAND:
        holder = _permitting(look, player, id_, "cast")
        return [Reason("601.3", "{1} lets {2} cast {0} from where it is", (id_, holder, player))] if holder else []
    if way.key and way.costs is not None:
        return [Reason("118.9", "{0} offers another cost: {1}", (id_,), (Paying((), way.costs),))]
    return []


def _permitting(look: Look, player: PlayerId, id_: ObjectId, verb: str) -> ObjectId:
    """The object whose effect lets the player cast or play the card from where it is; 0 if there is none."""
    return next((entry.holder for entry in permissions(look, player, id_, verb)), 0)


def _targets(look: Look, proposal: Proposal) -> list[Reason]:
    out: list[Reason] = []
    for phrase in proposal.phrases:
        least, _ = cr115.limits(look, phrase, proposal.ctx)
        if least:
            able = [i for i in cr115.legal_targets(look, phrase, proposal.ctx) if i != proposal.object]
            rule = "601.2c" if proposal.what == "cast" else "602.2b"
            out.append(Reason(rule, LEGAL_TARGETS, (proposal.object, *able[:_TARGETS_NAMED])))
    return out


def _payment(look: Look, player: PlayerId, id_: ObjectId, proposal: Proposal) -> list[Reason]:
    bill = proposal.bill(look)
    if not bill.symbols and not bill.others:
        return [Reason("118.5", "it costs nothing", (id_,))]
    cost = Paying(in_order(bill.symbols) if bill.symbols else (), bill.others)
    sources = paid_with(look, player, bill, proposal.ctx)
    rule = "601.2f" if proposal.what == "cast" else "602.2b"
    out = [*_changed(look, id_, proposal), Reason(rule, "the total cost: {1}", (id_,), (cost,))]
    if sources:
        out.append(Reason("601.2g", "the mana for it can come from: {more}", (id_, *sources)))
    return out


# --- other actions ---------------------------------------------------------------------------------------


def _play_allowed(state: State, player: PlayerId, action: PlayLand) -> list[Reason]:
    look = Now(state)
    out = [Reason("305.1", "it is a main phase of {1}, and the stack is empty", (action.card, player))]
    words = (str(state.players[player].lands_played), str(lands_allowed(look, player)))
    out.append(Reason("305.2a", "lands that {0} has played this turn: {1} of {2}", (player,), words))
    if state.objects[action.card].zone is not Zone.HAND:
        holder = _permitting(look, player, action.card, "play")
        if holder:
            out.append(Reason("305.1", "{1} lets {2} play {0} from where it is", (action.card, holder, player)))
    return out


def _activated(state: State, player: PlayerId, action: Activate) -> tuple[Look, Proposal, Activated | Loyal] | None:
    found = cr602.ability_of(Now(state), action)
    if found is None:
        return None
    inst, tree = found
    look = AsActivated(state, action.source, player, Inst(tree, inst.origin, inst.ordinal))
    return look, cr602.proposed(action.source, player, inst, tree, ABILITY), tree


def _activate_against(state: State, player: PlayerId, action: Activate, short: list[Reason]) -> list[Reason]:
    found = _activated(state, player, action)
    if found is None:
        return []
    look, proposal, tree = found
    rules = {r.rule for r in short}
    if "602.5" in rules and isinstance(tree, Activated):
        from landwalk.rules.conditions import holds

        key = proposal.inst.key if proposal.inst is not None else ("", 0)
        ctx = Context(action.source, player, key=inst_key(*key))
        unmet = [r for r in tree.restrictions if not holds(look, r, ctx)]
        return [Reason("602.5b", "{0} asks for this: {1}", (action.source,), (r,)) for r in unmet]
    if "602.2b" in rules:
        return _no_targets(look, proposal)
    if "118.3" in rules:
        return unpaid(Now(state), player, proposal.bill(Now(state)), proposal.ctx)
    return []


def _activate_allowed(state: State, player: PlayerId, action: Activate) -> list[Reason]:
    found = _activated(state, player, action)
    if found is None:
        return []
    look, proposal, tree = found
    out = [Reason("602.2", "{1} controls {0} and has priority", (action.source, player))]
    if cr605.mana_ability(tree) is not None:
        out = [Reason("605.3a", "{0} has a mana ability, which needs no priority", (action.source,))]
    elif isinstance(tree, Loyal):
        key = "it is a main phase of {1}, the stack is empty, and no loyalty ability of {0} was activated this turn"
        out = [Reason("606.3", key, (action.source, player))]
    return out + _targets(look, proposal) + _payment(Now(state), player, action.source, proposal)


def _special_unpaid(state: State, player: PlayerId, action: SpecialAction) -> list[Reason]:
    """What is missing for the costs behind the keyword that allows the action."""
    look = Now(state)
    found = cr116.special_of(look, action)
    if found is None:
        return []
    _, keyword, _ = found
    ctx = Context(action.on, player)
    return [r for costs in cost_params(keyword) for r in unpaid(look, player, bill_of(costs), ctx)]


def _special_allowed(state: State, player: PlayerId, action: SpecialAction) -> list[Reason]:
    found = cr116.special_of(Now(state), action)
    if found is None:
        return []
    _, keyword, _ = found
    meaning = KEYWORDS.get(keyword.name)
    rule = "116.2" if meaning is None else subrule(meaning.rule)
    return [Reason(rule, "{0} allows this special action with {1}", (action.on,), (keyword,))]


# --- targets ---------------------------------------------------------------------------------------------


def target_reasons(state: State, player: PlayerId, action: CastSpell | Activate, target: int) -> list[Reason]:
    """Why the spell or ability, begun now, couldn't have this object or player as a target; [] if it could, timing and costs aside."""
    proposals = _proposals(state, player, action)
    out: list[Reason] = []
    asked = 0
    for look, proposal in proposals:
        for phrase in _phrases(proposal):
            asked += 1
            found = why_not_target(look, phrase, target, proposal.ctx)
            if not found:
                return []
            _extend(out, found)
    source = action.card if isinstance(action, CastSpell) else action.source
    return out if asked else [Reason("115.1", "{0} has no targets", (source,))]


def why_not_target(look: Look, phrase: Node, id_: int, ctx: Context) -> list[Reason]:
    """Reasons why `id_` isn't a legal target for the phrase of the spell or ability of `ctx.source`; [] if it is one."""
    if id_ not in cr115.possible_targets(look, phrase, ctx):
        return [Reason("115.1", "{0} isn't what {1} may target: {2}", (id_, ctx.source), (phrase,))]
    return cr115.forbidding(look, id_, ctx)


def _proposals(state: State, player: PlayerId, action: CastSpell | Activate) -> list[tuple[Look, Proposal]]:
    if isinstance(action, Activate):
        found = _activated(state, player, action)
        return [] if found is None else [(found[0], found[1])]
    look = AsCast(state, action.card, player, face_of(state, action))
    known = facts_of(look.get(action.card), look.object(action.card))
    zone = state.objects[action.card].zone
    ways = hand_ways(look, player, action, known, zone) or [known.normal]
    return [(look, before_casting(look, player, action.card, known, way)) for way in ways]
